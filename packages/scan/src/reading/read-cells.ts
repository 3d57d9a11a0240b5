import { CLASSES } from '../classify/classify-cells.ts';
import { digitOf, kindOf } from './classes.ts';
import type { Alternative, ScannedCell } from './scanned-cell.ts';

/** An alternative below this probability is not worth a place in a list. */
const LEAST = 0.01;
const MOST_ALTERNATIVES = 3;

/** What the probabilities say of a cell that is taken for `taken`, although it was read as `read`. */
export function scannedCell(
  probabilities: Float32Array,
  cell: number,
  { taken, read }: { readonly taken: number; readonly read: number },
): ScannedCell {
  const own = probabilities.subarray(cell * CLASSES, (cell + 1) * CLASSES);
  const digit = digitOf(taken);
  const change = digit === digitOf(read) ? {} : { read: digitOf(read) };
  return {
    kind: kindOf(taken),
    digit,
    confidence: own[taken],
    alternatives: alternativesTo(digit, own, digitOf(read)),
    ...change,
  };
}

function alternativesTo(digit: number, own: Float32Array, read: number): Alternative[] {
  const confidences = new Map<number, number>();
  own.forEach((probability, found) => {
    const other = digitOf(found);
    confidences.set(other, (confidences.get(other) ?? 0) + probability);
  });
  confidences.delete(digit);
  return [...confidences]
    .map(([other, confidence]) => ({ digit: other, confidence }))
    .filter((other) => other.confidence >= LEAST || other.digit === read)
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, MOST_ALTERNATIVES);
}
