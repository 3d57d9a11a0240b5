export type {
  Finding,
  FirstUse,
  GameError,
  Guess,
  Overlooked,
  WentBack,
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
