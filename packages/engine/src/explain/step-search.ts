import { type GridState, stateOf } from '../draw/grid-state.ts';
import { fillIn } from '../rating/fill-in.ts';
import { anySizeSearches } from '../rating/hodoku/any-size-searches.ts';
import { assumesOneSolution, type SearchId, techniqueRows } from '../rating/hodoku/hodoku-scale.ts';
import { type QueuedPosition, queuedPositionOf } from '../rating/hodoku/queued-position.ts';
import { Path, type PathEnd } from '../rating/path.ts';
import type { Producer, RatedStep } from '../rating/producer.ts';
import { isRatable } from '../rating/ratable.ts';
import { producersOf } from '../rating/scales.ts';
import { variantSearches } from '../rating/variant-searches.ts';
import type { Puzzle } from '../search/puzzle.ts';
import { variantOf } from '../search/puzzle-variant.ts';
import type { SolverOption } from '../solve/shared-solver.ts';
import { Board } from '../technique/any-size/board.ts';
import type { Step } from '../technique/step.ts';
import { SlicedWork, type Slices, slicesOf, type Work } from '../work/work.ts';
import { type NoPosition, PlayerCheck, type PlayerPosition } from './player-check.ts';
import type { PlayerPuzzle } from './player-puzzle.ts';

export interface StepTools extends SolverOption {
  /** The searches for 9×9 puzzles, from `producersOf('hodoku')`. By default new ones are made. */
  readonly producers?: readonly Producer<QueuedPosition>[] | undefined;
  /** Whether the player wants steps of a search. Default: of all. */
  readonly accepts?: ((search: SearchId) => boolean) | undefined;
}

/**
 * Checks the puzzle of a player, and then looks for steps. The budget of `advance` counts nodes of
 * the kernel, and then what the search counts.
 */
export abstract class StepSearch<Found> extends SlicedWork<Found | NoPosition> {
  protected readonly tools: StepTools;
  private readonly check: PlayerCheck;

  constructor(puzzle: Puzzle | PlayerPuzzle, tools: StepTools = {}) {
    super();
    this.tools = tools;
    this.check = new PlayerCheck(puzzle, tools);
  }

  /** Searches in the position of the player. */
  protected abstract search(player: PlayerPosition, budget?: number): Slices<Found>;

  /** The result if the search is stopped now. */
  get stopped(): Found | NoPosition | { readonly kind: 'stopped' } {
    return this.result ?? this.check.refused ?? { kind: 'stopped' };
  }

  protected *run(budget?: number): Slices<Found | NoPosition> {
    const checked = yield* slicesOf(this.check, budget);
    return checked.kind === 'position' ? yield* this.search(checked, yield) : checked;
  }
}

/** A step that is found, with the grid before it. */
export interface FoundStep {
  readonly step: Step;
  readonly before: GridState;
}

/** A harder step has a higher rank. */
export interface RankedStep extends FoundStep {
  readonly step: RatedStep;
  readonly rank: number;
}

/**
 * Solves the position of a player with the easiest steps in the order of HoDoKu, until `take`
 * returns false. Techniques that rely on the single solution of the puzzle are used only if the
 * givens alone have a single solution. A variant has its own order, in which no technique relies on it.
 */
export function easiestSteps(
  player: PlayerPosition,
  take: (found: RankedStep) => boolean,
  { accepts = () => true, producers = producersOf('hodoku') }: StepTools = {},
): Work<PathEnd> {
  const { constraints, givens, isProper, solution } = player;
  const isUsed = (id: SearchId): boolean => (isProper || !assumesOneSolution(id)) && accepts(id);
  const takeIn =
    (position: Board | QueuedPosition) =>
    (step: RatedStep, rank: number): boolean =>
      take({ step, before: stateOf(givens, position, constraints), rank });
  if (!isRatable(player)) {
    const board = fillIn(new Board(givens), player);
    const all = constraints
      ? variantSearches(variantOf({ givens, constraints }), solution)
      : anySizeSearches(solution);
    const searches = all.filter(({ id }) => isUsed(id));
    return new Path(
      board,
      searches.map(({ producer }) => producer),
      takeIn(board),
    );
  }
  const position = fillIn(queuedPositionOf(givens), player);
  const all = producers.filter((_, i) => isUsed(techniqueRows[i].id));
  return new Path(position, all, takeIn(position));
}
