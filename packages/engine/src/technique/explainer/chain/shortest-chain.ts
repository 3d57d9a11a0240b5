// Hot code: plain loops, integers and preallocated arrays only.
import { lowestOf } from '../../cell-set.ts';
import type { Position } from '../../position.ts';
import type { Candidate } from '../../step.ts';
import type { KindLinks } from './kind-links.ts';
import type { Reach } from './reach.ts';

/** The shortest forcing chain of a graph. */
export interface ShortestChain {
  readonly source: Candidate;
  /** Whether the chain places the source. Otherwise, it eliminates the source. */
  readonly places: boolean;
  readonly complexity: number;
}

/** Larger than all candidates. */
const NONE = 729;

/**
 * Finds the shortest forcing chain with the rows of `Reach`. The off row of a node has the nodes
 * that are on if this node is off. The search looks for two kinds of chains at each level n:
 *
 * - If a node is in its own off row, a chain of 2n literals places it.
 * - If a candidate has weak links to two nodes, and one of them is in the off row of the other, a
 *   chain of 2n + 2 literals eliminates the candidate. The two nodes may be the same node.
 */
export class ShortestChainSearch {
  private readonly graph: KindLinks;
  private readonly reach: Reach;
  /**
   * Set by `find`: the first level, counted from 1, for which `meets` is true. 0 if the search has
   * not reached such a level.
   */
  least = 0;

  constructor(graph: KindLinks, reach: Reach) {
    this.graph = graph;
    this.reach = reach;
  }

  /**
   * Finds the shortest chain. If there are several, it prefers the smallest source, and then the
   * chain that eliminates its source. Returns undefined if there is no chain, or if `accepts`
   * rejects its complexity.
   */
  find(position: Position, accepts: (complexity: number) => boolean): ShortestChain | undefined {
    const { levels } = this.reach;
    this.least = 0;
    let meets = false;
    for (let level = 1; this.reach.has(level - 1) || meets; level++) {
      const complexity = 2 * level;
      if (!accepts(complexity)) return undefined;
      const eliminated = meets ? this.firstEliminated(position, levels[level - 2]) : NONE;
      const placed = this.firstPlaced(position, levels[level - 1]);
      meets = this.meets(levels[level - 1]);
      if (meets) this.least ||= level;
      if (placed < NONE || eliminated < NONE) {
        const places = placed < eliminated;
        return { source: places ? placed : eliminated, places, complexity };
      }
    }
    return undefined;
  }

  /**
   * Whether the off row of a node contains the node itself. `reached` is a level of `Reach`, or all
   * levels.
   */
  isPlaced(node: number, reached: Int32Array): boolean {
    return (this.reach.offWord(node, reached, node >> 5) & (1 << node)) !== 0;
  }

  /**
   * Whether there are nodes a and b such that a is in the off row of b, and the candidate has weak
   * links to both. a and b may be the same node.
   */
  isEliminated(candidate: Candidate, reached: Int32Array): boolean {
    const { reach } = this;
    const { weak } = this.graph;
    const { words } = this.graph.rows;
    const from = candidate * words;
    for (let word = 0; word < words; word++) {
      for (let rest = weak[from + word]; rest !== 0; rest &= rest - 1) {
        const node = word * 32 + lowestOf(rest);
        for (let i = 0; i < words; i++) {
          if ((reach.offWord(node, reached, i) & weak[from + i]) !== 0) return true;
        }
      }
    }
    return false;
  }

  private firstPlaced({ candidates }: Position, reached: Int32Array): Candidate {
    const { rows } = this.graph;
    for (let node = 0; node < rows.count; node++) {
      if (!this.isPlaced(node, reached)) continue;
      const candidate = rows.candidates[node];
      if (hasSeveral(candidates[Math.floor(candidate / 9)])) return candidate;
    }
    return NONE;
  }

  private firstEliminated({ candidates }: Position, reached: Int32Array): Candidate {
    const { links } = this.graph;
    for (let i = 0; i < links.count; i++) {
      const candidate = links.candidates[i];
      if (!hasSeveral(candidates[Math.floor(candidate / 9)])) continue;
      if (this.isEliminated(candidate, reached)) return candidate;
    }
    return NONE;
  }

  /**
   * Whether the off row of some node has a node such that both nodes have weak links to the same
   * candidate. The two nodes may be the same.
   */
  private meets(reached: Int32Array): boolean {
    const { count, words, shared } = this.graph.rows;
    for (let node = 0; node < count; node++) {
      for (let word = 0; word < words; word++) {
        const set = this.reach.offWord(node, reached, word);
        if ((set & shared[node * words + word]) !== 0) return true;
      }
    }
    return false;
  }
}

function hasSeveral(digits: number): boolean {
  return (digits & (digits - 1)) !== 0;
}
