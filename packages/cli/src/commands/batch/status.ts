import type { BatchState, PartAside } from '@nonet/bank';
import { Argument } from 'commander';
import { onBatches, parseBatch, stateOf } from '../../batch/batch-command.ts';
import { server } from '../../batch/server-option.ts';
import { asideText, stateText } from '../../batch/state-text.ts';
import { anyCommand } from '../../core/command.ts';
import * as option from '../../core/options.ts';

const options = {
  bank: server(),
  json: option.json('print one JSON object per batch'),
  quiet: option.quiet(),
};

export const command = anyCommand({
  summary:
    'Print how far the batches are. Print their numbers, commands, parts done, speeds and times left. With the number of one, print also which parts were set aside, and why.',
  examples: [
    'nonet batch status --bank postgres://user@host/name',
    'nonet batch status --bank postgres://user@host/name 7',
  ],
  arguments: [
    new Argument('[batch]', 'the number of a batch (default: all)').argParser(parseBatch),
  ],
  options,
  run: ({ bank, json }, streams, { args: [id] }) =>
    onBatches(bank, streams, async (batches, report) => {
      const text = json ? jsonOf : textOf;
      if (id === undefined) {
        for (const state of await batches.states()) streams.answers.write(text(state, []));
        return;
      }
      const state = await stateOf(batches, id, report);
      if (state) streams.answers.write(text(state, await batches.aside(state.id)));
    }),
});

function textOf(state: BatchState, aside: readonly PartAside[]): string {
  return stateText(state) + aside.map((part) => `\t${asideText(part, state)}\n`).join('');
}

function jsonOf(state: BatchState, aside: readonly PartAside[]): string {
  return `${JSON.stringify({ ...state, partsAside: aside.length > 0 ? aside : undefined })}\n`;
}
