import type { BankStatistics } from '@nonet/bank';
import { counted, grouped } from '@nonet/engine/explain';
import { levels } from '@nonet/engine/rating';
import { onBank } from '../../bank/bank-package.ts';
import { place } from '../../bank/place-option.ts';
import { anyCommand } from '../../core/command.ts';
import * as option from '../../core/options.ts';
import { Histogram } from '../../report/histogram.ts';

export const command = anyCommand({
  summary: 'Print how many puzzles a bank has. Count them by rating, by level and by collection.',
  examples: ['nonet bank stats --bank puzzles', 'nonet bank stats --bank puzzles --json'],
  options: {
    bank: place(),
    json: option.json('print one JSON object'),
  },

  run(flags, streams) {
    return onBank(flags.bank, streams, async (bank) => {
      const found = await bank.statistics();
      streams.answers.write(flags.json ? jsonOf(found) : textOf(found));
    });
  },
});

function jsonOf({ collections, puzzles, unused, ...counts }: BankStatistics): string {
  const [ratings, byLevel] = [counts.ratings, counts.levels].map((it) => Object.fromEntries(it));
  return `${JSON.stringify({ puzzles, unused, er: ratings, level: byLevel, collections })}\n`;
}

function textOf({ collections, puzzles, unused, ...counts }: BankStatistics): string {
  const ratings = new Histogram();
  for (const [rating, count] of counts.ratings) ratings.add(rating, count);
  const byLevel = new Histogram((level) => levels[level]);
  for (const [level, count] of counts.levels) byLevel.add(levels.indexOf(level), count);
  const names = collections.map((it) => `${it.name}: ${counted(it.puzzles, 'puzzle')}\n`).join('');
  const parts = [
    `${counted(puzzles, 'puzzle')}, ${grouped(unused)} in no collection\n`,
    ratings.text && `Rating ER\n${ratings.text}`,
    byLevel.text && `Level\n${byLevel.text}`,
    names && `Collections\n${names}`,
  ];
  return parts.filter(Boolean).join('\n');
}
