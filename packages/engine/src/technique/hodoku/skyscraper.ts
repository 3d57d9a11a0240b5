// Hot code: it allocates nothing until it has found a step.
import { type CellSet, cellsOf, readSeenByBoth } from '../cell-set.ts';
import { COUNT, HOUSE_CELLS, LOWEST } from '../classic-tables.ts';
import { candidateOf, type Step } from '../step.ts';
import type { DigitFinder } from './digit-finder.ts';

/** The lines in which the digit has two places. */
const lines = new Uint8Array(9);

/** The cells from which the latest skyscraper removes the digit. */
const seen: CellSet = new Int32Array(3);

/**
 * Makes a finder of skyscrapers. A digit has two places in each of two parallel lines. One place of
 * each line is in the same crossing line. So one of the other two places contains the digit, and
 * the digit is removed from the cells that see both of these places. The places in the crossing
 * line must be the first places of both lines, or the last.
 *
 * @param kind The kind of the two lines: 0 for rows, 1 for columns.
 */
export function skyscrapersIn(kind: 0 | 1): DigitFinder {
  return ({ cells, places }, digit, receive) => {
    let count = 0;
    for (let line = kind * 9; line < kind * 9 + 9; line++) {
      if (COUNT[places[line * 9 + digit - 1]] === 2) lines[count++] = line;
    }
    for (let i = 0; i < count - 1; i++) {
      const places1 = places[lines[i] * 9 + digit - 1];
      for (let j = i + 1; j < count; j++) {
        const places2 = places[lines[j] * 9 + digit - 1];
        const low1 = places1 & -places1;
        const low2 = places2 & -places2;
        const isLowCommon = low1 === low2;
        // Exactly one end must be common. If both ends are, the pattern is an X-Wing.
        if (isLowCommon === (places1 - low1 === places2 - low2)) continue;
        const top1 = LOWEST[isLowCommon ? places1 - low1 : low1];
        const top2 = LOWEST[isLowCommon ? places2 - low2 : low2];
        const cell1 = HOUSE_CELLS[lines[i] * 9 + top1];
        const cell2 = HOUSE_CELLS[lines[j] * 9 + top2];
        if (!readSeenByBoth(seen, cells, digit, cell1, cell2)) continue;
        const base = LOWEST[isLowCommon ? low1 : places1 - low1];
        if (receive(skyscraperStep(digit, [lines[i], lines[j]], [top1, top2], base))) return true;
      }
    }
    return false;
  };
}

/**
 * The first two cells of the pattern are the ends that see the eliminations. The last two are the
 * ends in the common line.
 */
function skyscraperStep(
  digit: number,
  houses: readonly number[],
  tops: readonly number[],
  base: number,
): Step {
  const [top1, top2] = houses.map((house, i) => HOUSE_CELLS[house * 9 + tops[i]]);
  const [base1, base2] = houses.map((house) => HOUSE_CELLS[house * 9 + base]);
  const crossing = (houses[0] < 9 ? 9 : 0) + base;
  return {
    technique: 'skyscraper',
    pattern: {
      kind: 'links',
      cells: [top1, top2, base1, base2],
      digits: [digit],
      houses: [...houses, crossing],
      ends: [[top1], [base1], [base2], [top2]],
    },
    eliminations: cellsOf(seen).map((cell) => candidateOf(cell, digit)),
    placement: undefined,
  };
}
