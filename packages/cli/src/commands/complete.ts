import type { Command } from 'commander';
import { candidates } from '../completion/candidates.ts';
import { scripts } from '../completion/scripts.ts';
import type { Streams } from '../streams.ts';

/** Writes the script that turns on completion in a shell. */
export function complete(shell: string, { answers }: Streams): void {
  answers.write(scripts[shell](process.execPath, process.argv[1]));
}

/**
 * Writes the words that can replace the last word, one per line. Each word is followed by a tab and
 * a description.
 */
export function writeCandidates(
  program: Command,
  words: readonly string[],
  { answers }: Streams,
): void {
  // PowerShell sends "" for an empty word.
  const typed = words.map((word) => (word === '""' ? '' : word));
  for (const { value, description } of candidates(program, typed)) {
    answers.write(`${value}\t${description}\n`);
  }
}
