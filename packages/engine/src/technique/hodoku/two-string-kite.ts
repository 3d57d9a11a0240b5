// Hot code: it allocates nothing until it has found a step.
import { CELL_HOUSES, COUNT, HOUSE_CELLS, LOWEST } from '../classic-tables.ts';
import { candidateOf, type Step } from '../step.ts';
import type { DigitFinder } from './digit-finder.ts';

/** The ends of the rows in which the digit has two places: index × 2 + end → cell. */
const rowEnds = new Uint8Array(18);

/** The ends of the columns in which the digit has two places. */
const columnEnds = new Uint8Array(18);

/**
 * Finds a row and a column. In each of them, a digit has exactly two places, the ends. One end of
 * the row and one end of the column are in the same box. So one of the other two ends contains the
 * digit, and the digit is removed from the cell that sees both of them. As in HoDoKu, the ends of a
 * line are swapped if its second end is in that box. They stay swapped in the following tests.
 */
export const findTwoStringKites: DigitFinder = ({ candidates, places }, digit, receive) => {
  const rows = readEnds(places, 0, digit, rowEnds);
  if (rows === 0) return false;
  const columns = readEnds(places, 9, digit, columnEnds);
  for (let i = 0; i < rows * 2; i += 2) {
    for (let j = 0; j < columns * 2; j += 2) {
      const rowEnd = boxOf(rowEnds[i]) === boxOf(columnEnds[j]) || isSwapped(i, j);
      if (!rowEnd) continue;
      const near1 = rowEnds[i];
      const far1 = rowEnds[i + 1];
      const near2 = columnEnds[j];
      const far2 = columnEnds[j + 1];
      if (near1 === near2 || near1 === far2 || far1 === near2 || far1 === far2) continue;
      const cell = HOUSE_CELLS[CELL_HOUSES[far2 * 3] * 9 + CELL_HOUSES[far1 * 3 + 1] - 9];
      if ((candidates[cell] & (1 << (digit - 1))) === 0) continue;
      if (receive(kiteStep(digit, [far1, far2, near1, near2], cell))) return true;
    }
  }
  return false;
};

/** Reads the ends of nine lines from `first` on. Returns the number of lines with two places. */
function readEnds(places: Uint16Array, first: number, digit: number, ends: Uint8Array): number {
  let count = 0;
  for (let line = first; line < first + 9; line++) {
    const set = places[line * 9 + digit - 1];
    if (COUNT[set] !== 2) continue;
    ends[count * 2] = HOUSE_CELLS[line * 9 + LOWEST[set]];
    ends[count * 2 + 1] = HOUSE_CELLS[line * 9 + LOWEST[set & (set - 1)]];
    count++;
  }
  return count;
}

/**
 * Swaps the ends of two lines if necessary, so that their first ends are in the same box. Returns
 * false if this is impossible.
 */
function isSwapped(i: number, j: number): boolean {
  if (boxOf(rowEnds[i]) === boxOf(columnEnds[j + 1])) {
    swap(columnEnds, j);
  } else if (boxOf(rowEnds[i + 1]) === boxOf(columnEnds[j])) {
    swap(rowEnds, i);
  } else if (boxOf(rowEnds[i + 1]) === boxOf(columnEnds[j + 1])) {
    swap(rowEnds, i);
    swap(columnEnds, j);
  } else {
    return false;
  }
  return true;
}

function swap(ends: Uint8Array, i: number): void {
  const end = ends[i];
  ends[i] = ends[i + 1];
  ends[i + 1] = end;
}

function boxOf(cell: number): number {
  return CELL_HOUSES[cell * 3 + 2];
}

/** The cells of the pattern are the two ends that remove the digit, and the two ends in the box. */
function kiteStep(digit: number, cells: readonly number[], removed: number): Step {
  const [far1, far2, near1, near2] = cells;
  return {
    technique: 'two-string-kite',
    pattern: {
      kind: 'links',
      cells,
      digits: [digit],
      houses: [CELL_HOUSES[near1 * 3], CELL_HOUSES[near2 * 3 + 1], boxOf(near1)],
      ends: [[far1], [near1], [near2], [far2]],
    },
    eliminations: [candidateOf(removed, digit)],
    placement: undefined,
  };
}
