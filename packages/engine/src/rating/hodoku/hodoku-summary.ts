import type { TechniqueId } from '../../technique/step.ts';
import type { PathEnd } from '../path.ts';
import type { RatedStep } from '../producer.ts';
import type { Summary } from '../scale.ts';
import { type Level, levels, techniqueRows } from './hodoku-scale.ts';

/** What HoDoKu makes of a path. */
export type HodokuResult =
  | {
      readonly kind: 'rated';
      readonly level: Level;
      /** The sum of the scores of the steps. */
      readonly score: number;
      /** The technique of the hardest step: that of the highest level, and the last in HoDoKu's order. */
      readonly hardest: TechniqueId;
      /** The rating of a step is what it adds to the score. */
      readonly steps: readonly RatedStep[];
    }
  /** The rating was stopped after these steps. */
  | { readonly kind: 'stopped'; readonly steps: readonly RatedStep[] };

/** The greatest score of each level except the highest level. */
const GREATEST_SCORES: readonly number[] = [800, 1000, 1600, 1800];

/**
 * Adds up the scores of a path. Its level is that of its hardest step, or a higher level if the
 * score is too high for that one.
 */
export class HodokuSummary implements Summary<HodokuResult> {
  readonly steps: RatedStep[] = [];
  score = 0;
  /** The hardest step so far: its level, as an index in `levels`, its entry and its technique. */
  private hardest = { level: 0, entry: -1, technique: 'full-house' as TechniqueId };

  add(step: RatedStep, entry: number): true {
    const level = levels.indexOf(techniqueRows[entry].level);
    const { hardest } = this;
    if (level > hardest.level || (level === hardest.level && entry > hardest.entry)) {
      this.hardest = { level, entry, technique: step.technique };
    }
    this.score += step.rating;
    this.steps.push(step);
    return true;
  }

  /** The level of the steps so far, as an index in `levels`. */
  get level(): number {
    const { hardest, score } = this;
    const level = GREATEST_SCORES.findIndex(
      (greatest, i) => i >= hardest.level && score <= greatest,
    );
    return level < 0 ? levels.length - 1 : level;
  }

  result(end: PathEnd | undefined): HodokuResult {
    const { level, score, steps } = this;
    if (!end) return { kind: 'stopped', steps };
    const { technique: hardest } = this.hardest;
    return { kind: 'rated', level: levels[level], score, hardest, steps };
  }
}
