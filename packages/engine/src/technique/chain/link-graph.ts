// Hot: built for every position in which chains are searched, so it uses only plain loops, integers
// and preallocated arrays.
import type { Candidate } from '../step.ts';
import type { ChainKind } from './chain.ts';
import type { LinkRanges, Links } from './links.ts';

const CANDIDATES = 729;

/**
 * The links of one kind of chain as rows of bits. Inside a chain, every candidate has strong links.
 * These candidates are the nodes. They are numbered from 0, in the order of candidates. A row is a
 * set of nodes in `words` integers: node i is bit i % 32 of integer i >> 5.
 */
export class LinkGraph {
  readonly kind: ChainKind;
  readonly links: Links;
  readonly ranges: LinkRanges;
  /** The number of nodes. */
  count = 0;
  /** The number of integers in a row. */
  words = 0;
  /** Node → candidate. */
  readonly candidates: Uint16Array = new Uint16Array(CANDIDATES);
  /** Candidate → node, if the candidate has strong links. */
  readonly nodes: Uint16Array = new Uint16Array(CANDIDATES);
  /** Candidate → row: the nodes that are off if this candidate is on. */
  weak: Int32Array = new Int32Array(0);
  /** Node → row: the nodes that are on after one weak and one strong link, if this node is on. */
  step: Int32Array = new Int32Array(0);
  /** Node → row: itself, and the nodes to which it has a common weak neighbour. */
  shared: Int32Array = new Int32Array(0);
  /** Digit − 1 → row: the nodes with this digit. */
  digits: Int32Array = new Int32Array(0);

  constructor(links: Links, kind: ChainKind) {
    this.kind = kind;
    this.links = links;
    this.ranges = links.rangesOf(kind);
  }

  /** Makes the graph of the present links. */
  build(): void {
    const { links, candidates, nodes } = this;
    this.count = 0;
    for (let i = 0; i < links.count; i++) {
      const candidate = links.candidates[i];
      if (!this.isNode(candidate)) continue;
      nodes[candidate] = this.count;
      candidates[this.count++] = candidate;
    }
    this.words = (this.count + 31) >> 5;
    this.weak = cleared(this.weak, CANDIDATES * this.words);
    this.step = cleared(this.step, this.count * this.words);
    this.shared = cleared(this.shared, this.count * this.words);
    this.digits = cleared(this.digits, 9 * this.words);
    for (let i = 0; i < links.count; i++) this.setWeak(links.candidates[i]);
    for (let node = 0; node < this.count; node++) this.setStep(node);
    for (let i = 0; i < links.count; i++) this.setShared(links.candidates[i]);
  }

  private isNode(candidate: Candidate): boolean {
    return this.ranges.strongFrom[candidate] < this.ranges.strongTo[candidate];
  }

  private setWeak(candidate: Candidate): void {
    const { weak, nodes } = this;
    const to = this.ranges.weakTo[candidate];
    const row = candidate * this.words;
    for (let i = this.ranges.weakFrom[candidate]; i < to; i++) {
      const other = this.links.weak[i];
      if (this.isNode(other)) weak[row + (nodes[other] >> 5)] |= 1 << nodes[other];
    }
  }

  private setStep(node: number): void {
    const { step, nodes, words, links, candidates } = this;
    const { weakFrom, weakTo, strongFrom, strongTo } = this.ranges;
    const candidate = candidates[node];
    this.digits[(candidate % 9) * words + (node >> 5)] |= 1 << node;
    for (let i = weakFrom[candidate]; i < weakTo[candidate]; i++) {
      const off = links.weak[i];
      for (let j = strongFrom[off]; j < strongTo[off]; j++) {
        const on = nodes[links.strong[j]];
        step[node * words + (on >> 5)] |= 1 << on;
      }
    }
  }

  private setShared(candidate: Candidate): void {
    const { weak, shared, words } = this;
    const row = candidate * words;
    for (let word = 0; word < words; word++) {
      for (let rest = weak[row + word]; rest !== 0; rest &= rest - 1) {
        const node = word * 32 + 31 - Math.clz32(rest & -rest);
        for (let i = 0; i < words; i++) shared[node * words + i] |= weak[row + i];
      }
    }
  }
}

/** Returns this array if it is long enough, or a longer one. Its first `length` entries are 0. */
export function cleared(array: Int32Array, length: number): Int32Array {
  return array.length < length ? new Int32Array(2 * length) : array.fill(0, 0, length);
}
