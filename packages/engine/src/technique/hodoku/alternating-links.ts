// Hot code: plain loops, integers and preallocated arrays only.
import {
  CANDIDATES,
  CELL_HOUSES,
  CELL_PLACES,
  COUNT,
  HOUSE_CELLS,
  LOWEST,
} from '../classic-tables.ts';
import type { Position } from '../position.ts';
import { type Candidate, candidateOf, cellOf } from '../step.ts';

/** A candidate is in at most one strong link per house. */
const LINKS_PER_CANDIDATE = 3;

/** In every house, each digit has at most one strong link, in two directions. */
export const MAX_LINKS: number = 27 * 9 * 2;

/**
 * All strong links, each in both directions. The class also lists which links can follow each link
 * in a chain. If the start of a strong link is off, its end is on. Links 2i and 2i + 1 connect the
 * same two candidates.
 */
export class AlternatingLinks {
  /** Link → the candidate at its start. */
  readonly starts: Candidate[] = [];
  /** The links, sorted by the cell of their start, then by its digit, then by their house. */
  readonly order: number[] = [];
  /** Digit − 1 → the links whose end has this digit. */
  readonly byEnd: readonly number[][] = Array.from({ length: 9 }, () => []);
  /**
   * For each candidate, the list of the links that can follow a link which ends at this candidate.
   * The list begins at index `firstFollower`, and ends before index `lastFollower`.
   */
  readonly followers: number[] = [];
  readonly firstFollower: Uint16Array = new Uint16Array(CANDIDATES);
  readonly lastFollower: Uint16Array = new Uint16Array(CANDIDATES);
  /** Candidate × 3 + i → the i-th link that starts at the candidate. */
  private readonly links = new Uint16Array(CANDIDATES * LINKS_PER_CANDIDATE);
  private readonly linkCount = new Uint8Array(CANDIDATES);
  /**
   * House × 9 + digit − 1 → the link between the two places of the digit, from the lower cell to
   * the higher.
   */
  private readonly linkIn = new Uint16Array(27 * 9);

  endOf(link: number): Candidate {
    return this.starts[link ^ 1];
  }

  /**
   * Reads the strong links of these digits: there is one in each house where a digit has exactly
   * two places.
   */
  readDigits(position: Position, digits: number): void {
    this.clear();
    for (let cell = 0; cell < 81; cell++) {
      for (let rest = position.candidates[cell] & digits; rest !== 0; rest &= rest - 1) {
        const digit = LOWEST[rest] + 1;
        for (let kind = 0; kind < 3; kind++) this.linkPlaces(position, cell, digit, kind);
      }
    }
    this.readFollowers(position, false);
  }

  /**
   * Reads the strong links of bivalue cells, one between the two candidates of each cell. All
   * `cells` must be bivalue cells.
   */
  readCells(position: Position, cells: readonly number[], followsEqualCells: boolean): void {
    this.clear();
    for (let i = 0; i < cells.length; i++) {
      const pair = position.candidates[cells[i]];
      const low = candidateOf(cells[i], LOWEST[pair] + 1);
      const high = candidateOf(cells[i], LOWEST[pair & (pair - 1)] + 1);
      this.addPair(low, high);
      this.append(i * 2);
      this.append(i * 2 + 1);
    }
    this.readFollowers(position, followsEqualCells);
  }

  private clear(): void {
    const { byEnd, followers, linkCount, order, starts } = this;
    starts.length = 0;
    order.length = 0;
    followers.length = 0;
    for (let digit = 0; digit < 9; digit++) byEnd[digit].length = 0;
    linkCount.fill(0);
  }

  private linkPlaces(position: Position, cell: number, digit: number, kind: number): void {
    const house = CELL_HOUSES[cell * 3 + kind];
    const i = house * 9 + digit - 1;
    const places = position.places[i];
    if (COUNT[places] !== 2) return;
    const other = HOUSE_CELLS[house * 9 + LOWEST[places ^ (1 << CELL_PLACES[cell * 3 + kind])]];
    if (kind === 2 && areInLine(cell, other)) return;
    if (other > cell) {
      this.linkIn[i] = this.starts.length;
      this.addPair(candidateOf(cell, digit), candidateOf(other, digit));
      this.append(this.linkIn[i]);
    } else {
      this.append(this.linkIn[i] ^ 1);
    }
  }

  private addPair(start: Candidate, end: Candidate): void {
    this.byEnd[end % 9].push(this.starts.length);
    this.byEnd[start % 9].push(this.starts.length + 1);
    this.starts.push(start, end);
  }

  /** Adds a link to the list of its start candidate. */
  private append(link: number): void {
    const start = this.starts[link];
    this.links[start * LINKS_PER_CANDIDATE + this.linkCount[start]++] = link;
    this.order.push(link);
  }

  /**
   * Finds the followers of the links. Link b can follow link a if the start of b sees the end of a,
   * and both have the same digit.
   */
  private readFollowers(position: Position, followsEqualCells: boolean): void {
    const { firstFollower, followers, lastFollower, linkCount, links, order, starts } = this;
    let previous = -1;
    for (let i = 0; i < order.length; i++) {
      const candidate = starts[order[i]];
      if (candidate === previous) continue;
      previous = candidate;
      firstFollower[candidate] = followers.length;
      const cell = cellOf(candidate);
      const digit = candidate % 9;
      for (let kind = 0; kind < 3; kind++) {
        const house = CELL_HOUSES[cell * 3 + kind];
        const own = 1 << CELL_PLACES[cell * 3 + kind];
        for (let rest = position.places[house * 9 + digit] & ~own; rest !== 0; rest &= rest - 1) {
          const other = HOUSE_CELLS[house * 9 + LOWEST[rest]];
          if (kind === 2 && areInLine(cell, other)) continue;
          if (followsEqualCells && position.candidates[other] !== position.candidates[cell]) {
            continue;
          }
          const seen = other * 9 + digit;
          for (let k = 0; k < linkCount[seen]; k++) {
            followers.push(links[seen * LINKS_PER_CANDIDATE + k]);
          }
        }
      }
      lastFollower[candidate] = followers.length;
    }
  }
}

/** Whether two cells share a row or a column. If so, HoDoKu ignores their box. */
function areInLine(cell: number, other: number): boolean {
  return (
    CELL_HOUSES[cell * 3] === CELL_HOUSES[other * 3] ||
    CELL_HOUSES[cell * 3 + 1] === CELL_HOUSES[other * 3 + 1]
  );
}
