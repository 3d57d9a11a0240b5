import type { Batches, BatchState } from '@nonet/bank';
import { Argument, InvalidArgumentError } from 'commander';
import { withBatches } from '../bank/bank-package.ts';
import { type AddCommand, anyCommand } from '../core/command.ts';
import type { Status } from '../core/exit-status.ts';
import * as option from '../core/options.ts';
import type { Streams } from '../core/streams.ts';
import { Report } from '../report/report.ts';
import { server } from './server-option.ts';

/** A batch, and where to report. */
export interface BatchTask {
  readonly batches: Batches;
  readonly state: BatchState;
  readonly report: Report;
  readonly streams: Streams;
}

interface Declaration {
  readonly summary: string;
  readonly examples: readonly string[];
  readonly run: (task: BatchTask) => Promise<void>;
}

/** Declares a command that takes the number of a batch. */
export function batchCommand({ run, ...texts }: Declaration): AddCommand {
  return anyCommand({
    ...texts,
    arguments: [
      new Argument('<batch>', 'the number that nonet batch submit has printed').argParser(
        parseBatch,
      ),
    ],
    options: { bank: server(), quiet: option.quiet() },
    run: ({ bank }, streams, { args: [id] }) =>
      onBatches(bank, streams, async (batches, report) => {
        const state = await stateOf(batches, id, report);
        if (state) await run({ batches, state, report, streams });
      }),
  });
}

/** Opens the batches on a server, and does something with them. */
export async function onBatches(
  place: string,
  streams: Streams,
  work: (batches: Batches, report: Report) => Promise<void>,
): Promise<Status> {
  const report = new Report(streams);
  await withBatches(place, report, (batches) => work(batches, report));
  return report.end();
}

/** Checks the number of a batch. */
export function parseBatch(text: string): string {
  if (/^[1-9]\d{0,14}$/.test(text)) return text;
  throw new InvalidArgumentError(`expected the number of a batch, found "${text}"`);
}

/** Returns how far a batch is. If there is none with this number, reports that. */
export async function stateOf(
  batches: Batches,
  id: string,
  report: Report,
): Promise<BatchState | undefined> {
  const [state] = await batches.states(Number(id));
  if (!state)
    report.error(new Error(`expected a batch of this bank, found none with the number ${id}`));
  return state;
}
