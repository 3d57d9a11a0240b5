import type { Board } from '../technique/any-size/board.ts';
import type { Position } from '../technique/position.ts';
import type { Step } from '../technique/step.ts';
import type { Work } from '../work/work.ts';

/** A step with its rating on a scale. */
export interface RatedStep extends Step {
  /**
   * The rating as the original program computes it, with the rounding errors of its sums. So a
   * rating of 7.1 may be stored as 7.1 or as 7.1 plus 1e-15.
   */
  readonly rating: number;
  /**
   * Only set for a chain. Of two chains with the same rating, the less complex chain comes first.
   */
  readonly chain?: ChainOrder | undefined;
}

export function withRating(step: Step, rating: number, chain?: ChainOrder): RatedStep {
  const { technique, eliminations, placement } = step;
  return {
    technique,
    // The pattern of a net or a chain is computed when it is read.
    get pattern() {
      return step.pattern;
    },
    eliminations,
    placement,
    rating,
    chain,
  };
}

/** How chains with the same rating are ordered. */
export interface ChainOrder {
  /** The number of nodes of all chains of the step, including nested chains. */
  readonly complexity: number;
  /** The rank of the kind of chain. It is compared if the complexities are equal. */
  readonly sortKey: number;
}

/** The answer of a producer. `step` is undefined if the producer has no step in the position. */
export interface Found {
  readonly step: RatedStep | undefined;
}

/**
 * Finds the step that a scale takes next, within one family of techniques.
 *
 * A producer belongs to one path. It may keep arrays and results from one position to the next.
 */
export type Producer<P extends Position | Board = Position> = QuickProducer<P> | LongProducer<P>;

/** A producer that never takes longer than a few milliseconds. */
export interface QuickProducer<P extends Position | Board = Position> {
  find(position: P): RatedStep | undefined;
}

/**
 * A producer that may take long. The caller does not change the position before the work is done
 * or dropped.
 */
export interface LongProducer<P extends Position | Board = Position> {
  begin(position: P): Work<Found>;
}

/** A search for the step that a program takes next. It may keep arrays and results. */
export interface ProgramSearch<S extends Step = Step, P extends Position = Position> {
  find(position: P): S | undefined;
}

/**
 * A producer that makes its search when it is first asked, because searches have large arrays and
 * most puzzles need few of them.
 */
export function lazyProducer<S extends Step, P extends Position>(
  make: () => ProgramSearch<S, P>,
  rate: (step: S) => RatedStep,
): QuickProducer<P> {
  let search: ProgramSearch<S, P> | undefined;
  return {
    find(position) {
      search ??= make();
      const step = search.find(position);
      return step && rate(step);
    },
  };
}
