import { commandGroup } from '../core/command.ts';
import { command as add } from './bank/add.ts';
import { command as exporting } from './bank/export.ts';
import { command as fill } from './bank/fill.ts';
import { command as query } from './bank/query.ts';
import { command as stats } from './bank/stats.ts';
import { command as take } from './bank/take.ts';

export const command = commandGroup({
  summary:
    'Keep puzzles in a bank, and find them by rating and technique. A bank is a database in which no two puzzles are equivalent.',
  commands: { add, fill, query, take, stats, export: exporting },
});
