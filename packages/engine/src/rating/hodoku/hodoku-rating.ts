import type { Puzzle } from '../../search/puzzle.ts';
import type { SolverOption } from '../../solve/shared-solver.ts';
import type { Work } from '../../work/work.ts';
import { Path } from '../path.ts';
import type { Producer, RatedStep } from '../producer.ts';
import { ProperCheck, type Unrated } from '../proper-check.ts';
import { hodokuProducers, type Level, levelOf, levels, techniqueRows } from './hodoku-scale.ts';
import { type QueuedPosition, queuedPositionOf } from './queued-position.ts';

export type HodokuResult =
  | {
      readonly kind: 'rated';
      readonly level: Level;
      /** The sum of the scores of the steps. */
      readonly score: number;
      /** The rating of a step is what it adds to the score. */
      readonly steps: readonly RatedStep[];
    }
  /** The rating was stopped after these steps. */
  | { readonly kind: 'stopped'; readonly steps: readonly RatedStep[] }
  | Unrated;

/** What a series of ratings can share. */
export interface HodokuTools extends SolverOption {
  /**
   * Searches that `hodokuProducers` made. Nothing else may use them until the rating is finished.
   * Default: new searches.
   */
  readonly producers?: readonly Producer<QueuedPosition>[] | undefined;
}

/**
 * Rates a puzzle as HoDoKu 2.2.0 does: checks that it is proper, and solves it with the techniques
 * of HoDoKu in their order. The budget of `advance` counts nodes of the kernel, and then calls of
 * searches.
 */
export class HodokuRating implements Work<HodokuResult> {
  private readonly puzzle: Puzzle;
  private readonly check: ProperCheck;
  private readonly producers: readonly Producer<QueuedPosition>[];
  private path: Path<QueuedPosition> | undefined;
  private result: HodokuResult | undefined;
  private readonly steps: RatedStep[] = [];
  /** The highest level of the steps so far, as an index in `levels`. */
  private level = 0;
  private score = 0;

  constructor(puzzle: Puzzle, { producers = hodokuProducers(), solver }: HodokuTools = {}) {
    this.puzzle = puzzle;
    this.producers = producers;
    this.check = new ProperCheck(puzzle, { solver });
  }

  /** The result if the rating is stopped now. */
  get stopped(): HodokuResult {
    return this.result ?? this.check.unsupported ?? { kind: 'stopped', steps: this.steps };
  }

  advance(budget?: number): HodokuResult | undefined {
    if (this.result) return this.result;
    if (!this.path) {
      const checked = this.check.advance(budget);
      if (checked === 'proper') this.path = this.begin();
      else this.result = checked;
    } else if (this.path.advance(budget)) {
      this.result = this.rated();
    }
    return this.result;
  }

  private begin(): Path<QueuedPosition> {
    const position = queuedPositionOf(this.puzzle.givens);
    return new Path(position, this.producers, (step, search) => {
      this.level = Math.max(this.level, levels.indexOf(techniqueRows[search].level));
      this.score += step.rating;
      this.steps.push(step);
      return true;
    });
  }

  private rated(): HodokuResult {
    const { level, score, steps } = this;
    return { kind: 'rated', level: levelOf(level, score), score, steps };
  }
}
