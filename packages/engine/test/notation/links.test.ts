import { describe, expect, it } from 'vitest';
import { digitsOf } from '../../src/grid/digit-set.ts';
import { geometry } from '../../src/grid/geometry.ts';
import { notationById } from '../../src/notation/all.ts';
import { pack } from '../../src/notation/links/lz-string.ts';
import type { PuzzleRecord } from '../../src/notation/notation.ts';
import { notationErrorText } from '../../src/notation/notation-error.ts';
import { packedCells } from '../../src/notation/parts/packed-cells.ts';
import { PuzzleReader, parsePuzzle } from '../../src/notation/puzzle-reader.ts';
import { FAMOUS, FAMOUS_SOLVED, placedError } from './records.ts';

const ZEROS = FAMOUS.replaceAll('.', '0');

/** Reads a text with one record. `id` is the detected notation. */
function read(text: string): { id: string | undefined; record: PuzzleRecord } {
  const reader = new PuzzleReader();
  const [result, ...more] = [...reader.push(text), ...reader.end()];
  expect(more).toEqual([]);
  if (!result.ok) throw new Error(notationErrorText(result.error));
  return { id: reader.notation?.id, record: result.record };
}

function errorOf(text: string, options = {}): string {
  const result = parsePuzzle(text, options);
  if (result.ok) return packedCells(result.record.givens);
  return placedError(result.error);
}

/** FAMOUS as compressed f-puzzles JSON, with extra keys and another cell r9c1. */
function fPuzzle(more: object = {}, cell: object = {}): string {
  const rows = ZEROS.match(/.{9}/g)!.map((row) =>
    Array.from(row, Number).map((value) => (value ? { value, given: true } : {})),
  );
  rows[8][0] = cell as { value: number; given: boolean };
  return pack(JSON.stringify({ size: 9, grid: rows, ...more }));
}

/** FAMOUS as a game id of Solo. */
const SOLO = '3x3:5_3b7d6b1_9_5d9_8d6a8c6c3_4b8a3b1_7c2c6a6d2_8d4_1_9b5d8b7_9';
const ONE = `1${'.'.repeat(80)}`;
const NONE = '.'.repeat(81);

// From the README of github.com/lisudoku/sudoku_formats, the tests of
// github.com/SudokuPad/sudokutools (src/puzzletools_lib.js) and of github.com/dclamage/SudokuSolver
// (FPuzzlesImportTests.cs).
const LISUDOKU =
  'N4IgzglgXgpiBcBOANCA5gJwgEwQbT1ADcBDAGwFc54BGVNCImAOwQBcMqBfZYHv3vyGCRfALrJCwgTOlyJU0XKVKFsles1c1yrRu2S9R+Yd1nVp/Vdk7r58WK5A';
const SUDOKUPAD =
  'N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9ljSSzKLryBdZQmq8l54+x1p7rjtn/nQaCR3PgIm9hk0UM6zR4rssW0iQA=';
const X_SUDOKU =
  'N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9ljSQA3AQwBsBXOeAdlTQgpgDsEAXDBkmSGDBlWgwQBmVuy69+MUdXqMArDI7d4fAQF1khMSoQAODXO0KRpa8PLKJSc1p2KbN/YSXjGAJmfyAu6gDowAbAGWQSE+CCzosi5WwbZEnnYZ3sbw0gmagW4x2ep5Fq5ZjhGlSdFpBpnBRo4AjJHlKY2hUm1W6bZNfj219rHwZtUFqSPZACxDhXVeHUUt8xWMKBNRC52jJWz52yJ9y+sI+4mTywNxax71Uw0ZN/BzW+W6+iDYEFRoAPacWgAagKqB+f0BtAAtJMgA===';

// Partly solved puzzles linked from the strategy pages of sudokuwiki.org, each with its givens.
const POSITIONS: [string, string][] = [
  [
    'S9B4s010g091803064a4c281c1i2t082q7r7v81094g520l1o1m054b074i0g024i018i04038i4nbqba048y02b70gc34306040c07b6020eb707bk01447wbeba0f0558bgc22q032qb7bfbf4ebi05067u010g02bi',
    '010903600000080000900000507002010430000402000064070200701000005000030000005601020',
  ],
  [
    'S9B015y2e685w68050609040i022e0e0f0a2e085y050f0a5u090b042e2u2e0i06042c0810012q0f0dd0015w9i102e020a089e03050f9e0d5y042e05d0609i010f095y0e5y0f0a045y0206020166cy669id205',
    '100000569402000008050009040000640801000010000208035000040500010900000402621000005',
  ],
  [
    'S9Bc38jb7bn0b04070c4j050db70307b60b064302030g5f0z5e83b70407918582038408041v8i900c040h01829g3m7n08049u069w830l03030l456r0r6q1m05094b074j5e09031m4302bf830602174i0c5v5v',
    '000004700500370060230000004700030840000401000084060003300000059070093002006200000',
  ],
];

describe('reads', () => {
  it.each<[string, string, string]>([
    ['f-puzzles', ONE, `https://f-puzzles.com/?load=${LISUDOKU}`],
    ['f-puzzles', ONE, `https://www.f-puzzles.com/?load=${encodeURIComponent(LISUDOKU)}`],
    ['f-puzzles', ONE, `f-puzzles.com?x=1&load=${LISUDOKU}#top`],
    ['f-puzzles', NONE, `?load=${SUDOKUPAD}`],
    ['f-puzzles', FAMOUS, `  http://www.f-puzzles.com/?load=${fPuzzle()}  `],
    ['sudokupad', ONE, `https://sudokupad.app/fpuzzles${LISUDOKU}`],
    [
      'sudokupad',
      ONE,
      `https://sudokupad.app/fpuz${encodeURIComponent(LISUDOKU)}?setting-nogrid=1`,
    ],
    ['sudokupad', ONE, `https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles${LISUDOKU}`],
    ['sudokupad', ONE, `https://beta.sudokupad.app/sudoku/fpuzzles${LISUDOKU}`],
    ['sudokupad', NONE, `fpuzzles${SUDOKUPAD}`],
    ['sudokuwiki', FAMOUS, `https://www.sudokuwiki.org/sudoku.htm?bd=${ZEROS}`],
    ['sudokuwiki', FAMOUS, `http://www.sudokuwiki.org/Sudoku.htm?bd=${FAMOUS}`],
    ['sudokuwiki', FAMOUS, `sudoku.htm?bd=${ZEROS}`],
    ['sudoku-exchange', FAMOUS, `https://sudokuexchange.com/play/?s=${ZEROS}&candidates=3`],
    ['sudoku-exchange', FAMOUS, `sudokuexchange.com/play?s=${ZEROS}`],
    ['sudoku-exchange', FAMOUS, `https://sudokuexchange.com/?s=${ZEROS}`],
    ['sudoku-exchange', FAMOUS, `/play/?s=${ZEROS}`],
    ['sudoku-coach', FAMOUS, `https://sudoku.coach/en/play/${ZEROS}`],
    ['sudoku-coach', FAMOUS, `https://sudoku.coach/de/solver/${FAMOUS}/`],
    ['sudoku-coach', FAMOUS, `en/solver/${ZEROS}`],
    ['solo', FAMOUS, SOLO],
    ['solo', FAMOUS, `3x3m8da:${SOLO.slice(4)}`],
    ['solo', FAMOUS, `https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/solo.html#${SOLO}`],
    ['solo', NONE, '3x3:zzzc'],
  ])('%s: %s from %s', (id, cells, text) => {
    const found = read(text);
    expect(found.id).toBe(id);
    expect(packedCells(found.record.givens)).toBe(cells);
    expect(found.record.pencilmarks).toBeUndefined();
  });

  it.each(POSITIONS)('the givens of position %s', (board, givens) => {
    for (const text of [board, `https://www.sudokuwiki.org/sudoku.htm?bd=${board}`]) {
      const { id, record } = read(text);
      expect(id).toBe('sudokuwiki');
      expect(packedCells(record.givens).replaceAll('.', '0')).toBe(givens);
    }
  });

  it('the pencilmarks of a partly solved puzzle', () => {
    const { candidates } = read(POSITIONS[0][0]).record.pencilmarks!;
    const row = Array.from(candidates.slice(0, 9), (set) => digitsOf(set).join(''));
    expect(row).toEqual(['2458', '1', '7', '9', '245', '3', '6', '48', '248']);
  });

  it('sudokuwiki in base 32: twice the candidates, plus one for a given', () => {
    const cells = ['03', '06', 'vu', 'G1', ...Array<string>(77).fill('08')];
    const { record } = read(`https://www.sudokuwiki.org/sudoku.htm?bd=${cells.join('')}`);
    expect(packedCells(record.givens)).toBe(`1..9${'.'.repeat(77)}`);
    const [, pair, all, nine, three] = record.pencilmarks!.candidates;
    expect([pair, all, nine, three]).toEqual([0b11, 0b111_111_111, 0b100_000_000, 0b100]);
  });

  it("a puzzle's title and solution, but not the player's entries", () => {
    const solution = Array.from(FAMOUS_SOLVED, Number);
    const cell = { value: 3, centerPencilMarks: [1, 3], cornerPencilMarks: [3] };
    const data = fPuzzle({ title: 'Wikipedia', author: 'x', ruleset: 'Normal', solution }, cell);
    const { record } = read(`https://f-puzzles.com/?load=${data} from a friend`);
    expect(packedCells(record.givens)).toBe(FAMOUS);
    expect(packedCells(record.solution!)).toBe(FAMOUS_SOLVED);
    expect(record).toMatchObject({ name: 'Wikipedia', comment: 'from a friend' });
    const asText = fPuzzle({ solution: FAMOUS_SOLVED, thermometer: [], antiknight: false });
    expect(packedCells(read(`?load=${asText}`).record.solution!)).toBe(FAMOUS_SOLVED);
    const unsolved = fPuzzle({ solution: [null, ...solution.slice(1)] });
    expect(read(`?load=${unsolved}`).record.solution).toBeUndefined();
  });

  it('the box shape from the regions', () => {
    const grid = Array.from({ length: 6 }, (_, row) =>
      Array.from({ length: 6 }, (_, column) => ({
        region: 2 * Math.floor(row / 3) + Math.floor(column / 2) * 10,
      })),
    );
    const { record } = read(`?load=${pack(JSON.stringify({ size: 6, grid }))}`);
    expect(record.givens.geometry).toBe(geometry(3, 2));
  });

  it("SudokuPad's own JSON, shortened or not", () => {
    const rows = ZEROS.match(/.{9}/g)!.map((row) => Array.from(row, Number));
    const short = rows.map((row) => `[${row.map((v) => (v ? `{v:${v}}` : '')).join()}]`);
    const boxes = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((box) =>
      Array.from({ length: 9 }, (_, at) => [
        3 * Math.floor(box / 3) + Math.floor(at / 3),
        3 * (box % 3) + (at % 3),
      ]),
    );
    const notes = `{v:'title: Bob\\'s, or {Wikipedia}: 1'},{v:'author: x'}`;
    const zipped = `{cs:50,ce:[${short.join()}],re:${JSON.stringify(boxes)},ca:[${notes}],settings:{fog:f,c:FFA0A0}}`;
    const whole = JSON.stringify({
      cells: rows.map((row) => row.map((value) => (value ? { value } : {}))),
      regions: boxes,
      cages: [],
      lines: [],
      metadata: { t: "Bob's, or {Wikipedia}: 1", antiknight: false },
    });
    for (const text of [zipped, whole]) {
      for (const kind of ['scl', 'ctc']) {
        const { id, record } = read(`https://sudokupad.app/${kind}${pack(text)}`);
        expect(id).toBe('sudokupad');
        expect(packedCells(record.givens)).toBe(FAMOUS);
        expect(record.name).toBe("Bob's, or {Wikipedia}: 1");
      }
    }
  });
});

describe('writes', () => {
  const record = { ...parsed(FAMOUS), name: 'Wikipedia', comment: 'easy' };

  it.each([
    ['f-puzzles', /^https:\/\/www\.f-puzzles\.com\/\?load=N4Ig[\w+/]+=* easy\n$/],
    ['sudokupad', /^https:\/\/sudokupad\.app\/fpuzzlesN4Ig[\w+/]+=* easy\n$/],
    ['sudokuwiki', `https://www.sudokuwiki.org/sudoku.htm?bd=${ZEROS} easy\n`],
    ['sudoku-exchange', `https://sudokuexchange.com/play/?s=${ZEROS} easy\n`],
    ['sudoku-coach', `https://sudoku.coach/en/play/${ZEROS} easy\n`],
    ['solo', `${SOLO} easy\n`],
  ])('%s', (id, text) => {
    const written = notationById(id)!.format(record, 0);
    expect(written).toEqual(typeof text === 'string' ? text : expect.stringMatching(text));
  });

  it('the same bytes as f-puzzles', () => {
    const { givens } = parsed(ONE);
    const link = notationById('f-puzzles')!.format({ givens, line: 1 }, 0);
    expect(link).toBe(`https://www.f-puzzles.com/?load=${LISUDOKU}\n`);
  });
});

function parsed(text: string): PuzzleRecord {
  return read(text).record;
}

const CELLS = 'expected a digit 1–9 or a blank (. 0 _ - * x ?)';

describe('solo', () => {
  it('has boxes as high as the first number', () => {
    const { record } = read('2x3:z1i');
    expect(record.givens.geometry).toBe(geometry(2, 3));
  });

  it.each([
    ['3x3j:z', '6 variant: expected a classic Sudoku, found the rule "jigsaw"'],
    ['9jk:z', '5 variant: expected a classic Sudoku, found the rule "jigsaw"'],
    ['3x3xdu:z', '8 variant: expected a classic Sudoku, found the rule "diagonals"'],
    ['3x3kdb:z,a', '8 variant: expected a classic Sudoku, found the rule "killer"'],
    ['3x3::k:4609:4098', '5 variant: expected a classic Sudoku, found the rule "killer"'],
    [
      '3x3#4711',
      '5 structure: expected a link such as 3x3:a1b2…, found a random seed, which only the program turns into a puzzle',
    ],
    ['2x1:b', '5 structure: expected a square grid divided into boxes, found 2x1'],
    ['2x2:o5', '6 digit: expected a digit 1–4, found "5"'],
    ['2x2:a,o', '6 symbol: expected a number 1–4 or "a"–"z", "_", found ","'],
    ['2x2:p1', '7 length: expected 16 cells (4×4), found 17 cells'],
  ])('reports an error in %s', (text, error) => {
    expect(errorOf(text)).toBe(`1:${error}`);
  });
});

describe('refuses', () => {
  it.each([
    [
      `https://www.f-puzzles.com/?load=${X_SUDOKU}`,
      '1:33 variant: expected a classic Sudoku, found f-puzzles constraint "diagonal+"',
    ],
    [
      `?load=${fPuzzle({ thermometer: [{ lines: [['R1C1', 'R1C2']] }] })}`,
      '1:7 variant: expected a classic Sudoku, found f-puzzles constraint "thermometer"',
    ],
    [
      `?load=${fPuzzle({}, { region: 0 })}`,
      '1:7 structure: expected regions with as many cells as a row, found regions with other numbers of cells',
    ],
    [
      `?load=${fPuzzle({}, { givenPencilMarks: [1, 2] })}`,
      '1:7 variant: expected a classic Sudoku, found f-puzzles constraint "givenPencilMarks"',
    ],
    [
      `?load=${fPuzzle({}, { value: 10, given: true })}`,
      '1:7 digit: expected a digit 1–9 in r9c1, found 10',
    ],
    [
      `?load=${fPuzzle({}, { given: true })}`,
      '1:7 digit: expected a digit 1–9 in r9c1, found none',
    ],
    [
      `?load=${fPuzzle({ size: 6 })}`,
      '1:7 structure: expected a grid of 6 rows of 6 cells, found 9 rows',
    ],
    [
      `?load=${fPuzzle({ solution: [1, ...Array.from(FAMOUS_SOLVED.slice(1), Number)] })}`,
      '1:7 mismatch: expected the given "5" in r1c1 of the solution, found "1"',
    ],
    [
      '?load=N4IgHiBcDMC+Q===',
      '1:7 structure: expected JSON with a key "grid", found JSON without this key',
    ],
    [
      '?load=N4IgHiBcDM',
      '1:7 structure: expected data compressed by LZString, in base64, found data that cannot be unpacked',
    ],
    [
      `?load=${pack('{"size":9')}`,
      '1:7 structure: expected "," or "}" at character 10 of the JSON, found the end of the line',
    ],
    [
      'https://f-puzzles.com/?id=yhkyz63b',
      '1:27 structure: expected a link that contains the puzzle (a short id must be looked up on the network), found the short id "yhkyz63b"',
    ],
    [
      'https://f-puzzles.com/',
      '1:22 structure: expected a link such as https://www.f-puzzles.com/?load=N4Ig…, found a link without a puzzle',
    ],
    [
      'fpuzzlesN4IgzglgXgpiBcBmANCA5gJwgEwQbT2AF9ljSiBdZQks4qm88iiooA==',
      '1:9 structure: expected a size of 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 or 16, found 3',
    ],
    [
      'https://sudokupad.app/psxczr0jpr',
      '1:23 structure: expected a link that contains the puzzle (a short id must be looked up on the network), found the short id "psxczr0jpr"',
    ],
    [
      'https://sudokupad.app/scf4000B6',
      '1:26 structure: expected data after "fpuzzles", "scl" or "ctc", found data after scf',
    ],
    [
      `https://sudokupad.app/scl${pack('{ce:[[,],[,]],l:[{wp:[[0,0]]}]}')}`,
      '1:26 variant: expected a classic Sudoku, found SudokuPad element "lines"',
    ],
    [
      `https://sudokupad.app/scl${pack('{ce:[[,],[,]],ca:[{ce:[[0,0]],v:5}]}')}`,
      '1:26 variant: expected a classic Sudoku, found SudokuPad element "cages"',
    ],
    [
      `https://sudokupad.app/scl${pack('{ce:[[,],[,]]')}`,
      '1:26 structure: expected "," or "}" at character 24 of the JSON, found the end of the line',
    ],
    [
      `https://www.sudokuwiki.org/sudoku.htm?bd=${ZEROS.slice(1)}`,
      '1:122 length: expected 81 cells (9×9), found 80 cells',
    ],
    [
      `https://www.sudokuwiki.org/sudoku.htm?bd=${'0a'.repeat(80)}`,
      '1:202 length: expected 81 cells, or 162 characters, found 160 characters',
    ],
    [
      `sudoku.htm?bd=${'0a'.repeat(80)}0z`,
      '1:175 symbol: expected two characters in base 32 per cell, found "0z"',
    ],
    [
      `sudoku.htm?bd=07${'0a'.repeat(80)}`,
      '1:15 symbol: expected two characters in base 32 per cell, found "07"',
    ],
    [
      `S9B${'01'.repeat(80)}`,
      '1:164 length: expected 162 characters after S9B, found 160 characters',
    ],
    [
      `S9B${'01'.repeat(80)}zz`,
      '1:164 symbol: expected two characters in base 36 per cell, found "zz"',
    ],
    [
      'https://www.sudokuwiki.org/Naked_Candidates',
      '1:27 structure: expected a link such as https://www.sudokuwiki.org/sudoku.htm?bd=… (81 digits), found a link without a puzzle',
    ],
    [
      `https://sudokuexchange.com/play/?s=${ZEROS.slice(1)}`,
      '1:116 length: expected 81 cells (9×9), found 80 cells',
    ],
    [`/play/?s=${ZEROS.replace('1', 'q')}`, `1:22 symbol: ${CELLS}, found "q"`],
    [
      'https://sudokuexchange.com/',
      '1:27 structure: expected a link such as https://sudokuexchange.com/play/?s=… (81 digits), found a link without a puzzle',
    ],
    [
      `https://sudoku.coach/en/play/${ZEROS}0`,
      '1:112 length: expected 81 cells (9×9), found 82 cells',
    ],
    [`/en/solver/${ZEROS.replace('1', 'A')}`, '1:24 digit: expected a digit 1–9, found "A"'],
    [
      'https://sudoku.coach/en/s/abc',
      '1:27 structure: expected a link that contains the puzzle (a short id must be looked up on the network), found the short id "abc"',
    ],
  ])('%s', (text, error) => {
    expect(errorOf(text)).toBe(error);
  });

  it('a shape other than the requested one', () => {
    const options = { geometry: geometry(2, 3) };
    expect(errorOf(`?load=${LISUDOKU}`, options)).toBe(
      '1:7 structure: expected boxes of 2x3, found 3x3',
    );
    expect(errorOf(`sudoku.htm?bd=${ZEROS}`, options)).toBe(
      '1:96 length: expected 36 cells (6×6), found 81 cells',
    );
  });

  it('text that is not a link to the site', () => {
    const notation = notationById('f-puzzles')!;
    expect(errorOf(FAMOUS, { notation })).toBe(
      '1:1 structure: expected a link such as https://www.f-puzzles.com/?load=N4Ig…, found other text',
    );
  });
});
