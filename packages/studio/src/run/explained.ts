import { symbolOf } from '@nonet/engine/notation';
import type { ExplainedDigit } from '../board/reasons.tsx';
import { shapeOf } from '../picture/puzzle-text.ts';
import type { DigitReason } from '../picture/reason.ts';
import { reasonsShown } from '../search/reasons.ts';
import type { State } from '../search/state.ts';
import { placeOf } from '../words/place.ts';
import type { Words } from '../words/words.ts';

/** What to draw when no digit is left for a cell, and the sentence for screen readers. */
export interface Explained {
  readonly cell: { readonly row: number; readonly column: number };
  readonly digits: readonly ExplainedDigit[];
  readonly sentence: string;
}

export function explained(state: State, { reasons: words }: Words): Explained | undefined {
  const shown = reasonsShown(state.run);
  if (!shown) return undefined;
  const shape = shapeOf(state.puzzle.text);
  const { cell, digits } = shown;
  const pointOf = (at: number) => ({ row: shape.row[at], column: shape.column[at] });
  const distance = (peer: number): number =>
    Math.hypot(shape.row[peer] - shape.row[cell], shape.column[peer] - shape.column[cell]);
  const nearest = (reason: DigitReason): number | undefined =>
    reason.kind === 'blocked'
      ? reason.peers.reduce((best, peer) => (distance(peer) < distance(best) ? peer : best))
      : undefined;
  const found = digits.map((reason, i) => ({
    reason,
    symbol: symbolOf(i + 1),
    peer: nearest(reason),
  }));
  const phrase = ({ reason, symbol, peer }: (typeof found)[number]): string => {
    if (peer !== undefined) return words.blocked(symbol, placeOf(shape, peer));
    if (reason.kind === 'tried') return words.tried(symbol, reason.event);
    return reason.kind === 'untried' ? words.untried(symbol) : words.ruledOut(symbol);
  };
  return {
    cell: pointOf(cell),
    digits: found.map(({ reason, symbol, peer }) => ({
      symbol,
      kind: reason.kind,
      peer: peer === undefined ? undefined : pointOf(peer),
      note: reason.kind === 'tried' ? words.mark(symbol, reason.event) : '',
    })),
    sentence: words.all(placeOf(shape, cell), found.map(phrase).join(', ')),
  };
}
