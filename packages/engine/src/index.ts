// The API that most programs need. The entry points ./grid, ./notation, ./search, ./solve, ./bulk,
// ./rating, ./draw, ./explain, ./generate and ./exact-cover export more.
export { BulkSolver } from './bulk/bulk-solver.ts';
export { type DrawStepOptions, drawStep } from './explain/draw-step.ts';
export type { FindStepsOptions } from './explain/find-steps.ts';
export type { Conclusion } from './explain/justify.ts';
export type { PlayerNotes, PlayerPuzzle } from './explain/player-puzzle.ts';
export { type Generated, type GenerateOptions, generate } from './generate/generate.ts';
export type { HodokuScore, MadePuzzle } from './generate/made-puzzle.ts';
export { type Conflict, conflicts } from './grid/conflict.ts';
export { formatCell, parseCell } from './grid/coordinate.ts';
export { CLASSIC, type Geometry, geometry } from './grid/geometry.ts';
export { type Grid, gridOf } from './grid/grid.ts';
export type { Answer } from './library/answer.ts';
export { type CanonicalAnswer, canonical } from './library/canonical.ts';
export { type Checked, type CheckOptions, check } from './library/check.ts';
export { type Counted, type CountedExactly, count, countExactly } from './library/count.ts';
export { type Explained, type ExplainOptions, explain } from './library/explain.ts';
export { type FoundAnswer, findSteps } from './library/find-steps.ts';
export { type Hinted, type HintOptions, hint } from './library/hint.ts';
export { type Justified, type JustifyOptions, justify } from './library/justify.ts';
export type { PlayerInput } from './library/player-input.ts';
export type { BadInput, PuzzleInput } from './library/puzzle-input.ts';
export { type Rated, type RateOptions, rate } from './library/rate.ts';
export { type Recorded, type RecordOptions, record } from './library/record.ts';
export { type Solved, solve } from './library/solve.ts';
export { format, parse, readPuzzles } from './library/text.ts';
export { notations } from './notation/all.ts';
export {
  type NotationError,
  type NotationResult,
  notationErrorText,
  type PuzzleRecord,
} from './notation/notation.ts';
export type { Phrase, Phrases } from './notation/phrase.ts';
export type { PuzzleRatings } from './rating/explainer-summary.ts';
export type { Level } from './rating/hodoku/hodoku-scale.ts';
export { strategies } from './search/all.ts';
export type { Puzzle } from './search/puzzle.ts';
export type { Moment, Recording } from './search/recording.ts';
export type { Strategy } from './search/strategy.ts';
export type { CountOptions } from './solve/counting.ts';
export type { SolveOptions } from './solve/solve-puzzle.ts';
export type { Verdict } from './solve/verdict.ts';
export type { Step, TechniqueId } from './technique/step.ts';
export { deadline, type Signal } from './work/signal.ts';
