import { describe, expect, it } from 'vitest';
import { reading } from '../src/workers/search/read-text.ts';
import { MESSAGES } from './messages.ts';
import { BROKEN, FAMOUS, READABLE, SOLVED } from './puzzle-texts.ts';

function read(text: string) {
  const work = reading.read({ textId: 1, text });
  let step = work.next();
  while (!step.done) step = work.next();
  const { value } = step;
  if (!value.ok) return value.fault.en;
  if (value.notation === undefined) return value.game;
  return [value.notation, value.puzzle.cells, value.records, value.broken];
}

const ROWS = FAMOUS.match(/.{9}/g) ?? [];

describe('a text that people paste', () => {
  it.each(READABLE)('%s', (_, notation, text, cells) => {
    expect(read(text)).toEqual([notation, cells, 1, []]);
  });

  it.each(MESSAGES)('$name', ({ notation, text, cells = FAMOUS, puzzles = 1 }) => {
    expect(read(text)).toEqual([notation, cells, puzzles, []]);
  });
});

describe('a list of moves', () => {
  it('is a game', () => {
    const moves = '0:12 r1c3=4\n0:20 r1c4+2,6\n0:31 undo 1\n';
    expect(read(`${FAMOUS}\n${moves}`)).toMatchObject({
      puzzle: { cells: FAMOUS },
      game: expect.stringMatching(/^\d+\./),
    });
    expect(read(`${FAMOUS}\n0:12 r1c3=4\n0:11 r1c4=6\n`)).toBeTypeOf('string');
  });
});

describe('an error stays an error', () => {
  it.each(BROKEN)('%.40s', (text) => {
    expect(read(text)).toBeTypeOf('string');
  });

  it.each([
    [
      'a cell too many and one too few',
      `${FAMOUS.slice(0, 8)}\n${FAMOUS.slice(8, 18)}\n${ROWS.slice(2).join('\n')}`,
    ],
    ['a dot after 81 cells', `${FAMOUS}.`],
    ['82 cells in quotes', `"${FAMOUS}5"`],
    [
      '8 quoted rows',
      ROWS.slice(1)
        .map((row) => `> ${row}`)
        .join('\n'),
    ],
    ['a bad symbol in a message', `Look:\n${ROWS.join('\n').replace('1', '@')}`],
    ['a list of rows with a short row', JSON.stringify({ grid: ROWS }).replace('53', '5')],
  ])('%s', (_, text) => {
    expect(read(text)).toBeTypeOf('string');
  });

  it('among puzzles', () => {
    expect(read(`Look:\n${ROWS.join('\n')}\n${ROWS[0]}`)).toEqual(['rows', FAMOUS, 2, [11]]);
    const lines = [FAMOUS, FAMOUS.slice(1), 'nonsense', SOLVED];
    expect(read(lines.join('\n'))).toEqual(['line', FAMOUS, 4, [2, 3]]);
  });

  it('is found soon, whatever the text is', () => {
    for (const part of [
      '[[1]     ',
      '<',
      '> ',
      ' ',
      '|',
      '- ',
      '(',
      '\t;',
      '1, ',
      '<td ',
      '&nbsp;',
    ]) {
      expect(read(`${part.repeat(8_000 / part.length - 1)}@`)).toBeTypeOf('string');
    }
  });
});
