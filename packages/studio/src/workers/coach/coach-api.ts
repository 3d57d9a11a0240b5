import type { SolutionApi } from './solution.ts';

/** The requests that the worker of the coach answers, by name. */
export interface CoachApi extends SolutionApi {}
