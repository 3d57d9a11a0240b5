import { conflicts } from '../grid/conflict.ts';
import type { DigitSet } from '../grid/digit-set.ts';
import type { Grid } from '../grid/grid.ts';
import type { Puzzle } from '../search/puzzle.ts';
import type { SolverOption } from '../solve/shared-solver.ts';
import { Solving } from '../solve/solve-puzzle.ts';
import type { Verdict } from '../solve/verdict.ts';
import { SlicedWork, type Slices, slicesOf } from '../work/work.ts';
import { findMistakes, type Mistake, unfinishedNotes } from './mistakes.ts';
import {
  candidatesLeft,
  type PlayerGrid,
  type PlayerPuzzle,
  playerGridOf,
} from './player-puzzle.ts';
import { type UnfinishedNotes, withoutNotes, withPlacesMissing } from './unfinished-notes.ts';

/** Why there is no step to look for. */
export type NoPosition =
  /** The player's digits and notes do not agree with the solution, or with each other. */
  | { readonly kind: 'mistakes'; readonly mistakes: readonly [Mistake, ...Mistake[]] }
  /**
   * Every cell has a digit, or the puzzle is not proper. The givens alone may be the cause, or the
   * digits and notes of the player.
   */
  | Extract<Verdict, { readonly kind: 'conflict' | 'none' | 'several' | 'full' }>;

/** What the player has before them. `notes` are without those that are not finished. */
export interface PlayerPosition extends PlayerGrid {
  readonly kind: 'position';
  /** The notes that the player has not finished yet. Nothing follows from them. */
  readonly unfinished: readonly UnfinishedNotes[];
  /** Cell → the candidates that the digits and the notes leave. A filled cell has its digit. */
  readonly candidates: ArrayLike<DigitSet>;
  readonly solution: Grid;
  /**
   * Whether the givens alone have a single solution. If not, techniques that rely on it cannot be
   * used.
   */
  readonly isProper: boolean;
}

/**
 * Checks the puzzle of a player. `fillIn` makes a position of it. The budget of `advance` counts
 * nodes of the kernel.
 */
export class PlayerCheck extends SlicedWork<PlayerPosition | NoPosition> {
  private readonly player: PlayerGrid;
  private readonly solver: SolverOption;

  /** @throws TypeError or RangeError if the digits or notes of a player are not one per cell. */
  constructor(puzzle: Puzzle | PlayerPuzzle, { solver }: SolverOption = {}) {
    super();
    this.player = playerGridOf(puzzle);
    this.solver = { solver };
    this.result = conflictIn(this.player.givens);
  }

  /** Why there can be no step. Undefined if there can be one, or if the check has not ended. */
  get refused(): NoPosition | undefined {
    return this.result?.kind === 'position' ? undefined : this.result;
  }

  /**
   * Checks the givens. If they have several solutions, checks the givens together with the digits
   * and the notes.
   */
  protected *run(budget?: number): Slices<PlayerPosition | NoPosition> {
    const { player, solver } = this;
    const { constraints, filled, givens } = player;
    const rules = constraints && { constraints };
    const options = { limit: 2, ...solver };
    const byGivens = yield* slicesOf(new Solving({ givens, ...rules }, options), budget);
    const candidates = candidatesLeft(player);
    const isProper = byGivens.count === 1;
    let outcome = byGivens;
    if (byGivens.count > 1) {
      const conflict = conflictIn(filled);
      if (conflict) return conflict;
      const pencilmarks = { geometry: givens.geometry, candidates };
      outcome = yield* slicesOf(new Solving({ givens, pencilmarks, ...rules }, options), yield);
    }
    const { count, solution } = outcome;
    if (!solution) return { kind: 'none' };
    if (count > 1) return { kind: 'several', count, complete: false };
    const [first, ...others] = findMistakes(player, solution.digits);
    if (first) return { kind: 'mistakes', mistakes: [first, ...others] };
    if (!filled.digits.includes(0)) return { kind: 'full' };
    const missing = unfinishedNotes(player, solution.digits);
    const finished = withoutNotes(player, missing);
    const left = missing.length > 0 ? candidatesLeft(finished) : candidates;
    const unfinished = withPlacesMissing(missing, player, left);
    return { kind: 'position', ...finished, unfinished, candidates: left, solution, isProper };
  }
}

function conflictIn(grid: Grid): Extract<NoPosition, { readonly kind: 'conflict' }> | undefined {
  const found = conflicts(grid);
  return found.length > 0 ? { kind: 'conflict', conflicts: found } : undefined;
}
