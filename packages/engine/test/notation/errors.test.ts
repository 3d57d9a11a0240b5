import { describe, expect, it } from 'vitest';
import { CLASSIC, geometry, geometryOfSize } from '../../src/grid/geometry.ts';
import { notationById } from '../../src/notation/all.ts';
import { notationErrorText } from '../../src/notation/notation-error.ts';
import { MAX_LINE } from '../../src/notation/parts/line-splitter.ts';
import {
  PuzzleReader,
  type PuzzleReaderOptions,
  parsePuzzle,
  parsePuzzles,
} from '../../src/notation/puzzle-reader.ts';
import { FAMOUS, FAMOUS_SOLVED, placedError } from './records.ts';

const ROWS = FAMOUS.match(/.{9}/g)!;
const FULL_SUKAKU = '123456789'.repeat(81);
const GOOD = ROWS.join('\n');
const ANY_DIGIT = 'expected a digit 1–9 or a blank (. 0 _ - * x ?)';

/** Shows each result: the text of an error, or the first three cells of a puzzle. */
function answers(text: string, options: PuzzleReaderOptions = {}): string[] {
  return parsePuzzles(text, options).map((result) => {
    if (result.ok) return [...result.record.givens.digits.subarray(0, 3)].join('');
    return placedError(result.error);
  });
}

describe('line', () => {
  const BAD: [string, string][] = [
    [FAMOUS.slice(1), '1:81 length: expected 81 cells (9×9), found 80 cells'],
    [`${FAMOUS}1`, '1:83 length: expected 81 cells (9×9), found 82 cells'],
    [`${FAMOUS.slice(1)} a note`, '1:81 length: expected 81 cells (9×9), found 80 cells'],
    [`  ${FAMOUS.slice(1)}`, '1:83 length: expected 81 cells (9×9), found 80 cells'],
    ['.'.repeat(90), '1:91 length: expected 81 cells (9×9) or 100 cells (10×10), found 90 cells'],
    ['.'.repeat(650), '1:651 length: expected 625 cells (25×25), found 650 cells'],
    [FAMOUS.replace('1', '@'), `1:13 symbol: ${ANY_DIGIT}, found "@"`],
    [FAMOUS.replace('1', '😀').slice(0, -1), `1:13 symbol: ${ANY_DIGIT}, found "😀"`],
    [FAMOUS.replace('1', '\0'), `1:13 symbol: ${ANY_DIGIT}, found U+0000`],
    [FAMOUS.replace('1', '\u00a0'), `1:13 symbol: ${ANY_DIGIT}, found U+00A0`],
    [`${FAMOUS}!`, '1:82 symbol: expected the end after 81 cells (9×9), found "!"'],
    [FAMOUS.replace('1', 'A'), '1:13 digit: expected a digit 1–9, found "A"'],
    ['.....7..........', '1:6 digit: expected a digit 1–4, found "7"'],
    [`${'.'.repeat(255)}h`, '1:256 digit: expected a digit 1–9 A–G, found "h"'],
  ];

  it.each(BAD.map(([text, error]) => [error, text] as const))('%s', (error, text) => {
    const notation = notationById('line')!;
    expect(answers(text, { notation })).toEqual([error]);
  });

  it('refers to the size of the first grid', () => {
    const bad: [string, string][] = [
      [FAMOUS.slice(1), '81 length: expected 81 cells (9×9), found 80 cells'],
      [`  ${FAMOUS.slice(1)} x`, '83 length: expected 81 cells (9×9), found 80 cells'],
      ['.'.repeat(90), '91 length: expected 81 cells (9×9), found 90 cells'],
      ['g4rb4ge9.', '10 length: expected 81 cells (9×9), found 9 characters'],
      [`${FAMOUS}!`, '83 length: expected 81 cells (9×9), found 82 characters'],
      ['.....7..........', '17 length: expected 81 cells (9×9), found 16 cells'],
      [FAMOUS.replace('1', '@'), `13 symbol: ${ANY_DIGIT}, found "@"`],
      [FAMOUS.replace('1', 'A'), '13 digit: expected a digit 1–9, found "A"'],
    ];
    const notation = notationById('line')!;
    for (const [text, error] of bad) {
      const small = '1'.repeat(16);
      expect(
        answers(`@\n${FAMOUS}\n${small}\n${text}\n${FAMOUS_SOLVED}`, { notation }).slice(1),
      ).toEqual(['530', '111', `4:${error}`, '534']);
      expect(answers(text, { notation, size: 9 })).toEqual([`1:${error}`]);
      expect(answers(text, { notation, geometry: CLASSIC })).toEqual([`1:${error}`]);
    }
  });

  it('respects a given shape', () => {
    const options = { notation: notationById('line')!, geometry: geometry(2, 7) };
    expect(answers(FAMOUS, options)).toEqual([
      '1:82 length: expected 196 cells (14×14), found 81 cells',
    ]);
    expect(answers('.'.repeat(196), options)).toEqual(['000']);
  });
});

describe('rows', () => {
  const BAD: [string, string[]][] = [
    [GOOD.replace('6..1', '6..@'), [`2:4 symbol: ${ANY_DIGIT}, found "@"`]],
    [GOOD.replace('6..1', '6. 1'), [`2:3 symbol: ${ANY_DIGIT}, found a space`]],
    [GOOD.replace('6..1', '6..A'), ['2:4 digit: expected a digit 1–9, found "A"']],
    [GOOD.replace('53..', '53.'), ['1:9 length: expected a row of 9 cells, found 8 cells']],
    [GOOD.replace('53..', '53...'), ['1:11 length: expected a row of 9 cells, found 10 cells']],
    [GOOD.replace('53..7....', '53..'), ['1:5 length: expected a row of 9 cells, found 4 cells']],
    [GOOD.replace('6..1', '6..'), ['2:9 length: expected a row of 9 cells, found 8 cells']],
    [
      GOOD.replace('6..1', `6..${'.'.repeat(70)}`),
      ['2:79 length: expected a row of 9 cells, found 78 cells'],
    ],
    [
      GOOD.replace('6..195...', 'x'.repeat(MAX_LINE + 1)),
      ['2:65537 too-long: expected a line of at most 65536 characters, found 65537 characters'],
    ],
    [ROWS.slice(0, 8).join('\n'), ['8:10 length: expected 9 rows, found 8 rows']],
    [
      GOOD.replace('\n6..195', '\n\n6..195'),
      ['1:10 length: expected 9 rows, found 1 row', '10:10 length: expected 9 rows, found 8 rows'],
    ],
  ];

  it.each(BAD.map(([text, errors]) => [errors, text] as const))('%j', (errors, text) => {
    const notation = notationById('rows')!;
    const alone = answers(text, { notation });
    expect(alone).toEqual(errors);
    const amongOthers = answers(`${text}\n\n${GOOD}\n\n${GOOD}`, { notation });
    expect(amongOthers).toEqual([...errors, '530', '530']);
  });

  it('skips sentences', () => {
    const notation = notationById('rows')!;
    const text = 'what is this?\nand what is that?';
    expect(answers(text, { notation })).toEqual([
      '1:1 empty: expected a puzzle, found "what is this?"',
    ]);
    expect(answers(`${text}\n${GOOD}\n${text}\n${GOOD}`, { notation })).toEqual(['530', '530']);
  });

  it('continues directly after a bad record', () => {
    const bad = GOOD.replace('6..1', '6..@').replace('8...6...3', '8...6...34');
    expect(answers(`${GOOD}\n${bad}\n${GOOD}\n`)).toEqual([
      '530',
      `11:4 symbol: ${ANY_DIGIT}, found "@"`,
      '530',
    ]);
  });
});

const BAD: [string, string, string[]][] = [
  ['spaced', '1 2 3 4\n3 4 1 2\n2 1 4 5\n4 3 2 1', ['3:7 digit: expected a digit 1–4, found "5"']],
  [
    'spaced',
    '1 2 3 4\n3 4 1 2\n2 what 4 3\n4 3 2 1',
    ['3:3 symbol: expected a number 1–4 or a blank (. 0 _ - * x ?), found "what"'],
  ],
  [
    'spaced',
    '1 2 3 4\n3 4 1 2 \n2 1 4\n4 3 2 1',
    ['3:6 length: expected a row of 4 cells, found 3 cells'],
  ],
  [
    'euler',
    `Grid 01\n${ROWS.slice(1).join('\n')}\nGrid 02\n${GOOD}`,
    ['9:10 length: expected 9 rows, found 8 rows', '530'],
  ],
  [
    'euler',
    `Grid 01\n${GOOD}\n${ROWS[0]}\nGrid 02\n${GOOD}`,
    ['11:1 length: expected 9 rows, found 10 rows', '530'],
  ],
  [
    'euler',
    `Grid 01\nGrid 02\n${GOOD}`,
    ['1:8 structure: expected rows after the header, found none', '530'],
  ],
  [
    'euler',
    `${GOOD}\nGrid 02\n${GOOD}`,
    ['1:1 structure: expected a header such as "Grid 01", found a line of 9 characters', '530'],
  ],
  [
    'euler',
    `Grid 01\n${ROWS[0]}\n\n${ROWS.slice(1).join('\n')}\nGrid 02\n${GOOD}\n\n`,
    ['3:1 structure: expected a row, found an empty line', '530'],
  ],
  ['block', GOOD.replace('6..1', '6..@'), [`2:4 symbol: ${ANY_DIGIT}, found "@"`]],
  [
    'sdk',
    `#Na\n#Cb\n[State]\n${GOOD}\n#Nc\n[Puzzle]\n${GOOD}`,
    ['1:1 structure: expected [Puzzle] and its rows, found none', '530'],
  ],
  [
    'sdk',
    `#Na\n${ROWS.slice(2).join('\n')}\n#Nc\n${GOOD}`,
    ['8:10 length: expected 9 rows, found 7 rows', '530'],
  ],
  [
    'sukaku',
    '1.3.'.repeat(15),
    ['1:61 length: expected 64 candidates (4×4×4), found 60 candidates'],
  ],
  [
    'sukaku',
    FULL_SUKAKU.slice(0, 300) + FULL_SUKAKU.slice(301),
    ['1:729 length: expected 729 candidates (9×9×9), found 728 candidates'],
  ],
  [
    'sukaku',
    `.${FULL_SUKAKU}`,
    ['1:731 length: expected 729 candidates (9×9×9), found 730 candidates'],
  ],
  [
    'sukaku',
    FULL_SUKAKU.slice(1).replace('5', '@'),
    ['1:4 symbol: expected 4 or a blank (. 0 _ - * x ?), found "@"'],
  ],
  ['sukaku', '1.2.'.repeat(16), ['1:3 symbol: expected 3 or a blank (. 0 _ - * x ?), found "2"']],
  [
    'pencilmarks',
    '12 3 4 1\n3 4 1 2\n2 13 34 5\n4 3 2 1',
    ['3:9 digit: expected a digit 1–4, found "5"'],
  ],
  [
    'pencilmarks',
    '12 3 4 1\n3 4 1 2\n2 13 3@4 4\n4 3 2 1',
    ['3:7 symbol: expected candidates 1–4 or . for none, found "@"'],
  ],
  [
    'csv',
    `id,puzzle\n1,"${FAMOUS.slice(0, 9)}\n${FAMOUS.slice(9).replace('6', '@')}"\n`,
    ['3:1 symbol: expected a digit 1–9 or a blank (. 0 _ - * x ?), found "@"'],
  ],
  [
    'csv',
    `id,puzzle\n1,${FAMOUS.slice(0, 9)}/${FAMOUS.slice(9, 80)}\n`,
    ['2:84 length: expected 81 cells (9×9), found 80 cells'],
  ],
  [
    'table',
    ',A,B,C,D\n1,1,2,3,4\n2,3,4,1,9\n3,2,1,4,3\n4,4,3,2,1\n',
    ['3:9 digit: expected a digit 1–4, found "9"'],
  ],
  [
    'csv',
    `puzzle,solution\n${FAMOUS},${FAMOUS}\n${FAMOUS}`,
    ['2:85 symbol: expected a digit 1–9, found "."', '530'],
  ],
  [
    'csv',
    `puzzle,solution\n"${FAMOUS}","${FAMOUS_SOLVED.replace('7', '1')}"`,
    ['2:90 mismatch: expected the given "7", found "1"'],
  ],
  [
    'csv',
    `puzzle,solution\n${FAMOUS},${FAMOUS_SOLVED}1`,
    ['2:165 length: expected 81 cells (9×9), found 82 cells'],
  ],
  [
    'csv',
    `id,puzzle\n7\n8,${FAMOUS}`,
    ['2:2 length: expected at least 2 fields, found 1 field', '530'],
  ],
  [
    'csv',
    `puzzle\n"${FAMOUS}\n"${FAMOUS}"`,
    ['2:83 structure: expected a closing quote, found the end of the line', '530'],
  ],
  [
    'csv',
    `puzzle\n"${FAMOUS}"x,`,
    ['2:84 structure: expected "," or the end of the line, found "x"'],
  ],
  [
    'csv',
    'name,level\nx,7',
    [
      '2:1 structure: expected a column of puzzles, found a header with 2 other columns, and no cells below it',
    ],
  ],
  [
    'json',
    `{"puzzle":"${FAMOUS}"`,
    ['1:94 structure: expected "," or "}", found the end of the line'],
  ],
  ['json', `{"puzzle":"${FAMOUS}"} x`, ['1:96 structure: expected the end of the line, found "x"']],
  [
    'json',
    `{"puzzle" "${FAMOUS}"}\n{"puzzle":"${FAMOUS}"}`,
    ['1:11 structure: expected ":", found """', '530'],
  ],
  ['json', '{7:1}', ['1:2 structure: expected a key in quotes, found "7"']],
  [
    'json',
    '{"puzzle":"\\x"}',
    ['1:12 structure: expected an escape such as \\n or \\u0041, found "\\"'],
  ],
  ['json', '{"puzzle":tru}', ['1:11 structure: expected a value, found "t"']],
  [
    'json',
    '{"puzzle":"12',
    ['1:14 structure: expected a closing quote, found the end of the line'],
  ],
  [
    'json',
    `{"puzzle":"\\u002e\\u002e@${FAMOUS.slice(3)}"}`,
    [`1:24 symbol: ${ANY_DIGIT}, found "@"`],
  ],
  [
    'json',
    '{"puzzle":[[1,2,3,4],[3,4,1,2],[2,1,4,3],[4,3,2,9]]}',
    ['1:49 digit: expected a digit 1–4, found 9'],
  ],
  [
    'json',
    '{"puzzle":[[1,2,3,4],[3,4,1,2],[2,1,4],[3,4,3,2,1]]}',
    ['1:32 length: expected a row of 4 cells, found 3 cells'],
  ],
  ['json', '{"puzzle":[1,2.5]}', ['1:14 digit: expected a number 0–25, found 2.5']],
  ['json', '{"puzzle":[1,"no"]}', ['1:14 structure: expected a number, found a string']],
  ['json', '{"puzzle":["12.x","34.@"]}', ['1:12 length: expected a row of 2 cells, found 4 cells']],
  ['json', '[[1,2,3]]', ['1:1 structure: expected a puzzle, found an array']],
  [
    'json',
    '{"puzzle":7}',
    ['1:11 structure: expected a string or an array of cells, found a number'],
  ],
  ['json', '[]', ['1:1 empty: expected a puzzle, found nothing']],
  ['json', '7', ['1:1 structure: expected an object, found a number']],
  [
    'json',
    '[{}, 7]',
    [
      '1:2 structure: expected a key whose value is a grid, such as "puzzle", found none',
      '1:6 structure: expected an object or a string, found "7"',
    ],
  ],
  [
    'json',
    '[\n{"puzzle":\n 7}',
    [
      '3:2 structure: expected a string or an array of cells, found a number',
      '3:4 structure: expected "," or "]", found the end of the text',
    ],
  ],
  [
    'json',
    '{\n"puzzle": "',
    ['1:1 structure: expected a closing quote, found the end of the text'],
  ],
  [
    'json',
    '{}',
    ['1:1 structure: expected a key whose value is a grid, such as "puzzle", found none'],
  ],
  [
    'json',
    `{"puzzle":"${FAMOUS}","box":"red"}`,
    ['1:101 structure: expected a box such as "2x3", found a string'],
  ],
  [
    'json',
    `{"puzzle":"${FAMOUS}","box":"1x9"}`,
    ['1:101 structure: expected boxes of 3x3, found 1x9'],
  ],
  [
    'json',
    `{"board":"${FAMOUS}","boxWidth":3,"boxHeight":2}`,
    ['1:105 structure: expected boxes of 3x3, found 2x3'],
  ],
  ['csv', `puzzle,box\n${FAMOUS},2x4\n`, ['2:83 structure: expected boxes of 3x3, found 2x4']],
  [
    'json',
    `{"board":"${FAMOUS}","solved":"${'123456789'.repeat(9)}"}`,
    ['1:104 mismatch: expected the given "5", found "1"'],
  ],
  [
    'json',
    `{"puzzle":"${FAMOUS}","solution":"${FAMOUS_SOLVED.replace('5', '1')}"}`,
    ['1:107 mismatch: expected the given "5", found "1"'],
  ],
  [
    'json',
    `{"a":${'['.repeat(60_000)}x`,
    ['1:22 structure: expected at most 16 nested levels, found "["'],
  ],
];

it.each(BAD.map(([id, text, errors]) => [id, errors, text] as const))(
  '%s: %j',
  (id, expected, text) => {
    expect(answers(text, { notation: notationById(id)! })).toEqual(expected);
  },
);

it.each([
  ['', '1:1 empty: expected a puzzle, found nothing'],
  ['\ufeff\r\n \n', '1:1 empty: expected a puzzle, found nothing'],
  ['# only a comment\n', '1:1 empty: expected a puzzle, found nothing'],
])('%j holds no puzzle', (text, error) => {
  expect(answers(text)).toEqual([error]);
  expect(answers(text, { notation: notationById('line')! })).toEqual([error]);
});

it.each([
  ['\n  to be or not to be?\n', '2:3', '"to be or not to be?"'],
  ['hello world', '1:1', '"hello world"'],
  [`${'so long '.repeat(9)}\n`, '1:1', '"so long so long so long so long so long …"'],
  ['<a\0b>', '1:1', '"<a"'],
  ['\u0007', '1:1', 'U+0007'],
])('%j has no puzzle', (text, place, found) => {
  expect(answers(text)).toEqual([
    `${place} unknown: no puzzle found: expected a puzzle as a line, rows, a drawing, candidates, CSV, JSON, or as a file or link of a program, found ${found}`,
  ]);
});

it('names the notation of a text, and the size of its first grid', () => {
  const reader = new PuzzleReader();
  expect([reader.size, reader.notation]).toEqual([undefined, undefined]);
  reader.push(`${FAMOUS}\n`);
  expect(reader.size).toBe(9);
  const [result] = reader.push('1...2...3...4..5\n');
  expect(result.ok || notationErrorText(result.error)).toBe(
    'expected 81 cells (9×9), found 16 cells (read as line)',
  );
  const [empty] = parsePuzzles('', { notation: notationById('line')! });
  expect(empty.ok || notationErrorText(empty.error)).toBe('expected a puzzle, found nothing');
});

it('reports a line that is too long in its place', () => {
  const long = '.'.repeat(MAX_LINE + 9);
  expect(answers(`${FAMOUS}\n${long}\n${FAMOUS}`)).toEqual([
    '530',
    '2:65537 too-long: expected a line of at most 65536 characters, found 65545 characters',
    '530',
  ]);
  expect(answers(`${long}\n`)).toHaveLength(1);
});

it('detects the intended notation of broken puzzles', () => {
  const [short, query] = [FAMOUS.slice(1), FAMOUS.replace('1', '@')];
  expect(answers(short)).toEqual(['1:81 length: expected 81 cells (9×9), found 80 cells']);
  expect(answers(query)).toEqual([`1:13 symbol: ${ANY_DIGIT}, found "@"`]);
  expect(answers(FULL_SUKAKU.slice(1))).toEqual([
    '1:729 length: expected 729 candidates (9×9×9), found 728 candidates',
  ]);
  expect(answers('1274\n')).toEqual(['1:3 digit: expected a digit 1–4, found "7"']);
});

it('accepts conflicts', () => {
  expect(answers('55'.padEnd(81, '.'))).toEqual(['550']);
});

it('reads only the first record in parsePuzzle', () => {
  expect(parsePuzzle(`${FAMOUS}\n@`).ok).toBe(true);
  const shaped = parsePuzzle('.'.repeat(36), { geometry: geometryOfSize(6)! });
  expect(shaped.ok && shaped.record.givens.geometry.size).toBe(6);
  expect(parsePuzzle('.'.repeat(36), { geometry: CLASSIC }).ok).toBe(false);
});

it('reports the position in a list of lists', () => {
  const notation = notationById('lists')!;
  const board = JSON.stringify(ROWS.map((row) => Array.from(row)));
  expect(answers(`${board}\n${board.replace('"7"', '"x7"')}\n${board}`, { notation })).toEqual([
    '530',
    '2:19 symbol: expected a number 1–9 or a blank (. 0 _ - * x ?), found "x7"',
    '530',
  ]);
  expect(answers(`${board.replace('"5",', '')}\n${board.replace(/,\[[^[]*\]\]$/, ']')}`)).toEqual([
    '1:35 length: expected a row of 9 cells, found 8 cells',
    '2:305 length: expected 9 rows, found 8 rows',
  ]);
});
