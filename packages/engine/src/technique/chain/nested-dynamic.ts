import { COUNT, LOWEST } from '../classic-tables.ts';
import type { Position } from '../position.ts';
import { Assumption, type Deduction, NONE } from './assumption.ts';
import { type ChainChoice, NO_COMPLEXITY, SORT_KEY, type SortKey } from './best-chain.ts';
import { complexityOf, type NestedChains } from './chain-graph.ts';
import { complexityOfConflict, nestedChainsOf } from './chain-steps.ts';
import { Consequences } from './consequences.ts';
import { CANDIDATES, GROUPS_OF, MEMBER_BITS } from './groups.ts';
import type { NestedSearch } from './nested-deduction.ts';
import { eliminationKey } from './nested-multiple.ts';

/** Finds all dynamic forcing chains, in the form of nested chains. */
export class NestedDynamicChains implements NestedSearch {
  private readonly assumption: Assumption;
  private readonly consequences = new Consequences();
  /** Conclusion → the best chains that prove it. */
  private readonly best = new Map<number, ChainChoice>();

  /** With a deduction, an assumption that has no more simple consequences is followed further. */
  constructor(deduction?: Deduction) {
    this.assumption = new Assumption({ deduction });
  }

  /**
   * All steps of a position in the order of Sudoku Explainer: by complexity, by sort key, and then
   * in the order in which they are found. Of several with the same eliminations only the first is
   * returned.
   */
  all(position: Position): NestedChains[] {
    const { assumption, consequences, best } = this;
    const { initial } = assumption;
    assumption.readPosition(position);
    consequences.begin(initial);
    best.clear();
    for (let cell = 0; cell < 81; cell++) {
      for (let rest = initial[cell]; rest !== 0; rest &= rest - 1) {
        this.follow(cell * 9 + LOWEST[rest], COUNT[initial[cell]]);
      }
    }
    for (let cell = 0; cell < 81; cell++) {
      if (COUNT[initial[cell]] > 1) this.reduceFrom(cell);
    }
    // The sort is stable, and a map keeps the order of insertion.
    return [...best.values()]
      .sort(compareChoices)
      .map((choice) => nestedChainsOf(choice, assumption));
  }

  private follow(candidate: number, digits: number): void {
    const { assumption, consequences } = this;
    assumption.follow(candidate, NO_COMPLEXITY);
    consequences.store(assumption);
    if (digits < 2) return;
    this.offerContradiction(candidate);
    assumption.follow(CANDIDATES + candidate, NO_COMPLEXITY);
    this.offerContradiction(CANDIDATES + candidate);
    if (digits >= 3) this.offerDoubles(candidate);
  }

  private offerContradiction(source: number): void {
    const { assumption } = this;
    if (assumption.conflict === NONE) return;
    const conclusion = source < CANDIDATES ? source + CANDIDATES : source - CANDIDATES;
    const complexity = complexityOfConflict(assumption);
    const sortKey = SORT_KEY.contradiction;
    this.offer(conclusion, { complexity, sortKey, source, group: NONE, target: NONE });
  }

  /** Offers what follows from the true candidate and from the false one, which has been followed. */
  private offerDoubles(source: number): void {
    const { assumption, consequences } = this;
    for (const { target, count } of consequences.of(source)) {
      const node = assumption.nodeOf[target];
      if (node === NONE) continue;
      const nested = [...consequences.nestedOf(source, target), ...assumption.nestedOf(node)];
      const complexity = count + assumption.count[node] + complexityOf(nested);
      this.offer(target, { complexity, sortKey: SORT_KEY.double, source, group: NONE, target });
    }
  }

  /** Tries the houses of a cell, if the cell is their first place of a digit, and then the cell. */
  private reduceFrom(cell: number): void {
    const { initial } = this.assumption;
    for (let rest = initial[cell]; rest !== 0; rest &= rest - 1) {
      const candidate = cell * 9 + LOWEST[rest];
      for (let i = candidate * 4 + 1; i < candidate * 4 + 4; i++) {
        const members = initial[GROUPS_OF[i]];
        const isFirst = (members & -members) === MEMBER_BITS[i];
        if (isFirst && COUNT[members] >= 2) this.reduce(GROUPS_OF[i], SORT_KEY.region);
      }
    }
    this.reduce(cell, SORT_KEY.cell);
  }

  /** Offers what follows from all members of a group. */
  private reduce(group: number, sortKey: SortKey): void {
    const { consequences, assumption } = this;
    for (const { target, count } of consequences.common(group, assumption.initial[group])) {
      this.offer(target, { complexity: count, sortKey, source: NONE, group, target });
    }
  }

  private offer(conclusion: number, choice: ChainChoice): void {
    const { initial } = this.assumption;
    const isAlone = COUNT[initial[Math.floor((conclusion % CANDIDATES) / 9)]] === 1;
    // A true candidate eliminates the others of its cell.
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
