export { BulkCanonical } from './bulk/bulk-canonical.ts';
export type { BulkRun } from './bulk/bulk-run.ts';
export { type BulkOptions, BulkSolver, type KernelForm } from './bulk/bulk-solver.ts';
export type { Enumeration } from './bulk/enumeration.ts';
export { LearningSearch } from './exact-cover/learning-search.ts';
export type { ExactCoverProblem } from './exact-cover/problem.ts';
export { ExactCoverSearch, type ExactCoverStatus } from './exact-cover/search.ts';
export { type GenerateOptions, generate, makerOf } from './generate/generate.ts';
export { GridMaker, type GridOptions } from './generate/grid-maker.ts';
export type { Made, Maker } from './generate/maker.ts';
export { Random, Seed } from './generate/random.ts';
export { randomGrid } from './generate/random-grid.ts';
export { type Symmetry, symmetries } from './generate/symmetry.ts';
export { UniformGrids } from './generate/uniform-grid.ts';
export { defaultTries, objection, type Wishes } from './generate/wishes.ts';
export * from './grid/candidate-grid.ts';
export * from './grid/canonical.ts';
export * from './grid/cell-set.ts';
export * from './grid/conflict.ts';
export * from './grid/digit-set.ts';
export * from './grid/geometry.ts';
export * from './grid/grid.ts';
export * from './grid/transform.ts';
export { notationById, notations } from './notation/all.ts';
export {
  hasPlaceFor,
  type Notation,
  type NotationError,
  type NotationErrorCode,
  type NotationReader,
  type NotationResult,
  notationErrorText,
  type PuzzleRecord,
} from './notation/notation.ts';
export { formatCell, parseCell } from './notation/parts/coordinate.ts';
export { packedCells } from './notation/parts/packed.ts';
export { symbolOf } from './notation/parts/symbol.ts';
export * from './notation/puzzle-reader.ts';
export { strategies, strategyById } from './search/all.ts';
export { bitmask } from './search/bitmask.ts';
export { bitmaskMrv } from './search/bitmask-mrv.ts';
export { type Contradiction, contradiction } from './search/contradiction.ts';
export { dlx } from './search/dlx.ts';
export { ExactCounter } from './search/exact-count.ts';
export { learning } from './search/learning.ts';
export { lexicographicPropagation, propagation } from './search/propagation.ts';
export { candidateMasks, isContradictory, type Puzzle, refusal } from './search/puzzle.ts';
export * from './search/recording.ts';
export * from './search/run.ts';
export { scan } from './search/scan.ts';
export * from './search/solve-puzzle.ts';
export type * from './search/strategy.ts';
export { usedArrays } from './search/used-arrays.ts';
export * from './search/verdict.ts';
export { type Solved, type SolveTextOptions, solve } from './solve.ts';
export { type TraceOptions, type TraceSummary, traceLines } from './trace-lines.ts';
