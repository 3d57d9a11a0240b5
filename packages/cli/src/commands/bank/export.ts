import { notationById } from '@nonet/engine/notation';
import { onBank } from '../../bank/bank-package.ts';
import { place } from '../../bank/place-option.ts';
import { writePuzzles } from '../../bank/write-puzzles.ts';
import { type AddCommand, anyCommand } from '../../core/command.ts';
import type { Status } from '../../core/exit-status.ts';
import type { Values } from '../../core/option.ts';
import * as option from '../../core/options.ts';
import type { Streams } from '../../core/streams.ts';

const options = { bank: place(), quiet: option.quiet() };

export const command: AddCommand = anyCommand({
  summary:
    'Print all puzzles of a bank with all that it knows. Print one JSON object per puzzle. nonet bank add and the studio read them again, with their ratings.',
  examples: ['nonet bank export --bank puzzles > bank.json'],
  options,
  run: writeAll,
});

function writeAll({ bank: from }: Values<typeof options>, streams: Streams): Promise<Status> {
  return onBank(from, streams, (bank, ends) =>
    writePuzzles(bank.query({}, { by: 'added' }), notationById('json')!, ends),
  );
}
