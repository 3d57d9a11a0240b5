import { formatCell } from '../grid/coordinate.ts';
import { type Geometry, geometryOfCells } from '../grid/geometry.ts';
import { type Grid, internGrid } from '../grid/grid.ts';
import { symbolOf } from '../notation/parts/symbol.ts';
import { formatPuzzles } from '../notation/puzzle-reader.ts';
import { block } from '../notation/text/block.ts';
import { line } from '../notation/text/line.ts';
import { clockText } from './play-time.ts';

/** A game as a list of moves, such as one that was played elsewhere. */
export interface MoveList {
  readonly givens: Grid;
  /** In the order in which they were made. */
  readonly moves: readonly ListedMove[];
}

export type ListedMove =
  | {
      readonly kind: 'write';
      /** The time on the clock, in milliseconds. */
      readonly at: number;
      readonly writings: readonly [Writing, ...Writing[]];
    }
  /** Takes back the latest moves. */
  | { readonly kind: 'undo'; readonly at: number; readonly count: number };

/** A change of a cell. */
export interface Writing {
  readonly cell: number;
  /** Writes a digit (`=`), removes centre notes (`-`) or adds them (`+`). */
  readonly sign: '=' | '-' | '+';
  /** Ascending. With `=`, a single digit, or 0 to remove the digit of the cell. */
  readonly digits: readonly [number, ...number[]];
}

/**
 * Writes a list of moves: the puzzle, and one move per line with its time. `parseMoveList` reads it.
 *
 *     0:12 r1c3=5
 *     1:40 r4c5-3,7 r6c5-3
 *     2:02.5 r4c6+3,7
 *     3:10 undo 2
 */
export function formatMoveList({ givens, moves }: MoveList): string {
  const { geometry } = internGrid(givens, 'givens');
  const isUsual = geometryOfCells(geometry.cells) === geometry;
  const puzzle = formatPuzzles([{ givens, line: 1 }], isUsual ? line : block);
  return `${puzzle.trimEnd()}\n${moves.map((move) => `${moveText(move, geometry)}\n`).join('')}`;
}

function moveText(move: ListedMove, geometry: Geometry): string {
  const tenths = Math.floor(move.at / 100) % 10;
  const time = `${clockText(move.at)}${tenths > 0 ? `.${tenths}` : ''}`;
  if (move.kind === 'undo') return `${time} undo ${move.count}`;
  const writings = move.writings.map(
    ({ cell, digits, sign }) =>
      `${formatCell(geometry, cell)}${sign}${digits.map(symbolOf).join(',')}`,
  );
  return `${time} ${writings.join(' ')}`;
}
