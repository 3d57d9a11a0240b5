import type { FindDriver } from '../driver/driver.ts';
import type { Solved } from './grid-answer.ts';
import type { CheckedOutput } from './judge-result.ts';

export type ProblemId = '2239' | '2580' | 'euler96' | 'leetcode37' | 'lines';

/** A problem of an online judge. */
export interface Problem {
  readonly id: ProblemId;
  /** The name of the problem in messages. */
  readonly name: string;
  /** The time limit per case in milliseconds, and the memory limit in bytes. */
  readonly time: number;
  readonly memory: number;
  /** Whether puzzles may have several solutions, and which solution is accepted then. */
  readonly solutions: 'one' | 'smallest' | 'any';
  /** Whether a case has one puzzle or many. */
  readonly isBatch: boolean;
  input(puzzles: readonly Solved[]): string;
  /**
   * The output that the problem expects. If several outputs are right, this is the one with the
   * smallest solution.
   */
  expected(puzzles: readonly Solved[]): string;
  check(output: string, puzzles: readonly Solved[]): CheckedOutput;
  /** Finds the function to call in a source that has no main program. */
  readonly driver?: FindDriver;
  /** The input is also written to files with these names in the program's folder. */
  readonly inputFiles?: readonly string[];
}

export const MEBIBYTE: number = 2 ** 20;
