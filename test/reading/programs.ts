import { FOUR, inRows, NINE, numbers, rowsOf, SIX, SIXTEEN } from './grids.ts';
import { broken, type ReadingText, text } from './text.ts';

// Arrays of programs, and the JSON of services, sites and apps.

const [A, B, C] = NINE;

const zeros = numbers(A, 0);
const nulls = numbers(A, null);
/** Rows in brackets, with what `show` writes for a cell. */
const array = (
  cells: string,
  show: (digit: number | string) => string,
  [open, close, separator = ', ', indent = '\n  ']: readonly string[],
): string => {
  const rows = numbers(cells, '').map((row) => open + row.map(show).join(separator) + close);
  return open + indent + rows.join(`,${indent}`) + indent.slice(0, 1) + close;
};
const blank = (sign: string) => (digit: number | string) => String(digit || sign);
const quotes = (sign: string, quote: string) => (digit: number | string) =>
  `${quote}${digit || sign}${quote}`;
const SQUARE = ['[', ']'];
const ROUND = ['(', ')'];
const CURLY = ['{', '}'];

const python = array(A, blank('0'), SQUARE);
const java = array(A, blank('0'), CURLY);
const json = (value: unknown): string => JSON.stringify(value);
const pretty = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const solved = (cells: string): string => cells.replaceAll('.', '1');
const strings = (cells: string, sign: string): string[][] =>
  rowsOf(cells).map((row) => Array.from(row, (c) => (c === '.' ? sign : c)));
const zeroLine = (cells: string): string => cells.replaceAll('.', '0');

const given = (cells: string) =>
  numbers(cells, 0).map((row) => row.map((value) => (value ? { value, given: true } : {})));
const fPuzzles = { size: 9, title: 'One', author: 'nobody', grid: given(A) };
const sudokuPad = {
  cells: numbers(A, 0).map((row) => row.map((value) => (value ? { value } : {}))),
  regions: [],
  cages: [],
  lines: [],
  arrows: [],
  metadata: { title: 'One' },
};
const newboard = (...grids: string[]) => ({
  newboard: {
    grids: grids.map((cells) => ({
      value: numbers(cells, 0),
      solution: numbers(solved(cells), 0),
      difficulty: 'Medium',
    })),
    results: grids.length,
    message: 'All Ok',
  },
});
/** An object for each given of A. */
const placed = (cell: (row: number, column: number, value: number) => object): object[] =>
  numbers(A, 0).flatMap((line, row) =>
    line.flatMap((value, column) => (value ? [cell(row, column, value)] : [])),
  );
const squares = {
  response: true,
  size: '9',
  squares: placed((y, x, value) => ({ x, y, value })),
};
const ipuz = (extra: object = {}) => ({
  version: 'http://ipuz.org/v2',
  kind: ['http://ipuz.org/sudoku#1'],
  title: 'One',
  dimensions: { width: 9, height: 9 },
  charset: '123456789',
  puzzle: zeros,
  ...extra,
});

export const PROGRAMS: readonly ReadingText[] = [
  // Arrays
  text('Python', `grid = ${python}\n`, A),
  text('Python: None', `grid = ${array(A, blank('None'), SQUARE)}\n`, A),
  text('Python: -1', `grid = ${array(A, blank('-1'), SQUARE)}\n`, A),
  text('Python: strings', `grid = ${array(A, quotes('.', "'"), SQUARE)}\n`, A),
  text('Python: empty strings', `grid = ${array(A, quotes('', '"'), SQUARE)}\n`, A),
  text('Python: spaces in strings', `grid = ${array(A, quotes(' ', '"'), SQUARE)}\n`, A),
  text('Python: tuples', `GRID = ${array(A, blank('0'), ROUND)}\n`, A),
  text('Python: two grids', `easy = ${python}\nhard = ${array(B, blank('0'), SQUARE)}\n`, [A, B]),
  text(
    'Python: a dictionary',
    `boards = {"easy": ${python}, "hard": ${array(B, blank('0'), SQUARE)}}\n`,
    [A, B],
  ),
  text(
    'Python: a program',
    `def solve(board):\n    for i in range(9):\n        for j in range(9):\n            if board[i][j] == 0:\n                return False\n    return True\n\nboard = ${python}\n\nif __name__ == "__main__":\n    print(solve(board))\n`,
    A,
  ),
  text('Python: comments', `# 9x9\ngrid = ${python.replaceAll('],', '],  # row')}\n`, A),
  text(
    'Python: rows as strings',
    `grid = [\n${rowsOf(A)
      .map((row) => `    "${row}",`)
      .join('\n')}\n]\n`,
    A,
  ),
  text('Python: a string of lines', `grid = """\n${inRows(A)}\n"""\n`, A),
  text('Python: two strings of lines', `a = """\n${inRows(A)}\n"""\nb = """\n${inRows(B)}\n"""\n`, [
    A,
    B,
  ]),
  text('Python: list of lines', `puzzles = [\n    "${A}",\n    "${B}",\n]\n`, [A, B]),
  text('Python: underscores', array(A, blank('_'), SQUARE), A),
  text('Python: 81 numbers', `[${zeros.flat().join(', ')}]`, A),
  text('Python: 16×16', `${array(SIXTEEN[0], blank('0'), SQUARE)}\n`, SIXTEEN[0]),
  text('NumPy: array', `import numpy as np\ngrid = np.array(${python})\n`, A),
  text('JavaScript', `const grid = ${python};\n`, A),
  text('JavaScript: holes', `const grid = ${array(A, blank(''), ['[', ']', ','])};\n`, A),
  text(
    'JavaScript: holes and spaces',
    `const grid = ${array(A, blank(' '), ['[', ']', ','])};\n`,
    A,
  ),
  text('JavaScript: null', `const grid = ${array(A, blank('null'), SQUARE)};\n`, A),
  text('JavaScript: undefined', `const grid = ${array(A, blank('undefined'), SQUARE)};\n`, A),
  text('JavaScript: a template', `const grid = \`\n${inRows(A)}\n\`;\n`, A),
  text(
    'JavaScript: export',
    `export const EASY = ${python};\n\nexport const HARD = ${array(B, blank('0'), SQUARE)};\n`,
    [A, B],
  ),
  text('JavaScript: strings in an array', `const puzzles = [\n  '${A}',\n  '${B}',\n];\n`, [A, B]),
  text('Java', `int[][] board = ${java};\n`, A),
  text('Java: -1', `int[][] board = ${array(A, blank('-1'), CURLY)};\n`, A),
  text('Java: characters', `char[][] board = ${array(A, quotes('.', "'"), CURLY)};\n`, A),
  text(
    'Java: a class',
    `public class Main {\n    static int[][] a = ${java};\n\n    public static void main(String[] args) {\n        solve(a, 0, 0);\n    }\n}\n`,
    A,
  ),
  text(
    'C',
    `#include <stdio.h>\n\n#define N 9\n\nint grid[N][N] = ${java};\n\nint main(void) {\n    return 0;\n}\n`,
    A,
  ),
  text(
    'C: one line',
    `int g[9][9]={${rowsOf(zeroLine(A))
      .map((row) => `{${Array.from(row).join()}}`)
      .join()}};`,
    A,
  ),
  text(
    'C: three boards',
    `int g[3][9][9] = {\n${[A, B, C].map((g) => array(g, blank('0'), CURLY)).join(',\n')}\n};\n`,
    [A, B, C],
  ),
  text('C++: vector', `vector<vector<char>> board = ${array(A, quotes('.', "'"), CURLY)};\n`, A),
  text(
    'Rust: Option',
    `let g = ${array(A, (digit) => (digit ? `Some(${digit})` : 'None'), SQUARE)};\n`,
    A,
    0,
  ),
  text('Haskell', `grid = ${array(A, blank('0'), ['[', ']', ',', '\n  '])}\n`, A),
  text('Prolog', `problem(1, ${array(A, blank('_'), SQUARE)}).\n`, A),
  text('MATLAB', `A = [\n${zeros.map((row) => row.join(' ')).join(';\n')}\n];\n`, A),
  text(
    'MATLAB: a line goes on',
    `M = [ ...\n${zeros.map((row) => row.join()).join('; ...\n')} ];\n`,
    A,
    0,
  ),
  text(
    'C: one list, with comments',
    `int g[81] = {\n${zeros.map((row, at) => `  ${row.join(', ')}, // row ${at + 1}`).join('\n')}\n};\n`,
    A,
    0,
  ),
  text('R', `m <- matrix(c(${zeros.flat().join(',')}), nrow = 9, byrow = TRUE)\n`, A),
  text('LeetCode', `Input: board = ${json(strings(A, '.'))}\n`, A),
  text(
    'LeetCode: two examples',
    `Example 1:\nInput: board = ${json(strings(A, '.'))}\nOutput: true\n\nExample 2:\nInput: board = ${json(strings(B, '.'))}\nOutput: false\n`,
    [A, B],
  ),
  text('a list of three boards', json([A, B, C].map((g) => numbers(g, 0))), [A, B, C]),
  text('a list of three boards, pretty', pretty([A, B, C].map((g) => numbers(g, 0))), [A, B, C]),
  text('lists, one board per line', [A, B, C].map((g) => json(numbers(g, 0))).join('\n'), [
    A,
    B,
    C,
  ]),
  text(
    'lists of 81 numbers, one per line',
    [A, B, C].map((g) => json(numbers(g, 0).flat())).join('\n'),
    [A, B, C],
  ),
  text('YAML', `puzzle:\n${zeros.map((row) => `  - [${row.join(', ')}]`).join('\n')}\n`, A),
  text(
    'YAML: rows',
    `puzzle:\n${rowsOf(zeroLine(A))
      .map((row) => `  - "${row}"`)
      .join('\n')}\n`,
    A,
  ),
  text('TOML', `name = "one"\ngrid = "${A}"\n`, A),
  text(
    'SQL',
    `INSERT INTO sudoku (id, puzzle, solution) VALUES\n(1, '${zeroLine(A)}', '${solved(A)}'),\n(2, '${zeroLine(B)}', '${solved(B)}');\n`,
    [A, B],
  ),
  broken('Python: a row too short', `grid = ${python.replace('0, ', '')}\n`),
  broken('Python: 8 rows', `grid = ${python.replace(/,\n {2}\[[^\]]*\]\n\]$/, '\n]')}\n`),

  // JSON
  text('JSON: board', json({ board: zeros }), A),
  text('JSON: board, pretty', pretty({ board: zeros }), A),
  text('JSON: board of null', json({ board: nulls }), A),
  text('JSON: board of -1', json({ board: numbers(A, -1) }), A),
  text('JSON: board of strings', json({ board: strings(A, '') }), A),
  text('JSON: board of dots', json({ board: strings(A, '.') }), A),
  text('JSON: board as rows', json({ board: rowsOf(A) }), A),
  text('JSON: board as 81 numbers', json({ board: zeros.flat() }), A),
  text('JSON: board as a string', json({ board: zeroLine(A) }), A),
  text(
    'JSON: board, difficulty, solved',
    json({ difficulty: 'easy', board: zeros, solved: numbers(solved(A), 0) }),
    A,
  ),
  text('JSON: grid', json({ grid: zeros }), A),
  text('JSON: grid as a string', json({ id: 7, grid: A }), A),
  text('JSON: sudoku', json({ sudoku: zeros }), A),
  text('JSON: puzzle of null', json({ puzzle: nulls.flat() }), A),
  text('JSON: puzzle as rows', json({ puzzle: rowsOf(A) }), A),
  text(
    'JSON: puzzle and solution',
    json({ difficulty: 'easy', puzzle: zeroLine(A), solution: solved(A) }),
    A,
  ),
  text('JSON: puzzle, pretty', pretty({ puzzle: A, solution: solved(A) }), A),
  text('JSON: newboard', json(newboard(A)), A),
  text('JSON: newboard, pretty', pretty(newboard(A)), A),
  text('JSON: newboard, three grids', json(newboard(A, B, C)), [A, B, C]),
  text(
    'JSON: puzzle_data',
    json({ id: 3, puzzle_data: { puzzle: zeroLine(A), solution: solved(A) }, level: 2 }),
    A,
  ),
  text(
    'JSON: puzzle_data, pretty, in an array',
    pretty(
      [A, B].map((g, id) => ({ id, puzzle_data: { puzzle: zeroLine(g), solution: solved(g) } })),
    ),
    [A, B],
  ),
  text('JSON: mission', json({ mission: zeroLine(A), solution: solved(A), win_rate: 81.5 }), A),
  text(
    'JSON: mission, in an array',
    json([A, B].map((g, id) => ({ id, mission: zeroLine(g), solution: solved(g) }))),
    [A, B],
  ),
  text('JSON: quizzes', json({ quizzes: zeroLine(A), solutions: solved(A) }), A),
  text('JSON: puzzles', json({ puzzles: [A, B] }), [A, B]),
  text(
    'JSON: puzzles as objects',
    pretty({ version: 1, puzzles: [{ puzzle: A }, { puzzle: B }] }),
    [A, B],
  ),
  text('JSON: levels', json({ easy: [A], hard: [B, C] }), [A, B, C]),
  text('JSON: data.board', json({ status: 'ok', data: { board: zeros } }), A),
  text('JSON: squares', json(squares), A),
  text(
    'JSON: cells with rows and columns',
    json(placed((row, col, value) => ({ row, col, value }))),
    A,
  ),
  text('JSON: cells with r, c and v, pretty', pretty(placed((r, c, v) => ({ r, c, v }))), A),
  text(
    'JSON: cells counted from 1, under a key',
    json({ cells: placed((row, column, value) => ({ row: row + 1, column: column + 1, value })) }),
    A,
  ),
  text(
    'JSON: all cells with a player’s digits',
    json(
      numbers(A, 0).flatMap((line, row) =>
        line.map((value, col) => ({ row, col, value: value || 7, given: value > 0 })),
      ),
    ),
    A,
  ),
  text(
    'JSON: a list of 81 cells',
    json(zeros.flat().map((value) => ({ value: value || null }))),
    A,
  ),
  text(
    'JSON: rows of cells with places',
    json({
      board: zeros.map((line, row) => line.map((value, col) => ({ row, col, value }))),
    }),
    A,
  ),
  broken(
    'JSON: two lists of cells, one of them too short',
    json({
      puzzles: [
        placed((row, col, value) => ({ row, col, value })),
        [1, 2, 3, 4, 5].map((at) => ({ row: at, col: at, value: at })),
      ],
    }),
    [A],
  ),
  text('JSON: rows of cells', json(zeros.map((row) => row.map((value) => ({ value })))), A),
  broken(
    'JSON: a cell with two digits',
    json([
      { row: 0, col: 0, value: 1 },
      ...placed((row, col, value) => ({ row, col, value })),
      { row: 0, col: 0, value: 2 },
    ]),
  ),
  text('JSON: NaN', `{"board":${json(zeros).replaceAll('0', 'NaN')}}`, A),
  text('JSON: None, pretty', pretty({ board: zeros }).replaceAll('0', 'None'), A),
  text('JSON: undefined', `{"board":${json(zeros).replaceAll('0', 'undefined')}}`, A),
  text('JSON: false', json({ board: numbers(A, false) }), A),
  text('a dictionary of Python', `{'puzzle': '${A}', 'solution': None, 'easy': True}`, A),
  text(
    'a list of objects of JavaScript',
    `const puzzles = [\n  {puzzle: '${A}', level: 1},\n  {puzzle: '${B}', level: 2},\n];\n`,
    [A, B],
  ),
  text('a list of objects of JavaScript, one line', `[{puzzle: '${A}'}, {puzzle: '${B}'}]`, [A, B]),
  broken(
    'JSON: a few points',
    json([
      { x: 0, y: 0, value: 1 },
      { x: 2, y: 3, value: 2 },
      { x: 3, y: 3, value: 3 },
      { x: 1, y: 1, value: 4 },
    ]),
  ),
  text('an object of JavaScript', `{board: ${json(zeros)},}`, A),
  text(
    'JSON: objects of one line each',
    `${[A, B].map((g) => json({ board: numbers(g, 0) })).join('\n')}\n`,
    [A, B],
  ),
  text('JSON: an array of strings', json([A, B, C]), [A, B, C]),
  text('JSON: an array of boards', json([{ board: zeros }, { board: numbers(B, 0) }]), [A, B]),
  text('JSON: 4×4', json({ board: numbers(FOUR[0], 0) }), FOUR[0]),
  text('JSON: 6×6, pretty', pretty({ grid: numbers(SIX[0], null) }), SIX[0]),
  text('JSON: f-puzzles', json(fPuzzles), A),
  text('JSON: f-puzzles, pretty', pretty(fPuzzles), A),
  text(
    'JSON: f-puzzles with a player’s digits',
    json({
      ...fPuzzles,
      grid: given(A).map((row, r) =>
        row.map((cell, c) => (r === 0 && c === 0 ? { value: 8 } : cell)),
      ),
    }),
    A,
  ),
  text('JSON: SudokuPad', json(sudokuPad), A),
  text('JSON: SudokuPad, pretty', pretty(sudokuPad), A),
  text('ipuz', json(ipuz()), A),
  text('ipuz, pretty', pretty(ipuz({ solution: numbers(solved(A), 0) })), A),
  text('ipuz: a call', `ipuz(${json(ipuz())})`, A),
  text('ipuz: no dimensions', json(ipuz({ dimensions: undefined })), A),
  text(
    'ipuz: cells as objects',
    json(ipuz({ puzzle: zeros.map((row) => row.map((cell) => ({ cell }))) })),
    A,
  ),
  broken('ipuz: a variant', json(ipuz({ kind: ['http://ipuz.org/sudoku/calcudoku#1'] }))),
  broken('JSON: a board of 8 rows', json({ board: zeros.slice(1) })),
  broken(
    'JSON: f-puzzles with a variant',
    json({ ...fPuzzles, rowindexer: [{ cells: ['R1C1'] }] }),
  ),
  broken('JSON: a cage of the first cell', json({ puzzle: A, constraints: { cages: [[0]] } })),
  broken('JSON: a Latin square', json({ board: zeros, latinSquare: true })),
  broken('JSON: tags', json({ grid: zeros, tags: ['hard', 'anti-knight'] })),
  broken('JSON: boxes of another size', json({ board: zeros, boxWidth: 4, boxHeight: 2 })),
  text('JSON: lists of numbers', json({ board: zeros, scores: [1, 2], moves: [[0, 0, 1]] }), A),
  text('JSON: 6×6 with boxes of 3×2', json({ puzzle: SIX[0], boxWidth: 2, boxHeight: 3 }), SIX[0]),
  text('CSV: 6×6 with boxes of 3×2', `puzzle,box\n${SIX[0]},3x2\n`, SIX[0]),
  broken('CSV: a variant', `id,puzzle,genre\n1,${A},Killer\n`),
];
