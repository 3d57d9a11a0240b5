import { CANDIDATES } from '../../classic-tables.ts';
import type { Position } from '../../position.ts';
import { compareRanks, type Rank } from '../rank.ts';
import { chainRank, cycleRank, type LinearChainStep } from './chain.ts';
import { ChainLinks } from './chain-links.ts';
import { KindSearch } from './kind-search.ts';
import { LinkRows } from './link-rows.ts';

/**
 * Finds forcing chains without branches, and cycles, like "Forcing Chains & Cycles" of Sudoku
 * Explainer 1.2.1. For each kind of links and each candidate, it looks for three things: cycles
 * through the candidate, a chain by which the candidate turns itself off if it is on, and a chain
 * by which it turns itself on if it is off.
 */
export class LinearChains {
  private readonly links = new ChainLinks();
  private readonly rows = new LinkRows();
  private readonly x = new KindSearch(this.links, this.rows, 'x');
  private readonly y = new KindSearch(this.links, this.rows, 'y');
  private readonly xy = new KindSearch(this.links, this.rows, 'xy');

  /**
   * Finds the first step of `all`, but much faster. It uses two facts. First, all X and Y chains
   * and cycles are also XY chains and cycles. Second, if a cycle eliminates a candidate, there is
   * also a chain that eliminates this candidate.
   */
  find(position: Position): LinearChainStep | undefined {
    const { x, y, xy } = this;
    this.begin(position);
    const xyChain = xy.begin().chains.find(position, () => true);
    const { least } = xy.chains;
    if (least === 0) return undefined;
    this.links.buildWeak(position);
    let best = xyChain ? chainRank('xy', xyChain.complexity) : LAST;
    const xChain = x.begin().chains.find(position, (complexity) => {
      return compareRanks(chainRank('x', complexity), best) < 0;
    });
    if (xChain) best = chainRank('x', xChain.complexity);

    let cycle: LinearChainStep | undefined;
    for (const search of [x, y, xy]) {
      if (compareRanks(cycleRank(search.kind, 2 * least), best) > 0) continue;
      if (search === y) y.begin();
      const found = search.cycles.find(position, least, (complexity) => {
        const order = compareRanks(cycleRank(search.kind, complexity), best);
        if (order !== 0 || !xyChain) return order < 0 ? CANDIDATES : 0;
        // Only an XY chain can have the same rank as a cycle. Then the lower source comes first. If
        // the sources are equal, the cycle comes first.
        return xyChain.source + 1;
      });
      if (!found) continue;
      cycle = found;
      best = cycleRank(search.kind, found.chain.complexity);
    }
    if (cycle) return cycle;
    if (xChain) return x.chainStep(position, xChain);
    return xyChain && xy.chainStep(position, xyChain);
  }

  /**
   * Finds all steps, in the order of Sudoku Explainer: by rating, complexity, sort key and the
   * order in which they are found. Of several steps with the same eliminations, only the first is
   * kept.
   */
  all(position: Position): LinearChainStep[] {
    const { x, y, xy } = this;
    this.begin(position);
    if (!xy.begin().maySucceed(position)) return [];
    this.links.buildWeak(position);
    const found: LinearChainStep[] = [];
    if (x.begin().maySucceed(position)) x.addSteps(position, found);
    if (y.begin().maySucceed(position)) y.addSteps(position, found);
    xy.addSteps(position, found);
    return withoutRepeats(found.sort(compareSteps));
  }

  private begin(position: Position): void {
    this.links.buildStrong(position);
    this.rows.build(this.links);
  }
}

/** A rank that comes after all other ranks. */
const LAST: Rank = [Number.POSITIVE_INFINITY, 0, 0];

function compareSteps(a: LinearChainStep, b: LinearChainStep): number {
  return compareRanks(rankOf(a), rankOf(b));
}

function rankOf({ chain, rating }: LinearChainStep): Rank {
  return [rating, chain.complexity, chain.sortKey];
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
