import type { Grid } from '../grid/grid.ts';
import type { Position } from '../technique/position.ts';
import type { PathEnd } from './path.ts';
import type { Producer, RatedStep } from './producer.ts';

/** How a program rates a puzzle: where its path begins, its techniques, and what it makes of a path. */
export interface Scale<P extends Position, Result> {
  newPosition(givens: Grid): P;
  /** The producers of the program, in its order. */
  readonly entries: readonly ScaleEntry<P>[];
  /** @param max The path ends before the first step that is harder than this. */
  newSummary(max: number): Summary<Result>;
}

export interface ScaleEntry<P extends Position = Position> {
  readonly name: string;
  /** The least rating that its steps can have. 0 if a path on the scale cannot have a maximum. */
  readonly least: number;
  /** Whether it takes for granted that the givens have one solution. Default: it does not. */
  readonly assumesOneSolution?: boolean;
  /** Makes a producer. It serves one path after another. */
  readonly make: () => Producer<P>;
}

/** What a program makes of the steps of a path. */
export interface Summary<Result> {
  /**
   * Adds the next step. Returns false if the path ends before it.
   *
   * @param entry The index of the entry that found the step.
   */
  add(step: RatedStep, entry: number): boolean;
  /**
   * The result of the steps so far.
   *
   * @param end Why the path ended. Undefined if the rating was stopped.
   */
  result(end: PathEnd | undefined): Result;
}
