// Hot code: plain loops, integers and preallocated arrays only.
import { lowestOf } from '../../cell-set.ts';
import type { Position } from '../../position.ts';
import type { Candidate } from '../../step.ts';
import { cleared } from '../../typed-arrays.ts';
import type { LinearChainStep } from './chain.ts';
import type { ChainTree } from './chain-tree.ts';
import type { KindLinks } from './kind-links.ts';
import { cycleStep } from './linear-steps.ts';
import type { Reach } from './reach.ts';

/**
 * Finds the shortest cycle that eliminates a candidate.
 *
 * Such a cycle has a node a that is on and a node b that is off, with the same digit and a common
 * peer. Let k be the fewest strong links on a way from b to a, and i + 1 the fewest weak links on a
 * way from a to b. Then the cycle has at least k + i links of each type. As long as k + i is too
 * large for all pairs of nodes, there is no such cycle. After that, a source is searched only if
 * the levels of `Reach` allow a closed walk from the source through such a pair of nodes.
 */
export class ShortestCycleSearch {
  private readonly graph: KindLinks;
  private readonly reach: Reach;
  private readonly tree: ChainTree;
  /** The pairs of nodes: pair → its node a, its node b, and its number k. */
  private readonly a: number[] = [];
  private readonly b: number[] = [];
  private readonly k: number[] = [];
  /** Two rows: `on` has the nodes that are on in closed walks, and `off` the nodes that are off. */
  private on: Int32Array = new Int32Array(0);
  private off: Int32Array = new Int32Array(0);
  /**
   * Two rows of nodes. `front` has the nodes of closed walks at one level. `back` has the nodes
   * from which the nodes of `front` follow.
   */
  private front: Int32Array = new Int32Array(0);
  private back: Int32Array = new Int32Array(0);

  constructor(graph: KindLinks, reach: Reach, tree: ChainTree) {
    this.graph = graph;
    this.reach = reach;
    this.tree = tree;
  }

  /**
   * Finds the first cycle of the smallest complexity. For each complexity, `sourcesBelow` returns a
   * limit: the source of the cycle must be below it. The limit is 0 if cycles of this complexity
   * are not wanted, and 729 if all sources are allowed. The k of every pair must be at least
   * `least`.
   */
  find(
    position: Position,
    least: number,
    sourcesBelow: (complexity: number) => number,
  ): LinearChainStep | undefined {
    const { words } = this.graph.rows;
    this.a.length = this.b.length = this.k.length = 0;
    this.on = cleared(this.on, words);
    this.off = cleared(this.off, words);
    this.front = cleared(this.front, words);
    this.back = cleared(this.back, words);
    let closed = false;
    for (let half = least; this.reach.has(half - 1); half++) {
      const end = sourcesBelow(2 * half);
      if (end === 0) return undefined;
      closed ||= this.closesPair(half);
      if (!closed || half === 1) continue;
      const step = this.findOf(position, half, end);
      if (step) return step;
    }
    return undefined;
  }

  /** Whether a node has closed walks of at least four links. All levels must be computed. */
  mayClose(node: number): boolean {
    const { weak, strong, strongCount } = this.graph;
    const { words, candidates } = this.graph.rows;
    for (let word = 0; word < words; word++) {
      let back = 0;
      for (let i = node * 4; i < node * 4 + strongCount[node]; i++) {
        back |= weak[candidates[strong[i]] * words + word];
      }
      back &= this.reach.seen[node * words + word];
      if ((word === node >> 5 ? back & ~(1 << node) : back) !== 0) return true;
    }
    return false;
  }

  /** Whether k + i is `half` for some pair. */
  private closesPair(half: number): boolean {
    const { a, b, k } = this;
    const { weak } = this.graph;
    const { words, candidates } = this.graph.rows;
    this.addPairs(half);
    for (let pair = 0; pair < a.length; pair++) {
      const reached = this.reach.levels[half - k[pair]];
      const from = a[pair] * words;
      const to = candidates[b[pair]] * words;
      for (let word = 0; word < words; word++) {
        if ((reached[from + word] & weak[to + word]) !== 0) return true;
      }
    }
    return false;
  }

  /**
   * Adds the pairs of nodes a and b with this k. Exchanging a and b changes neither k nor i, so
   * only pairs with a ≥ b are added.
   */
  private addPairs(k: number): void {
    const { reach } = this;
    const { levels } = reach;
    const { count, words, shared, digits, candidates } = this.graph.rows;
    for (let b = 0; b < count; b++) {
      const digit = (candidates[b] % 9) * words;
      for (let word = b >> 5; word < words; word++) {
        let rest = shared[b * words + word] & digits[digit + word];
        if (rest !== 0) rest &= reach.offWord(b, levels[k - 1], word);
        for (; rest !== 0; rest &= rest - 1) {
          const a = word * 32 + lowestOf(rest);
          if (a < b) continue;
          this.a.push(a);
          this.b.push(b);
          this.k.push(k);
        }
      }
    }
  }

  /** Finds the first cycle with `half` links of each type, from a source before `end`. */
  private findOf(position: Position, half: number, end: Candidate): LinearChainStep | undefined {
    const { count, candidates } = this.graph.rows;
    const { tree } = this;
    for (let node = 0; node < count && candidates[node] < end; node++) {
      const source = candidates[node];
      const digits = position.candidates[Math.floor(source / 9)];
      if ((digits & (digits - 1)) === 0 || !this.hasUsefulWalk(node, half)) continue;
      tree.growFromOn(source, half - 1);
      tree.closeCycles(source, half - 1);
      for (let i = 0; i < tree.cycleCount; i++) {
        const step = cycleStep(position, tree, source, i);
        if (step) return step;
      }
    }
    return undefined;
  }

  /**
   * Looks at closed walks with `half` links of each type, from a node back to itself. A walk must
   * reach each of its nodes by a shortest way. Returns whether two nodes of such walks could
   * eliminate a candidate if they were in one cycle.
   */
  private hasUsefulWalk(node: number, half: number): boolean {
    const { words } = this.graph.rows;
    const { on, off, front, back, reach } = this;
    on.fill(0, 0, words);
    off.fill(0, 0, words);
    front.fill(0, 0, words);
    front[node >> 5] = 1 << node;
    for (let level = half - 1; level >= 0; level--) {
      this.stepBack();
      let any = 0;
      const reached = reach.levels[level];
      for (let word = 0; word < words; word++) {
        front[word] = reached[node * words + word] & back[word];
        on[word] |= front[word];
        any |= front[word];
      }
      if (any === 0) return false;
    }
    return this.hasPair();
  }

  /**
   * Goes one step back: sets `back` to the nodes from which the nodes of `front` follow, and adds
   * the nodes between them to `off`.
   */
  private stepBack(): void {
    const { weak, strong, strongCount } = this.graph;
    const { words, candidates } = this.graph.rows;
    const { off, front, back } = this;
    back.fill(0, 0, words);
    for (let word = 0; word < words; word++) {
      for (let rest = front[word]; rest !== 0; rest &= rest - 1) {
        const node = word * 32 + lowestOf(rest);
        for (let i = node * 4; i < node * 4 + strongCount[node]; i++) {
          off[strong[i] >> 5] |= 1 << strong[i];
          const row = candidates[strong[i]] * words;
          for (let j = 0; j < words; j++) back[j] |= weak[row + j];
        }
      }
    }
  }

  /** Whether a node in `off` and one in `on` have the same digit and a common peer. */
  private hasPair(): boolean {
    const { words, shared, digits, candidates } = this.graph.rows;
    const { on, off } = this;
    for (let word = 0; word < words; word++) {
      for (let rest = off[word]; rest !== 0; rest &= rest - 1) {
        const node = word * 32 + lowestOf(rest);
        const digit = (candidates[node] % 9) * words;
        for (let i = 0; i < words; i++) {
          if ((shared[node * words + i] & on[i] & digits[digit + i]) !== 0) return true;
        }
      }
    }
    return false;
  }
}
