import { readingErrorText } from '@nonet/engine/explain';
import {
  englishPhrases,
  formatPuzzles,
  type NotationError,
  notations,
  parsePuzzle,
  parsePuzzles,
  phraseIn,
} from '@nonet/engine/notation';
import { parseTrace } from '@nonet/engine/trace';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sized } from '../../../../test/size.ts';
import { koreanPhrases } from '../../src/notation/parts/korean-phrases.ts';
import { BAD_TEXTS } from '../notation/bad-texts.ts';
import { FAMOUS } from '../notation/records.ts';
import { BAD_TRACES } from '../trace/bad-traces.ts';

/** Names that Korean text writes in Latin letters, and the parts of the input that it quotes. */
const LATIN_LETTER = /[A-Za-z]|undefined/;
const LATIN =
  /"[\s\S]*"|https:\S+|CSV|JSON|LZString|base64|HoDoKu|KSudoku|Solo|Interactive Sudoku Solver|\dx\d:a1b2|ipuz|f-puzzles|SudokuPad|fpuzzles|scl|ctc|scf|S9B|data=|\[Puzzle\]|\\n|\\u0041|_ - \* x|U\+[\dA-F]+|\b[A-P]\b|\dx\d|true|false|null|\d[eE]\d|r\d+c\d+|\+ - \? !|\bcut\b|\{.*\}/g;

function expectKorean({ expected, found, phrases }: NotationError): void {
  for (const [phrase, english] of [
    [phrases.expected, expected],
    [phrases.found, found],
  ] as const) {
    expect(phraseIn(englishPhrases, phrase)).toBe(english);
    const korean = phraseIn(koreanPhrases, phrase);
    expect(korean).not.toBe('');
    expect(korean.replace(LATIN, ''), english).not.toMatch(LATIN_LETTER);
  }
}

/**
 * Expects one sentence in each language, with the position unless the text has no puzzle at all. A
 * variant is named first, and its position last.
 */
function expectSentences(error: NotationError): void {
  const { code, line, column } = error;
  const [english, korean] = [readingErrorText(error), readingErrorText(error, 'ko')];
  if (code === 'variant') {
    expect(english).toMatch(/^This (?:is an? [\w -]+ puzzle|puzzle has rules beyond)/);
    expect(english).toContain(`(line ${line}, column ${column}: `);
    expect(korean).toMatch(/^(?:[가-힣 ]+예요|일반 스도쿠에 없는 규칙이 있는 퍼즐이에요)\. /);
    expect(korean).toContain(`${line}번째 줄 ${column}번째 글자에 `);
    return;
  }
  const { expected, found } = error.phrases;
  if (expected.id === 'cells' && expected.size && found.id === 'cells') {
    expect(english).toMatch(
      /^(?:Line \d+: t|T)his puzzle has \d+ cells?; a \d+×\d+ puzzle needs \d+\.$/,
    );
    expect(korean).toMatch(
      /^(?:\d+번째 줄: )?이 퍼즐은 \d+칸이에요\. \d+×\d+ 퍼즐은 \d+칸이어야 해요\.$/,
    );
    return;
  }
  const isDamaged = found.id === 'unpackable-data' || expected.id === 'in-json';
  const hasPlace = code !== 'empty' && code !== 'unknown' && !isDamaged;
  expect(english.startsWith(`Line ${line}, column ${column}: `), english).toBe(hasPlace);
  expect(korean.startsWith(`${line}번째 줄 ${column}번째 글자: `), korean).toBe(hasPlace);
  expect(english.replace(LATIN, '')).toMatch(/^[^.!?]+\.$/);
  expect(korean.replace(LATIN, '')).toMatch(/^[^.!?A-Za-z]+요\.$/);
}

describe('every phrase of an error in Korean', () => {
  it.each(Object.entries(BAD_TEXTS))('%s', (_, { text, options }) => {
    const result = parsePuzzle(text, options);
    if (result.ok) throw new Error('expected an error, found a puzzle');
    expectKorean(result.error);
    expectSentences(result.error);
  });
});

describe('every error of a trace in Korean', () => {
  it.each(BAD_TRACES)('$text', ({ text }) => {
    const result = parseTrace(text, { variants: true });
    const error = result.ok ? result.trace.fault : result.error;
    if (!error) throw new Error('expected an error, found a trace');
    expectKorean(error);
    if (error.code !== 'empty') expectSentences(error);
  });
});

describe('a variant', () => {
  const refusal = (text: string): readonly string[] => {
    const result = parsePuzzle(text);
    if (result.ok) throw new Error('expected an error, found a puzzle');
    return [readingErrorText(result.error), readingErrorText(result.error, 'ko')];
  };

  it.each([
    ['a killer', `{"puzzle":"${FAMOUS}","cages":[[0,1]]}`, '킬러 스도쿠예요.'],
    ['an anti-knight', `{"puzzle":"${FAMOUS}","antiknight":true}`, '안티 나이트 스도쿠예요.'],
    ['a thermometer', `{"puzzle":"${FAMOUS}","thermometer":[[0,1]]}`, '온도계 스도쿠예요.'],
    ['a diagonal', `{"puzzle":"${FAMOUS}","variant":"Sudoku X"}`, '대각선 스도쿠예요.'],
    ['a jigsaw', `Jigsaw Sudoku\n${FAMOUS}`, '직소 스도쿠예요.'],
  ])('is called %s puzzle', (name, text, korean) => {
    const [en, ko] = refusal(text);
    expect(en).toMatch(
      new RegExp(`^This is ${name} puzzle: Nonet does not know its rules yet, so it cannot`),
    );
    expect(ko.startsWith(`${korean} 아직 지원하지 않는 규칙이라서 열 수 없어요. `), ko).toBe(true);
  });

  it('without a well-known name has rules beyond classic Sudoku', () => {
    const [en, ko] = refusal(BAD_TEXTS['sudokupad-element'].text);
    expect(en).toMatch(/^This puzzle has rules beyond those of classic Sudoku: /);
    expect(ko).toMatch(/^일반 스도쿠에 없는 규칙이 있는 퍼즐이에요\. /);
  });
});

it.each(['unpackable-data', 'in-json'] as const)(
  'says that a link is cut off, and not that there is %s',
  (id) => {
    const result = parsePuzzle(BAD_TEXTS[id].text);
    if (result.ok) throw new Error('expected an error, found a puzzle');
    expect(readingErrorText(result.error)).toBe('This link is damaged or cut off.');
    expect(readingErrorText(result.error, 'ko')).toBe('링크가 손상됐거나 잘렸어요.');
  },
);

describe('the errors of texts with random edits', () => {
  const record = parsePuzzle(FAMOUS);
  if (!record.ok) throw new Error(record.error.expected);
  const edit = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    gone: fc.nat(12),
    put: fc.oneof(fc.constantFrom('', '\n', '|', '"', '#', '\0', '😀', ',', '{', ']'), fc.string()),
  });

  it.each(notations.map((notation) => [notation.id, notation] as const))('%s', (_, notation) => {
    const good = formatPuzzles([record.record, record.record], notation);
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 4 }), (edits) => {
        const text = edits.reduce((now, { at, gone, put }) => {
          const from = Math.floor(at * now.length);
          return now.slice(0, from) + put + now.slice(from + gone);
        }, good);
        for (const result of [...parsePuzzles(text), ...parsePuzzles(text, { notation })]) {
          if (!result.ok) expectKorean(result.error);
        }
      }),
      { numRuns: sized(4, 12) },
    );
  });
});
