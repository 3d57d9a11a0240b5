// Hot code: it allocates nothing until it has found a loop.
import { type CellSet, cellSetOf, lowestOf } from '../cell-set.ts';
import { CELL_HOUSES, CELL_PLACES, COUNT, HOUSE_CELLS, LOWEST } from '../classic-tables.ts';
import type { Position } from '../position.ts';

/**
 * A loop of cells that can all hold the same two digits. Each cell shares a house with the next
 * cell, and the last cell with the first. Every house of the loop contains exactly two cells of the
 * loop: one with an odd index and one with an even index. If all cells had only the two digits, the
 * digits could be swapped, and the puzzle would have several solutions.
 */
export interface UniqueLoop {
  readonly cells: readonly number[];
  /** The two digits, ascending. */
  readonly digits: readonly [number, number];
}

export interface UniqueLoopSearch {
  /** The kinds of house (0 row, 1 column, 2 box) in the order in which a loop is continued. */
  readonly kinds: readonly number[];
  /**
   * After trying a cell in a loop, the search tries other cells in place of this cell. If
   * `keepsExtra` is true, the extra candidates of the replaced cell still count, as in Sudoku
   * Explainer 1.2.1.
   */
  readonly keepsExtra: boolean;
  /** Called with each loop. If it returns true, the search stops. */
  readonly visit: (loop: UniqueLoop) => boolean;
}

/**
 * Finds loops, depth first. Starts from each bivalue cell, row by row. A loop has at most two cells
 * with extra candidates, or more if all extra candidates have the same digit. If several loops have
 * the same cells, only the first is visited.
 *
 * HoDoKu finds rectangles only, also if a corner lacks one of the digits, so it has
 * `uniqueRectangles`.
 */
export function findUniqueLoops(position: Position, search: UniqueLoopSearch): void {
  const { candidates } = position;
  const loops: CellSet[] = [];
  for (let cell = 0; cell < 81; cell++) {
    if (COUNT[candidates[cell]] !== 2 || !isClosable(position, cell)) continue;
    if (new LoopsFrom(position, search, cell, loops).run()) return;
  }
}

/** House → the places of the cells that can be part of a loop. */
const closable = new Uint16Array(27);

/**
 * Sets `closable` for the two digits of a cell, and returns whether the cell itself can be part of
 * a loop. A cell of a loop sees another cell of the loop in each of its three houses.
 */
function isClosable(position: Position, start: number): boolean {
  const { candidates, places } = position;
  const low = LOWEST[candidates[start]];
  const high = LOWEST[candidates[start] & (candidates[start] - 1)];
  for (let i = start * 3; i < start * 3 + 3; i++) {
    const shared = places[CELL_HOUSES[i] * 9 + low] & places[CELL_HOUSES[i] * 9 + high];
    if ((shared & (shared - 1)) === 0) return false;
  }
  for (let house = 0; house < 27; house++) {
    closable[house] = places[house * 9 + low] & places[house * 9 + high];
  }
  // If there is only one bivalue cell, at least three cells of a loop have extra candidates. Then
  // all extra candidates must have the same digit, so no cell has more than three candidates.
  if (keepClosable(position, low, high, 9) >= 2) return canClose(start);
  keepClosable(position, low, high, 3);
  return canClose(start);
}

/**
 * Removes cells from `closable` until all remaining cells meet two conditions. A cell sees another
 * remaining cell in each of its three houses, and it has at most `most` candidates. Returns the
 * number of remaining bivalue cells.
 */
function keepClosable(
  { candidates, cells }: Position,
  low: number,
  high: number,
  most: number,
): number {
  let bivalue = 0;
  for (let removed = true; removed; ) {
    removed = false;
    bivalue = 0;
    for (let band = 0; band < 3; band++) {
      let rest = cells[low * 3 + band] & cells[high * 3 + band];
      for (; rest !== 0; rest &= rest - 1) {
        const cell = band * 27 + lowestOf(rest);
        if (!canClose(cell)) continue;
        const count = COUNT[candidates[cell]];
        if (count > most || isAlone(cell)) {
          removeClosable(cell);
          removed = true;
        } else if (count === 2) {
          bivalue++;
        }
      }
    }
  }
  return bivalue;
}

function canClose(cell: number): boolean {
  return (closable[CELL_HOUSES[cell * 3]] & (1 << CELL_PLACES[cell * 3])) !== 0;
}

/** Whether one of the houses of a cell has no other cell that can be part of a loop. */
function isAlone(cell: number): boolean {
  for (let i = cell * 3; i < cell * 3 + 3; i++) {
    const set = closable[CELL_HOUSES[i]];
    if ((set & (set - 1)) === 0) return true;
  }
  return false;
}

function removeClosable(cell: number): void {
  for (let i = cell * 3; i < cell * 3 + 3; i++) {
    closable[CELL_HOUSES[i]] &= ~(1 << CELL_PLACES[i]);
  }
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
  /** The houses of the cells with even index, and those of the cells with odd index, as sets. */
  private readonly visited = [0, 0];
  /** The loops found so far. */
  private readonly known: CellSet[];

  constructor(position: Position, search: UniqueLoopSearch, start: number, known: CellSet[]) {
    this.known = known;
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
   * @param last The kind of the house that the cell shares with the previous cell.
   * @param allowed How many of the following cells may have extra candidates.
   * @param extra The extra candidates of the cells that have been examined.
   */
  private extend(cell: number, last: number, allowed: number, extra: number): boolean {
    const { loop, pair, position, search, visited } = this;
    const parity = loop.length & 1;
    const houses = HOUSES_OF[cell];
    if ((visited[parity] & houses) !== 0 || !canClose(cell)) return false;
    loop.push(cell);
    visited[parity] |= houses;
    let kept = extra;
    for (const kind of search.kinds) {
      if (kind === last) continue;
      for (let rest = this.partners(cell, kind); rest !== 0; rest &= rest - 1) {
        const next = HOUSE_CELLS[CELL_HOUSES[cell * 3 + kind] * 9 + LOWEST[rest]];
        if (next === this.start) {
          if (this.isClosed() && this.visitLoop()) return true;
          continue;
        }
        if (loop.includes(next)) continue;
        const others = position.candidates[next] & ~pair;
        const examined = kept | others;
        if (search.keepsExtra) kept = examined;
        if (others !== 0 && allowed <= 0 && COUNT[examined] !== 1) continue;
        if (this.extend(next, kind, others === 0 ? allowed : allowed - 1, examined)) return true;
      }
    }
    loop.pop();
    visited[parity] ^= houses;
    return false;
  }

  /** In a house of the cell, the places of the cells that can hold both digits. */
  private partners(cell: number, kind: number): number {
    const { places } = this.position;
    const house = CELL_HOUSES[cell * 3 + kind] * 9;
    return places[house + LOWEST[this.pair]] & places[house + LOWEST[this.pair & (this.pair - 1)]];
  }

  private isClosed(): boolean {
    return this.loop.length >= 4 && this.visited[0] === this.visited[1];
  }

  private visitLoop(): boolean {
    const set = cellSetOf(this.loop);
    if (this.known.some((known) => set.every((cells, band) => cells === known[band]))) return false;
    this.known.push(set);
    const low = LOWEST[this.pair] + 1;
    const high = LOWEST[this.pair & (this.pair - 1)] + 1;
    return this.search.visit({ cells: [...this.loop], digits: [low, high] });
  }
}
