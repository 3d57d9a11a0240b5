// Hot: intersected for every cell and house, so it uses only plain loops and typed arrays.
import { COUNT, LOWEST } from '../classic-tables.ts';
import { membersOf } from '../places.ts';
import { LITERALS } from './ancestors.ts';
import { type Assumption, NONE } from './assumption.ts';
import { complexityOf, type NestedChains } from './chain-graph.ts';
import { CANDIDATES, MEMBERS } from './groups.ts';

/** A stored node is the count of the node × 65536 + the number of the node. */
const NODE_BITS = 16;
const NODES = 1 << NODE_BITS;

/** The count of a stored node. */
export function countIn(node: number): number {
  return node >>> NODE_BITS;
}

/** The number of a stored node. */
export function nodeIn(node: number): number {
  return node & (NODES - 1);
}

/** A literal that follows, and the number of nodes that it takes. */
export interface StoredLiteral {
  readonly target: number;
  readonly count: number;
}

/**
 * What follows from each candidate of a position if it is on: the followed assumptions, stored side
 * by side.
 *
 * The candidates of the position are ranked in ascending order. A literal has the index `rank` if it
 * is on, and `span` + `rank` if it is off.
 */
export class Consequences {
  /** Candidate → its rank. */
  private readonly rank = new Int16Array(CANDIDATES);
  /** Rank → the candidate. */
  private readonly candidates = new Int16Array(CANDIDATES);
  /** The number of candidates, rounded up to whole words. */
  private span = 0;
  /** Rank × 2 × span / 32 + word → the literals that follow, as a set. */
  private sets = new Int32Array(0);
  /** Rank × 2 × span + literal → its node, stored with its count. */
  private nodes = new Uint32Array(0);
  /** Index in `nodes` → the nested chains from which the node follows, if any. */
  private readonly nested = new Map<number, readonly NestedChains[]>();
  /** The literal that `findCommon` found, or NONE. */
  target: number = NONE;
  /** The complexity that `findCommon` found. */
  complexity = 0;

  /** Begins a table for the position with these members of the groups. */
  begin(initial: Uint16Array): void {
    let candidates = 0;
    for (let cell = 0; cell < 81; cell++) {
      for (let rest = initial[cell]; rest !== 0; rest &= rest - 1) {
        const candidate = cell * 9 + LOWEST[rest];
        this.rank[candidate] = candidates;
        this.candidates[candidates++] = candidate;
      }
    }
    this.span = (candidates + 31) & ~31;
    this.nested.clear();
    const words = candidates * (this.span >> 4);
    if (this.sets.length < words) {
      this.sets = new Int32Array(words);
      this.nodes = new Uint32Array(words * 32);
    }
  }

  /** Stores what follows from the candidate that has been assumed to be on. */
  store(assumption: Assumption): void {
    const { rank, span, sets, nodes } = this;
    const { literal, count, size } = assumption;
    const source = rank[literal[0]];
    const words = span >> 4;
    const set = source * words;
    const row = set * 32;
    sets.fill(0, set, set + words);
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

  private indexOf(literal: number): number {
    const { rank, span } = this;
    return literal < CANDIDATES ? rank[literal] : span + rank[literal - CANDIDATES];
  }

  /** The nested chains from which a literal follows, if it follows from a candidate that is on. */
  nestedOf(source: number, literal: number): readonly NestedChains[] {
    const index = this.rank[source] * 2 * this.span + this.indexOf(literal);
    return this.nested.get(index) ?? [];
  }

  /** The stored node of a literal that follows from a candidate, or 0 if it does not follow. */
  nodeOf(source: number, literal: number): number {
    const { rank, span } = this;
    const index = this.indexOf(literal);
    const words = rank[source] * (span >> 4);
    const follows = (this.sets[words + (index >> 5)] & (1 << (index & 31))) !== 0;
    return follows ? this.nodes[words * 32 + index] : 0;
  }

  /**
   * Finds the literal with the lowest complexity that follows from all members of a group, with the
   * complexity in `most` at most. Of several, literals that are on come before those that are
   * off, and then the one that follows first from the first member. A literal that is on counts only
   * if its cell has other candidates.
   */
  findCommon(group: number, initial: Uint16Array, most: number): void {
    const { rank, span, sets, candidates } = this;
    const words = span >> 4;
    const members = initial[group];
    const first = rank[MEMBERS[group * 9 + LOWEST[members]]];
    const others = members & (members - 1);
    this.target = NONE;
    this.complexity = most + 1;
    let order = 0;
    for (let word = 0; word < words; word++) {
      let common = sets[first * words + word];
      for (let rest = others; rest !== 0 && common !== 0; rest &= rest - 1) {
        common &= sets[rank[MEMBERS[group * 9 + LOWEST[rest]]] * words + word];
      }
      for (; common !== 0; common &= common - 1) {
        const index = word * 32 + 31 - Math.clz32(common & -common);
        const isOn = index < span;
        const candidate = candidates[isOn ? index : index - span];
        if (isOn && COUNT[initial[Math.floor(candidate / 9)]] === 1) continue;
        let complexity = this.totalOf(group, members, index);
        if (complexity > this.complexity) continue;
        if (this.nested.size > 0) {
          complexity += this.nestedTotalOf(group, members, index);
          if (complexity > this.complexity) continue;
        }
        const node = nodeIn(this.nodes[first * words * 32 + index]);
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

  /** All literals that follow from a candidate: first those that are on. */
  of(source: number): StoredLiteral[] {
    const { rank, span, sets } = this;
    const words = span >> 4;
    const row = rank[source] * words;
    return this.literalsIn(row * 32, (word) => sets[row + word]);
  }

  /**
   * All literals that follow from all members of a group: first those that are on, then the others,
   * each in the order in which they follow from the first member. The counts are the complexities.
   */
  common(group: number, members: number): StoredLiteral[] {
    const { rank, span, sets } = this;
    const words = span >> 4;
    const sources = membersOf(members).map((member) => rank[MEMBERS[group * 9 + member]]);
    const common = this.literalsIn(sources[0] * words * 32, (word) =>
      sources.reduce((set, source) => set & sets[source * words + word], -1),
    );
    return common.map(({ target }) => {
      const index = this.indexOf(target);
      const count = this.totalOf(group, members, index) + this.nestedTotalOf(group, members, index);
      return { target, count };
    });
  }

  /** The literals of a set, in the order of their nodes in a row of `nodes`. */
  private literalsIn(row: number, wordOf: (word: number) => number): StoredLiteral[] {
    const { span, nodes, candidates } = this;
    const found: { target: number; node: number }[] = [];
    for (let word = 0; word < span >> 4; word++) {
      for (let rest = wordOf(word); rest !== 0; rest &= rest - 1) {
        const index = word * 32 + 31 - Math.clz32(rest & -rest);
        const isOn = index < span;
        const target = isOn ? candidates[index] : CANDIDATES + candidates[index - span];
        found.push({ target, node: nodes[row + index] });
      }
    }
    const rankOf = ({ target, node }: { target: number; node: number }): number =>
      nodeIn(node) + (target < CANDIDATES ? 0 : LITERALS);
    found.sort((a, b) => rankOf(a) - rankOf(b));
    return found.map(({ target, node }) => ({ target, count: countIn(node) }));
  }

  /** The sum of the counts of a literal over all members of a group. */
  private totalOf(group: number, members: number, index: number): number {
    const { rank, span, nodes } = this;
    let total = 0;
    for (let rest = members; rest !== 0; rest &= rest - 1) {
      total += nodes[rank[MEMBERS[group * 9 + LOWEST[rest]]] * 2 * span + index] >>> NODE_BITS;
    }
    return total;
  }

  /** The complexity of all nested chains from which a literal follows over all members. */
  private nestedTotalOf(group: number, members: number, index: number): number {
    const all: NestedChains[] = [];
    for (let rest = members; rest !== 0; rest &= rest - 1) {
      const source = this.rank[MEMBERS[group * 9 + LOWEST[rest]]];
      all.push(...(this.nested.get(source * 2 * this.span + index) ?? []));
    }
    return complexityOf(all);
  }
}
