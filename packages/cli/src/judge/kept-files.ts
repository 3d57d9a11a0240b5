import { join } from 'node:path';
import type { Problem } from '@nonet/judge/problems/problem';
import type { Entry } from '@nonet/judge/report/reporter';
import { makeFolder, writeFiles } from '../core/files/whole-file.ts';
import type { Streams } from '../core/streams.ts';

/** Writes the input of a case, the expected output, and the output of the program. */
export async function keepFiles(
  folder: string,
  problem: Problem,
  { tested, puzzles, ran }: Entry,
  { inputs }: Streams,
): Promise<void> {
  const { messages, output } = ran.run;
  const contents = {
    in: problem.input(puzzles),
    expected: problem.expected(puzzles),
    out: output,
    ...(messages !== '' && { err: messages }),
  };
  const files = Object.entries(contents).map(([ending, content]) => ({
    name: join(folder, `${tested.name}.${ending}`),
    content,
  }));
  makeFolder(folder);
  await writeFiles(files, inputs);
}
