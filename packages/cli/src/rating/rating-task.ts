import type { RatingResult, ScaleId } from '@nonet/engine/rating';

/** A result on any scale. */
export type AnyResult = RatingResult<ScaleId>;

/** How to rate puzzles. It contains only data, so it can be sent to a thread. */
export interface RatingTask {
  readonly scale: ScaleId;
  /** Stop rating a puzzle before the first step that is harder than this. Not on scale `hodoku`. */
  readonly max: number | undefined;
  /** Seconds per puzzle. */
  readonly timeout: number | undefined;
  /** Whether to return the steps. Sending them takes longer than rating most puzzles. */
  readonly steps: boolean;
}
