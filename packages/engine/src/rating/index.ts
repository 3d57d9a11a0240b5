export { type Candidate, cellOf, digitIn } from '../technique/step.ts';
export type { ChainOrder, Producer, RatedStep } from './producer.ts';
export {
  type HardestStep,
  printedRating,
  Rating,
  type RatingOptions,
  type RatingResult,
  type RatingTools,
} from './rating.ts';
export { type ScaleId, scaleIds } from './scale-ids.ts';
export { producersOf } from './scales.ts';
