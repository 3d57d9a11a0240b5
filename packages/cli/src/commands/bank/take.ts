import { counted } from '@nonet/engine/explain';
import { Argument } from 'commander';
import { onBank } from '../../bank/bank-package.ts';
import { conditionsOf, unknownCollection } from '../../bank/condition-options.ts';
import { selectionOf, selectionOptions } from '../../bank/selection-options.ts';
import { writePuzzles } from '../../bank/write-puzzles.ts';
import { anyCommand } from '../../core/command.ts';
import { parseName, whole } from '../../core/option.ts';

export const command = anyCommand({
  summary:
    'Move puzzles of a bank into a collection, and print them. They are puzzles that are in no collection, and nobody else can take the same ones.',
  examples: [
    'nonet bank take --bank puzzles --level easy --count 100 summer',
    'nonet bank take --bank puzzles --er 7.0..7.3 --order random --count 20 summer',
  ],
  arguments: [
    new Argument('<collection>', 'the collection, such as the name of a book').argParser(parseName),
  ],
  options: {
    ...selectionOptions,
    count: whole('-n, --count <n>', 'number of puzzles').defaultsTo(1),
  },

  run(flags, streams, { args: [collection] }) {
    const { count: limit } = flags;
    const { notation, order } = selectionOf(flags);
    return onBank(flags.bank, streams, async (bank, ends) => {
      const { report } = ends;
      const unknown = await unknownCollection(flags, bank);
      if (unknown) return report.badRequest(unknown);
      const result = await bank.take(collection, conditionsOf(flags), { ...order, limit });
      if (result.kind === 'few') {
        report.notFound(
          `expected ${counted(limit, 'puzzle that is in no collection', 'puzzles that are in no collection')}, found ${result.found}: none was taken`,
        );
        return undefined;
      }
      await writePuzzles([result.puzzles], notation, ends);
    });
  },
});
