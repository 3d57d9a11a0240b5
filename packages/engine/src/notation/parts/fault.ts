import { type Geometry, geometryOfSize, USUAL_SIZES } from '../../grid/geometry.ts';
import type { Field, NotationResult } from '../notation.ts';
import type { NotationError, NotationErrorCode } from '../notation-error.ts';
import { either, type Phrase, type Phrases, phraseIn } from '../phrase.ts';
import { englishPhrases } from './english-phrases.ts';
import { symbolRange } from './symbol.ts';

/** An error at a position in a line. The number of the line is added later. */
export interface Fault extends Phrases {
  readonly code: NotationErrorCode;
  /** The position in the line, counted from 0. */
  readonly index: number;
  /** The fields of the record that could be read nevertheless. */
  readonly fields?: readonly Field[];
}

export function isFault(value: object | undefined): value is Fault {
  return value !== undefined && 'code' in value;
}

/** Makes an error. Lines and columns are counted from 1. */
export function errorOf(
  code: NotationErrorCode,
  line: number,
  column: number,
  expected: Phrase,
  found: Phrase,
): NotationError {
  return {
    code,
    line,
    column,
    expected: phraseIn(englishPhrases, expected),
    found: phraseIn(englishPhrases, found),
    phrases: { expected, found },
  };
}

export function failure(error: NotationError): NotationResult {
  return { ok: false, error };
}

/** Turns a fault into the error for the line with this number. */
export function faultAt(
  line: number,
  { code, index, expected, found, fields }: Fault,
): NotationResult {
  const error = errorOf(code, line, index + 1, expected, found);
  return fields ? { ok: false, error, fields } : failure(error);
}

/** The phrase for the cells of a grid: "81 cells (9×9)". */
export function cellsOf(size: number): Phrase {
  return { id: 'cells', count: size * size, size };
}

/** The phrase for the digits of a grid: "a digit 1–9". */
export function digitUpTo(size: number): Phrase {
  return { id: 'digit', symbols: symbolRange(size) };
}

/** The phrase for the valid symbols of a cell: "a digit 1–9 or a blank". */
export function digitOrBlank(size: number): Phrase {
  return either(digitUpTo(size), { id: 'blank' });
}

/**
 * The usual size whose number of cells (`power` 2) or candidates (`power` 3) is nearest to
 * `length`.
 */
function nearestSize(length: number, power: 2 | 3): number {
  return USUAL_SIZES.reduce((best, size) =>
    Math.abs(size ** power - length) < Math.abs(best ** power - length) ? size : best,
  );
}

/**
 * Suggests one or two grid sizes when the number of cells fits no grid. For example, 90 cells give
 * "81 cells (9×9) or 100 cells (10×10)". The second size is left out if it is at least three times
 * as far from 90 as the first.
 */
export function meantSizes(cells: number): Phrase {
  const distance = (size: number) => Math.abs(size ** 2 - cells);
  const nearest = nearestSize(cells, 2);
  const side = nearest ** 2 < cells ? 1 : -1;
  const next: number | undefined = USUAL_SIZES[USUAL_SIZES.indexOf(nearest) + side];
  const isClose = next !== undefined && distance(next) < 3 * distance(nearest);
  if (!isClose) return cellsOf(nearest);
  return either(cellsOf(Math.min(nearest, next)), cellsOf(Math.max(nearest, next)));
}

/** Returns `geometry` if it is set. Otherwise returns the usual geometry of the `nearestSize`. */
export function meantGeometry(
  length: number,
  power: 2 | 3,
  geometry: Geometry | undefined,
): Geometry {
  return geometry ?? geometryOfSize(nearestSize(length, power))!;
}

/**
 * Turns the position of an error in a text that spans several lines into the position in the whole
 * file. `place` is where the text begins.
 */
export function placedError(
  error: NotationError,
  text: string,
  { line, column }: { readonly line: number; readonly column: number },
): NotationError {
  const before = text.slice(0, error.column - 1).split('\n');
  const lastLine = before.at(-1)!.length + 1;
  return {
    ...error,
    line: line + before.length - 1,
    column: before.length > 1 ? lastLine : lastLine + column - 1,
  };
}
