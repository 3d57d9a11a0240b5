import { describe, expect, it } from 'vitest';
import { aboutOf, withAbout } from '../../src/notation/about-puzzle.ts';
import { notations } from '../../src/notation/all.ts';
import { hasOtherRules } from '../../src/notation/other-rules.ts';
import { formatPuzzles, parsePuzzle } from '../../src/notation/puzzle-reader.ts';
import { FAMOUS } from './records.ts';

const ABOUT = {
  title: 'A "quiet" start <1>',
  author: 'Kim & Co',
  rules: 'Normal Sudoku rules apply.\nStart in the middle box.',
};

/** Notation → what it cannot say. The others say nothing about a puzzle, but euler numbers it. */
const LOST: Readonly<Record<string, readonly string[]>> = {
  sdk: [],
  opensudoku: [],
  csv: [],
  json: [],
  ipuz: [],
  'f-puzzles': [],
  sudokupad: [],
};

describe.each(notations.map((it) => [it.id, it] as const))(
  'about a puzzle in %s',
  (id, notation) => {
    const read = parsePuzzle(FAMOUS);
    if (!read.ok) throw new Error(read.error.expected);
    const { record, lost } = withAbout({ givens: read.record.givens, line: 1 }, ABOUT, notation);

    it('what is not lost reads back', () => {
      expect(lost).toEqual(LOST[id] ?? ['title', 'author', 'rules']);
      const again = parsePuzzle(formatPuzzles([record], notation), { notation });
      if (!again.ok) throw new Error(again.error.expected);
      const kept = Object.entries(ABOUT).filter(([part]) => !lost.includes(part as never));
      // A line of a file has no line ends.
      const text = (said: string) => (id === 'sdk' ? said.replaceAll('\n', ' ') : said);
      expect(aboutOf(again.record)).toEqual({
        ...(id === 'euler' && { title: 'Grid 01' }),
        ...Object.fromEntries(kept.map(([part, said]) => [part, text(said)])),
      });
    });
  },
);

it('what JSON and f-puzzles call it is found under its other names', () => {
  const read = parsePuzzle(`{"puzzle":"${FAMOUS}","title":"T","author":"A","description":"D"}`);
  if (!read.ok) throw new Error(read.error.expected);
  expect(aboutOf(read.record)).toEqual({ title: 'T', author: 'A', rules: 'D' });
});

it.each([
  ['Normal Sudoku rules apply.', false],
  ['Each row, column and box has the digits 1 to 9 once.', false],
  ['Start in the middle box.', false],
  ['Normal rules apply. Digits in a cage do not repeat and sum to its total.', true],
  ['Both diagonals have the digits 1 to 9.', true],
])('"%s" are other rules: %s', (rules, isOther) => {
  expect(hasOtherRules(rules)).toBe(isOther);
});

it('nothing said is nothing added', () => {
  const read = parsePuzzle(FAMOUS);
  if (!read.ok) throw new Error(read.error.expected);
  const [notation] = notations;
  expect(withAbout(read.record, {}, notation)).toEqual({ record: read.record, lost: [] });
  expect(aboutOf(read.record)).toEqual({});
});
