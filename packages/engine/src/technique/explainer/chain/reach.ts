// Hot code: plain loops, integers and preallocated arrays only.
import { lowestOf } from '../../cell-set.ts';
import { cleared } from '../../typed-arrays.ts';
import type { KindLinks } from './kind-links.ts';

/**
 * For every node of a graph, the nodes that it turns on, level by level. Level n of a node contains
 * the nodes that turn on if this node is on, after n weak and n strong links and not earlier. Level
 * 0 is the node itself.
 *
 * The levels are computed for all nodes together. So the search for the shortest chain can stop at
 * the level where it finds one.
 */
export class Reach {
  private readonly graph: KindLinks;
  /** Level → node → row. */
  readonly levels: Int32Array[] = [];
  /** The number of levels that are computed. */
  private height = 0;
  /** Whether the last computed level is empty. */
  private ended = false;
  /** Node → row: the union of all levels computed so far. */
  seen: Int32Array = new Int32Array(0);

  constructor(graph: KindLinks) {
    this.graph = graph;
  }

  /** Starts again after the graph has changed. */
  begin(): void {
    const { count, words } = this.graph.rows;
    this.seen = cleared(this.seen, count * words);
    const first = this.level(0);
    for (let node = 0; node < count; node++) {
      if (this.graph.strongCount[node] === 0) continue;
      first[node * words + (node >> 5)] = 1 << node;
      this.seen[node * words + (node >> 5)] = 1 << node;
    }
    this.height = 1;
    this.ended = count === 0;
  }

  /** Computes this level if necessary. Returns false if it is empty for all nodes. */
  has(level: number): boolean {
    while (!this.ended && this.height <= level) this.advance();
    return this.height > level && !(this.ended && this.height === level + 1);
  }

  /** Computes all levels. */
  complete(): void {
    while (!this.ended) this.advance();
  }

  /**
   * Returns one word of the off row of a node, which has the nodes that are on if this node is off.
   * If `rows` is `levels[n]`, the off row has the nodes that turn on after n + 1 strong links. If
   * `rows` is `seen`, it has the nodes that turn on after any number of links.
   */
  offWord(node: number, rows: Int32Array, word: number): number {
    const { strong, strongCount } = this.graph;
    const { words } = this.graph.rows;
    let set = 0;
    for (let i = node * 4; i < node * 4 + strongCount[node]; i++) {
      set |= rows[strong[i] * words + word];
    }
    return set;
  }

  private advance(): void {
    const { step, rows } = this.graph;
    const { count, words } = rows;
    const { seen } = this;
    const last = this.levels[this.height - 1];
    const next = this.level(this.height++);
    let any = 0;
    for (let row = 0; row < count * words; row += words) {
      for (let word = 0; word < words; word++) {
        for (let rest = last[row + word]; rest !== 0; rest &= rest - 1) {
          const from = (word * 32 + lowestOf(rest)) * words;
          for (let i = 0; i < words; i++) next[row + i] |= step[from + i];
        }
      }
      for (let i = row; i < row + words; i++) {
        next[i] &= ~seen[i];
        seen[i] |= next[i];
        any |= next[i];
      }
    }
    this.ended = any === 0;
  }

  private level(level: number): Int32Array {
    const { count, words } = this.graph.rows;
    this.levels[level] = cleared(this.levels[level] ?? new Int32Array(0), count * words);
    return this.levels[level];
  }
}
