import { finish, workOf } from '../../../work/work.ts';
import type { ForcingChainStep } from '../../chain-graph.ts';
import { COUNT, LOWEST } from '../../classic-tables.ts';
import type { Position } from '../../position.ts';
import { Assumption, NONE } from './assumption.ts';
import { BestChain, NO_COMPLEXITY, SORT_KEY, sortKeyOf } from './best-chain.ts';
import { stepOf } from './chain-steps.ts';
import { ConsequenceMemory } from './consequence-memory.ts';
import { CANDIDATES, GROUPS, GROUPS_OF, startingGroups } from './groups.ts';

/**
 * Dynamic forcing chains. Each candidate is assumed to be on, and then to be off, and all
 * consequences are found. There are four kinds of steps:
 *
 * - An assumption leads to a contradiction, so it is wrong.
 * - The same conclusion follows whether a candidate is on or off (a double chain).
 * - The same conclusion follows from every candidate of a cell.
 * - The same conclusion follows from every place of a digit in a house.
 *
 * The best chains of each kind are kept until the consequences change.
 */
export class DynamicChains {
  private readonly assumption = new Assumption();
  private readonly memory = new ConsequenceMemory();
  private readonly best = new BestChain();
  /** Literal → the complexity of its contradiction, or NO_COMPLEXITY. */
  private readonly contradictions = new Uint16Array(2 * CANDIDATES);
  private readonly doubles = new KeptTargets(CANDIDATES);
  private readonly groups = new KeptTargets(GROUPS);

  find(position: Position): ForcingChainStep | undefined {
    const { assumption, memory, best } = this;
    const { initial } = assumption;
    assumption.readPosition(position);
    memory.update(initial);
    best.clear();
    for (let cell = 0; cell < 81; cell++) {
      for (let rest = initial[cell]; rest !== 0; rest &= rest - 1) {
        const candidate = cell * 9 + LOWEST[rest];
        this.follow(candidate);
        this.follow(CANDIDATES + candidate);
        this.offerContradiction(candidate);
        this.offerContradiction(CANDIDATES + candidate);
        if (COUNT[initial[cell]] >= 3) this.offerDouble(candidate);
      }
    }
    for (const group of startingGroups(initial, 2)) this.offerGroup(group);
    return best.exists ? finish(workOf(stepOf(best, assumption))) : undefined;
  }

  /** Finds the consequences of an assumption, unless they are known. */
  private follow(literal: number): void {
    const { assumption, memory } = this;
    if (memory.isKept[memory.table.rowOf(literal)] === 1) return;
    assumption.follow(literal);
    memory.store(assumption);
    const { contradiction, opposite, count } = assumption;
    this.contradictions[literal] =
      contradiction === NONE ? NO_COMPLEXITY : count[contradiction] + count[opposite];
    const candidate = literal % CANDIDATES;
    this.doubles.forget(candidate);
    if (literal >= CANDIDATES) return;
    for (let i = candidate * 4; i < candidate * 4 + 4; i++) this.groups.forget(GROUPS_OF[i]);
  }

  private offerContradiction(literal: number): void {
    const complexity = this.contradictions[literal];
    if (!this.best.accepts(complexity, SORT_KEY.contradiction)) return;
    this.best.setContradiction(complexity, literal);
  }

  private offerDouble(candidate: number): void {
    const { doubles, memory, best } = this;
    if (!doubles.has(candidate, memory)) {
      memory.table.chooseBoth(candidate);
      doubles.findTarget(candidate, memory, this.assumption.initial);
    }
    const complexity = doubles.complexity[candidate];
    if (!best.accepts(complexity, SORT_KEY.double)) return;
    best.setDouble(complexity, candidate, doubles.target[candidate]);
  }

  private offerGroup(group: number): void {
    const { groups, memory, best, assumption } = this;
    if (memory.hasShrunk(group) || !groups.has(group, memory)) {
      memory.table.chooseGroup(group, assumption.initial[group]);
      groups.findTarget(group, memory, assumption.initial);
    }
    const complexity = groups.complexity[group];
    if (!best.accepts(complexity, sortKeyOf(group))) return;
    best.setReduction(complexity, group, groups.target[group]);
  }
}

/**
 * The best conclusion of the multiple chains of each group, or of the double chain of each
 * candidate.
 */
class KeptTargets {
  /** Group or candidate → the conclusion with the lowest complexity, as a literal, or NONE. */
  readonly target: Int16Array;
  readonly complexity: Uint16Array;
  private readonly isKnown: Uint8Array;

  constructor(length: number) {
    this.target = new Int16Array(length);
    this.complexity = new Uint16Array(length);
    this.isKnown = new Uint8Array(length);
  }

  forget(index: number): void {
    this.isKnown[index] = 0;
  }

  /** Whether the conclusion is known, and its candidate has not disappeared. */
  has(index: number, memory: ConsequenceMemory): boolean {
    if (this.isKnown[index] === 0) return false;
    return this.target[index] === NONE || !memory.isGone(this.target[index]);
  }

  /** Finds the conclusion from the chosen rows. */
  findTarget(index: number, { table }: ConsequenceMemory, digits: Uint16Array): void {
    table.findCommon(digits, NO_COMPLEXITY - 1);
    this.target[index] = table.target;
    this.complexity[index] = table.target === NONE ? NO_COMPLEXITY : table.complexity;
    this.isKnown[index] = 1;
  }
}
