import { describe, expect, it } from 'vitest';
import type { PuzzleRecord } from '../../src/notation/notation.ts';
import { packedCells } from '../../src/notation/parts/packed-cells.ts';
import { formatPuzzles, PuzzleReader, parsePuzzles } from '../../src/notation/puzzle-reader.ts';
import { json } from '../../src/notation/text/json.ts';
import { FAMOUS, FAMOUS_SOLVED, readAnswers as read } from './records.ts';

// JSON in which a value is a grid, under any key.

const ROWS = FAMOUS.match(/.{9}/g)!;
const NUMBERS = ROWS.map((row) => Array.from(row, (cell) => Number(cell) || 0));
const SOLVED = FAMOUS_SOLVED.match(/.{9}/g)!.map((row) => Array.from(row, Number));
const OTHER = FAMOUS.replace('8..79', '8.279');

function records(text: string): PuzzleRecord[] {
  return parsePuzzles(text).flatMap((result) => (result.ok ? [result.record] : []));
}

/** A record's puzzle and solution, and the names of its fields. */
function parts(record: PuzzleRecord): unknown[] {
  const { givens, solution, fields = [] } = record;
  const isSolved = solution && packedCells(solution) === FAMOUS_SOLVED;
  const names = fields.map(({ name, role }) => (role ? `${name} (${role})` : name));
  return [packedCells(givens), isSolved ?? 'no solution', names.join(', ')];
}

/** Writes a value on one line and over many lines. */
function written(value: unknown): string[] {
  return [JSON.stringify(value), `${JSON.stringify(value, null, 2)}\n`];
}

/** The cells with another blank. */
function blanks(blank: unknown): unknown[][] {
  return NUMBERS.map((row) => row.map((cell) => cell || blank));
}

describe('a grid', () => {
  it.each<[string, unknown]>([
    ['rows of numbers', NUMBERS],
    ['null', blanks(null)],
    ['-1', blanks(-1)],
    ['"-1"', blanks('-1')],
    ['""', blanks('')],
    ['"."', blanks('.')],
    ['strings', NUMBERS.map((row) => row.map(String))],
    ['a string per row', ROWS],
    ['one list', NUMBERS.flat()],
    ['one list of strings', Array.from(FAMOUS)],
    ['a string', FAMOUS],
    ['a string with zeros', FAMOUS.replaceAll('.', '0')],
    ['a string with spaces for blanks', FAMOUS.replaceAll('.', ' ')],
    ['a string with line ends', ROWS.join('\n')],
    ['a string with commas', Array.from(FAMOUS).join(',')],
  ])('%s', (_, cells) => {
    const values = [{ board: cells }, { puzzle: cells }, { id: 3, data: { anything: cells } }];
    for (const text of values.flatMap(written)) {
      expect(read(text)).toEqual({ id: 'json', answers: [FAMOUS] });
    }
    if (!Array.isArray(cells)) return;
    for (const text of written({ puzzles: [cells, cells] }))
      expect(read(text).answers).toEqual([FAMOUS, FAMOUS]);
  });

  it.each<[string, unknown]>([
    ['rows', NUMBERS],
    ['rows with -1', blanks(-1)],
    ['a string per row', ROWS],
    ['all cells', NUMBERS.flat()],
    ['a puzzle', [FAMOUS]],
  ])('in a list that is the whole text: %s', (_, list) => {
    for (const text of written(list)) expect(read(text).answers).toEqual([FAMOUS]);
    const lines = `${JSON.stringify(list)}
`;
    expect(read(lines + lines).answers).toEqual([FAMOUS, FAMOUS]);
  });

  it('sixteen levels deep, and no deeper', () => {
    const nested = (depth: number) => `${'{"a":'.repeat(depth)}"${FAMOUS}"${'}'.repeat(depth)}`;
    expect(read(nested(16)).answers).toEqual([FAMOUS]);
    expect(read(nested(17)).answers).toEqual([
      '1:86 structure: expected at most 16 nested levels, found """',
    ]);
  });

  it('with an error', () => {
    expect(read(JSON.stringify({ board: [...NUMBERS.slice(1), [1, 2]] })).answers).toEqual([
      '1:171 length: expected a row of 9 cells, found 2 cells',
    ]);
    expect(read(`{"puzzles":["${FAMOUS}","${FAMOUS.slice(1)}","${FAMOUS}"]}`).answers).toEqual([
      FAMOUS,
      '1:178 length: expected 81 cells (9×9), found 80 cells',
      FAMOUS,
    ]);
    expect(read(`{"grid":${JSON.stringify(ROWS).replace('6..1', '6.@1')}}`).answers).toEqual([
      '1:25 symbol: expected a digit 1–9 or a blank (. 0 _ - * x ?), found "@"',
    ]);
    expect(read('{"level":3,"moves":[[0,1,5],[2,3,4],[1,1,1],[3,3,3]]}').answers).toEqual([
      '1:1 structure: expected a key whose value is a grid, such as "puzzle", found no grid under "level", "moves"',
    ]);
  });
});

describe('an object', () => {
  it.each<[string, unknown, unknown[][]]>([
    [
      'of Dosuku',
      {
        newboard: {
          grids: [{ value: NUMBERS, solution: SOLVED, difficulty: 'Easy' }, { value: blanks(0) }],
          results: 2,
        },
      },
      [
        [FAMOUS, true, 'value (puzzle), solution (solution), difficulty, results'],
        [FAMOUS, 'no solution', 'value (puzzle), results'],
      ],
    ],
    [
      'with puzzle_data',
      { id: 4, puzzle_data: { id: 7, puzzle: FAMOUS } },
      [[FAMOUS, 'no solution', 'id, puzzle_data.id, puzzle (puzzle)']],
    ],
    [
      'with mission and solution',
      { mission: FAMOUS, solution: FAMOUS_SOLVED, win_rate: 54 },
      [[FAMOUS, true, 'mission (puzzle), solution (solution), win_rate']],
    ],
    [
      'with lists',
      { quizzes: [FAMOUS, FAMOUS], solutions: [FAMOUS_SOLVED, FAMOUS_SOLVED], name: 'two' },
      Array(2).fill([FAMOUS, true, 'quizzes (puzzle), solutions (solution), name (name)']),
    ],
    [
      'with answer',
      { sudoku: FAMOUS, answer: SOLVED },
      [[FAMOUS, true, 'sudoku (puzzle), answer (solution)']],
    ],
    [
      'with lists by level',
      { easy: [FAMOUS], hard: [FAMOUS, FAMOUS] },
      [
        [FAMOUS, 'no solution', 'easy (puzzle)'],
        [FAMOUS, 'no solution', 'hard (puzzle)'],
        [FAMOUS, 'no solution', 'hard (puzzle)'],
      ],
    ],
    [
      'with a puzzle for each level',
      { easy: FAMOUS, hard: `${FAMOUS.slice(1)}1` },
      [
        [FAMOUS, 'no solution', 'easy (puzzle)'],
        [`${FAMOUS.slice(1)}1`, 'no solution', 'hard (puzzle)'],
      ],
    ],
    [
      'with a position of the player, and notes',
      { initial: FAMOUS, board: OTHER, history: [OTHER], notes: NUMBERS, solved: FAMOUS_SOLVED },
      [[FAMOUS, true, 'initial (puzzle), board, history, notes, solved (solution)']],
    ],
    [
      'whose puzzle is not cells',
      { puzzle: 'Number 7', grid: NUMBERS },
      [[FAMOUS, 'no solution', 'puzzle, grid (puzzle)']],
    ],
  ])('%s', (_, value, expected) => {
    for (const text of written(value)) expect(records(text).map(parts)).toEqual(expected);
  });

  it('per line, also without a key "puzzle"', () => {
    const lines = `{"board":${JSON.stringify(NUMBERS)}}\n`.repeat(3);
    expect(records(lines).map(({ line }) => line)).toEqual([1, 2, 3]);
  });

  it('as JavaScript and Python write it, is written as JSON', () => {
    const text = `{id: 1, 'puzzle': '${FAMOUS}', "by": 'O\\'Neil', tags: [True, None, 'a "b"'], "c": {d: NaN,},}`;
    const [line, ...others] = formatPuzzles(records(text), json).trimEnd().split('\n');
    expect(others).toEqual([]);
    expect(JSON.parse(line)).toEqual({
      id: 1,
      puzzle: FAMOUS,
      by: "O'Neil",
      tags: [true, null, 'a "b"'],
      c: { d: null },
    });
  });

  it('is written with the key "puzzle"', () => {
    const text = JSON.stringify({ id: 1, board: NUMBERS, answer: SOLVED });
    expect(formatPuzzles(records(text), json)).toBe(
      `{"id":1,"puzzle":"${FAMOUS}","solution":"${FAMOUS_SOLVED}"}\n`,
    );
  });

  it('gives each puzzle its line', () => {
    const text = `{"puzzles": [\n"${FAMOUS}",\n"${FAMOUS}",\n"x"]}`;
    expect(records(text).map(({ line }) => line)).toEqual([2, 3]);
  });

  it('may be longer than a line', () => {
    expect(records(JSON.stringify({ puzzles: Array(1000).fill(FAMOUS) }))).toHaveLength(1000);
  });
});

describe('the JSON of programs', () => {
  const CELL = { position: [0, 0], value: 5, fixed: true, earmarks: [] };
  it.each<[string, unknown]>([
    [
      'f-puzzles',
      {
        size: 9,
        title: 'A',
        grid: NUMBERS.map((row) => row.map((v) => (v ? { value: v, given: true } : { value: 4 }))),
        solution: FAMOUS_SOLVED,
      },
    ],
    [
      'SudokuPad',
      {
        cells: NUMBERS.map((row) => row.map((v) => (v ? { value: v } : {}))),
        metadata: { title: 'A' },
      },
    ],
    [
      'ipuz',
      {
        version: 'http://ipuz.org/v2',
        kind: ['http://ipuz.org/sudoku#1'],
        title: 'A',
        puzzle: NUMBERS,
        solution: SOLVED,
        saved: SOLVED,
        showguesses: true,
        block: '#',
      },
    ],
    [
      'ipuz with other symbols',
      {
        version: 'http://ipuz.org/v2',
        kind: ['http://ipuz.org/sudoku#1'],
        title: 'A',
        charset: 'ABCDEFGHI',
        empty: ' ',
        puzzle: NUMBERS.map((row) => row.map((v) => ({ cell: v ? 'ABCDEFGHI'[v - 1] : ' ' }))),
      },
    ],
  ])('%s', (_, value) => {
    const texts = [...written(value), ...written([value]), ...written({ data: value })];
    for (const text of texts) {
      const id = text.startsWith('{"version":"http://ipuz.org') ? 'ipuz' : 'json';
      expect(read(text)).toEqual({ id, answers: [FAMOUS] });
      expect(records(text)[0].name).toBe('A');
    }
  });

  it('ipuz in a call', () => {
    const value = {
      version: 'http://ipuz.org/v1',
      kind: ['http://ipuz.org/sudoku'],
      puzzle: NUMBERS,
    };
    for (const text of written(value)) {
      for (const call of [`ipuz(${text})`, `ipuz( ${text} );\n`, `ipuz(\n${text}\n)`]) {
        expect(read(call)).toEqual({ id: 'json', answers: [FAMOUS] });
      }
    }
  });

  it('the givens of a game of GNOME Sudoku', () => {
    const cells = [
      CELL,
      { ...CELL, position: [0, 1], value: 3, fixed: false },
      { ...CELL, position: [0, 2], value: 0, fixed: false, earmarks: [1, 2] },
      { ...CELL, position: [8, 8], value: 9 },
    ];
    const game = { difficulty_category: 'hard', time_elapsed: 61.5, cells };
    for (const text of written(game)) {
      expect(read(text)).toEqual({ id: 'json', answers: [`5${'.'.repeat(79)}9`] });
    }
  });

  it.each<[string, string]>([
    [
      JSON.stringify({ cells: [{ ...CELL, value: 10 }] }),
      '1:11 digit: expected a digit 1–9 in r1c1, found another value',
    ],
    [
      JSON.stringify({ cells: [CELL, { ...CELL, position: [0, 9] }] }),
      '1:67 structure: expected a cell r1c1–r9c9, found another value',
    ],
    [
      JSON.stringify({ kind: ['http://ipuz.org/sudoku#1'] }),
      '1:1 structure: expected JSON with a key "puzzle", found JSON without this key',
    ],
    [
      JSON.stringify({ kind: 'http://ipuz.org/sudoku#1', puzzle: [[1, 2, 3]] }),
      '1:45 structure: expected a size of 4, 6, 8, 9, 10, 12, 15, 16, 20 or 25, found 1',
    ],
    [
      JSON.stringify({ kind: 'http://ipuz.org/sudoku#1', puzzle: [[1], [], [], []] }),
      '1:46 structure: expected a grid of 4 rows of 4 cells, found 1 cell in row 1',
    ],
    [
      JSON.stringify({
        kind: 'http://ipuz.org/sudoku#1',
        puzzle: [['#', ...NUMBERS[0].slice(1)], ...NUMBERS.slice(1)],
      }),
      '1:47 digit: expected a digit 1–9 in r1c1, found "#"',
    ],
    [
      JSON.stringify({
        kind: 'http://ipuz.org/sudoku#1',
        puzzle: NUMBERS,
        solution: NUMBERS.map((row) => row.map(() => 1)),
      }),
      '1:240 mismatch: expected the given "5" in r1c1 of the solution, found "1"',
    ],
    [
      JSON.stringify({ data: { size: 9, grid: [[{}]] } }),
      '1:9 structure: expected a grid of 9 rows of 9 cells, found 1 row',
    ],
  ])('%s', (text, error) => {
    expect(read(text).answers).toEqual([error]);
  });
});

it('reads a text the same however it is cut', () => {
  const values = [[NUMBERS, NUMBERS], { puzzles: [FAMOUS, ROWS] }, [[{ board: NUMBERS }]]];
  for (const text of values.flatMap(written)) {
    for (const step of [1, 7, 100]) {
      const reader = new PuzzleReader();
      const results = Array.from({ length: Math.ceil(text.length / step) }, (_, at) =>
        reader.push(text.slice(at * step, (at + 1) * step)),
      ).flat();
      const all = [...results, ...reader.end()];
      expect(all.map((result) => result.ok)).toEqual(parsePuzzles(text).map(() => true));
    }
  }
});
