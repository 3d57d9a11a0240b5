// Hot: runs for every position in which chains are searched, so it uses only plain loops, integers
// and preallocated arrays.
import type { Position } from '../position.ts';
import type { Candidate } from '../step.ts';
import { cleared, type LinkGraph } from './link-graph.ts';
import type { Reach } from './reach.ts';

/** The shortest forcing chain of a graph. */
export interface ShortestChain {
  readonly source: Candidate;
  /** Whether the chain places the source. Otherwise, it eliminates the source. */
  readonly places: boolean;
  readonly complexity: number;
}

/**
 * Finds the shortest forcing chains with bit rows. The off row of a node at level n has the nodes
 * that are on after n strong links and n − 1 weak links, if this node is off. So there is a chain
 *
 * - of 2n literals that places the node, if the node is in its own off row;
 * - of 2n + 2 literals that eliminates a candidate, if two of its weak neighbours are such that one
 *   is in the off row of the other.
 */
export class ShortestChainSearch {
  private readonly graph: LinkGraph;
  private readonly reach: Reach;
  /** Node → off row, at the level of the search. */
  private rows: Int32Array = new Int32Array(0);
  /** The off rows of the level before. */
  private before: Int32Array = new Int32Array(0);

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
    const { graph, reach } = this;
    const size = graph.count * graph.words;
    let eliminates = false;
    for (let level = 1; reach.has(level - 1) || eliminates; level++) {
      const complexity = 2 * level;
      if (!accepts(complexity)) return undefined;
      [this.rows, this.before] = [cleared(this.before, size), this.rows];
      for (let node = 0; node < graph.count; node++) offRow(graph, reach, level, node, this.rows);
      const placed = this.placed(position);
      const eliminated = eliminates ? this.eliminated(position) : NONE;
      if (placed < NONE || eliminated < NONE) {
        const places = placed < eliminated;
        return { source: places ? placed : eliminated, places, complexity };
      }
      eliminates = this.mayEliminate();
    }
    return undefined;
  }

  /** The smallest node that is in its own off row. */
  private placed({ candidates }: Position): Candidate {
    const { count, words, candidates: candidateOf } = this.graph;
    for (let node = 0; node < count; node++) {
      if ((this.rows[node * words + (node >> 5)] & (1 << node)) === 0) continue;
      const candidate = candidateOf[node];
      if (hasSeveral(candidates[Math.floor(candidate / 9)])) return candidate;
    }
    return NONE;
  }

  /** Whether chains of the next level eliminate something. */
  private mayEliminate(): boolean {
    const { shared, count, words } = this.graph;
    for (let i = 0; i < count * words; i++) {
      if ((this.rows[i] & shared[i]) !== 0) return true;
    }
    return false;
  }

  /** The smallest candidate that the off rows of the level before eliminate. */
  private eliminated({ candidates }: Position): Candidate {
    const { links } = this.graph;
    for (let i = 0; i < links.count; i++) {
      const candidate = links.candidates[i];
      if (!hasSeveral(candidates[Math.floor(candidate / 9)])) continue;
      if (this.isEliminated(candidate)) return candidate;
    }
    return NONE;
  }

  private isEliminated(candidate: Candidate): boolean {
    const { weak, words } = this.graph;
    const from = candidate * words;
    for (let word = 0; word < words; word++) {
      for (let rest = weak[from + word]; rest !== 0; rest &= rest - 1) {
        const row = (word * 32 + 31 - Math.clz32(rest & -rest)) * words;
        for (let i = 0; i < words; i++) {
          if ((this.before[row + i] & weak[from + i]) !== 0) return true;
        }
      }
    }
    return false;
  }
}

/** Larger than all candidates. */
const NONE = 729;

function hasSeveral(digits: number): boolean {
  return (digits & (digits - 1)) !== 0;
}

/** Adds the off row of a node at this level, from 1 on, to its row in `rows`. */
export function offRow(
  graph: LinkGraph,
  reach: Reach,
  level: number,
  node: number,
  rows: Int32Array,
): void {
  const { words, nodes, candidates, links } = graph;
  const { strongFrom, strongTo } = graph.ranges;
  const reached = reach.levels[level - 1];
  const to = strongTo[candidates[node]];
  for (let i = strongFrom[candidates[node]]; i < to; i++) {
    const row = nodes[links.strong[i]] * words;
    for (let word = 0; word < words; word++) rows[node * words + word] |= reached[row + word];
  }
}
