import { counted } from '@nonet/engine/explain';
import { batchCommand } from '../../batch/batch-command.ts';

export const command = batchCommand({
  summary: 'Let workers do the parts of a batch again that were set aside.',
  examples: ['nonet batch retry --bank postgres://user@host/name 7'],
  async run({ batches, report, state, streams }) {
    if (state.aside === 0 || state.state === 'cancelled') {
      report.error(new Error('expected a batch with parts that were set aside, found none'));
      return;
    }
    const parts = await batches.retry(state.id);
    streams.notes.write(`${counted(parts, 'part')} to do again\n`);
  },
});
