import { hodoku } from './files/hodoku.ts';
import { hsol } from './files/hsol.ts';
import { ipuz } from './files/ipuz.ts';
import { ksudoku } from './files/ksudoku.ts';
import { opensudoku } from './files/opensudoku.ts';
import { sdk } from './files/sdk.ts';
import { sdm } from './files/sdm.ts';
import { sdx } from './files/sdx.ts';
import { ss } from './files/ss.ts';
import { fPuzzles } from './links/f-puzzles.ts';
import { interactiveSolver } from './links/interactive-solver.ts';
import { solo } from './links/solo.ts';
import { sudokuCoach } from './links/sudoku-coach.ts';
import { sudokuExchange } from './links/sudoku-exchange.ts';
import { sudokupad } from './links/sudokupad.ts';
import { sudokuwiki } from './links/sudokuwiki.ts';
import type { Notation } from './notation.ts';
import { block } from './text/block.ts';
import { csv } from './text/csv.ts';
import { euler } from './text/euler.ts';
import { json } from './text/json.ts';
import { line } from './text/line.ts';
import { lists } from './text/lists.ts';
import { pencilmarks } from './text/pencilmarks.ts';
import { rows } from './text/rows.ts';
import { spaced } from './text/spaced.ts';
import { sukaku } from './text/sukaku.ts';
import { table } from './text/table.ts';

/** All notations that are read and written, in the order in which lists show them. */
export const notations: readonly Notation[] = [
  line,
  rows,
  spaced,
  lists,
  table,
  euler,
  block,
  sdm,
  sdk,
  sdx,
  ss,
  pencilmarks,
  sukaku,
  hodoku,
  opensudoku,
  csv,
  json,
  ipuz,
  fPuzzles,
  sudokupad,
  sudokuwiki,
  sudokuExchange,
  sudokuCoach,
  solo,
];

/** Notations that are only read. Answers to their puzzles are written as in `line`. */
export const onlyReadNotations: readonly Notation[] = [ksudoku, hsol, interactiveSolver];

export function notationById(id: string): Notation | undefined {
  return [...notations, ...onlyReadNotations].find((notation) => notation.id === id);
}
