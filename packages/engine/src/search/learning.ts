// Hot code: it runs once per event.
import { LearningSearch } from '../exact-cover/learning-search.ts';
import type { CandidateGrid } from '../grid/candidate-grid.ts';
import type { Grid } from '../grid/grid.ts';
import { PathSearch } from './path-search.ts';
import type { SearchStatus, Strategy } from './strategy.ts';
import { coverOf, type SudokuCover } from './sudoku-cover.ts';

export const learning: Strategy = {
  id: 'learning',
  summary: 'exact cover that learns a clause from every dead end',
  source: 'Marques-Silva and Sakallah 1996; Moskewicz et al. 2001; Eén and Sörensson 2003',
  lexicographic: false,
  limits: { largestSize: 25, pencilmarks: true, beside: 'houses and pairs' },
  begin: (givens, pencilmarks) => new VisibleLearning(givens, pencilmarks),
};

/**
 * Like `learning`, but chooses the first blank cell, smallest digit first. So the first solution is
 * the lexicographically smallest. Learned clauses do not change this, because they rule out no
 * solution.
 */
export const lexicographicLearning: Strategy = {
  ...learning,
  id: 'lexicographic-learning',
  lexicographic: true,
  begin: (givens, pencilmarks) => new VisibleLearning(givens, pencilmarks, 'first'),
};

/** `advance` returns after this many steps of the learner without an event. */
const SILENT_STEPS = 256;

/**
 * Shows the steps of a LearningSearch (the learner) as placements and backs. A step can change many
 * options at once. So after each step, events change the path one digit at a time until it matches
 * the learner's options: first backs, then placements.
 *
 * The clauses are too large to save, so a checkpoint is only the number of ticks. A tick is an
 * event or a step of the learner. `load` repeats the ticks, if necessary from the start. In that
 * case `load` takes as long as the original search, but searches of 9×9 puzzles are very short.
 */
class VisibleLearning extends PathSearch {
  private readonly cover: SudokuCover;
  private readonly order: 'active' | 'first';
  private learner: LearningSearch;
  private ticks = 0;
  /** The number of digits of the path that stay. The next events take back the other digits. */
  private kept = 0;
  /** Index in the path → the option placed there. */
  private readonly shown: Uint16Array;
  /** Index in the path → 1 if the option was a choice, 0 if it was forced. */
  private readonly opened: Uint8Array;

  constructor(givens: Grid, pencilmarks?: CandidateGrid, order: 'active' | 'first' = 'active') {
    super(givens);
    this.cover = coverOf(givens, this.path, pencilmarks);
    this.order = order;
    this.learner = new LearningSearch(this.cover.problem, { order });
    this.shown = new Uint16Array(this.path.length);
    this.opened = new Uint8Array(this.path.length);
  }

  override opensNode(index: number): boolean {
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
        return this.solved();
      }
    }
    return 'paused';
  }

  private get isUpToDate(): boolean {
    return this.depth === this.kept && this.depth === this.learner.depth;
  }

  /** Makes an event if the path differs from the learner's options. If not, makes a step. */
  private tick(): void {
    if (this.ticks++ === 0) this.counters.nodes = 1;
    if (this.depth > this.kept) this.makeBack();
    else if (this.depth < this.learner.depth) this.showPlacement();
    else {
      this.learner.step();
      this.kept = this.learner.kept;
    }
  }

  private showPlacement(): void {
    const { cover, learner, depth } = this;
    const option = learner.chosen[depth];
    this.shown[depth] = option;
    // A step makes at most one choice. What it forces follows.
    this.opened[depth] = depth === learner.kept && learner.isChoice(depth) ? 1 : 0;
    this.makeNext(cover.cells[option]);
    this.makePlacement(cover.digits[option]);
    this.kept = this.depth;
    this.counters.nodes += this.opened[depth];
  }

  protected saveState(): Int32Array {
    return new Int32Array(Float64Array.of(this.ticks).buffer);
  }

  protected loadState(state: Int32Array): void {
    const target = new Float64Array(state.slice().buffer)[0];
    if (target < this.ticks) this.startAgain();
    const { placements, backs } = this.counters;
    for (let i = 0; i < placements - backs; i++) {
      this.makeNext(this.cover.cells[this.shown[i]]);
      this.push(this.cover.digits[this.shown[i]]);
    }
    while (this.ticks < target) this.tick();
  }

  private startAgain(): void {
    this.learner = new LearningSearch(this.cover.problem, { order: this.order });
    this.ticks = 0;
    this.kept = 0;
    Object.assign(this.counters, { placements: 0, backs: 0, tries: 0, nodes: 0, solutions: 0 });
  }
}
