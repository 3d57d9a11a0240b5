import { batchCommand } from '../../batch/batch-command.ts';

export const command = batchCommand({
  summary: 'Cancel a batch: no more parts start. The answers so far are kept.',
  examples: ['nonet batch cancel --bank postgres://user@host/name 7'],
  async run({ batches, report, state }) {
    if (state.state === 'open') await batches.cancel(state.id);
    else report.error(new Error(`expected a batch in progress, found one that is ${state.state}`));
  },
});
