// Hot code: plain loops, integers and preallocated arrays only.

import { lowestOf } from '../../cell-set.ts';
import { CANDIDATES, CELL_HOUSES } from '../../classic-tables.ts';
import type { Candidate } from '../../step.ts';
import { cleared, withLength } from '../../typed-arrays.ts';
import type { ChainLinks } from './chain-links.ts';

/**
 * Weak links as rows of bits. The nodes are the candidates that have a strong link. Only such
 * candidates can be inside a chain. They are numbered from 0, in ascending order. A row is a set of
 * nodes in `words` integers. Node i is bit i % 32 of integer i >> 5.
 */
export class LinkRows {
  /** The number of nodes. */
  count = 0;
  /** The number of integers in a row. */
  words = 0;
  /** Node → candidate. */
  readonly candidates: Uint16Array = new Uint16Array(CANDIDATES);
  /** Candidate → its node. Only valid if the candidate is a node. */
  readonly nodes: Uint16Array = new Uint16Array(CANDIDATES);
  /** Candidate → row: the nodes to which it has weak links. */
  weak: Int32Array = new Int32Array(0);
  /** Candidate → row: the nodes that have the same digit and a weak link to the candidate. */
  weakOfDigit: Int32Array = new Int32Array(0);
  /**
   * Node → row: the node itself, and all nodes that have a common weak neighbor with it. A weak
   * neighbor is a candidate at the other end of a weak link.
   */
  shared: Int32Array = new Int32Array(0);
  /** Digit − 1 → row: the nodes with this digit. */
  digits: Int32Array = new Int32Array(0);
  /** Cell → row: the nodes in this cell. */
  private cells: Int32Array = new Int32Array(0);
  /** House × 9 + digit − 1 → row: the nodes with this digit in this house. */
  private houses: Int32Array = new Int32Array(0);

  /** Replaces all rows. Only the strong links of `links` are used. */
  build(links: ChainLinks): void {
    const { candidates, nodes } = this;
    this.count = 0;
    for (let i = 0; i < links.count; i++) {
      const candidate = links.candidates[i];
      if (links.strongStart[candidate] === links.strongEnd[candidate]) continue;
      nodes[candidate] = this.count;
      candidates[this.count++] = candidate;
    }
    this.words = (this.count + 31) >> 5;
    this.weak = withLength(this.weak, CANDIDATES * this.words);
    this.weakOfDigit = withLength(this.weakOfDigit, CANDIDATES * this.words);
    this.shared = cleared(this.shared, this.count * this.words);
    this.groupNodes();
    for (let i = 0; i < links.count; i++) this.setWeak(links.candidates[i]);
    for (let i = 0; i < links.count; i++) this.setShared(links.candidates[i]);
  }

  private groupNodes(): void {
    const { words } = this;
    this.digits = cleared(this.digits, 9 * words);
    this.cells = cleared(this.cells, 81 * words);
    this.houses = cleared(this.houses, 27 * 9 * words);
    for (let node = 0; node < this.count; node++) {
      const candidate = this.candidates[node];
      const cell = Math.floor(candidate / 9);
      const digit = candidate - cell * 9;
      const word = node >> 5;
      const bit = 1 << node;
      this.digits[digit * words + word] |= bit;
      this.cells[cell * words + word] |= bit;
      for (let i = cell * 3; i < cell * 3 + 3; i++) {
        this.houses[(CELL_HOUSES[i] * 9 + digit) * words + word] |= bit;
      }
    }
  }

  private setWeak(candidate: Candidate): void {
    const { words, weak, weakOfDigit, cells, houses, digits } = this;
    const cell = Math.floor(candidate / 9);
    const digit = candidate - cell * 9;
    const inRow = (CELL_HOUSES[cell * 3] * 9 + digit) * words;
    const inColumn = (CELL_HOUSES[cell * 3 + 1] * 9 + digit) * words;
    const inBox = (CELL_HOUSES[cell * 3 + 2] * 9 + digit) * words;
    for (let word = 0; word < words; word++) {
      const same = houses[inRow + word] | houses[inColumn + word] | houses[inBox + word];
      // The candidate itself is the only node of its cell with its digit.
      const inCell = cells[cell * words + word];
      const self = inCell & digits[digit * words + word];
      weakOfDigit[candidate * words + word] = same & ~self;
      weak[candidate * words + word] = (same | inCell) & ~self;
    }
  }

  private setShared(candidate: Candidate): void {
    const { weak, shared, words } = this;
    const row = candidate * words;
    for (let word = 0; word < words; word++) {
      for (let rest = weak[row + word]; rest !== 0; rest &= rest - 1) {
        const node = word * 32 + lowestOf(rest);
        for (let i = 0; i < words; i++) shared[node * words + i] |= weak[row + i];
      }
    }
  }
}
