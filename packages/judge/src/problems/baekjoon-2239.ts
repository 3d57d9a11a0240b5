import type { Problem } from './problem.ts';
import { rowsProblem } from './rows-problem.ts';

/** Baekjoon 2239: nine lines of nine digits; the smallest solution. */
export const baekjoon2239: Problem = rowsProblem(
  { id: '2239', name: 'Baekjoon 2239', time: 2_000 },
  'packed',
  'smallest',
);
