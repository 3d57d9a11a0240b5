import type { Problem } from './problem.ts';
import { rowsProblem } from './rows-problem.ts';

/** Baekjoon 2580: nine lines of nine numbers, separated by spaces. Any solution is accepted. */
export const baekjoon2580: Problem = rowsProblem(
  { id: '2580', name: 'Baekjoon 2580', time: 1_000 },
  'spaced',
  'any',
);
