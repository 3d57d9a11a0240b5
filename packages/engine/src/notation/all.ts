import { block } from './block.ts';
import { csv } from './csv.ts';
import { euler } from './euler.ts';
import { fPuzzles } from './f-puzzles.ts';
import { hodoku } from './hodoku.ts';
import { json } from './json.ts';
import { line } from './line.ts';
import { lists } from './lists.ts';
import type { Notation } from './notation.ts';
import { opensudoku } from './opensudoku.ts';
import { pencilmarks } from './pencilmarks.ts';
import { rows } from './rows.ts';
import { sdk } from './sdk.ts';
import { sdm } from './sdm.ts';
import { sdx } from './sdx.ts';
import { spaced } from './spaced.ts';
import { ss } from './ss.ts';
import { sudokuCoach } from './sudoku-coach.ts';
import { sudokuExchange } from './sudoku-exchange.ts';
import { sudokupad } from './sudokupad.ts';
import { sudokuwiki } from './sudokuwiki.ts';
import { sukaku } from './sukaku.ts';

/** Every notation, in the order in which they are listed to people. */
export const notations: readonly Notation[] = [
  line,
  rows,
  spaced,
  lists,
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
  fPuzzles,
  sudokupad,
  sudokuwiki,
  sudokuExchange,
  sudokuCoach,
];

export function notationById(id: string): Notation | undefined {
  return notations.find((notation) => notation.id === id);
}
