// Hot: runs once per event.
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
  limits: { largestSize: 25, pencilmarks: true },
  begin: (givens, pencilmarks) => new VisibleLearning(givens, pencilmarks),
};

/** `advance` pauses when the learner makes this many steps in a row without an event. */
const SILENT_STEPS = 256;

/**
 * Shows the learner's work as placements and backs. The path lags behind the learner. After each
 * step of the learner, events change the path one digit at a time. First they take back the digits
 * of the options that the step dropped. Then they place the digits of the options that the step
 * chose. So the digits of a conflict are shown before they are taken back.
 *
 * There are too many clauses to save, so a checkpoint is only the number of ticks. A tick is an
 * event or a step of the learner. `load` repeats the ticks. If the checkpoint is earlier than the
 * current state, it repeats them from the start. Loading takes as long as the search took to reach
 * the checkpoint, which is a very short time on 9×9.
 */
class VisibleLearning extends PathSearch {
  private readonly cover: SudokuCover;
  private learner: LearningSearch;
  private ticks = 0;
  /** How many digits of the path to keep. The other digits will be taken back. */
  private kept = 0;
  /** Index in the path → the option placed there, and whether the option was a choice. */
  private readonly shown: Uint16Array;
  private readonly opened: Uint8Array;

  constructor(givens: Grid, pencilmarks?: CandidateGrid) {
    super(givens);
    this.cover = coverOf(givens, this.path, pencilmarks);
    this.learner = new LearningSearch(this.cover.problem);
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

  /** Makes an event if the path lags behind the learner. If not, the learner makes a step. */
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
    this.opened[depth] = learner.isChoice(depth) ? 1 : 0;
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
    this.learner = new LearningSearch(this.cover.problem);
    this.ticks = 0;
    this.kept = 0;
    Object.assign(this.counters, { placements: 0, backs: 0, tries: 0, nodes: 0, solutions: 0 });
  }
}
