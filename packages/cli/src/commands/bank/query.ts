import { onBank } from '../../bank/bank-package.ts';
import { conditionsOf, unknownCollection } from '../../bank/condition-options.ts';
import { selectionOf, selectionOptions } from '../../bank/selection-options.ts';
import { writePuzzles } from '../../bank/write-puzzles.ts';
import { anyCommand } from '../../core/command.ts';
import { text } from '../../core/option.ts';
import * as option from '../../core/options.ts';

export const command = anyCommand({
  summary: 'Print the puzzles of a bank that fulfil all conditions.',
  examples: [
    'nonet bank query --bank puzzles --er 7.0..7.3 --technique x-wing --givens ..24',
    'nonet bank query --bank puzzles --level hard --order random --limit 100',
    'nonet bank query --bank puzzles --in summer --json',
  ],
  options: {
    ...selectionOptions,
    in: text('--in <name>', 'in this collection'),
    limit: option.limit('print at most n puzzles'),
  },

  run(flags, streams) {
    const { notation, order } = selectionOf(flags);
    const conditions = { ...conditionsOf(flags), in: flags.in };
    return onBank(flags.bank, streams, async (bank, ends) => {
      const unknown = await unknownCollection(flags, bank);
      if (unknown) return ends.report.badRequest(unknown);
      const pages = bank.query(conditions, { ...order, limit: flags.limit });
      await writePuzzles(pages, notation, ends);
    });
  },
});
