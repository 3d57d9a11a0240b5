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
import { onlyQuick, sized } from '../../../../test/size.ts';
import { koreanPhrases } from '../../src/notation/parts/korean-phrases.ts';
import { BAD_TEXTS } from '../notation/bad-texts.ts';
import { FAMOUS } from '../notation/records.ts';
import { BAD_TRACES } from '../trace/bad-traces.ts';

/** Names that Korean text writes in Latin letters, and the parts of the input that it quotes. */
const LATIN_LETTER = /[A-Za-z]|undefined/;
const LATIN =
  /"[\s\S]*"|constraints[\w.[\]]*|https:\S+|CSV|JSON|LZString|base64|HoDoKu|KSudoku|Solo|Interactive Sudoku Solver|\dx\d:a1b2|ipuz|f-puzzles|SudokuPad|fpuzzles|scl|ctc|scf|S9B|data=|\[Puzzle\]|\\n|\\u0041|_ - \* x|U\+[\dA-F]+|\b[A-P]\b|\dx\d|true|false|null|\d[eE]\d|r\d+c\d+|\+ - \? !|\bcut\b|\{.*\}/g;

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

onlyQuick(describe)('every phrase of an error in Korean', () => {
  it.each(Object.entries(BAD_TEXTS))('%s', (_, { text, options }) => {
    const result = parsePuzzle(text, options);
    if (result.ok) throw new Error('expected an error, found a puzzle');
    expectKorean(result.error);
    expectSentences(result.error);
  });
});

onlyQuick(describe)('every error of a trace in Korean', () => {
  it.each(BAD_TRACES)('$text', ({ text }) => {
    const result = parseTrace(text, { variants: true });
    const error = result.ok ? result.trace.fault : result.error;
    if (!error) throw new Error('expected an error, found a trace');
    expectKorean(error);
    if (error.code !== 'empty') expectSentences(error);
  });
});

onlyQuick(describe)('a wrong constraint in Korean', () => {
  it.each([
    [{ kind: 'thermo', cells: [0, 16] }, '"constraints[0].cells[1]"에 칸 번호 0–15', '16'],
    [{ kind: 'sum', cells: [], sum: 3 }, '"constraints[0].cells"에 칸 1개 이상', '0'],
    [{ kind: 'less', cells: [0] }, '"constraints[0].cells"에 칸 2개', '1'],
    [{ kind: 'killer', cells: 4 }, '"constraints[0].cells"에 칸의 배열', '4'],
    [{ kind: 'killer', cells: [0, 1, 4, 5, 8] }, '"constraints[0].cells"에 칸 4개 이하', '5'],
    [{ kind: 'unique', cells: [1, 1] }, '"constraints[0].cells[1]"에 서로 다른 칸', '1'],
    [{ kind: 'sum', cells: [0], sum: 'x' }, '"constraints[0].sum"에 0 이상의 정수', '"x"'],
    [{ kind: 'modular', cells: [0], value: 1 }, '"constraints[0].value"에 2–25의 정수', '1'],
    [{ kind: 'diagonal' }, '"constraints[0].down"에 true 또는 false', '없어요'],
    [{ kind: 'fish' }, '"constraints[0].kind"에 규칙의 종류', '"fish"'],
    [{ kind: 'entropic', cells: [1] }, '"constraints[0]"에 3의 배수인 숫자 개수', '4'],
    [{ kind: 'windoku', size: 9 }, '"constraints[0]"에 "kind" 밖의 필드가 없는 규칙', '"size"'],
    [
      { kind: 'negative', of: ['sum'], values: [1] },
      '"constraints[0].of[0]"에 "difference", "ratio", "total" 중 하나',
      '"sum"',
    ],
    [{ kind: 'quadruple', cells: [0], values: [5] }, '"constraints[0].values[0]"에 숫자 1–4', '5'],
    [
      { kind: 'automaton', cells: [0], start: 1, accept: [0], next: [[0, 0, 0, 0]] },
      '"constraints[0].start"에 1보다 작은 상태 번호',
      '1',
    ],
  ])('%j', (constraint, expected, found) => {
    const result = parsePuzzle(
      JSON.stringify({ puzzle: '.'.repeat(16), constraints: [constraint] }),
    );
    if (result.ok) throw new Error('expected an error, found a puzzle');
    const text = readingErrorText(result.error, 'ko');
    expect(text).toContain(expected);
    expect(text).toContain(found);
    expectSentences(result.error);
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
      new RegExp(`^This is ${name} puzzle. Such rules are not supported here, so it cannot`),
    );
    expect(ko.startsWith(`${korean} 여기서는 이런 규칙을 지원하지 않아서 열 수 없어요. `), ko).toBe(
      true,
    );
  });

  it('without a well-known name has rules beyond classic Sudoku', () => {
    const [en, ko] = refusal(BAD_TEXTS['sudokupad-element'].text);
    expect(en).toMatch(/^This puzzle has rules beyond those of classic Sudoku\. /);
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
      { numRuns: sized(4, 6) },
    );
  });
});
