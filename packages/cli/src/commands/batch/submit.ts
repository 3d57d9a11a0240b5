import { counted, grouped } from '@nonet/engine/explain';
import { Argument } from 'commander';
import { onBatches } from '../../batch/batch-command.ts';
import { planBatch, Refused } from '../../batch/batch-plan.ts';
import { PartThreads } from '../../batch/part-threads.ts';
import { server } from '../../batch/server-option.ts';
import { anyCommand } from '../../core/command.ts';
import { whole } from '../../core/option.ts';
import * as option from '../../core/options.ts';
import { Progress } from '../../report/progress.ts';

export const command = anyCommand({
  summary:
    'Divide the work of a command into parts for workers. Print the number of the batch. The command is one that has --part, such as rate, generate or canonical. Its file is kept on the server, so that workers need not have it.',
  examples: [
    'nonet batch submit --bank postgres://user@host/name rate --json puzzles.txt',
    'nonet batch submit -b postgres://user@host/name generate -n 100000 -s monday',
  ],
  arguments: [
    new Argument('<command>', 'the command'),
    new Argument('[words...]', 'its options and its file'),
  ],
  passesThrough: true,
  options: {
    bank: server(),
    parts: whole(
      '--parts <n>',
      'number of parts (default: so many that each takes about four seconds)',
    ),
    quiet: option.quiet(),
  },

  async run(flags, streams, { args }) {
    const threads = new PartThreads(1);
    try {
      return await onBatches(flags.bank, streams, async (batches, report) => {
        try {
          const { batch, parts } = await planBatch(args, flags.parts, threads);
          const progress = new Progress(batch.file?.size ?? 0, streams.notes, 'line');
          const onRead = (count: number): void => {
            progress.onRead(count);
            progress.done(0);
          };
          const id = await batches.submit(batch, parts(onRead)).finally(() => progress.stop());
          streams.answers.write(`${id}\n`);
          const wanted = flags.parts ?? 0;
          const limit = `, one for each ${batch.file ? 'line' : 'puzzle'}, instead of ${grouped(wanted)}`;
          const why = wanted > batch.parts ? limit : '';
          streams.notes.write(`batch ${id}: ${counted(batch.parts, 'part')}${why}\n`);
        } catch (error) {
          if (!(error instanceof Refused)) throw error;
          report.badRequest(error.message);
        }
      });
    } finally {
      await threads.close();
    }
  },
});
