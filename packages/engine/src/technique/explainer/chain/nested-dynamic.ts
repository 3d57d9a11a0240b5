import type { NestedChains } from '../../chain-graph.ts';
import { COUNT } from '../../classic-tables.ts';
import { cellOf } from '../../step.ts';
import { NONE } from './assumption.ts';
import { type ChainChoice, SORT_KEY, sortKeyOf } from './best-chain.ts';
import { complexityOfContradiction, nestedChainsOf } from './chain-steps.ts';
import { Consequences } from './consequences.ts';
import { DynamicSearch } from './dynamic-search.ts';
import { isOn, oppositeOf, subjectOf } from './literal.ts';
import type { NestedSearch } from './nested-deduction.ts';
import { eliminationKey } from './nested-multiple.ts';

/** Finds all dynamic forcing chains, in the form of nested chains. */
export class NestedDynamicChains extends DynamicSearch<NestedChains[]> implements NestedSearch {
  private readonly consequences = new Consequences();
  /** Eliminations → the best chains with these eliminations. */
  private readonly best = new Map<number, ChainChoice>();

  protected begin(initial: Uint16Array): void {
    this.consequences.begin(initial);
    this.best.clear();
  }

  protected store(): void {
    this.consequences.store(this.assumption);
  }

  protected offerContradiction(source: number): void {
    const { assumption } = this;
    if (assumption.contradiction === NONE) return;
    const complexity = complexityOfContradiction(assumption);
    const sortKey = SORT_KEY.contradiction;
    this.offer(oppositeOf(source), { complexity, sortKey, source, group: NONE, target: NONE });
  }

  protected offerDouble(source: number): void {
    const { consequences } = this;
    consequences.chooseBoth(source);
    for (const { target, complexity } of consequences.allCommon()) {
      this.offer(target, { complexity, sortKey: SORT_KEY.double, source, group: NONE, target });
    }
  }

  protected offerGroup(group: number): void {
    const { consequences, assumption } = this;
    const sortKey = sortKeyOf(group);
    consequences.chooseGroup(group, assumption.initial[group]);
    for (const { target, complexity } of consequences.allCommon()) {
      this.offer(target, { complexity, sortKey, source: NONE, group, target });
    }
  }

  protected *result(): Generator<undefined, NestedChains[]> {
    const found: NestedChains[] = [];
    // The sort is stable, and a map keeps the order of insertion.
    for (const choice of [...this.best.values()].sort(compareChoices)) {
      found.push(yield* nestedChainsOf(choice, this.assumption, this.nested));
    }
    return found;
  }

  private offer(conclusion: number, choice: ChainChoice): void {
    const { initial } = this.assumption;
    const isAlone = COUNT[initial[cellOf(subjectOf(conclusion))]] === 1;
    // A candidate that is on eliminates the other candidates of its cell. If there are no others,
    // nothing is proved.
    if (isOn(conclusion) && isAlone) return;
    const key = eliminationKey(conclusion, initial);
    const before = this.best.get(key);
    if (before) {
      if (compareChoices(before, choice) <= 0) return;
      this.best.delete(key);
    }
    this.best.set(key, choice);
  }
}

function compareChoices(a: ChainChoice, b: ChainChoice): number {
  return a.complexity - b.complexity || a.sortKey - b.sortKey;
}
