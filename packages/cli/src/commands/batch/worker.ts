import type { PartWork } from '@nonet/bank';
import { counted } from '@nonet/engine/explain';
import manifest from 'nonet/package.json' with { type: 'json' };
import { loadBank } from '../../bank/bank-package.ts';
import type { StoredPart } from '../../batch/part-request.ts';
import { PartThreads } from '../../batch/part-threads.ts';
import { server } from '../../batch/server-option.ts';
import { anyCommand } from '../../core/command.ts';
import { flag, text } from '../../core/option.ts';
import * as option from '../../core/options.ts';
import { Report } from '../../report/report.ts';
import { threadsOption } from '../../threads/threads-option.ts';

export const command = anyCommand({
  summary:
    'Work on the parts of all batches, until Ctrl-C. The parts in progress are finished first. Start as many workers as there are machines. If a worker is lost, others do its parts.',
  examples: [
    'nonet batch worker --bank postgres://user@host/name',
    'nonet batch worker --bank postgres://user@host/name --until-done',
  ],
  options: {
    bank: server(),
    queue: text(
      '--queue <address>',
      'where the queue of the parts is, such as redis://host (default: on the server of the bank)',
    ).names('place', 'the address of a server'),
    threads: threadsOption('number of parts to work on at the same time'),
    untilDone: flag('--until-done', 'end when no part is left to do'),
    quiet: option.quiet(),
  },

  async run(flags, streams) {
    const { bank: place, queue = place, threads: limit, untilDone } = flags;
    const report = new Report(streams);
    const { BankFailure, workOnBatches } = await loadBank();
    const threads = new PartThreads(limit);
    const stopping = new AbortController();
    // The client library of Redis writes warnings there, in its own words and at every connection.
    console.warn = () => {};
    let isLost = false;
    const say = ({ batch, number }: PartWork, what: string): void => {
      streams.notes.write(`batch ${batch.id}, part ${number} of ${batch.parts}: ${what}\n`);
    };
    const work = workOnBatches({
      place,
      queue,
      limit,
      version: manifest.version,
      untilDone: untilDone ?? false,
      signal: stopping.signal,
      run: (part) => {
        const { batch, number } = part;
        const { command: words, parts: of } = batch;
        return threads.answer({ command: words, number, of, stored: storedPart(part) });
      },
      onDone: (part, { seconds }) => {
        isLost = false;
        const noun = part.batch.file ? 'line' : 'puzzle';
        say(part, `${counted(part.items, noun)} in ${seconds.toFixed(1)} s`);
      },
      onFailed: (part, reason, isAside) => {
        say(part, `${isAside ? 'set aside' : 'failed'}: ${reason}`);
      },
      onLost: (reason) => {
        if (isLost) return;
        isLost = true;
        streams.messages.write(`${reason}; the worker waits until the server is there\n`);
      },
    });
    streams.onOutput?.({
      async stop() {
        stopping.abort();
        await work.catch(() => {});
      },
    });
    try {
      await work;
    } catch (error) {
      if (!(error instanceof BankFailure)) throw error;
      report.error(error);
    } finally {
      await threads.close();
    }
    return report.end();
  },
});

function storedPart({ batch: { file }, begins, ends, input }: PartWork): StoredPart | undefined {
  return file && input && { file, begins, ends, input };
}
