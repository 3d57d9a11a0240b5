// Hot: runs for every position in which chains are searched, so it uses only plain loops, integers
// and preallocated arrays.
import type { Position } from '../position.ts';
import type { Candidate } from '../step.ts';
import type { LinkGraph } from './link-graph.ts';
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
 * Finds the shortest forcing chain with the rows of `Reach`. There is a chain
 *
 * - of 2n literals that places a node, if the node is in its own off row at level n;
 * - of 2n + 2 literals that eliminates a candidate, if it has weak links to two nodes, or to one
 *   twice, and one of them is in the off row of the other at level n.
 */
export class ShortestChainSearch {
  private readonly graph: LinkGraph;
  private readonly reach: Reach;
  /** Whether some off row at the last level has two nodes with a common weak neighbour. */
  private eliminates = false;

  constructor(graph: LinkGraph, reach: Reach) {
    this.graph = graph;
    this.reach = reach;
  }

  /**
   * Finds the shortest chain, of those the one with the smallest source, and of those the one that
   * eliminates it. Returns undefined if there is no chain, or none that `accepts` accepts by its
   * complexity.
   */
  find(position: Position, accepts: (complexity: number) => boolean): ShortestChain | undefined {
    this.eliminates = false;
    for (let level = 1; this.reach.has(level - 1) || this.eliminates; level++) {
      const complexity = 2 * level;
      if (!accepts(complexity)) return undefined;
      const eliminated = this.eliminates ? this.eliminatedAt(level - 1, position) : NONE;
      const placed = this.placedAt(level, position);
      if (placed < NONE || eliminated < NONE) {
        const places = placed < eliminated;
        return { source: places ? placed : eliminated, places, complexity };
      }
    }
    return undefined;
  }

  /** The smallest node that is in its own off row. Also sets `eliminates`. */
  private placedAt(level: number, { candidates }: Position): Candidate {
    const { reach } = this;
    const { count, words, shared, candidates: candidateOf } = this.graph.rows;
    let placed = NONE;
    let both = 0;
    for (let node = 0; node < count; node++) {
      for (let word = 0; word < words; word++) {
        const set = reach.offWord(node, level, word);
        both |= set & shared[node * words + word];
        if (word !== node >> 5 || (set & (1 << node)) === 0 || placed < NONE) continue;
        if (hasSeveral(candidates[Math.floor(candidateOf[node] / 9)])) placed = candidateOf[node];
      }
    }
    this.eliminates = both !== 0;
    return placed;
  }

  /** The smallest candidate that the off rows at this level eliminate. */
  private eliminatedAt(level: number, { candidates }: Position): Candidate {
    const { links } = this.graph;
    for (let i = 0; i < links.count; i++) {
      const candidate = links.candidates[i];
      if (!hasSeveral(candidates[Math.floor(candidate / 9)])) continue;
      if (this.isEliminated(candidate, level)) return candidate;
    }
    return NONE;
  }

  private isEliminated(candidate: Candidate, level: number): boolean {
    const { reach } = this;
    const { weak } = this.graph;
    const { words } = this.graph.rows;
    const from = candidate * words;
    for (let word = 0; word < words; word++) {
      for (let rest = weak[from + word]; rest !== 0; rest &= rest - 1) {
        const node = word * 32 + 31 - Math.clz32(rest & -rest);
        for (let i = 0; i < words; i++) {
          if ((reach.offWord(node, level, i) & weak[from + i]) !== 0) return true;
        }
      }
    }
    return false;
  }
}

function hasSeveral(digits: number): boolean {
  return (digits & (digits - 1)) !== 0;
}
