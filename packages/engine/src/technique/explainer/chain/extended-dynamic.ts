import type { ForcingChainStep } from '../../chain-graph.ts';
import { COUNT, LOWEST } from '../../classic-tables.ts';
import type { Position } from '../../position.ts';
import { Assumption, NONE } from './assumption.ts';
import { BestChain, SORT_KEY, type SortKey, sortKeyOf } from './best-chain.ts';
import { complexityOfContradiction, stepOf } from './chain-steps.ts';
import { Consequences } from './consequences.ts';
import { CANDIDATES, startingGroups } from './groups.ts';
import { NestedDeduction } from './nested-deduction.ts';
import type { Patterns } from './patterns.ts';

/**
 * Dynamic forcing chains with patterns, or with patterns and nested chains. The kinds of steps are
 * the same as in DynamicChains.
 */
export class ExtendedDynamicChains {
  private readonly assumption: Assumption;
  private readonly consequences = new Consequences();
  private readonly best = new BestChain();
  private readonly nested: NestedDeduction | undefined;

  /**
   * `extension` finds further consequences of an assumption after all simple ones have been found.
   */
  constructor(extension: Patterns | NestedDeduction) {
    const isNested = extension instanceof NestedDeduction;
    this.nested = isNested ? extension : undefined;
    this.assumption = new Assumption({ deduction: isNested ? extension.patterns : extension });
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
        assumption.follow(candidate);
        if (nested) yield* nested.extend(assumption);
        this.take(candidate);
        assumption.follow(CANDIDATES + candidate);
        if (nested) yield* nested.extend(assumption);
        this.take(CANDIDATES + candidate);
        if (isDouble) this.offerDouble(candidate);
        yield undefined;
      }
    }
    for (const group of startingGroups(initial, 2)) {
      this.offerGroup(group);
      if (nested) yield undefined;
    }
    return best.exists ? yield* stepOf(best, assumption, nested) : undefined;
  }

  /** Stores the consequences of a literal. */
  private take(source: number): void {
    const { assumption, consequences, best } = this;
    consequences.store(assumption);
    if (assumption.contradiction === NONE) return;
    const complexity = complexityOfContradiction(assumption);
    if (best.accepts(complexity, SORT_KEY.contradiction)) {
      best.setContradiction(complexity, source);
    }
  }

  private offerDouble(candidate: number): void {
    const { consequences, best } = this;
    consequences.chooseBoth(candidate);
    consequences.findCommon(this.assumption.initial, this.mostFor(SORT_KEY.double));
    if (consequences.target === NONE) return;
    best.setDouble(consequences.complexity, candidate, consequences.target);
  }

  private offerGroup(group: number): void {
    const { assumption, consequences, best } = this;
    consequences.chooseGroup(group, assumption.initial[group]);
    consequences.findCommon(assumption.initial, this.mostFor(sortKeyOf(group)));
    if (consequences.target === NONE) return;
    best.setReduction(consequences.complexity, group, consequences.target);
  }

  /** The highest complexity with which a step of this kind would become the best step. */
  private mostFor(sortKey: SortKey): number {
    const { best } = this;
    return sortKey < best.sortKey ? best.complexity : best.complexity - 1;
  }
}
