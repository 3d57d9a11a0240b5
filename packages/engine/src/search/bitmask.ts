// Hot code: it runs once per event.
import { allDigits } from '../grid/digit-set.ts';
import { ARTICLE_LIMITS, FixedOrderSearch } from './fixed-order.ts';
import { HouseMasks } from './house-masks.ts';
import type { SearchStatus, Strategy } from './strategy.ts';

export const bitmask: Strategy = {
  id: 'bitmask',
  summary: 'one integer per row, column and box, one bit per digit',
  source: 'Project Euler 96; Baekjoon 2239, second article',
  lexicographic: true,
  limits: ARTICLE_LIMITS,
  begin: (givens) => new BitmaskSearch(givens, new HouseMasks(givens)),
};

class BitmaskSearch extends FixedOrderSearch {
  declare protected readonly masks: HouseMasks;

  /**
   * Does the same as TestingSearch, with local variables and with `push` and `pop` inlined. It
   * makes 138 million events in 2.4 s instead of 4.2 s.
   */
  advance(events: number): SearchStatus {
    if (this.startsFull()) return this.solved();
    const { path, digits, tried } = this;
    const { inRow, inColumn, inBox } = this.masks;
    const { row, column, box, size } = this.geometry;
    const all = allDigits(size);
    const blanks = path.length;
    let { depth } = this;
    let placements = 0;
    let backs = 0;
    let tries = 0;
    let status: SearchStatus = 'paused';

    while (placements + backs < events) {
      if (depth < blanks) {
        const cell = path[depth];
        const used = inRow[row[cell]] | inColumn[column[cell]] | inBox[box[cell]];
        const untried = (all & ~used) >>> tried[depth];
        if (untried !== 0) {
          // This is the number of digits that a loop over the digits would have tested.
          const tested = 32 - Math.clz32(untried & -untried);
          const digit = tried[depth] + tested;
          const bit = 1 << (digit - 1);
          tries += tested;
          digits[cell] = digit;
          inRow[row[cell]] |= bit;
          inColumn[column[cell]] |= bit;
          inBox[box[cell]] |= bit;
          tried[depth++] = digit;
          tried[depth] = 0;
          placements++;
          if (depth === blanks) {
            status = 'solution';
            break;
          }
          continue;
        }
        tries += size - tried[depth];
      }
      if (depth === 0) {
        status = 'exhausted';
        break;
      }
      const cell = path[--depth];
      const bit = 1 << (tried[depth] - 1);
      digits[cell] = 0;
      inRow[row[cell]] ^= bit;
      inColumn[column[cell]] ^= bit;
      inBox[box[cell]] ^= bit;
      backs++;
    }

    // After a placement, `tried` of the next cell is 0. After a back it is not.
    if (placements + backs > 0) {
      const placed = depth > 0 && tried[depth] === 0;
      const index = placed ? depth - 1 : depth;
      this.setEvent(placed ? 'placement' : 'back', path[index], tried[index]);
    }
    return this.finishAdvance(status, depth, placements, backs, tries);
  }
}
