import type { Reasons } from '../picture/reason.ts';
import { EASED } from './player.ts';
import type { RunState } from './state.ts';

/**
 * The cell for which no digit is left at the moment shown: a blank without candidates, or the cell
 * that the search leaves to go back further. Undefined if there is no such cell, or if the player
 * is too fast to show reasons.
 */
export function cellWithoutDigit({ picture, player }: RunState): number | undefined {
  if (!picture || (player.playing && player.speed > EASED)) return undefined;
  const { dead, last, next } = picture;
  if (typeof dead === 'object' && 'cell' in dead) return dead.cell;
  return last?.kind === 'back' && next?.kind === 'back' ? last.cell : undefined;
}

/** The reasons for the moment shown. Undefined until the worker has answered. */
export function reasonsShown(run: RunState): Reasons | undefined {
  const { reasons, picture, strategy } = run;
  // The user's program may leave a cell without having tried every digit.
  if (strategy === 'own' && reasons?.digits.some(({ kind }) => kind === 'untried'))
    return undefined;
  const isShown = reasons && reasons.event === picture?.event;
  return isShown && reasons.cell === cellWithoutDigit(run) ? reasons : undefined;
}
