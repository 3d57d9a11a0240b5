import type { Board } from './answers.ts';

/** The sample of Baekjoon 2239. */
export const SAMPLE =
  '1.3...5.9..21.94.....7.4...3..5.2..6.6.....5.7..8.3..4...4.1.....92.58..8.4...1.7';

/** The board that a page shows until the worker answers: a puzzle of 81 characters, or blanks. */
export function firstBoard(puzzle: string): Board {
  const givens = Array.from({ length: 81 }, (_, cell) => Number(puzzle[cell]) || 0);
  return { size: 9, boxRows: 3, boxColumns: 3, givens };
}

/** Givens as one line. */
export function lineOf(givens: readonly number[]): string {
  return givens.map((digit) => digit || '.').join('');
}
