// Hot code: plain loops, integers and preallocated arrays only.

import { lowestOf } from '../../cell-set.ts';
import { CANDIDATES } from '../../classic-tables.ts';
import type { Candidate } from '../../step.ts';
import { cleared } from '../../typed-arrays.ts';
import type { ChainKind } from './chain.ts';
import type { ChainLinks } from './chain-links.ts';
import type { LinkRows } from './link-rows.ts';

const MOST_STRONG = 4;

/** The links that one kind of chain may use, between the nodes of `LinkRows`. */
export class KindLinks {
  readonly kind: ChainKind;
  readonly links: ChainLinks;
  readonly rows: LinkRows;
  /** Node × 4 + i → the node at the other end of its i-th strong link. */
  readonly strong: Uint16Array = new Uint16Array(CANDIDATES * MOST_STRONG);
  /** Node → the number of its strong links. */
  readonly strongCount: Uint8Array = new Uint8Array(CANDIDATES);
  /** Node → row: the nodes that are on if this node is on, after one weak and one strong link. */
  step: Int32Array = new Int32Array(0);
  /** Node → row: the nodes to which it has strong links. */
  private strongRows: Int32Array = new Int32Array(0);

  constructor(links: ChainLinks, rows: LinkRows, kind: ChainKind) {
    this.links = links;
    this.rows = rows;
    this.kind = kind;
  }

  /** Candidate → row: the nodes to which it has weak links. */
  get weak(): Int32Array {
    return this.kind === 'x' ? this.rows.weakOfDigit : this.rows.weak;
  }

  /**
   * The node of a candidate of the position, or undefined if it has no strong links of this kind.
   */
  nodeOf(candidate: Candidate): number | undefined {
    const { links, kind } = this;
    const from = kind === 'x' ? links.strongPeers[candidate] : links.strongStart[candidate];
    const to = kind === 'y' ? links.strongPeers[candidate] : links.strongEnd[candidate];
    return from < to ? this.rows.nodes[candidate] : undefined;
  }

  /** Builds the graph from the current links. */
  build(): void {
    const { count, words } = this.rows;
    this.strongRows = cleared(this.strongRows, count * words);
    this.step = cleared(this.step, count * words);
    for (let node = 0; node < count; node++) this.setStrong(node);
    for (let node = 0; node < count; node++) this.setStep(node, this.weak);
  }

  private setStrong(node: number): void {
    const { strong, strongRows, links, kind } = this;
    const { nodes, candidates, words } = this.rows;
    const candidate: Candidate = candidates[node];
    const from = kind === 'x' ? links.strongPeers[candidate] : links.strongStart[candidate];
    const to = kind === 'y' ? links.strongPeers[candidate] : links.strongEnd[candidate];
    for (let i = from; i < to; i++) {
      const other = nodes[links.strong[i]];
      strong[node * MOST_STRONG + i - from] = other;
      strongRows[node * words + (other >> 5)] |= 1 << other;
    }
    this.strongCount[node] = to - from;
  }

  private setStep(node: number, weak: Int32Array): void {
    const { step, strongRows } = this;
    const { words, candidates } = this.rows;
    const from = candidates[node] * words;
    for (let word = 0; word < words; word++) {
      for (let rest = weak[from + word]; rest !== 0; rest &= rest - 1) {
        const off = (word * 32 + lowestOf(rest)) * words;
        for (let i = 0; i < words; i++) step[node * words + i] |= strongRows[off + i];
      }
    }
  }
}
