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
 * Expects one sentence in each language, with the position unless the text has no puzzle at all.
 */
function expectSentences(error: NotationError): void {
  const { code, line, column } = error;
  const [english, korean] = [readingErrorText(error), readingErrorText(error, 'ko')];
  const hasPlace = code !== 'empty' && code !== 'unknown';
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
    const result = parseTrace(text);
    const error = result.ok ? result.trace.fault : result.error;
    if (!error) throw new Error('expected an error, found a trace');
    expectKorean(error);
    if (error.code !== 'empty') expectSentences(error);
  });
});

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
      { numRuns: sized(10, 40) },
    );
  });
});
