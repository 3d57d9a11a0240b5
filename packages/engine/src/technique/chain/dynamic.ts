import { COUNT, LOWEST } from '../classic-tables.ts';
import type { Position } from '../position.ts';
import { Assumption, type Deduction, LITERALS, NONE } from './assumption.ts';
import { BestChain, SORT_KEY } from './best-chain.ts';
import { complexityOf, type ForcingChainStep } from './chain-graph.ts';
import { complexityOfConflict, stepOf } from './chain-steps.ts';
import { Consequences, countIn, nodeIn } from './consequences.ts';
import { CANDIDATES, FIRST_HOUSE_GROUP, GROUPS_OF, MEMBER_BITS } from './groups.ts';

/**
 * Dynamic forcing chains. From each candidate, true and false, all consequences are followed. There
 * are four kinds of steps:
 *
 * - an assumption leads to a contradiction, so it is wrong;
 * - something follows whether a candidate is true or false (double);
 * - something follows from every candidate of a cell;
 * - something follows from every place of a digit in a house.
 */
export class DynamicChains {
  private readonly assumption: Assumption;
  private readonly consequences = new Consequences();
  private readonly best = new BestChain();

  /** With a deduction, an assumption that has no more simple consequences is followed further. */
  constructor(deduction?: Deduction) {
    this.assumption = new Assumption({ deduction });
  }

  /** Finds the best step. Yields after each cell. */
  *search(position: Position): Generator<undefined, ForcingChainStep | undefined> {
    const { assumption, consequences, best } = this;
    const { initial } = assumption;
    assumption.readPosition(position);
    consequences.begin(initial);
    best.clear();
    for (let cell = 0; cell < 81; cell++) {
      for (let rest = initial[cell]; rest !== 0; rest &= rest - 1) {
        this.tryBoth(cell * 9 + LOWEST[rest], COUNT[initial[cell]] >= 3);
      }
      if (initial[cell] !== 0) yield undefined;
    }
    this.reduceAll();
    return best.exists ? stepOf(best, assumption) : undefined;
  }

  /** Finds the best step. */
  find(position: Position): ForcingChainStep | undefined {
    const search = this.search(position);
    for (;;) {
      const { done, value } = search.next();
      if (done) return value;
    }
  }

  private tryBoth(candidate: number, double: boolean): void {
    const { assumption, consequences, best } = this;
    assumption.follow(candidate, best.complexity - 2);
    consequences.store(assumption);
    this.offerContradiction(candidate);
    assumption.follow(CANDIDATES + candidate, best.complexity - 2);
    this.offerContradiction(CANDIDATES + candidate);
    if (double) this.offerDoubles(candidate);
  }

  private offerContradiction(source: number): void {
    const { assumption, best } = this;
    if (assumption.conflict === NONE) return;
    const complexity = complexityOfConflict(assumption);
    if (best.accepts(complexity, SORT_KEY.contradiction)) {
      best.setContradiction(complexity, source);
    }
  }

  /**
   * Offers what follows both from the true candidate and from the false one, which has just been
   * followed. Of equal steps, a true conclusion comes first, and then the one that follows first
   * from the true candidate.
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
      if (assumption.deduction) complexity += this.nestedOfDouble(candidate, node);
      if (!best.accepts(complexity, SORT_KEY.double)) continue;
      if (target < CANDIDATES && COUNT[initial[Math.floor(target / 9)]] === 1) continue;
      // False literals come after all true ones.
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

  private reduceAll(): void {
    const { initial } = this.assumption;
    for (let cell = 0; cell < 81; cell++) {
      for (let rest = initial[cell]; rest !== 0; rest &= rest - 1) {
        const candidate = cell * 9 + LOWEST[rest];
        for (let i = candidate * 4 + 1; i < candidate * 4 + 4; i++) {
          const members = initial[GROUPS_OF[i]];
          // A house is reached at its first place.
          const isFirst = (members & -members) === MEMBER_BITS[i];
          if (isFirst && COUNT[members] >= 2) this.reduce(GROUPS_OF[i]);
        }
      }
      if (COUNT[initial[cell]] >= 2) this.reduce(cell);
    }
  }

  private reduce(group: number): void {
    const { assumption, consequences, best } = this;
    const sortKey = group < FIRST_HOUSE_GROUP ? SORT_KEY.cell : SORT_KEY.region;
    const most = sortKey < best.sortKey ? best.complexity : best.complexity - 1;
    consequences.findCommon(group, assumption.initial, most);
    if (consequences.target === NONE) return;
    best.setReduction(consequences.complexity, sortKey, group, consequences.target);
  }
}
