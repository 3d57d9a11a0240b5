import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writing } from '../report/write-error.ts';
import type { Problem } from './problem.ts';
import type { Entry } from './reporter.ts';

/** Writes the input of a case, the expected output, and the output of the program. */
export function keepFiles(folder: string, problem: Problem, { tested, puzzles, ran }: Entry): void {
  const { messages, output } = ran.run;
  const files = {
    in: problem.input(puzzles),
    expected: problem.expected(puzzles),
    out: output,
    ...(messages !== '' && { err: messages }),
  };
  writing(folder, () => {
    mkdirSync(folder, { recursive: true });
    for (const [ending, text] of Object.entries(files)) {
      writeFileSync(join(folder, `${tested.name}.${ending}`), text);
    }
  });
}
