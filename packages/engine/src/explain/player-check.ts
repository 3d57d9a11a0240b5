import { conflicts } from '../grid/conflict.ts';
import type { DigitSet } from '../grid/digit-set.ts';
import type { Grid } from '../grid/grid.ts';
import type { Puzzle } from '../search/puzzle.ts';
import type { SolverOption } from '../solve/shared-solver.ts';
import { Solving } from '../solve/solve-puzzle.ts';
import type { Verdict } from '../solve/verdict.ts';
import type { Work } from '../work/work.ts';
import { findMistakes, type Mistake } from './mistakes.ts';
import {
  candidatesLeft,
  type PlayerGrid,
  type PlayerPuzzle,
  playerGridOf,
} from './player-puzzle.ts';

/** Why there is no step to look for. */
export type NoPosition =
  /** The player's digits and notes do not agree with the solution, or with each other. */
  | { readonly kind: 'mistakes'; readonly mistakes: readonly [Mistake, ...Mistake[]] }
  /**
   * Every cell has a digit, or the puzzle is not proper. The givens alone may be the cause, or the
   * digits and notes of the player.
   */
  | Extract<Verdict, { readonly kind: 'conflict' | 'none' | 'several' | 'full' }>;

/** What the player has before them. */
export interface PlayerPosition extends PlayerGrid {
  readonly kind: 'position';
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
export class PlayerCheck implements Work<PlayerPosition | NoPosition> {
  private readonly player: PlayerGrid;
  private readonly solver: SolverOption;
  private solving: Solving | undefined;
  /** Whether only the givens have been checked so far. */
  private isFirstCheck = true;
  private result: PlayerPosition | NoPosition | undefined;

  /** @throws TypeError or RangeError if the digits or notes of a player are not one per cell. */
  constructor(puzzle: Puzzle | PlayerPuzzle, { solver }: SolverOption = {}) {
    this.player = playerGridOf(puzzle);
    this.solver = { solver };
    const { givens } = this.player;
    this.result = conflictIn(givens);
    if (!this.result) this.solving = new Solving({ givens }, { limit: 2, solver });
  }

  /** Why there can be no step. Undefined if there can be one, or if the check has not ended. */
  get refused(): NoPosition | undefined {
    return this.result?.kind === 'position' ? undefined : this.result;
  }

  advance(budget?: number): PlayerPosition | NoPosition | undefined {
    this.result ??= this.check(budget);
    return this.result;
  }

  /**
   * Checks the givens. If they have several solutions, checks the givens together with the digits
   * and the notes.
   */
  private check(budget: number | undefined): PlayerPosition | NoPosition | undefined {
    const { isFirstCheck, player, solver } = this;
    const { filled, givens } = player;
    const outcome = this.solving?.advance(budget);
    if (!outcome) return undefined;
    const { count, solution } = outcome;
    if (!solution) return { kind: 'none' };
    const candidates = candidatesLeft(player);
    if (count === 1) {
      const [first, ...others] = findMistakes(player, solution.digits);
      if (first) return { kind: 'mistakes', mistakes: [first, ...others] };
      if (!filled.digits.includes(0)) return { kind: 'full' };
      return { kind: 'position', ...player, candidates, solution, isProper: isFirstCheck };
    }
    if (!isFirstCheck) return { kind: 'several', count, complete: false };
    this.isFirstCheck = false;
    const pencilmarks = { geometry: givens.geometry, candidates };
    this.solving = new Solving({ givens, pencilmarks }, { limit: 2, ...solver });
    return conflictIn(filled);
  }
}

function conflictIn(grid: Grid): Extract<NoPosition, { readonly kind: 'conflict' }> | undefined {
  const found = conflicts(grid);
  return found.length > 0 ? { kind: 'conflict', conflicts: found } : undefined;
}
