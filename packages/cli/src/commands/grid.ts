import { CLASSIC, gridOf } from '@nonet/engine/grid';
import { makingTask } from '@nonet/engine/making';
import { notationById, packedCells } from '@nonet/engine/notation';
import { flag, type Values } from '../core/option.ts';
import * as option from '../core/options.ts';
import { seedCommand } from '../job/job-command.ts';
import { jobOptions } from '../job/job-options.ts';
import { type Edges, WHOLE, writerOf } from '../making/edges.ts';
import { freshSeed } from '../making/fresh-seed.ts';
import { madeAnswers, outOfRange } from '../making/making-run.ts';
import { Output } from '../pipeline/output.ts';
import { unsupportedSize } from '../pipeline/writer.ts';
import { refusalText } from '../report/refusal.ts';
import { threadsOption } from '../threads/threads-option.ts';

const options = {
  ...option.fromSeed('grids'),
  diagonal: flag(
    '--diagonal',
    'fill the diagonal boxes at random, then solve the grid (always done for sizes other than 9×9)',
  ),
  skip: option.skip('grids'),
  size: option.size(
    'rows and columns of a box, such as 2x3, or size of the grid, such as 6 (default: 3x3)',
  ),
  threads: threadsOption('threads to use'),
  to: option.to('output notation').defaultsTo(notationById('lists')!, 'lists'),
  json: option.json('print one JSON object per grid, with its seed and number'),
  ...jobOptions('the grids'),
};

type GridFlags = Values<typeof options> & {
  /** Set if other runs make the earlier or later grids of the same job. */
  readonly edges?: Edges;
};

export const command = seedCommand({
  summary: 'Generate random full grids.',
  examples: ['nonet grid --seed monday', 'nonet grid --size 4x4 --count 3 --to spaced'],
  options,

  /** Generates random full grids. The i-th grid of a seed is the same in every run. */
  async run(flags: GridFlags, streams) {
    const { count, size: geometry = CLASSIC, edges = WHOLE, json, skip, threads, to } = flags;
    const refusal = unsupportedSize(to, geometry.size);
    const reason = refusal ? refusalText(refusal) : outOfRange(skip, count);
    if (reason) {
      streams.messages.write(`error: ${reason}\n`);
      return 2;
    }
    const what = flags.diagonal ? 'diagonal grids' : 'grids';
    const seed = flags.seed ?? freshSeed(streams.notes);
    const task = makingTask(what, seed, { geometry });
    const answers = madeAnswers(task, { first: skip, end: skip + count, threads });
    const output = new Output(streams);
    const writer = writerOf(to, geometry, edges);
    let index = 0;
    for await (const { solutions } of answers) {
      for (let from = 0; from < solutions.length; from += geometry.cells) {
        const givens = gridOf(geometry, solutions.subarray(from, from + geometry.cells));
        index++;
        output.write(
          json
            ? `${JSON.stringify({ seed, number: skip + index, puzzle: packedCells(givens) })}\n`
            : writer.record({ givens, line: index }),
        );
        if (output.isFull) await output.flush();
      }
    }
    if (!json && edges.isLast) output.write(writer.end());
    await output.flush();
    return 0;
  },
});
