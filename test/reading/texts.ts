import { BROKEN_GRIDS } from './broken-grids.ts';
import { BROKEN_MESSAGES, LONG_MESSAGES } from './broken-messages.ts';
import { FILES } from './files.ts';
import { LARGE } from './large.ts';
import { LEFT_OUT } from './left-out.ts';
import { MESSAGES } from './messages.ts';
import { NO_GRIDS } from './no-grids.ts';
import { PROGRAMS } from './programs.ts';
import { SEVERAL_GRIDS } from './several-grids.ts';
import { SYMBOLS } from './symbols.ts';
import { TABLES } from './tables.ts';
import type { ReadingText } from './text.ts';

/** Kind → its texts. */
export const TEXTS: Readonly<Record<string, readonly ReadingText[]>> = {
  'several grids': SEVERAL_GRIDS,
  'broken grids': BROKEN_GRIDS,
  'no grids': NO_GRIDS,
  symbols: SYMBOLS,
  messages: MESSAGES,
  'broken messages': BROKEN_MESSAGES,
  'left out': LEFT_OUT,
  programs: PROGRAMS,
  files: FILES,
  tables: TABLES,
  large: [...LARGE, ...LONG_MESSAGES],
};
