import { notationById } from '@nonet/engine/notation';
import { onBank } from '../../bank/bank-package.ts';
import { place } from '../../bank/place-option.ts';
import { writePuzzles } from '../../bank/write-puzzles.ts';
import { anyCommand } from '../../core/command.ts';
import * as option from '../../core/options.ts';

export const command = anyCommand({
  summary:
    'Print all puzzles of a bank with all that it knows. Print one JSON object per puzzle. nonet bank add and the studio read them again, with their ratings.',
  examples: ['nonet bank export --bank puzzles > bank.json'],
  options: { bank: place(), quiet: option.quiet() },

  run({ bank: from }, streams) {
    return onBank(from, streams, (bank, ends) =>
      writePuzzles(bank.query({}, { by: 'added' }), notationById('json')!, ends),
    );
  },
});
