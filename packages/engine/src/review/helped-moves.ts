import type { Help, Journal } from '../game/journal.ts';
import type { ReviewedMove } from './review.ts';

/**
 * Marks the moves that hints have helped. A hint helps the first later move whose reason uses the
 * technique of the hint, and no other one.
 */
export function helpedMoves(
  moves: readonly ReviewedMove[],
  { helps }: Pick<Journal, 'helps'>,
): ReviewedMove[] {
  const helped = new Set(
    helps.map((help) => moves.findIndex((it, move) => isAfter(it, move, help))),
  );
  return moves.map((it, move) => (helped.has(move) ? { ...it, isHelped: true } : it));
}

function isAfter({ at, reason }: ReviewedMove, move: number, help: Help): boolean {
  if (reason?.kind !== 'justified' || move <= help.after || at < help.at) return false;
  return reason.steps.some(({ technique }) => technique === help.technique);
}
