import { type Geometry, geometryOfSize, USUAL_SIZES } from '../../grid/geometry.ts';
import type { NotationError, NotationErrorCode, NotationResult } from '../notation.ts';
import { symbolRange } from './symbol.ts';

/** An error at an index of a line. It is a NotationError without the line number. */
export interface Fault {
  readonly code: NotationErrorCode;
  /** The index in the line, from 0. */
  readonly index: number;
  readonly expected: string;
  readonly found: string;
}

/** Whether a reader returned a fault instead of a value. */
export function isFault(value: object): value is Fault {
  return 'code' in value;
}

export function failure(error: NotationError): NotationResult {
  return { ok: false, error };
}

export function faultAt(line: number, fault: Fault): NotationResult {
  const { code, index, expected, found } = fault;
  return failure({ code, line, column: index + 1, expected, found });
}

/** Returns a number with its noun, for example "1 cell" or "80 cells". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Returns a text such as "81 cells (9×9)". */
export function cellsOf(size: number): string {
  return `${size * size} cells (${size}×${size})`;
}

/** What a packed cell may be in a grid of this size, worded for an error. */
export function digitOrBlank(size: number): string {
  return `a digit ${symbolRange(size)} or a blank (. 0 _ - * x)`;
}

/**
 * Returns the usual size whose power is nearest to a length. The power is 2 if the length counts
 * cells, and 3 if the length counts candidates.
 */
function nearestSize(length: number, power: 2 | 3): number {
  return USUAL_SIZES.reduce((best, size) =>
    Math.abs(size ** power - length) < Math.abs(best ** power - length) ? size : best,
  );
}

/**
 * Returns the grid sizes that were probably meant by a wrong number of cells, worded for an error.
 * The nearest size is always included. The next size on the other side of the number is included too,
 * unless it is at least three times as far from the number as the nearest size.
 */
export function meantSizes(cells: number): string {
  const nearest = nearestSize(cells, 2);
  const distance = Math.abs(nearest ** 2 - cells);
  const onOtherSide = (size: number) => nearest ** 2 < cells === size ** 2 > cells;
  const close = (size: number) => Math.abs(size ** 2 - cells) < 3 * distance;
  const meant = USUAL_SIZES.filter(
    (size) => size === nearest || (onOtherSide(size) && close(size) && isNextTo(size, nearest)),
  );
  return meant.map(cellsOf).join(' or ');
}

function isNextTo(size: number, other: number): boolean {
  return Math.abs(USUAL_SIZES.indexOf(size) - USUAL_SIZES.indexOf(other)) === 1;
}

/**
 * Returns the given geometry. Without a given geometry, returns the usual geometry nearest to a
 * length.
 */
export function meantGeometry(
  length: number,
  power: 2 | 3,
  geometry: Geometry | undefined,
): Geometry {
  return geometry ?? geometryOfSize(nearestSize(length, power))!;
}
