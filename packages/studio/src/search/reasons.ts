import type { Picture } from '../picture/picture.ts';
import type { Reasons } from '../picture/reason.ts';
import { EASED } from './player.ts';
import type { RunState } from './state.ts';

/**
 * The cell for which no digit is left at the moment shown. Undefined if there is no such cell, or if
 * the player is too fast to show reasons.
 */
export function cellWithoutDigit({ picture, player }: RunState): number | undefined {
  if (!picture || (player.playing && player.speed > EASED)) return undefined;
  return deadCellOf(picture);
}

/**
 * The cell for which no digit is left: a blank without candidates, or the cell that the search
 * leaves to go back further.
 */
export function deadCellOf({ dead, last, next }: Picture): number | undefined {
  if (typeof dead === 'object' && 'cell' in dead) return dead.cell;
  return last?.kind === 'back' && next?.kind === 'back' ? last.cell : undefined;
}

/** The reasons for the moment shown. Undefined until the worker has answered. */
export function reasonsShown(run: RunState): Reasons | undefined {
  const { reasons, picture } = run;
  if (!reasons || reasons.event !== picture?.event) return undefined;
  if (reasons.cell !== cellWithoutDigit(run)) return undefined;
  return areComplete(reasons, run) ? reasons : undefined;
}

/** The user's program may leave a cell without having tried every digit. */
export function areComplete(
  { digits }: Reasons,
  { strategy }: Pick<RunState, 'strategy'>,
): boolean {
  return strategy !== 'own' || digits.every(({ kind }) => kind !== 'untried');
}
