import { CLASSES } from '../classify/classify-cells.ts';
import { digitOf, givenOf, kindOf } from './classes.ts';
import type { Alternative, ScannedCell } from './scanned-cell.ts';

/** An alternative below this probability is not worth a place in a list. */
const LEAST = 0.01;
const MOST_ALTERNATIVES = 3;

export interface Taken {
  /** The class that is taken for the cell. */
  readonly taken: number;
  /** The class that was read. */
  readonly read: number;
  /** Whether the puzzle has exactly one solution with what is taken. */
  readonly isProper: boolean;
}

/** What the probabilities say of a cell. */
export function scannedCell(
  probabilities: Float32Array,
  cell: number,
  { taken, read, isProper }: Taken,
): ScannedCell {
  const own = probabilities.subarray(cell * CLASSES, (cell + 1) * CLASSES);
  const digit = digitOf(taken);
  const change = digit === digitOf(read) ? {} : { read: digitOf(read) };
  return {
    kind: kindOf(taken),
    digit,
    // What was changed to make the puzzle proper is not surer because it is.
    confidence: isProper && taken === read ? confidenceIfProper(own, taken) : own[taken],
    alternatives: alternativesTo(digit, own, digitOf(read)),
    ...change,
  };
}

/**
 * How often a puzzle has exactly one solution although a cell was misread. Most misread givens contradict
 * the others, but one that was overlooked may be redundant.
 */
const STILL_PROPER = { otherDigit: 0.03, addedDigit: 0.12, missedDigit: 0.5 };

/** The probability of a class, given that the puzzle is proper with it (Bayes' rule). */
function confidenceIfProper(own: Float32Array, taken: number): number {
  const given = givenOf(taken);
  let wrong = 0;
  let known = 0;
  own.forEach((probability, found) => {
    known += probability;
    if (found !== taken) wrong += probability * chanceToStayProper(given, givenOf(found));
  });
  wrong += Math.max(0, 1 - known) * STILL_PROPER.addedDigit;
  return own[taken] / (own[taken] + wrong);
}

function chanceToStayProper(taken: number, actual: number): number {
  if (taken === actual) return 1;
  if (taken === 0) return STILL_PROPER.missedDigit;
  return actual === 0 ? STILL_PROPER.addedDigit : STILL_PROPER.otherDigit;
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
