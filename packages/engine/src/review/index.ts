export {
  type Finding,
  type FirstUse,
  type GameError,
  type Guess,
  LEAST_OVERLOOKED,
  LEAST_TRIED,
  LEAST_WENT_BACK,
  type Overlooked,
  type WentBack,
} from './finding.ts';
export { findingText } from './finding-text.ts';
export type {
  EasiestStep,
  MoveKind,
  MoveReason,
  Review,
  ReviewedMove,
  ReviewResult,
  TechniqueUse,
} from './review.ts';
export { type ReviewedGame, Reviewing, type ReviewOptions } from './reviewing.ts';
export { reviewSummary } from './summary.ts';
