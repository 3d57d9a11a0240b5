// Hot code: it allocates nothing until it has found a wing.
import { arePeers, type CellSet, cellsOf, readSeenByBoth } from '../cell-set.ts';
import { COUNT, HOUSE_CELLS, LOWEST } from '../classic-tables.ts';
import type { Finder, Receive } from '../finder.ts';
import type { Position } from '../position.ts';
import { candidateOf, type Step } from '../step.ts';

/** The bivalue cells, ascending. */
const bivalue = new Uint8Array(81);

/** The cells that see both ends and have the digit that would be removed. */
const seen: CellSet = new Int32Array(3);

/**
 * Finds two cells, the ends, that have the same two candidates. In some house, one of their digits,
 * x, has exactly two places: one place sees the first end, and the other place sees the second end.
 * So the ends cannot both be x, and one of them contains the other digit. This other digit is
 * removed from the cells that see both ends. A place that sees both ends counts only for the first
 * end.
 */
export const findWWings: Finder = (position, receive) => {
  const { candidates } = position;
  let count = 0;
  for (let cell = 0; cell < 81; cell++) {
    if (COUNT[candidates[cell]] === 2) bivalue[count++] = cell;
  }
  for (let i = 0; i < count - 1; i++) {
    const pair = candidates[bivalue[i]];
    for (let j = i + 1; j < count; j++) {
      if (candidates[bivalue[j]] !== pair) continue;
      const low = LOWEST[pair] + 1;
      const high = LOWEST[pair & (pair - 1)] + 1;
      if (findLinks(position, bivalue[i], bivalue[j], low, high, receive)) return true;
      if (findLinks(position, bivalue[i], bivalue[j], high, low, receive)) return true;
    }
  }
  return false;
};

/**
 * Finds the houses that link the ends by the digit `linked`. The step removes the digit `removed`.
 */
function findLinks(
  position: Position,
  end1: number,
  end2: number,
  removed: number,
  linked: number,
  receive: Receive,
): boolean {
  const { cells, places } = position;
  if (!readSeenByBoth(seen, cells, removed, end1, end2)) return false;
  for (let house = 0; house < 27; house++) {
    const set = places[house * 9 + linked - 1];
    if (COUNT[set] !== 2) continue;
    const low = HOUSE_CELLS[house * 9 + LOWEST[set]];
    const high = HOUSE_CELLS[house * 9 + LOWEST[set & (set - 1)]];
    if (low === end1 || low === end2 || high === end1 || high === end2) continue;
    const linker1 = arePeers(low, end1) ? low : high;
    const linker2 = low + high - linker1;
    // Exactly one of the two places must see the first end. The other place must see the second
    // end.
    if (!arePeers(linker1, end1) || arePeers(linker2, end1) || !arePeers(linker2, end2)) continue;
    const step: Step = {
      technique: 'w-wing',
      pattern: {
        kind: 'ends',
        cells: [end1, end2, linker1, linker2],
        digits: [removed, linked],
        houses: [house],
        ends: [end1, end2],
        link: [linker1, linker2],
      },
      eliminations: cellsOf(seen).map((cell) => candidateOf(cell, removed)),
      placement: undefined,
    };
    if (receive(step)) return true;
  }
  return false;
}
