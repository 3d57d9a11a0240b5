import { type StepInGrid, stateOf } from '../draw/grid-state.ts';
import { CLASSIC } from '../grid/geometry.ts';
import { anySizeSearches } from '../rating/hodoku/any-size-searches.ts';
import { assumesOneSolution, type SearchId, techniqueRows } from '../rating/hodoku/hodoku-scale.ts';
import { type QueuedPosition, queuedPositionOf } from '../rating/hodoku/queued-position.ts';
import { Path } from '../rating/path.ts';
import type { Producer } from '../rating/producer.ts';
import { producersOf } from '../rating/scales.ts';
import type { Puzzle } from '../search/puzzle.ts';
import type { SolverOption } from '../solve/shared-solver.ts';
import { Board } from '../technique/any-size/board.ts';
import type { Step } from '../technique/step.ts';
import type { Work } from '../work/work.ts';
import { fillIn, type NoPosition, PlayerCheck, type PlayerPosition } from './player-check.ts';

export type HintResult =
  /** The next step. */
  | { readonly kind: 'step'; readonly step: StepInGrid }
  | NoPosition
  /** No technique finds a step. This happens only if the givens are not known to be proper. */
  | { readonly kind: 'stuck' }
  /** The search was stopped before it found anything. */
  | { readonly kind: 'stopped' };

export interface HintTools extends SolverOption {
  /** The searches for 9×9 puzzles, from `producersOf('hodoku')`. By default new ones are made. */
  readonly producers?: readonly Producer<QueuedPosition>[] | undefined;
}

/**
 * Finds what a player should look at next: first what is wrong already, then the easiest step in
 * the order of HoDoKu 2.2.0. `PlayerCheck` explains what the givens and the pencilmarks mean. A
 * puzzle of any size is accepted.
 *
 * Techniques that rely on the single solution of the puzzle are used only if the givens alone have
 * a single solution. The budget of `advance` counts nodes of the kernel, and then calls of
 * searches.
 */
export class HintSearch implements Work<HintResult> {
  private readonly check: PlayerCheck;
  private readonly producers: HintTools['producers'];
  private path: Path<QueuedPosition> | Path<Board> | undefined;
  private step: StepInGrid | undefined;
  private result: HintResult | undefined;

  constructor(puzzle: Puzzle, { producers, solver }: HintTools = {}) {
    this.check = new PlayerCheck(puzzle, { solver });
    this.producers = producers;
  }

  /** The result if the search is stopped now. */
  get stopped(): HintResult {
    return this.result ?? this.check.refused ?? { kind: 'stopped' };
  }

  advance(budget?: number): HintResult | undefined {
    if (this.result) return this.result;
    if (this.path) this.result = this.advancePath(this.path, budget);
    else this.begin(this.check.advance(budget));
    return this.result;
  }

  private begin(checked: PlayerPosition | NoPosition | undefined): void {
    if (checked?.kind !== 'position') {
      this.result = checked;
      return;
    }
    const { givens, isProper, solution } = checked;
    const takeIn =
      (position: Board | QueuedPosition) =>
      (step: Step): boolean => {
        this.step = { ...step, before: stateOf(givens, position) };
        return false;
      };
    if (givens.geometry !== CLASSIC) {
      const board = fillIn(new Board(givens), checked);
      const searches = anySizeSearches(solution).filter(({ id }) => isProper || isForAll(id));
      this.path = new Path(
        board,
        searches.map(({ producer }) => producer),
        takeIn(board),
      );
    } else {
      const position = fillIn(queuedPositionOf(givens), checked);
      const all = this.producers ?? producersOf('hodoku');
      const producers = all.filter((_, i) => isProper || isForAll(techniqueRows[i].id));
      this.path = new Path(position, producers, takeIn(position));
    }
  }

  private advancePath(
    path: Path<QueuedPosition> | Path<Board>,
    calls: number | undefined,
  ): HintResult | undefined {
    const end = path.advance(calls);
    if (!end) return undefined;
    return this.step ? { kind: 'step', step: this.step } : { kind: 'stuck' };
  }
}

/** Whether a search is sound for a puzzle whose givens have several solutions. */
function isForAll(id: SearchId): boolean {
  return !assumesOneSolution(id) && id !== 'brute-force';
}
