import { batchCommand } from '../../batch/batch-command.ts';
import type { AddCommand } from '../../command.ts';
import { counted } from '../../report/counted.ts';

export const command: AddCommand = batchCommand({
  summary: 'Let workers do the parts of a batch again that were set aside.',
  examples: ['nonet batch retry --bank postgres://user@host/name 7'],
  async run({ batches, state, streams }) {
    const parts = await batches.retry(state.id);
    streams.notes.write(`${counted(parts, 'part')} to do again\n`);
  },
});
