import type { PatternNode } from '../pattern.ts';
import type { LinkGraph } from './link-graph.ts';

/**
 * A statement as a number. 2 × node says that the node is off, and 2 × node + 1 says that it is on.
 */
export type Statement = number;

/** The shortest chains from a statement to all statements that follow from it. */
export interface ShortestChains {
  /**
   * Statement → the statement before it in its chain, or −1 if it does not follow. The entry of the
   * start is the start itself.
   */
  readonly before: Int32Array;
  /** Statement → the number of nodes of its chain. */
  readonly lengths: Uint16Array;
  /** The start and the statements that follow, those with the shortest chains first. */
  readonly reached: Int32Array;
}

/** What follows from a statement along the links of a graph. */
export class LinkConsequences {
  private readonly graph: LinkGraph;
  /** Statement → a row of bits: the statements that follow from it, and the statement itself. */
  private readonly rows: (Uint32Array | undefined)[] = [];
  private readonly words: number;
  private readonly queue: Int32Array;

  constructor(graph: LinkGraph) {
    this.graph = graph;
    this.words = Math.ceil(graph.nodes.length / 16);
    this.queue = new Int32Array(graph.nodes.length * 2);
  }

  /**
   * Returns the statements that follow from `start`, as a row of bits. Statement i is bit i % 32 of
   * word i / 32, rounded down.
   */
  from(start: Statement): Uint32Array {
    const known = this.rows[start];
    if (known) return known;
    const row = new Uint32Array(this.words);
    for (const statement of this.search(start).reached)
      row[statement >> 5] |= 1 << (statement & 31);
    this.rows[start] = row;
    return row;
  }

  search(start: Statement): ShortestChains {
    const { strong, weak } = this.graph;
    const { queue } = this;
    const before = new Int32Array(this.graph.nodes.length * 2).fill(-1);
    const lengths = new Uint16Array(before.length);
    before[start] = start;
    lengths[start] = 1;
    queue[0] = start;
    let end = 1;
    for (let i = 0; i < end; i++) {
      const statement = queue[i];
      const isOn = statement & 1;
      for (const next of (isOn === 1 ? weak : strong)[statement >> 1]) {
        const following = next * 2 + 1 - isOn;
        if (before[following] >= 0) continue;
        before[following] = statement;
        lengths[following] = lengths[statement] + 1;
        queue[end++] = following;
      }
    }
    return { before, lengths, reached: queue.slice(0, end) };
  }

  chain({ before }: ShortestChains, end: Statement): PatternNode[] {
    const chain: PatternNode[] = [];
    for (let statement = end; ; statement = before[statement]) {
      chain.push({ ...this.graph.nodes[statement >> 1], on: (statement & 1) === 1 });
      if (before[statement] === statement) return chain.reverse();
    }
  }
}
