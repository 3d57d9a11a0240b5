import { deadCellOf } from '../picture/picture.ts';
import type { Reasons } from '../picture/reason.ts';
import { EASED } from './player.ts';
import type { Player, RunState } from './state.ts';

/** Whether the player is slow enough to show reasons. */
export function isExplained({ playing, speed }: Player): boolean {
  return !playing || speed <= EASED;
}

/** The cell for which no digit is left at the moment shown, if reasons are shown. */
export function cellWithoutDigit({ picture, player }: RunState): number | undefined {
  return picture && isExplained(player) ? deadCellOf(picture) : undefined;
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
