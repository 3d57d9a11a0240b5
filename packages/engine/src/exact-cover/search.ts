// Hot code: it runs once per option.
import { DancingLinks } from './dancing-links.ts';
import type { CoverTables, ExactCoverProblem } from './problem.ts';

export type ExactCoverStatus = 'paused' | 'solution' | 'exhausted';

const PHASES = ['item', 'option', 'exhausted'] as const;

/**
 * Algorithm X with dancing links (Knuth 2000). The search can stop after any event and continue
 * later. An event chooses an option or takes an option back. The search branches on the first item
 * in the list with the fewest options.
 */
export class ExactCoverSearch {
  /**
   * The options chosen so far, in the first `depth` entries. They form a solution if `step` has
   * returned 'solution'.
   */
  readonly chosen: Int32Array;
  depth = 0;
  private readonly links: DancingLinks;
  /**
   * Depth → a node of the option chosen there: the node in the list of the item that was branched
   * on.
   */
  private readonly nodes: Int32Array;
  /** What `step` chooses next: an item to branch on, or the next option of that item. */
  private phase: 'item' | 'option' | 'exhausted' = 'item';

  constructor(problem: ExactCoverProblem | CoverTables) {
    this.links = new DancingLinks(problem);
    this.chosen = new Int32Array(problem.items + 1);
    this.nodes = new Int32Array(problem.items + 1);
  }

  /** Whether every item is covered. */
  get covered(): boolean {
    return this.links.right[0] === 0;
  }

  /** Makes the next event. If there is none, returns 'exhausted'. */
  step(): ExactCoverStatus {
    const { links, nodes } = this;
    if (this.phase === 'exhausted') return 'exhausted';
    if (this.phase === 'item' && !this.covered) {
      nodes[this.depth] = this.fewestOptions();
      links.cover(nodes[this.depth]);
      this.phase = 'option';
    }
    if (this.phase === 'option') {
      const node = links.down[nodes[this.depth]];
      if (node > links.items) {
        this.choose(node);
        return this.covered ? 'solution' : 'paused';
      }
      links.uncover(node);
    }
    if (this.depth === 0) {
      this.phase = 'exhausted';
      return 'exhausted';
    }
    links.uncoverOthers(nodes[--this.depth]);
    this.phase = 'option';
    return 'paused';
  }

  /**
   * Returns the state: the phase and the chosen nodes. In phase 'option', the option of the last
   * node has been taken back.
   */
  save(): Int32Array {
    const { depth, phase, nodes } = this;
    const length = phase === 'option' ? depth + 1 : depth;
    return Int32Array.from([PHASES.indexOf(phase), ...nodes.subarray(0, length)]);
  }

  /** Restores a state that `save` returned for the same problem. */
  load(state: Int32Array): void {
    this.rewind();
    this.phase = PHASES[state[0]];
    for (let i = 1; i < state.length; i++) {
      this.links.cover(this.links.header[state[i]]);
      this.nodes[i - 1] = state[i];
      if (this.phase === 'option' && i === state.length - 1) return;
      this.links.coverOthers(state[i]);
      this.chosen[this.depth++] = this.links.option[state[i]];
    }
  }

  private rewind(): void {
    const { links, nodes } = this;
    if (this.phase === 'option') links.uncover(links.header[nodes[this.depth]]);
    while (this.depth > 0) {
      const node = nodes[--this.depth];
      links.uncoverOthers(node);
      links.uncover(links.header[node]);
    }
  }

  private choose(node: number): void {
    this.links.coverOthers(node);
    this.nodes[this.depth] = node;
    this.chosen[this.depth++] = this.links.option[node];
    this.phase = 'item';
  }

  private fewestOptions(): number {
    const { right, count } = this.links;
    let best = right[0];
    for (let header = best; header !== 0 && count[best] > 0; header = right[header]) {
      if (count[header] < count[best]) best = header;
    }
    return best;
  }
}
