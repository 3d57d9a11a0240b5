import { COUNT } from '../classic-tables.ts';
import type { Position } from '../position.ts';
import type { Candidate } from '../step.ts';
import type { LinearChainStep } from './chain.ts';
import { chainRank, compareRanks, cycleRank } from './chain-rank.ts';
import { KindSearch } from './kind-search.ts';
import { LinkRows } from './link-rows.ts';
import { Links } from './links.ts';

/**
 * Finds forcing chains without branches, and cycles, as "Forcing Chains & Cycles" of Sudoku
 * Explainer 1.2.1 does: for each kind of links, each cell and each digit, it looks for the cycles
 * through this candidate, for a chain that turns it off if it is on, and for one that turns it on if
 * it is off.
 */
export class LinearChains {
  private readonly links = new Links();
  private readonly rows = new LinkRows();
  private readonly x = new KindSearch(this.links, this.rows, 'x');
  private readonly y = new KindSearch(this.links, this.rows, 'y');
  private readonly xy = new KindSearch(this.links, this.rows, 'xy');

  /**
   * Finds the first step of `all`, much faster. All X and Y chains and cycles are XY chains and
   * cycles as well. If a cycle eliminates something, a chain does so too. So without an XY chain,
   * there is nothing to find.
   */
  best(position: Position): LinearChainStep | undefined {
    const { x, y, xy } = this;
    this.links.buildStrong(position);
    this.rows.build(this.links);
    const xyChain = xy.begin().chains.find(position, () => true);
    if (!xyChain) return undefined;
    this.links.buildWeak(position);
    let best = chainRank('xy', xyChain.complexity);
    const xChain = x.begin().chains.find(position, (complexity) => {
      return compareRanks(chainRank('x', complexity), best) < 0;
    });
    if (xChain) best = chainRank('x', xChain.complexity);

    let cycle: LinearChainStep | undefined;
    for (const search of [x, y.begin(), xy]) {
      const found = search.cycles.find(position, xyChain.complexity, (complexity) => {
        const order = compareRanks(cycleRank(search.kind, complexity), best);
        if (order !== 0) return order < 0 ? CANDIDATES : 0;
        // Only an XY chain can have the same rank. A cycle from the same source comes before it.
        return xyChain.source + 1;
      });
      if (!found) continue;
      cycle = found;
      best = cycleRank(search.kind, found.chain.complexity);
    }
    if (cycle) return cycle;
    return xChain ? x.chainStep(position, xChain) : xy.chainStep(position, xyChain);
  }

  /**
   * Finds all steps, in the order of Sudoku Explainer: by rating, complexity, sort key and the order
   * in which they are found. Of several steps with the same eliminations, only the first is kept.
   */
  all(position: Position): LinearChainStep[] {
    this.links.build(position);
    const found: LinearChainStep[] = [];
    for (const search of [this.x, this.y, this.xy]) {
      for (let source = 0; source < CANDIDATES; source++) {
        if (isSource(position, source)) search.addSteps(position, source, found);
      }
    }
    return withoutRepeats(found.sort(compareSteps));
  }
}

const CANDIDATES = 729;

/** Whether the position has this candidate, and others in its cell. */
function isSource({ candidates }: Position, candidate: Candidate): boolean {
  const cell = Math.floor(candidate / 9);
  return (candidates[cell] & (1 << (candidate - cell * 9))) !== 0 && COUNT[candidates[cell]] > 1;
}

function compareSteps(a: LinearChainStep, b: LinearChainStep): number {
  return compareRanks({ ...a.chain, rating: a.rating }, { ...b.chain, rating: b.rating });
}

function withoutRepeats(steps: readonly LinearChainStep[]): LinearChainStep[] {
  const seen = new Set<string>();
  return steps.filter(({ eliminations }) => {
    const key = eliminations.join(' ');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
