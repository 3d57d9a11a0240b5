import { Argument, type Command } from 'commander';
import { candidates } from '../completion/candidates.ts';
import { scripts } from '../completion/scripts.ts';
import { anyCommand } from '../core/command.ts';
import type { Streams } from '../core/streams.ts';

export const command = anyCommand({
  summary:
    'Print the script that turns on completion in a shell. It completes nonet and npx nonet.',
  examples: ['source <(nonet complete bash)', 'npx nonet complete fish | source'],
  arguments: [new Argument('<shell>', 'the shell').choices(Object.keys(scripts))],
  options: {},
  run(_, { answers }, { args: [shell] }) {
    answers.write(scripts[shell](process.execPath, process.argv[1]));
    return Promise.resolve(0);
  },
});

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
