// Hot: runs at many steps of a path, so it uses only plain loops and integers until it has a loop.
import { CELL_HOUSES, CELL_PLACES, COUNT, HOUSE_CELLS, LOWEST } from './classic-tables.ts';
import type { Position } from './position.ts';

/**
 * Cells that can all hold the same two digits, each in one house with the next one, and the last with
 * the first. In every house of the loop there are exactly two of its cells, an odd and an even one.
 * If all cells had only the two digits, the two could be swapped, and the puzzle would have several
 * solutions.
 */
export interface UniqueLoop {
  readonly cells: readonly number[];
  /** The two digits, ascending. */
  readonly digits: readonly [number, number];
}

/** How loops are searched. */
export interface UniqueLoopSearch {
  /** The kinds of house (0 row, 1 column, 2 box) in the order in which a loop is continued. */
  readonly kinds: readonly number[];
  /** Takes each loop. The search stops if it returns true. */
  readonly visit: (loop: UniqueLoop) => boolean;
}

/**
 * Finds loops from each bivalue cell, row by row and depth first. Loops have at most two cells with
 * further candidates. They may have more if these candidates are all of one digit.
 *
 * A loop is found from each of its bivalue cells, and in both directions.
 */
export function findUniqueLoops(position: Position, search: UniqueLoopSearch): void {
  const { candidates } = position;
  for (let cell = 0; cell < 81; cell++) {
    const pair = candidates[cell];
    if (COUNT[pair] !== 2 || !hasPartners(position, cell, pair)) continue;
    if (new LoopsFrom(position, search, cell).run()) return;
  }
}

/** Whether another cell can hold both digits in each of the three houses of the cell. */
function hasPartners({ places }: Position, cell: number, pair: number): boolean {
  const low = LOWEST[pair];
  const high = LOWEST[pair & (pair - 1)];
  for (let i = cell * 3; i < cell * 3 + 3; i++) {
    const house = CELL_HOUSES[i] * 9;
    const partners = places[house + low] & places[house + high] & ~(1 << CELL_PLACES[i]);
    if (partners === 0) return false;
  }
  return true;
}

/** Cell → its houses, as a set: bit h is house h. */
const HOUSES_OF: Int32Array = Int32Array.from(
  { length: 81 },
  (_, cell) =>
    (1 << CELL_HOUSES[cell * 3]) |
    (1 << CELL_HOUSES[cell * 3 + 1]) |
    (1 << CELL_HOUSES[cell * 3 + 2]),
);

/** No kind of house. */
const NONE = -1;

/** The loops that begin with a certain bivalue cell. */
class LoopsFrom {
  private readonly position: Position;
  private readonly search: UniqueLoopSearch;
  private readonly start: number;
  private readonly pair: number;
  private readonly loop: number[] = [];
  /** The houses of the cells with even and with odd index, as sets. */
  private readonly visited = [0, 0];

  constructor(position: Position, search: UniqueLoopSearch, start: number) {
    this.position = position;
    this.search = search;
    this.start = start;
    this.pair = position.candidates[start];
  }

  /** Returns true if `visit` has stopped the search. */
  run(): boolean {
    return this.extend(this.start, NONE, 2, 0);
  }

  /**
   * Continues the loop with a cell.
   *
   * @param last The kind of the house that the cell shares with the one before it.
   * @param allowed How many further cells may have more candidates than the two digits.
   * @param extra The other candidates of the cells that have been examined. As in the original
   *   program, those of a cell that was examined here stay in the set while the next cells are.
   */
  private extend(cell: number, last: number, allowed: number, extra: number): boolean {
    const { loop, pair, position, visited } = this;
    const parity = loop.length & 1;
    const houses = HOUSES_OF[cell];
    if ((visited[parity] & houses) !== 0 || !hasPartners(position, cell, pair)) return false;
    loop.push(cell);
    visited[parity] |= houses;
    let examined = extra;
    for (const kind of this.search.kinds) {
      if (kind === last) continue;
      for (let rest = this.partners(cell, kind); rest !== 0; rest &= rest - 1) {
        const next = HOUSE_CELLS[CELL_HOUSES[cell * 3 + kind] * 9 + LOWEST[rest]];
        if (next === this.start) {
          if (this.isClosed() && this.visitLoop()) return true;
          continue;
        }
        if (loop.includes(next)) continue;
        const others = position.candidates[next] & ~pair;
        examined |= others;
        if (others !== 0 && allowed <= 0 && COUNT[examined] !== 1) continue;
        if (this.extend(next, kind, others === 0 ? allowed : allowed - 1, examined)) return true;
      }
    }
    loop.pop();
    visited[parity] ^= houses;
    return false;
  }

  /** The places of the cells that can hold both digits in a house of the cell. */
  private partners(cell: number, kind: number): number {
    const { places } = this.position;
    const house = CELL_HOUSES[cell * 3 + kind] * 9;
    return places[house + LOWEST[this.pair]] & places[house + LOWEST[this.pair & (this.pair - 1)]];
  }

  private isClosed(): boolean {
    return this.loop.length >= 4 && this.visited[0] === this.visited[1];
  }

  private visitLoop(): boolean {
    const low = LOWEST[this.pair] + 1;
    const high = LOWEST[this.pair & (this.pair - 1)] + 1;
    return this.search.visit({ cells: [...this.loop], digits: [low, high] });
  }
}
