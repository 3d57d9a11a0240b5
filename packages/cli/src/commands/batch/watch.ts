import { setTimeout } from 'node:timers/promises';
import type { BatchState } from '@nonet/bank';
import { type BatchTask, batchCommand } from '../../batch/batch-command.ts';
import { asideText, progressText, stateText } from '../../batch/state-text.ts';

/** Milliseconds between two looks at the batch. */
const INTERVAL = 1_000;

export const command = batchCommand({
  summary: 'Wait until a batch is done, and print how it ended. Meanwhile, show its progress.',
  examples: ['nonet batch watch --bank postgres://user@host/name 7'],
  async run(task) {
    const { batches, report, streams } = task;
    const state = await ended(task);
    streams.answers.write(stateText(state));
    if (state.state === 'cancelled') report.markFailed();
    for (const part of await batches.aside(state.id)) report.notFound(asideText(part, state));
  },
});

/** Waits until a batch is done or cancelled, or was deleted. A terminal shows how far it is. */
async function ended({ batches, state, streams: { notes } }: BatchTask): Promise<BatchState> {
  const show = (text: string): void => {
    if (notes.isTTY) notes.write(`\r${text}\x1b[K`);
  };
  let latest = state;
  while (latest.state === 'open') {
    show(progressText(latest));
    await setTimeout(INTERVAL);
    const [next] = await batches.states(state.id);
    if (!next) break;
    latest = next;
  }
  show('');
  return latest;
}
