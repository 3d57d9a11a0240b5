export { LearningSearch } from './learning-search.ts';
export type { ExactCoverProblem } from './problem.ts';
export { ExactCoverSearch, type ExactCoverStatus } from './search.ts';
