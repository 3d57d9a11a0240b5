export { type Finder, findAll, findFirst, type Receive } from '../technique/finder.ts';
export type { Confined, NestedProof, PatternNode, Source } from '../technique/pattern.ts';
export { Position, positionOf } from '../technique/position.ts';
export {
  type Candidate,
  type ChainTechnique,
  candidateOf,
  cellOf,
  digitIn,
  type FishSize,
  type FishTechnique,
  type Pattern,
  type PatternOf,
  type PatternTechnique,
  patternAs,
  type Step,
  type TechniqueId,
} from '../technique/step.ts';
export { HodokuRating, type HodokuResult, type HodokuTools } from './hodoku/hodoku-rating.ts';
export {
  hodokuProducers,
  type Level,
  levels,
  type Search,
  type SearchId,
  type TechniqueRow,
  techniqueRows,
} from './hodoku/hodoku-scale.ts';
export { QueuedPosition, queuedPositionOf } from './hodoku/queued-position.ts';
export { apply, Path, type PathEnd } from './path.ts';
export type {
  ChainOrder,
  Found,
  LongProducer,
  Producer,
  QuickProducer,
  RatedStep,
} from './producer.ts';
export type { Unrated } from './proper-check.ts';
export {
  type HardestStep,
  type PartialPath,
  printedRating,
  type RatedPath,
  Rating,
  type RatingOptions,
  type RatingResult,
  type RatingTools,
} from './rating.ts';
export { type ExplainerScaleId, type ScaleId, scaleIds } from './scale-ids.ts';
export { producersOf } from './scales.ts';
