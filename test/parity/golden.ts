import { readFileSync } from 'node:fs';

/** The answer to a puzzle, or to a text that is not a puzzle. */
export type Answer =
  | { readonly solution: string | null; readonly solutions: number; readonly complete: boolean }
  | { readonly column: number; readonly error: string };

/**
 * The lines of golden.jsonl, which draw.mjs writes: 100 puzzles and ten texts that are not puzzles,
 * all with answers.
 */
const lines = readFileSync(new URL('./golden.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');

export const texts: string[] = [];
export const answers: Answer[] = [];
for (const line of lines) {
  const { text, ...answer } = JSON.parse(line) as { readonly text: string } & Answer;
  texts.push(text);
  answers.push(answer);
}
