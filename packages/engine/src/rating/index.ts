export type { FishSize, FishTechnique } from '../technique/fish-names.ts';
export type {
  Confined,
  NestedProof,
  PatternNode,
  ProvingChains,
  Source,
} from '../technique/pattern.ts';
export { Position, positionOf } from '../technique/position.ts';
export {
  type Candidate,
  candidateOf,
  cellOf,
  digitIn,
  isSingle,
  type Pattern,
  type Step,
  type TechniqueId,
} from '../technique/step.ts';
export {
  type Difficulty,
  type DifficultyResult,
  type DifficultyTools,
  difficultyOf,
  difficultyTools,
} from './difficulty.ts';
export {
  type ExplainerResult,
  type PartialPath,
  type PuzzleRatings,
  printedRating,
  type RatedPath,
} from './explainer-summary.ts';
export {
  assumesOneSolution,
  type Level,
  levels,
  type SearchId,
  type TechniqueRow,
  techniqueRowOf,
  techniqueRows,
} from './hodoku/hodoku-scale.ts';
export type { HodokuResult } from './hodoku/hodoku-summary.ts';
export { type QueuedPosition, queuedPositionOf } from './hodoku/queued-position.ts';
export { knownDifficulty } from './known-difficulty.ts';
export { Path, type PathEnd } from './path.ts';
export type {
  ChainOrder,
  Found,
  LongProducer,
  Producer,
  QuickProducer,
  RatedStep,
} from './producer.ts';
export type { Unrated } from './proper-check.ts';
export { Rating, type RatingOptions, type RatingResult, type RatingTools } from './rating.ts';
export { type ExplainerScaleId, type ScaleId, scaleIds } from './scale-ids.ts';
export { type PositionOf, producersOf, type Results } from './scales.ts';
export { variantRows } from './variant-searches.ts';
