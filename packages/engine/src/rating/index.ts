export type { ChainOrder, Producer, RatedStep } from './producer.ts';
export {
  type HardestStep,
  Rating,
  type RatingOptions,
  type RatingResult,
  type RatingTools,
} from './rating.ts';
export { producersOf, type ScaleId } from './scales.ts';
