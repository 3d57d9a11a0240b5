import type { Step } from '../step.ts';
import type { Board } from './board.ts';
import { dualSteps } from './dual-steps.ts';
import { elimination, type Find, inCells } from './find.ts';

/**
 * Finds empty rectangles. All places of a digit in a box are in one row and one column of the box.
 * A line outside the box has exactly two places of the digit. One of them, the near place, is in
 * that row (or column). The other is the far place. If the far place does not have the digit, the
 * near place has it, and so the box has the digit in its column (or row). So the digit is removed
 * from the cell of this column (or row) that is in line with the far place.
 */
export const findEmptyRectangles: Find = function* (board) {
  for (const [digit, box] of digitsInBoxes(board)) yield* rectanglesIn(board, digit, box, LEAST);
};

/**
 * Finds dual empty rectangles: two empty rectangles of a digit in the same box. As in HoDoKu, the
 * digit may have only two places in the box.
 */
export const findDualEmptyRectangles: Find = function* (board) {
  for (const [digit, box] of digitsInBoxes(board)) {
    yield* dualSteps('dual-empty-rectangle', rectanglesIn(board, digit, box, 2), () => true);
  }
};

/** The fewest places of the digit in the box. HoDoKu has the same default. */
const LEAST = 3;

function* digitsInBoxes({ geometry: { size } }: Board): Generator<[digit: number, box: number]> {
  for (let digit = 1; digit <= size; digit++) {
    for (let box = 2 * size; box < 3 * size; box++) yield [digit, box];
  }
}

/** @param least The fewest places of the digit in the box. */
function* rectanglesIn(
  board: Board,
  digit: number,
  box: number,
  least: number,
): Generator<Step | undefined> {
  if (board.countPlaces(box, digit) < least) return;
  for (const [row, column] of crossings(board, box, digit)) {
    yield* stepsOf(board, digit, box, row, column);
    yield* stepsOf(board, digit, box, column, row);
  }
}

/**
 * The pairs of a row and a column that together contain all places of a digit in a box. In each
 * pair, both lines contain a place that the other does not contain.
 */
function crossings(board: Board, box: number, digit: number): [number, number][] {
  const { column, row, size } = board.geometry;
  const cells = board.cellsOf(box, digit);
  const rows = [...new Set(cells.map((cell) => row[cell]))];
  const columns = [...new Set(cells.map((cell) => size + column[cell]))];
  return rows.flatMap((line) =>
    columns
      .filter((other) => {
        const outsideRow = cells.filter((cell) => row[cell] !== line);
        const outsideColumn = cells.filter((cell) => size + column[cell] !== other);
        const isCovered = outsideRow.every((cell) => !outsideColumn.includes(cell));
        return isCovered && outsideRow.length > 0 && outsideColumn.length > 0;
      })
      .map((other): [number, number] => [line, other]),
  );
}

/** @param line The line that crosses the box and contains the near place. */
function* stepsOf(
  board: Board,
  digit: number,
  box: number,
  line: number,
  across: number,
): Generator<Step | undefined> {
  const { geometry } = board;
  const { column, houses, row, size } = geometry;
  const inBox = board.cellsOf(box, digit);
  for (const near of board.cellsOf(line, digit)) {
    if (houses[box].includes(near)) continue;
    const link = line < size ? size + column[near] : row[near];
    const ends = board.cellsOf(link, digit);
    if (ends.length !== 2) continue;
    const far = ends[0] === near ? ends[1] : ends[0];
    const removed = board
      .cellsOf(across, digit)
      .filter((cell) => !houses[box].includes(cell) && isOpposite(board, cell, far, link));
    yield elimination(
      'empty-rectangle',
      {
        kind: 'plain',
        cells: [near, far, ...inBox],
        digits: [digit],
        houses: [box, link, line, across],
      },
      inCells(board, removed, digit),
    );
  }
}

/** Whether a cell is in the line of the far place that crosses the link. */
function isOpposite({ geometry }: Board, cell: number, far: number, link: number): boolean {
  const { column, row, size } = geometry;
  return link < size ? column[cell] === column[far] : row[cell] === row[far];
}
