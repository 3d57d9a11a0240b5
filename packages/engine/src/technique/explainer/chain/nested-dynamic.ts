import type { NestedChains } from '../../chain-graph.ts';
import { COUNT, LOWEST } from '../../classic-tables.ts';
import type { Position } from '../../position.ts';
import { Assumption, NONE } from './assumption.ts';
import { type ChainChoice, SORT_KEY, sortKeyOf } from './best-chain.ts';
import { complexityOfContradiction, follow, nestedChainsOf } from './chain-steps.ts';
import { Consequences } from './consequences.ts';
import { CANDIDATES, startingGroups } from './groups.ts';
import type { NestedDeduction, NestedSearch } from './nested-deduction.ts';
import { eliminationKey } from './nested-multiple.ts';

/** Finds all dynamic forcing chains, in the form of nested chains. */
export class NestedDynamicChains implements NestedSearch {
  private readonly assumption: Assumption;
  private readonly consequences = new Consequences();
  /** Eliminations → the best chains with these eliminations. */
  private readonly best = new Map<number, ChainChoice>();

  private readonly nested: NestedDeduction | undefined;

  /**
   * `nested`, if set, finds further consequences of an assumption after all simple ones have been
   * found.
   */
  constructor(nested?: NestedDeduction) {
    this.nested = nested;
    this.assumption = new Assumption({ deduction: nested?.patterns });
  }

  *search(position: Position): Generator<undefined, NestedChains[]> {
    const { assumption, consequences, best, nested } = this;
    const { initial } = assumption;
    assumption.readPosition(position);
    nested?.readPosition(position);
    consequences.begin(initial);
    best.clear();
    for (let cell = 0; cell < 81; cell++) {
      for (let rest = initial[cell]; rest !== 0; rest &= rest - 1) {
        yield* this.tryBoth(cell * 9 + LOWEST[rest], COUNT[initial[cell]]);
      }
      if (initial[cell] !== 0) yield undefined;
    }
    for (const group of startingGroups(initial, 2)) {
      this.reduce(group);
      if (nested) yield undefined;
    }
    const found: NestedChains[] = [];
    // The sort is stable, and a map keeps the order of insertion.
    for (const choice of [...best.values()].sort(compareChoices)) {
      found.push(yield* nestedChainsOf(choice, assumption, nested));
    }
    return found;
  }

  private *tryBoth(candidate: number, digits: number): Generator<undefined, void> {
    const { assumption, consequences } = this;
    yield* follow(candidate, assumption, this.nested);
    consequences.store(assumption);
    if (digits < 2) return;
    this.offerContradiction(candidate);
    yield* follow(CANDIDATES + candidate, assumption, this.nested);
    consequences.store(assumption);
    this.offerContradiction(CANDIDATES + candidate);
    if (digits < 3) return;
    consequences.chooseBoth(candidate);
    for (const { target, complexity } of consequences.allCommon()) {
      const source = candidate;
      this.offer(target, { complexity, sortKey: SORT_KEY.double, source, group: NONE, target });
    }
  }

  private offerContradiction(source: number): void {
    const { assumption } = this;
    if (assumption.contradiction === NONE) return;
    const conclusion = source < CANDIDATES ? source + CANDIDATES : source - CANDIDATES;
    const complexity = complexityOfContradiction(assumption);
    const sortKey = SORT_KEY.contradiction;
    this.offer(conclusion, { complexity, sortKey, source, group: NONE, target: NONE });
  }

  /** Adds the conclusions that follow from all members of a group. */
  private reduce(group: number): void {
    const { consequences, assumption } = this;
    const sortKey = sortKeyOf(group);
    consequences.chooseGroup(group, assumption.initial[group]);
    for (const { target, complexity } of consequences.allCommon()) {
      this.offer(target, { complexity, sortKey, source: NONE, group, target });
    }
  }

  private offer(conclusion: number, choice: ChainChoice): void {
    const { initial } = this.assumption;
    const isAlone = COUNT[initial[Math.floor((conclusion % CANDIDATES) / 9)]] === 1;
    // A candidate that is on eliminates the other candidates of its cell. If there are no others,
    // nothing is proved.
    if (conclusion < CANDIDATES && isAlone) return;
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
