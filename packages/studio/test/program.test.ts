import { runInNewContext } from 'node:vm';
import { Random } from '@nonet/engine/generate';
import { CLASSIC, gridOf } from '@nonet/engine/grid';
import { digitsIn } from '@nonet/engine/notation';
import { Recording, type SearchEvent, strategies } from '@nonet/engine/search';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { pictureOf } from '../src/picture/picture.ts';
import { SAMPLE } from '../src/puzzle/state.ts';
import type { Mark } from '../src/run/code/line.ts';
import { markOf, programOf } from '../src/run/code/program.ts';
import { codeTabs, type StrategyId } from '../src/search/state.ts';
import { languages } from '../src/words/words.ts';

const cells = '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';
const programs = strategies.map(({ id }) => id as StrategyId);

describe.each(programs)('the program of %s', (strategy) => {
  const recording = new Recording(
    { givens: gridOf(CLASSIC, digitsIn(cells)) },
    strategies.find(({ id }) => id === strategy)!,
  );
  while (!recording.end) recording.advance();
  const random = new Random(strategy);
  const events = [
    0,
    recording.events,
    ...Array.from({ length: 200 }, () => random.below(recording.events + 1)),
  ];

  it('has a line for every kind of event, in every language', () => {
    const found = new Set(events.map((event) => markOf(pictureOf(recording.at(event)))));
    for (const language of languages) {
      for (const tab of codeTabs) {
        const program = programOf(strategy, tab, language);
        const marks = program.flatMap(({ mark }) => mark ?? []);
        expect(new Set(marks).size, `${tab} marks each once`).toBe(marks.length);
        for (const mark of ['start', 'place', 'remove', 'dead', 'full', ...found]) {
          expect(marks, tab).toContain(mark);
        }
      }
    }
  });

  it('marks the line of the latest event, at 200 random events', () => {
    for (const event of events) {
      const moment = recording.at(event);
      const { last, solved, deadEnd, path, index } = moment;
      let kind: Mark = 'start';
      if (solved) kind = 'full';
      else if (deadEnd) kind = 'dead';
      else if (last?.kind === 'back') kind = 'remove';
      else if (last) kind = path[index - 1].forced ? 'force' : 'place';
      expect(markOf(pictureOf(moment))).toBe(kind);
    }
  });

  it('differs in every programming language', () => {
    for (const language of languages) {
      const texts = codeTabs.map((tab) =>
        programOf(strategy, tab, language)
          .map(({ text }) => text)
          .join('\n'),
      );
      expect(new Set(texts).size).toBe(codeTabs.length);
    }
  });
});

/** The definitions that the TypeScript programs leave out. */
const PRELUDE = `
  const ALL = 0b1111111110;
  const each = <T>(make: () => T): T[] => Array.from({ length: 9 }, make);
  const boxOf = each(() => 0).map((_, r) => each(() => 0).map((_, c) => r - (r % 3) + Math.floor(c / 3)));
  const bits = each(() => 0);
  const [row, col, box] = masks
    ? [bits.slice(), bits.slice(), bits.slice()]
    : [each(() => []), each(() => []), each(() => [])];
  const mark = (lines, line, d) => {
    if (masks) lines[line] |= 1 << d;
    else lines[line][d] = true;
  };
  const open = [];
  board.forEach((digits, r) => digits.forEach((d, c) => {
    if (d === 0) open.push([r, c]);
    else for (const [lines, line] of [[row, r], [col, c], [box, boxOf[r][c]]]) mark(lines, line, d);
  }));
  const blanks = asSet ? new Set(open) : open;
  const countOf = (bits) => bits.toString(2).replaceAll('0', '').length;
  const fewest = (blanks, of) => [...blanks]
    .sort(([r, c], [s, d]) => countOf(of(r, c)) - countOf(of(s, d)) || r * 9 + c - s * 9 - d)[0];
  const put = (r, c, bit) => {
    board[r][c] = Math.log2(bit);
    row[r] |= bit; col[c] |= bit; box[boxOf[r][c]] |= bit;
  };
  const remove = (r, c, bit) => {
    board[r][c] = 0;
    row[r] ^= bit; col[c] ^= bit; box[boxOf[r][c]] ^= bit;
  };
`;

it.each(['scan', 'used-arrays', 'bitmask', 'bitmask-mrv'] as const)(
  'in TypeScript, the program of %s makes the same events as the engine',
  (strategy) => {
    const givens = gridOf(CLASSIC, digitsIn(SAMPLE.cells));
    const done: SearchEvent[] = [];
    const board = Array.from({ length: 9 }, (_, r) => {
      const digits = Array.from(givens.digits.subarray(r * 9, r * 9 + 9));
      return new Proxy(digits, {
        set(line, column, digit) {
          const cell = r * 9 + Number(column);
          const kind = digit === 0 ? 'back' : 'placement';
          done.push({ kind, cell, digit: digit || line[Number(column)] });
          return Reflect.set(line, column, digit);
        },
      });
    });
    const text = programOf(strategy, 'typescript', 'en')
      .map((line) => line.text)
      .join('\n');
    const { outputText } = ts.transpileModule(PRELUDE + text, {
      compilerOptions: { target: ts.ScriptTarget.ES2022 },
    });
    runInNewContext(outputText, {
      board,
      masks: strategy.startsWith('bitmask'),
      asSet: strategy === 'bitmask-mrv',
    });

    const recording = new Recording({ givens }, strategies.find(({ id }) => id === strategy)!);
    while (!recording.end) recording.advance();
    const events = Array.from({ length: recording.events }, (_, i) => recording.at(i + 1).last);
    expect(done).toEqual(events);
    expect(board.flat()).toEqual([...recording.at(recording.events).grid.digits]);
  },
);
