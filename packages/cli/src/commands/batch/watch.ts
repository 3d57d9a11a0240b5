import { setTimeout } from 'node:timers/promises';
import type { BatchState } from '@nonet/bank';
import { type BatchTask, batchCommand } from '../../batch/batch-command.ts';
import { asideText, nounOf, stateText } from '../../batch/state-text.ts';
import type { AddCommand } from '../../command.ts';
import { Progress } from '../../report/progress.ts';

/** Milliseconds between two looks at the batch. */
const INTERVAL = 1_000;

export const command: AddCommand = batchCommand({
  summary: 'Wait until a batch is done, with its progress, and print how it ended.',
  examples: ['nonet batch watch --bank postgres://user@host/name 7'],
  async run(task) {
    const { batches, report, streams } = task;
    const state = await ended(task);
    streams.answers.write(stateText(state));
    if (state.state === 'cancelled') report.markFailed();
    for (const part of await batches.aside(state.id)) report.notFound(asideText(part, state));
  },
});

/** Waits until a batch is done or cancelled, or was deleted. */
async function ended({ batches, state: begun, streams }: BatchTask): Promise<BatchState> {
  const progress = new Progress(begun.items, streams.notes, nounOf(begun));
  let latest = begun;
  for (let before = 0; ; ) {
    progress.onRead(latest.itemsDone - before);
    progress.done(latest.itemsDone - before);
    before = latest.itemsDone;
    if (latest.state !== 'open') break;
    await setTimeout(INTERVAL);
    const [state] = await batches.states(begun.id);
    if (!state) break;
    latest = state;
  }
  progress.stop();
  return latest;
}
