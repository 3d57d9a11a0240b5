// Hot code: plain loops, integers and preallocated arrays only.

import { lowestOf } from '../../cell-set.ts';
import { complexityOf, type NestedChains } from '../../chain-graph.ts';
import { CANDIDATES, COUNT, LOWEST } from '../../classic-tables.ts';
import { type Assumption, NONE } from './assumption.ts';
import { MEMBERS } from './groups.ts';

/** A node is stored as count × 65536 + number. */
const NODE_BITS = 16;
const NODES = 1 << NODE_BITS;

/** A literal that follows from several assumptions, and the complexity of the chains to it. */
export interface CommonLiteral {
  readonly target: number;
  readonly complexity: number;
}

/**
 * The consequences of every literal of a position, as rows of bits. A row is the set of literals
 * that follow from one literal. So the common consequences of several literals are the intersection
 * of their rows.
 *
 * The candidates of the position are ranked in ascending order. A literal has the index `rank` if
 * it is on, and `span` + `rank` if it is off.
 *
 *     row            word 0 …            word span / 32 …
 *     0         on   rank 0, 1, 2, …     rank 0, 1, 2, …
 *     1         on   (which are on)      (which are off)
 *     …
 *     size      off  rank 0, 1, 2, …     rank 0, 1, 2, …
 *     size + 1  off
 */
export class Consequences {
  /** Candidate → its rank. */
  readonly rank: Int16Array = new Int16Array(CANDIDATES);
  /** Rank → the candidate. */
  readonly candidates: Int16Array = new Int16Array(CANDIDATES);
  /** The number of candidates. */
  size = 0;
  /** The number of candidates, rounded up to whole words. */
  span = 0;
  /** The number of 32-bit words in a row. */
  words = 0;
  /** Row × words + word → the literals that follow, as a set. */
  sets: Int32Array = new Int32Array(0);
  /** The literals of candidates that have not disappeared. */
  readonly alive: Int32Array = new Int32Array((2 * CANDIDATES) / 32 + 2);
  /** Row × words × 32 + index of a literal → count × NODES + number of the literal's node. */
  private nodes = new Uint32Array(0);
  /** Index in `nodes` → the nested chains from which the node follows. */
  private readonly nested = new Map<number, readonly NestedChains[]>();
  /** The chosen rows. */
  private readonly rows = new Int32Array(9);
  private rowCount = 0;
  /** The literal that `findCommon` found, or NONE. */
  target: number = NONE;
  /** The complexity that `findCommon` found. */
  complexity = 0;

  /** Begins a table for the position with these members of the groups. */
  begin(initial: Uint16Array): void {
    this.size = 0;
    for (let cell = 0; cell < 81; cell++) {
      for (let rest = initial[cell]; rest !== 0; rest &= rest - 1) {
        const candidate = cell * 9 + LOWEST[rest];
        this.rank[candidate] = this.size;
        this.candidates[this.size++] = candidate;
      }
    }
    this.span = (this.size + 31) & ~31;
    this.words = this.span >> 4;
    this.alive.fill(-1, 0, this.words);
    this.nested.clear();
    const length = 2 * this.size * this.words;
    if (this.sets.length >= length) return;
    this.sets = new Int32Array(length);
    this.nodes = new Uint32Array(length * 32);
  }

  rowOf(literal: number): number {
    return literal < CANDIDATES ? this.rank[literal] : this.size + this.rank[literal - CANDIDATES];
  }

  /** Stores the consequences of the assumed literal. */
  store(assumption: Assumption): void {
    const { rank, span, words, sets, nodes } = this;
    const { literal, count, size } = assumption;
    const set = this.rowOf(literal[0]) * words;
    const row = set * 32;
    for (let word = set; word < set + words; word++) sets[word] = 0;
    for (let node = 0; node < size; node++) {
      const it = literal[node];
      const index = it < CANDIDATES ? rank[it] : span + rank[it - CANDIDATES];
      sets[set + (index >> 5)] |= 1 << (index & 31);
      nodes[row + index] = count[node] * NODES + node;
    }
    if (assumption.nestedNodes.length > 0) this.storeNested(assumption, row);
  }

  private storeNested(assumption: Assumption, row: number): void {
    for (let node = 0; node < assumption.size; node++) {
      const nested = assumption.nestedOf(node);
      if (nested.length > 0) this.nested.set(row + this.indexOf(assumption.literal[node]), nested);
    }
  }

  indexOf(literal: number): number {
    const { rank, span } = this;
    return literal < CANDIDATES ? rank[literal] : span + rank[literal - CANDIDATES];
  }

  /** Returns the number of the node of a literal in a row. The row must contain the literal. */
  nodeAt(row: number, index: number): number {
    return this.nodes[row * this.words * 32 + index] & (NODES - 1);
  }

  chooseGroup(group: number, members: number): void {
    this.rowCount = 0;
    for (let rest = members; rest !== 0; rest &= rest - 1) {
      this.rows[this.rowCount++] = this.rank[MEMBERS[group * 9 + LOWEST[rest]]];
    }
  }

  /** Chooses both rows of a candidate: the row for on and the row for off. */
  chooseBoth(candidate: number): void {
    this.rowCount = 2;
    this.rows[0] = this.rank[candidate];
    this.rows[1] = this.size + this.rank[candidate];
  }

  /**
   * Looks for the literals that follow from all chosen rows. Finds the one with the lowest
   * complexity, if this is at most `most`. If several have this complexity, literals that are on
   * come before literals that are off, and then the order in the first row decides. A literal that
   * is on counts only if its cell has other candidates. `digits` has the candidates of each cell.
   */
  findCommon(digits: Uint16Array, most: number): void {
    const { span, words, candidates, rows } = this;
    this.target = NONE;
    this.complexity = most + 1;
    let order = 0;
    for (let word = 0; word < words; word++) {
      for (let common = this.commonWord(word); common !== 0; common &= common - 1) {
        const index = word * 32 + lowestOf(common);
        const isOn = index < span;
        const candidate = candidates[isOn ? index : index - span];
        if (isOn && COUNT[digits[Math.floor(candidate / 9)]] === 1) continue;
        let complexity = this.totalOf(index);
        if (complexity > this.complexity) continue;
        if (this.nested.size > 0) {
          complexity += this.nestedTotalOf(index);
          if (complexity > this.complexity) continue;
        }
        const node = this.nodeAt(rows[0], index);
        if (complexity === this.complexity) {
          if (this.target === NONE) continue;
          if (isOn !== this.target < CANDIDATES || node > order) continue;
        }
        this.complexity = complexity;
        this.target = isOn ? candidate : CANDIDATES + candidate;
        order = node;
      }
    }
  }

  /**
   * All literals that follow from all chosen rows: first the literals that are on, then the
   * literals that are off. Each of the two parts is in the order of the first row.
   */
  allCommon(): CommonLiteral[] {
    const { words, span, rows } = this;
    const found: number[] = [];
    for (let word = 0; word < words; word++) {
      for (let common = this.commonWord(word); common !== 0; common &= common - 1) {
        found.push(word * 32 + lowestOf(common));
      }
    }
    found.sort(
      (a, b) =>
        Number(a >= span) - Number(b >= span) || this.nodeAt(rows[0], a) - this.nodeAt(rows[0], b),
    );
    return found.map((index) => ({
      target: index < span ? this.candidates[index] : CANDIDATES + this.candidates[index - span],
      complexity: this.totalOf(index) + this.nestedTotalOf(index),
    }));
  }

  /** One word of the intersection of the chosen rows. */
  private commonWord(word: number): number {
    const { words, sets, rows, rowCount } = this;
    let common = sets[rows[0] * words + word] & this.alive[word];
    for (let i = 1; i < rowCount && common !== 0; i++) common &= sets[rows[i] * words + word];
    return common;
  }

  /**
   * In each of the chosen rows, the literal has a number of ancestors. Returns the sum of these
   * numbers.
   */
  private totalOf(index: number): number {
    const { words, nodes, rows, rowCount } = this;
    let total = 0;
    for (let i = 0; i < rowCount; i++) total += nodes[rows[i] * words * 32 + index] >>> NODE_BITS;
    return total;
  }

  /** The complexity of the nested chains from which a literal follows in the chosen rows. */
  private nestedTotalOf(index: number): number {
    if (this.nested.size === 0) return 0;
    const all: NestedChains[] = [];
    for (let i = 0; i < this.rowCount; i++) {
      all.push(...(this.nested.get(this.rows[i] * this.words * 32 + index) ?? []));
    }
    return complexityOf(all);
  }
}
