import { CANDIDATES, COUNT, LOWEST } from '../../classic-tables.ts';
import type { Position } from '../../position.ts';
import { Assumption } from './assumption.ts';
import { startingGroups } from './groups.ts';
import { LITERALS } from './literal.ts';
import { NestedDeduction } from './nested-deduction.ts';
import type { Patterns } from './patterns.ts';

/**
 * A search for dynamic forcing chains. Each candidate is assumed to be on, and then to be off, and
 * all consequences are found. There are four kinds of steps:
 *
 * - An assumption leads to a contradiction, so it is wrong.
 * - The same conclusion follows whether a candidate is on or off (a double chain).
 * - The same conclusion follows from every candidate of a cell.
 * - The same conclusion follows from every place of a digit in a house.
 */
export abstract class DynamicSearch<Result> {
  protected readonly assumption: Assumption;
  protected readonly nested: NestedDeduction | undefined;

  /**
   * `extension` finds further consequences of an assumption after all simple ones have been found.
   */
  constructor(extension?: Patterns | NestedDeduction) {
    const nested = extension instanceof NestedDeduction ? extension : undefined;
    this.nested = nested;
    this.assumption = new Assumption({ deducer: nested?.patterns ?? (extension as Patterns) });
  }

  /** Yields at least after each candidate. */
  *search(position: Position): Generator<undefined, Result> {
    const { assumption, nested } = this;
    const { initial } = assumption;
    assumption.readPosition(position);
    nested?.readPosition(position);
    this.begin(initial);
    for (let cell = 0; cell < 81; cell++) {
      const digits = COUNT[initial[cell]];
      for (let rest = initial[cell]; rest !== 0; rest &= rest - 1) {
        const candidate = cell * 9 + LOWEST[rest];
        for (let literal = candidate; literal < LITERALS; literal += CANDIDATES) {
          if (!this.isKept(literal)) {
            assumption.follow(literal);
            if (nested) yield* nested.extend(assumption);
            this.store(literal);
          }
          // The only candidate of a cell is only a place of its digit.
          if (digits === 1) break;
          this.offerContradiction(literal);
        }
        if (digits >= 3) this.offerDouble(candidate);
        yield undefined;
      }
    }
    for (const group of startingGroups(initial, 2)) {
      this.offerGroup(group);
      if (nested) yield undefined;
    }
    return yield* this.result();
  }

  /** Begins a search in the position with these members of the groups. */
  protected abstract begin(initial: Uint16Array): void;

  /** Whether the consequences of a literal are known from an earlier position. */
  protected isKept(_literal: number): boolean {
    return false;
  }

  /** Stores the consequences of a literal, which has been followed. */
  protected abstract store(literal: number): void;

  /** Considers the contradiction of a literal, if it has one. */
  protected abstract offerContradiction(literal: number): void;

  /** Considers what follows whether a candidate is on or off. */
  protected abstract offerDouble(candidate: number): void;

  /** Considers what follows from all members of a group. */
  protected abstract offerGroup(group: number): void;

  protected abstract result(): Generator<undefined, Result>;
}
