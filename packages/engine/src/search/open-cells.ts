import { countDigits, type DigitSet, lowestDigit } from '../grid/digit-set.ts';
import type { Geometry } from '../grid/geometry.ts';

/**
 * A group of open cells that are linked with each other, directly or through other cells of the
 * group, and with no other open cell. Two peers are linked if they have a candidate in common. The
 * cells are in ascending order.
 */
export type Component = readonly number[];

/**
 * The cells without a digit, the candidates of these cells, and the missing digits of each house.
 */
export class OpenCells {
  /** Cell → its candidates. A cell whose digit is placed has no candidates. */
  readonly candidates: Int32Array;
  private readonly geometry: Geometry;
  /** House → the digits not placed in it yet. */
  private readonly lacking: Int32Array;

  constructor(geometry: Geometry, candidates: Int32Array, lacking?: Int32Array) {
    this.geometry = geometry;
    this.candidates = candidates;
    this.lacking = lacking ?? new Int32Array(geometry.houses.length).fill((1 << geometry.size) - 1);
  }

  copy(): OpenCells {
    return new OpenCells(this.geometry, this.candidates.slice(), this.lacking.slice());
  }

  /** Places a digit. Returns false if this removes the last candidate of a peer. */
  place(cell: number, digit: number): boolean {
    const { housesOf, peers } = this.geometry;
    const { candidates, lacking } = this;
    const bit = 1 << (digit - 1);
    candidates[cell] = 0;
    for (const house of housesOf[cell]) lacking[house] &= ~bit;
    for (const peer of peers[cell]) {
      if (candidates[peer] === bit) return false;
      candidates[peer] &= ~bit;
    }
    return true;
  }

  /**
   * Places all naked and hidden singles in these cells. Returns false if there is a contradiction.
   */
  propagate(cells: Component): boolean {
    const { geometry, candidates, lacking } = this;
    for (let placed = true; placed; ) {
      placed = false;
      for (const cell of cells) {
        const set = candidates[cell];
        if (set === 0 || (set & (set - 1)) !== 0) continue;
        if (!this.place(cell, lowestDigit(set))) return false;
        placed = true;
      }
      for (const house of this.housesOf(cells)) {
        if (lacking[house] === 0) continue;
        let once = 0;
        let twice = 0;
        for (const cell of geometry.houses[house]) {
          twice |= once & candidates[cell];
          once |= candidates[cell];
        }
        if (once !== lacking[house]) return false;
        const hidden = once & ~twice;
        if (hidden === 0) continue;
        for (const cell of geometry.houses[house]) {
          const single = candidates[cell] & hidden;
          if (single === 0) continue;
          if ((single & (single - 1)) !== 0) return false;
          if (!this.place(cell, lowestDigit(single))) return false;
          placed = true;
        }
      }
    }
    return true;
  }

  /** Splits the open cells among these cells into components. */
  components(cells: Component): Component[] {
    const { geometry, candidates } = this;
    const seen = new Uint8Array(geometry.cells);
    const found: Component[] = [];
    for (const start of cells) {
      if (candidates[start] === 0 || seen[start] !== 0) continue;
      const component = [start];
      seen[start] = 1;
      for (let i = 0; i < component.length; i++) {
        const cell = component[i];
        for (const peer of geometry.peers[cell]) {
          if (seen[peer] !== 0 || (candidates[peer] & candidates[cell]) === 0) continue;
          seen[peer] = 1;
          component.push(peer);
        }
      }
      found.push(component.sort((a, b) => a - b));
    }
    return found;
  }

  /** The first cell with the fewest candidates. */
  fewestCandidates(component: Component): number {
    const { candidates } = this;
    return component.reduce((best, cell) =>
      countDigits(candidates[cell]) < countDigits(candidates[best]) ? cell : best,
    );
  }

  /**
   * Returns a key of a component. Two components have the same key exactly if they have the same
   * cells, and the same candidates up to renaming the digits. The key first lists the cells. Then
   * it lists, for each digit, the set of cells that can take the digit. The sets are sorted.
   */
  key(component: Component): string {
    const { candidates } = this;
    let all: DigitSet = 0;
    for (const cell of component) all |= candidates[cell];
    const sets: string[] = [];
    for (let rest = all; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      let set = '';
      for (let from = 0; from < component.length; from += 16) {
        let word = 0;
        for (let i = from; i < component.length && i < from + 16; i++) {
          if ((candidates[component[i]] & bit) !== 0) word |= 1 << (i - from);
        }
        set += String.fromCharCode(word);
      }
      sets.push(set);
    }
    return String.fromCharCode(...component) + sets.sort().join('');
  }

  private housesOf(cells: Component): Set<number> {
    return new Set(cells.flatMap((cell) => [...this.geometry.housesOf[cell]]));
  }
}
