import { batchCommand } from '../../batch/batch-command.ts';

export const command = batchCommand({
  summary: 'Delete a batch that is done or cancelled, with its answers.',
  examples: ['nonet batch delete --bank postgres://user@host/name 7'],
  async run({ batches, report, state }) {
    if (state.state !== 'open') await batches.delete(state.id);
    else {
      report.error(new Error('expected a batch that is done or cancelled, found one in progress'));
    }
  },
});
