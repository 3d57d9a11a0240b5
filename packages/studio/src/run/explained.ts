import { type PlainPuzzle, shapeOf, symbolOf } from '@nonet/engine/notation';
import type { ExplainedDigit, Point } from '../board/reasons.tsx';
import type { DigitReason, Reasons } from '../picture/reason.ts';
import { placeOf } from '../words/place.ts';
import type { Words } from '../words/words.ts';

/** Why no digit is left for a cell: what to draw, and the reasons in words. */
export interface Explained {
  readonly cell: Point;
  readonly digits: readonly (ExplainedDigit & { readonly phrase: string })[];
  readonly sentence: string;
}

export function explained(
  puzzle: PlainPuzzle,
  { cell, digits }: Reasons,
  { reasons: words }: Words,
): Explained {
  const shape = shapeOf(puzzle);
  const pointOf = (at: number): Point => ({ row: shape.row[at], column: shape.column[at] });
  const distance = (peer: number): number =>
    Math.hypot(shape.row[peer] - shape.row[cell], shape.column[peer] - shape.column[cell]);
  const nearest = (peers: readonly number[]): number =>
    peers.reduce((best, peer) => (distance(peer) < distance(best) ? peer : best));
  const phraseOf = (symbol: string, reason: DigitReason): string => {
    if (reason.kind === 'blocked') {
      return words.blocked(symbol, placeOf(shape, nearest(reason.peers)));
    }
    if (reason.kind === 'tried') return words.tried(symbol, reason.event);
    return reason.kind === 'untried' ? words.untried(symbol) : words.ruledOut(symbol);
  };
  const found = digits.map((reason, i) => ({
    symbol: symbolOf(i + 1),
    kind: reason.kind,
    peer: reason.kind === 'blocked' ? pointOf(nearest(reason.peers)) : undefined,
    phrase: phraseOf(symbolOf(i + 1), reason),
  }));
  const phrases = found.map(({ phrase }) => phrase).join(', ');
  return {
    cell: pointOf(cell),
    digits: found,
    sentence: words.all(placeOf(shape, cell), phrases),
  };
}
