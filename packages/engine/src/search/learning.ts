// Hot: runs once an event.
import { LearningSearch } from '../exact-cover/learning-search.ts';
import type { CandidateGrid } from '../grid/candidate-grid.ts';
import type { Grid } from '../grid/grid.ts';
import { PathSearch } from './path-search.ts';
import type { Search, SearchStatus, Strategy } from './strategy.ts';
import { coverOf, type SudokuCover } from './sudoku-cover.ts';

export const learning: Strategy = {
  id: 'learning',
  summary: 'exact cover, and a clause learnt from every dead end',
  source: 'Marques-Silva and Sakallah 1996; Moskewicz et al. 2001; Eén and Sörensson 2003',
  lexicographic: false,
  limits: { largestSize: 25, pencilmarks: true },
  begin: (givens: Grid, pencilmarks?: CandidateGrid): Search =>
    new VisibleLearning(givens, pencilmarks),
};

/** Steps of the learner in one advance without an event, after which it pauses. */
const SILENT_STEPS = 256;

/**
 * Shows the learner's work as placements and backs. The path lags behind it: the learner makes a
 * step, then every event moves the path by one towards the options it has chosen, first back to
 * those the step left alone, then on. So what led to a conflict is seen before it is taken back.
 *
 * The clauses are too many to save. A checkpoint is the number of ticks, of which each is an event
 * or a step of the learner; `load` makes them again, from the start if they lie behind. It costs as
 * much as the search did up to there: fine for 9×9, seconds where the search took seconds.
 */
class VisibleLearning extends PathSearch {
  private readonly cover: SudokuCover;
  private learner: LearningSearch;
  private ticks = 0;
  /** How much of the path stays; the rest is to be taken back. */
  private kept = 0;
  /** Path index → its option, and whether it was a choice. */
  private readonly shown: Uint16Array;
  private readonly opened: Uint8Array;

  constructor(givens: Grid, pencilmarks?: CandidateGrid) {
    super(givens);
    this.cover = coverOf(givens, this.path, pencilmarks);
    this.learner = new LearningSearch(this.cover.problem);
    this.shown = new Uint16Array(this.path.length);
    this.opened = new Uint8Array(this.path.length);
  }

  opensNode(index: number): boolean {
    return this.opened[index] === 1;
  }

  advance(events: number): SearchStatus {
    let silent = 0;
    for (let left = events; left > 0 && silent < SILENT_STEPS; ) {
      if (this.learner.status === 'exhausted' && this.depth === 0) return 'exhausted';
      const before = this.depth;
      this.tick();
      if (this.depth !== before) {
        left--;
        silent = 0;
      } else silent++;
      if (this.isUpToDate && this.learner.status === 'solution') {
        this.counters.solutions++;
        return 'solution';
      }
    }
    return 'paused';
  }

  private get isUpToDate(): boolean {
    return this.depth === this.kept && this.depth === this.learner.depth;
  }

  /** An event if the path lags behind, or else a step of the learner. */
  private tick(): void {
    if (this.ticks++ === 0) this.counters.nodes = 1;
    if (this.depth > this.kept) this.showBack();
    else if (this.depth < this.learner.depth) this.showPlacement();
    else {
      this.learner.step();
      this.kept = this.learner.kept;
    }
  }

  private showPlacement(): void {
    const { learner, counters, depth } = this;
    const option = learner.chosen[depth];
    const choice = learner.isChoice(depth);
    this.shown[depth] = option;
    this.opened[depth] = choice ? 1 : 0;
    this.show(option);
    this.kept = this.depth;
    this.note('placement', this.cover.cells[option], this.cover.digits[option]);
    counters.tries++;
    counters.placements++;
    if (choice) counters.nodes++;
  }

  private showBack(): void {
    const cell = this.path[this.depth - 1];
    this.note('back', cell, this.digits[cell]);
    this.pop();
    this.counters.backs++;
  }

  private show(option: number): void {
    this.bring(this.cover.cells[option]);
    this.push(this.cover.digits[option]);
  }

  // The learner keeps the books.
  protected place(): void {}
  protected takeBack(): void {}

  protected saveState(): Int32Array {
    return new Int32Array(Float64Array.of(this.ticks).buffer);
  }

  protected loadState(state: Int32Array): void {
    const target = new Float64Array(state.slice().buffer)[0];
    if (target < this.ticks) this.startAgain();
    const { placements, backs } = this.counters;
    for (let i = 0; i < placements - backs; i++) this.show(this.shown[i]);
    while (this.ticks < target) this.tick();
  }

  private startAgain(): void {
    this.learner = new LearningSearch(this.cover.problem);
    this.ticks = 0;
    this.kept = 0;
    Object.assign(this.counters, { placements: 0, backs: 0, tries: 0, nodes: 0, solutions: 0 });
  }
}
