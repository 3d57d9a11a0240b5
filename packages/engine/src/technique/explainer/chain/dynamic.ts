import type { ForcingChainStep } from '../../chain-graph.ts';
import { CANDIDATES } from '../../classic-tables.ts';
import type { Position } from '../../position.ts';
import { NONE } from './assumption.ts';
import { BestChain, NO_COMPLEXITY, SORT_KEY, type SortKey, sortKeyOf } from './best-chain.ts';
import { complexityOfContradiction, stepOf } from './chain-steps.ts';
import { ConsequenceMemory } from './consequence-memory.ts';
import { DynamicSearch } from './dynamic-search.ts';
import type { NestedDeduction } from './nested-deduction.ts';
import type { Patterns } from './patterns.ts';

/** Finds the best dynamic forcing chains, without or with patterns and nested chains. */
export class DynamicChains extends DynamicSearch<ForcingChainStep | undefined> {
  private readonly memory: ConsequenceMemory;
  private readonly best = new BestChain();
  /** Literal → the complexity of its contradiction, or NO_COMPLEXITY. */
  private readonly contradictions = new Uint16Array(2 * CANDIDATES);

  constructor(extension?: Patterns | NestedDeduction) {
    super(extension);
    // A pattern can appear when any candidate disappears.
    this.memory = new ConsequenceMemory({ keeps: !extension });
  }

  /** Runs the search to its end. */
  find(position: Position): ForcingChainStep | undefined {
    const search = this.search(position);
    for (;;) {
      const { done, value } = search.next();
      if (done) return value;
    }
  }

  protected begin(initial: Uint16Array): void {
    this.memory.update(initial);
    this.best.clear();
  }

  protected override isKept(literal: number): boolean {
    return this.memory.isKept[this.memory.table.rowOf(literal)] === 1;
  }

  protected store(literal: number): void {
    const { assumption } = this;
    this.memory.store(assumption);
    this.contradictions[literal] =
      assumption.contradiction === NONE ? NO_COMPLEXITY : complexityOfContradiction(assumption);
  }

  protected offerContradiction(literal: number): void {
    const complexity = this.contradictions[literal];
    if (!this.best.accepts(complexity, SORT_KEY.contradiction)) return;
    this.best.setContradiction(complexity, literal);
  }

  protected offerDouble(candidate: number): void {
    const { table } = this.memory;
    table.chooseBoth(candidate);
    if (!this.findCommon(SORT_KEY.double)) return;
    this.best.setDouble(table.complexity, candidate, table.target);
  }

  protected offerGroup(group: number): void {
    const { table } = this.memory;
    table.chooseGroup(group, this.assumption.initial[group]);
    if (!this.findCommon(sortKeyOf(group))) return;
    this.best.setReduction(table.complexity, group, table.target);
  }

  /** Whether a conclusion follows from the chosen rows that would become the best step. */
  private findCommon(sortKey: SortKey): boolean {
    const { best } = this;
    const { table } = this.memory;
    const most = sortKey < best.sortKey ? best.complexity : best.complexity - 1;
    table.findCommon(this.assumption.initial, Math.min(most, NO_COMPLEXITY - 1));
    return table.target !== NONE;
  }

  protected *result(): Generator<undefined, ForcingChainStep | undefined> {
    const { assumption, best, nested } = this;
    return best.exists ? yield* stepOf(best, assumption, nested) : undefined;
  }
}
