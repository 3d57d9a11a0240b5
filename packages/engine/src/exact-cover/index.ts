export { LearningSearch } from './learning-search.ts';
export type { CoverTables, ExactCoverProblem } from './problem.ts';
export { ExactCoverSearch, type ExactCoverStatus } from './search.ts';
