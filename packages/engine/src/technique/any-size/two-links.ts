import type { Step, TechniqueId } from '../step.ts';
import type { Board } from './board.ts';
import { dualSteps } from './dual-steps.ts';
import { elimination, type Find, inCells } from './find.ts';

/**
 * Finds skyscrapers. A digit has two places in each of two parallel lines. One place of each line is
 * in the same crossing line, so one of the other two places has the digit.
 */
export const findSkyscrapers: Find = function* (board) {
  const { size } = board.geometry;
  for (let digit = 1; digit <= size; digit++) {
    for (const from of [0, size]) {
      const links = linksIn(board, from, digit);
      for (const [i, first] of links.entries()) {
        for (const second of links.slice(i + 1)) yield skyscraper(board, digit, first, second);
      }
    }
  }
};

/**
 * Finds two-string kites. A digit has two places in a row and two in a column. One place of each line
 * is in the same box, so one of the other two places has the digit.
 */
export const findTwoStringKites: Find = function* (board) {
  const { size } = board.geometry;
  for (let digit = 1; digit <= size; digit++) {
    for (const row of linksIn(board, 0, digit)) {
      for (const column of linksIn(board, size, digit)) {
        for (const link of turns(row))
          for (const other of turns(column)) yield kite(board, digit, link, other);
      }
    }
  }
};

/**
 * Finds dual two-string kites: two kites with the same two cells in the box. As in HoDoKu, they may
 * have different digits.
 */
export const findDualKites: Find = (board) =>
  dualSteps('dual-two-string-kite', findTwoStringKites(board), (first, second) => {
    const cells = first.pattern.cells.slice(2);
    return second.pattern.cells.slice(2).every((cell) => cells.includes(cell));
  });

/** A line in which a digit has two places, and these places. */
interface Link {
  readonly line: number;
  readonly far: number;
  readonly near: number;
}

/**
 * The links of a digit in parallel lines: in the rows if `from` is 0, in the columns if it is
 * `size`.
 */
function linksIn(board: Board, from: number, digit: number): Link[] {
  const links: Link[] = [];
  for (let line = from; line < from + board.geometry.size; line++) {
    const cells = board.cellsOf(line, digit);
    if (cells.length === 2) links.push({ line, far: cells[0], near: cells[1] });
  }
  return links;
}

/** A link in both directions. */
function turns(link: Link): readonly [Link, Link] {
  return [link, { line: link.line, far: link.near, near: link.far }];
}

function skyscraper(board: Board, digit: number, first: Link, second: Link): Step | undefined {
  const { column, row, size } = board.geometry;
  const isRow = first.line < size;
  const crossing = (cell: number): number => (isRow ? size + column[cell] : row[cell]);
  // The places of a line are ascending. So two places in the same crossing line are both the first
  // of their line, or both the last.
  const isLow = crossing(first.far) === crossing(second.far);
  // If the first places share a crossing line and the last places share one too, the pattern is an
  // X-Wing. If neither pair shares one, there is no pattern.
  if (isLow === (crossing(first.near) === crossing(second.near))) return undefined;
  const [a, b] = [first, second].map((link) => turns(link)[isLow ? 1 : 0]);
  return linkStep(board, 'skyscraper', digit, a, b, crossing(a.near));
}

function kite(board: Board, digit: number, row: Link, column: Link): Step | undefined {
  const { box, size } = board.geometry;
  if (box[row.near] !== box[column.near]) return undefined;
  const cells = new Set([row.near, row.far, column.near, column.far]);
  if (cells.size < 4) return undefined;
  return linkStep(board, 'two-string-kite', digit, row, column, 2 * size + box[row.near]);
}

function linkStep(
  board: Board,
  technique: TechniqueId,
  digit: number,
  first: Link,
  second: Link,
  shared: number,
): Step | undefined {
  return elimination(
    technique,
    {
      kind: 'links',
      cells: [first.far, second.far, first.near, second.near],
      digits: [digit],
      houses: [first.line, second.line, shared],
      ends: [[first.far], [first.near], [second.near], [second.far]],
    },
    inCells(board, board.seenByAll([first.far, second.far], digit), digit),
  );
}
