import { COUNT, LOWEST } from '../classic-tables.ts';
import type { Position } from '../position.ts';
import { LITERALS } from './ancestors.ts';
import { Assumption, NONE } from './assumption.ts';
import { BestChain, SORT_KEY, sortKeyOf } from './best-chain.ts';
import { complexityOf, type ForcingChainStep } from './chain-graph.ts';
import { complexityOfContradiction, stepOf } from './chain-steps.ts';
import { Consequences, countIn, nodeIn } from './consequences.ts';
import { CANDIDATES, forEachGroup } from './groups.ts';
import type { NestedDeduction } from './nested-deduction.ts';
import type { Patterns } from './patterns.ts';

/** What an assumption is followed with if it has no more simple consequences. Default: nothing. */
export interface DynamicOptions {
  readonly patterns?: Patterns;
  /** Patterns and nested chains. */
  readonly nested?: NestedDeduction;
}

/**
 * Dynamic forcing chains. Each candidate is assumed to be on and to be off, and all consequences are
 * followed. There are four kinds of steps:
 *
 * - an assumption leads to a contradiction, so it is wrong;
 * - something follows whether a candidate is on or off (double);
 * - something follows from every candidate of a cell;
 * - something follows from every place of a digit in a house.
 */
export class DynamicChains {
  private readonly assumption: Assumption;
  private readonly consequences = new Consequences();
  private readonly best = new BestChain();

  private readonly nested: NestedDeduction | undefined;

  constructor({ patterns, nested }: DynamicOptions = {}) {
    this.assumption = new Assumption({ deduction: nested ? nested.patterns : patterns });
    this.nested = nested;
  }

  /** Finds the best step. Yields at least after each candidate. */
  *search(position: Position): Generator<undefined, ForcingChainStep | undefined> {
    const { assumption, consequences, best, nested } = this;
    const { initial } = assumption;
    assumption.readPosition(position);
    nested?.readPosition(position);
    consequences.begin(initial);
    best.clear();
    for (let cell = 0; cell < 81; cell++) {
      const isDouble = COUNT[initial[cell]] >= 3;
      for (let rest = initial[cell]; rest !== 0; rest &= rest - 1) {
        const candidate = cell * 9 + LOWEST[rest];
        assumption.follow(candidate, best.complexity - 2);
        if (nested) yield* nested.extend(assumption);
        consequences.store(assumption);
        this.offerContradiction(candidate);
        assumption.follow(CANDIDATES + candidate, best.complexity - 2);
        if (nested) yield* nested.extend(assumption);
        this.offerContradiction(CANDIDATES + candidate);
        if (isDouble) this.offerDoubles(candidate);
        yield undefined;
      }
    }
    forEachGroup(initial, 2, (group) => this.reduce(group));
    return best.exists ? yield* stepOf(best, assumption, nested) : undefined;
  }

  /** Finds the best step. */
  find(position: Position): ForcingChainStep | undefined {
    const search = this.search(position);
    for (;;) {
      const { done, value } = search.next();
      if (done) return value;
    }
  }

  private offerContradiction(source: number): void {
    const { assumption, best } = this;
    if (assumption.contradiction === NONE) return;
    const complexity = complexityOfContradiction(assumption);
    if (best.accepts(complexity, SORT_KEY.contradiction)) {
      best.setContradiction(complexity, source);
    }
  }

  /**
   * Offers what follows if a candidate is on and also if it is off, which has just been followed. Of
   * equal steps, conclusions that are on come first, and then the one that follows first from the
   * candidate that is on.
   */
  private offerDoubles(candidate: number): void {
    const { assumption, consequences, best } = this;
    const { initial, literal, count, size } = assumption;
    let found = NONE;
    let least = 0;
    let order = 0;
    for (let node = 0; node < size; node++) {
      const target = literal[node];
      const other = consequences.nodeOf(candidate, target);
      if (other === 0) continue;
      let complexity = count[node] + countIn(other);
      if (!best.accepts(complexity, SORT_KEY.double)) continue;
      if (this.nested) complexity += this.nestedOfDouble(candidate, node);
      if (!best.accepts(complexity, SORT_KEY.double)) continue;
      if (target < CANDIDATES && COUNT[initial[Math.floor(target / 9)]] === 1) continue;
      // Literals that are off come after all that are on.
      const rank = nodeIn(other) + (target < CANDIDATES ? 0 : LITERALS);
      if (found !== NONE && (complexity > least || (complexity === least && rank > order)))
        continue;
      found = target;
      least = complexity;
      order = rank;
    }
    if (found !== NONE) best.setDouble(least, candidate, found);
  }

  private nestedOfDouble(candidate: number, node: number): number {
    const { assumption, consequences } = this;
    return complexityOf([
      ...consequences.nestedOf(candidate, assumption.literal[node]),
      ...assumption.nestedOf(node),
    ]);
  }

  private reduce(group: number): void {
    const { assumption, consequences, best } = this;
    const most = sortKeyOf(group) < best.sortKey ? best.complexity : best.complexity - 1;
    consequences.findCommon(group, assumption.initial, most);
    if (consequences.target === NONE) return;
    best.setReduction(consequences.complexity, group, consequences.target);
  }
}
