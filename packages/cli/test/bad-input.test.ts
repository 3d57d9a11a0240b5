import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nonet, type Ran, startNonet } from './nonet.ts';

const WIKIPEDIA =
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

const inRows = (cells: string): string => `${cells.match(/.{9}/g)?.join('\n')}\n`;

/** Title, arguments, standard input, exit status, lines of standard error. */
type Case = readonly [string, readonly string[], string, number, readonly string[]];

const CASES: readonly Case[] = [
  ['empty input', ['solve'], '', 2, ['stdin:1:1: expected a puzzle, found nothing']],
  ['race: empty input', ['race'], '', 2, ['stdin:1:1: expected a puzzle, found nothing']],
  ['trace: empty input', ['trace'], '#\n', 2, ['stdin:1:1: expected a puzzle, found nothing']],
  ['only blanks', ['solve'], '\n \n\n', 2, ['stdin:1:1: expected a puzzle, found nothing']],
  ['only comments', ['solve'], '# nothing\n', 2, ['stdin:1:1: expected a puzzle, found nothing']],
  [
    '80 cells',
    ['solve'],
    `${WIKIPEDIA.slice(0, 80)}\n`,
    2,
    ['stdin:1:81: expected 81 cells (9×9), found 80 cells (read as line)'],
  ],
  [
    '82 cells',
    ['solve'],
    `${WIKIPEDIA}1\n`,
    2,
    ['stdin:1:83: expected 81 cells (9×9), found 82 cells (read as line)'],
  ],
  ['one cell', ['solve'], '5\n', 2, ['stdin:1:1: expected a puzzle, found "5"']],
  [
    'wrong symbol',
    ['solve'],
    `${WIKIPEDIA.replace('7', 'q')}\n`,
    2,
    ['stdin:1:5: expected a digit 1–9 or a blank (. 0 _ - * x ?), found "q" (read as line)'],
  ],
  [
    'wrong last symbol',
    ['solve'],
    `${WIKIPEDIA.slice(0, 80)}@\n`,
    2,
    ['stdin:1:81: expected a digit 1–9 or a blank (. 0 _ - * x ?), found "@" (read as line)'],
  ],
  [
    'lone row of a 16×16 grid',
    ['solve'],
    `5${'.'.repeat(15)}\n`,
    2,
    ['stdin:1:17: expected 16 rows, found 1 row (read as rows)'],
  ],
  [
    'digit too large for 6×6',
    ['solve'],
    `7${'.'.repeat(35)}\n`,
    2,
    ['stdin:1:1: expected a digit 1–6, found "7" (read as line)'],
  ],
  [
    'letter in a 9×9 grid',
    ['solve'],
    `A${WIKIPEDIA.slice(1)}\n`,
    2,
    ['stdin:1:1: expected a digit 1–9, found "A" (read as line)'],
  ],
  [
    'row conflict',
    ['solve'],
    `55${WIKIPEDIA.slice(2)}\n`,
    1,
    ['stdin:1: no solution: 5 appears twice in row 1 (r1c1, r1c2)'],
  ],
  [
    'column conflict',
    ['solve'],
    `${WIKIPEDIA.slice(0, 9)}5${WIKIPEDIA.slice(10)}\n`,
    1,
    ['stdin:1: no solution: 5 appears twice in row 2 (r2c1, r2c6)'],
  ],
  [
    'box conflict',
    ['solve'],
    `${WIKIPEDIA.slice(0, 10)}5${WIKIPEDIA.slice(11)}\n`,
    1,
    ['stdin:1: no solution: 5 appears twice in row 2 (r2c2, r2c6)'],
  ],
  [
    'digit three times in a row',
    ['solve'],
    `555${'.'.repeat(78)}\n`,
    1,
    ['stdin:1: no solution: 5 appears 3 times in row 1 (r1c1, r1c2, r1c3)'],
  ],
  ['no solution', ['solve'], `12345678.........9${'.'.repeat(63)}\n`, 1, ['stdin:1: no solution']],
  [
    'several solutions',
    ['solve'],
    `${'.'.repeat(81)}\n`,
    0,
    ['stdin:1: several solutions; the smallest is printed'],
  ],
  ['CR LF line ends', ['solve'], `${WIKIPEDIA}\r\n${WIKIPEDIA}\r\n`, 0, []],
  ['CR line ends', ['solve'], `${WIKIPEDIA}\r${WIKIPEDIA}\r`, 0, []],
  ['mixed line ends', ['solve'], `${WIKIPEDIA}\r\n${WIKIPEDIA}\n${WIKIPEDIA}\r${WIKIPEDIA}`, 0, []],
  ['no final line end', ['solve'], WIKIPEDIA, 0, []],
  ['byte order mark', ['solve'], `\ufeff${WIKIPEDIA}\n`, 0, []],
  [
    'NUL character',
    ['solve'],
    `${WIKIPEDIA.slice(0, 40)}\0${WIKIPEDIA.slice(41)}\n`,
    2,
    ['stdin:1:41: expected a digit 1–9 or a blank (. 0 _ - * x ?), found U+0000 (read as line)'],
  ],
  [
    'only NUL characters',
    ['solve'],
    '\0'.repeat(81),
    2,
    [
      'stdin:1:1: no puzzle found: expected a puzzle as a line, rows, a drawing, candidates, CSV, JSON, or as a file or link of a program, found U+0000 (nonet --help lists them)',
    ],
  ],
  [
    'tab inside a line',
    ['solve'],
    `${WIKIPEDIA.slice(0, 40)}\t${WIKIPEDIA.slice(41)}\n`,
    2,
    ['stdin:1:41: expected 36 cells (6×6), found 40 cells (read as csv)'],
  ],
  [
    'binary',
    ['solve', 'binary.bin'],
    '',
    2,
    [
      'binary.bin:1:1: no puzzle found: expected a puzzle as a line, rows, a drawing, candidates, CSV, JSON, or as a file or link of a program, found "�PNG" (nonet --help lists them)',
    ],
  ],
  [
    'emoji',
    ['solve'],
    `${WIKIPEDIA.slice(0, 10)}😀${WIKIPEDIA.slice(11)}\n`,
    2,
    ['stdin:1:11: expected a digit 1–9 or a blank (. 0 _ - * x ?), found "😀" (read as line)'],
  ],
  [
    'prose',
    ['solve'],
    'Dear Sir, please find my puzzle attached.\n',
    2,
    [
      'stdin:1:1: no puzzle found: expected a puzzle as a line, rows, a drawing, candidates, CSV, JSON, or as a file or link of a program, found "Dear Sir, please find my puzzle attached…" (nonet --help lists them)',
    ],
  ],
  [
    'one word',
    ['solve'],
    'hello world\n',
    2,
    [
      'stdin:1:1: no puzzle found: expected a puzzle as a line, rows, a drawing, candidates, CSV, JSON, or as a file or link of a program, found "hello world" (nonet --help lists them)',
    ],
  ],
  [
    'a word among lines of 81 cells',
    ['solve'],
    `${WIKIPEDIA}\ngarbage\n5\n${WIKIPEDIA}\n`,
    2,
    [
      'stdin:2:8: expected 81 cells (9×9), found 7 characters (read as line)',
      'stdin:3:2: expected 81 cells (9×9), found 1 cell (read as line)',
    ],
  ],
  [
    'HTML',
    ['solve'],
    '<html><body>hi</body></html>\n',
    2,
    [
      'stdin:1:1: no puzzle found: expected a puzzle as a line, rows, a drawing, candidates, CSV, JSON, or as a file or link of a program, found "<html><body>hi</body></html>" (nonet --help lists them)',
    ],
  ],
  [
    'missing file',
    ['solve', 'missing.txt'],
    '',
    2,
    ['missing.txt: expected a file, found nothing with that name'],
  ],
  [
    'a puzzle with a cell too few as an argument',
    ['solve', WIKIPEDIA.slice(1)],
    '',
    2,
    [
      `${WIKIPEDIA.slice(1)}: expected a file, found nothing with that name; read as a puzzle: expected 81 cells (9×9), found 80 cells (read as line)`,
    ],
  ],
  [
    'a date as an argument',
    ['solve', '2026-11-29'],
    '',
    2,
    ['2026-11-29: expected a file, found nothing with that name'],
  ],
  ['directory as file', ['solve', 'folder'], '', 2, ['folder: expected a file, found a directory']],
  [
    'missing file, then a good one',
    ['solve', 'missing.txt', 'good.txt'],
    '',
    2,
    ['missing.txt: expected a file, found nothing with that name'],
  ],
  [
    'bad record between good ones',
    ['solve'],
    `${WIKIPEDIA}\n${WIKIPEDIA.slice(1)}\n${WIKIPEDIA}\n`,
    2,
    ['stdin:2:81: expected 81 cells (9×9), found 80 cells (read as line)'],
  ],
  [
    'rows: too few',
    ['solve'],
    `${inRows(WIKIPEDIA).split('\n').slice(0, 8).join('\n')}\n`,
    2,
    ['stdin:8:10: expected 9 rows, found 8 rows (read as rows)'],
  ],
  [
    'rows: a row too long',
    ['solve'],
    inRows(WIKIPEDIA).replace('6..195...', '6..195....'),
    2,
    ['stdin:2:11: expected a row of 9 cells, found 10 cells (read as rows)'],
  ],
  [
    'rows: a blank line inside',
    ['solve'],
    inRows(WIKIPEDIA).replace('\n6..', '\n\n6..'),
    2,
    [
      'stdin:1:10: expected 9 rows, found 1 row (read as rows)',
      'stdin:10:10: expected 9 rows, found 8 rows (read as rows)',
    ],
  ],
  [
    'rows: wrong symbol',
    ['solve'],
    inRows(WIKIPEDIA).replace('419', '4@9'),
    2,
    ['stdin:8:5: expected a digit 1–9 or a blank (. 0 _ - * x ?), found "@" (read as rows)'],
  ],
  [
    'spaced: rows too short',
    ['solve'],
    '5 3 0 0 7 0 0 0\n'.repeat(9),
    2,
    [
      'stdin:1: no solution: 5 appears 8 times in column 1 (r1c1, r2c1, r3c1, r4c1, r5c1, r6c1, r7c1, r8c1)',
      'stdin:9:16: expected 8 rows, found 1 row (read as spaced)',
    ],
  ],
  [
    'spaced: number too large',
    ['solve'],
    `10 3 0 0 7 0 0 0 0\n${'0 0 0 0 0 0 0 0 0\n'.repeat(8)}`,
    2,
    ['stdin:1:1: expected a digit 1–9, found "10" (read as spaced)'],
  ],
  [
    'euler: grid cut off by a header',
    ['solve'],
    'Grid 01\n' +
      inRows(WIKIPEDIA).split('\n').slice(0, 5).join('\n') +
      '\nGrid 02\n' +
      inRows(WIKIPEDIA),
    2,
    ['stdin:6:10: expected 9 rows, found 5 rows (read as euler)'],
  ],
  [
    'euler: incomplete grid',
    ['solve'],
    'Grid 01\n003020600\n',
    2,
    ['stdin:2:10: expected 9 rows, found 1 row (read as euler)'],
  ],
  [
    'json: syntax error',
    ['solve'],
    `{"puzzle": "${WIKIPEDIA}"\n`,
    2,
    ['stdin:1:95: expected "," or "}", found the end of the line (read as json)'],
  ],
  [
    'json: missing key',
    ['solve'],
    '{"name": "easy"}\n',
    2,
    [
      'stdin:1:1: expected a key whose value is a grid, such as "puzzle", found no grid under "name" (read as json)',
    ],
  ],
  [
    'json: wrong type',
    ['solve'],
    '{"puzzle": 5}\n',
    2,
    ['stdin:1:12: expected a string or an array of cells, found a number (read as json)'],
  ],
  [
    'json: too few cells',
    ['solve'],
    '{"puzzle": "53.."}\n',
    2,
    ['stdin:1:17: expected 16 cells (4×4), found 4 cells (read as json)'],
  ],
  [
    'csv: no puzzle column',
    ['solve', '--from', 'csv'],
    'a,b\n1,2\n',
    2,
    [
      'stdin:2:1: expected a column of puzzles, found a header with 2 other columns, and no cells below it (read as csv)',
    ],
  ],
  [
    'csv: solution contradicts the puzzle',
    ['solve'],
    `puzzle,solution\n${WIKIPEDIA},${'1'.repeat(81)}\n`,
    2,
    ['stdin:2:83: expected the given "5", found "1" (read as csv)'],
  ],
  [
    'csv: unclosed quote',
    ['solve'],
    `puzzle,solution\n"${WIKIPEDIA}\n`,
    2,
    ['stdin:2:83: expected a closing quote, found the end of the line (read as csv)'],
  ],
  [
    'block: incomplete grid',
    ['solve'],
    '5 3 . | . 7 . | . . .\n6 . . | 1 9 5 | . . .\n',
    2,
    ['stdin:2:22: expected 9 rows, found 2 rows (read as block)'],
  ],
  [
    'pencilmarks: row too short',
    ['solve', '--from', 'pencilmarks'],
    '1 24 3 56 7\n',
    2,
    [
      'stdin:1:12: expected a row of 4, 6, 8, 9, 10, 12, 15, 16, 20 or 25 cells, found 5 cells (read as pencilmarks)',
    ],
  ],
  [
    'sukaku: too few candidates',
    ['solve', '--from', 'sukaku'],
    `${'1'.repeat(728)}\n`,
    2,
    ['stdin:1:729: expected 729 candidates (9×9×9), found 728 candidates (read as sukaku)'],
  ],
  [
    'sukaku with scan',
    ['solve', '--strategy', 'scan'],
    `${'123456789'.repeat(81)}\n`,
    2,
    [
      'stdin:1: scan does not support pencilmarks: it copies a published program that supports only givens',
    ],
  ],
  [
    'link to a variant with a rule that is not known',
    ['solve'],
    'https://www.f-puzzles.com/?load=N4IgzglgXgpiBcBOANCA5gJwgEwQbT1ADcBDAGwFc54BWVNCImAOwQBcMqBfZY8qhAGZ6jFu04wewKVJClK1AOwimreB268ZWrQF1khOf2oA2FWPUTt03kYUIAjObUbJt+QKTPxmvvdrelr7WXPqEsh7UKOiiLlbuxggAHIGuITo2fp5mMao+btJhWdQpuRZpGdZ22anxmVWRQrXcRdXUACzNBQ2J8KUMeUHdCf7CZXHBGW2OXaEGxQjK4/npmdPwAEyzlVON8DkD5VZFEb0HsSs79SOeW8tDp/79Fw9686vrnfcVC/BO33V1tFDhNhms9nQAS13ldHp5noMfj1/EsQZdfsCXmldPoQMwSAAjZgwDD4UBkCDEsD4PAgABKDgAwoIQKgGYz2iAcaEuEA=',
    2,
    [
      'stdin:1:33: expected a classic Sudoku, found f-puzzles constraint "nabner" (read as f-puzzles)',
    ],
  ],
  [
    'puzzle size that a link cannot hold',
    ['convert', '--to', 'sudokuwiki'],
    `1${'.'.repeat(15)}\n${WIKIPEDIA}\n`,
    2,
    ['stdin:1: expected 9×9 for sudokuwiki, found 4×4'],
  ],
  [
    'grid size that a link cannot hold',
    ['grid', '--size', '5x5', '--to', 'f-puzzles'],
    '',
    2,
    [
      'error: expected 4×4, 5×5, 6×6, 7×7, 8×8, 9×9, 10×10, 11×11, 12×12, 13×13, 14×14, 15×15 or 16×16 for f-puzzles, found 25×25',
    ],
  ],
  [
    'unknown command',
    ['slove'],
    '',
    2,
    ["error: unknown command 'slove'", '(Did you mean solve?)', '(see nonet --help)'],
  ],
  [
    'unknown option',
    ['solve', '--quickly'],
    '',
    2,
    ["error: unknown option '--quickly'", '(see nonet solve --help)'],
  ],
  [
    'unknown strategy',
    ['solve', '--strategy', 'magic'],
    '',
    2,
    [
      "error: option '--strategy <name>' argument 'magic' is invalid. expected a strategy (scan, used-arrays, bitmask, bitmask-mrv, propagation, dlx, learning, constraint-search), found \"magic\"",
      '(see nonet solve --help)',
    ],
  ],
  [
    'unknown notation',
    ['solve', '--from', 'xls'],
    '',
    2,
    [
      "error: option '-f, --from <notation>' argument 'xls' is invalid. expected a notation (line, rows, spaced, lists, table, euler, block, sdm, sdk, sdx, ss, pencilmarks, sukaku, hodoku, opensudoku, csv, json, ipuz, f-puzzles, sudokupad, sudokuwiki, sudoku-exchange, sudoku-coach, solo, ksudoku, hsol, iss), found \"xls\"",
      '(see nonet solve --help)',
    ],
  ],
  [
    'limit 0',
    ['solve', '--limit', '0'],
    '',
    2,
    [
      "error: option '-l, --limit <n>' argument '0' is invalid. expected a whole number of at least 1, found \"0\"",
      '(see nonet solve --help)',
    ],
  ],
  [
    'limit not a number',
    ['count', '--limit', 'many'],
    '',
    2,
    [
      "error: option '-l, --limit <n>' argument 'many' is invalid. expected a whole number of at least 1, found \"many\"",
      '(see nonet count --help)',
    ],
  ],
  [
    'negative timeout',
    ['solve', '--timeout', '-1'],
    '',
    2,
    [
      "error: option '--timeout <seconds>' argument '-1' is invalid. expected a number of seconds above 0, found \"-1\"",
      '(see nonet solve --help)',
    ],
  ],
  [
    'size not a box shape',
    ['solve', '--size', '7'],
    '',
    2,
    [
      "error: option '--size <box>' argument '7' is invalid. expected a box such as 2x3, with at least 2 rows, at least 2 columns and at most 25 cells, or the size of a grid (4, 6, 8, 9, 10, 12, 15, 16, 20, 25), found \"7\"",
      '(see nonet solve --help)',
    ],
  ],
  [
    'empty range',
    ['bank', 'query', '--bank', 'puzzles', '--er', '1..0'],
    '',
    2,
    [
      "error: option '--er <n>' argument '1..0' is invalid. expected a range from a smaller to a larger number, found \"1..0\"",
      '(see nonet bank query --help)',
    ],
  ],
  [
    'size too large',
    ['solve', '--size', '7x7'],
    '',
    2,
    [
      "error: option '--size <box>' argument '7x7' is invalid. expected a box such as 2x3, with at least 2 rows, at least 2 columns and at most 25 cells, or the size of a grid (4, 6, 8, 9, 10, 12, 15, 16, 20, 25), found \"7x7\"",
      '(see nonet solve --help)',
    ],
  ],
  [
    'size mismatch',
    ['solve', '--size', '2x2'],
    `${WIKIPEDIA}\n`,
    2,
    ['stdin:1:82: expected 16 cells (4×4), found 81 cells (read as line)'],
  ],
  [
    'convert without --to',
    ['convert'],
    WIKIPEDIA,
    2,
    ["error: required option '-t, --to <notation>' not specified", '(see nonet convert --help)'],
  ],
  [
    'missing option value',
    ['solve', '--limit'],
    '',
    2,
    ["error: option '-l, --limit <n>' argument missing", '(see nonet solve --help)'],
  ],
  [
    'fractional count',
    ['grid', '--count', '1.5'],
    '',
    2,
    [
      "error: option '-n, --count <n>' argument '1.5' is invalid. expected a whole number of at least 1, found \"1.5\"",
      '(see nonet grid --help)',
    ],
  ],
  [
    'studio: port too large',
    ['studio', '--port', '65536'],
    '',
    2,
    [
      "error: option '--port <n>' argument '65536' is invalid. expected a port from 0 to 65535, found \"65536\"",
      '(see nonet studio --help)',
    ],
  ],
  [
    'studio: unexpected argument',
    ['studio', 'good.txt'],
    '',
    2,
    [
      "error: too many arguments for 'studio'. Expected 0 arguments but got 1.",
      '(see nonet studio --help)',
    ],
  ],
  [
    'check: bad record',
    ['check'],
    WIKIPEDIA +
      '\n' +
      WIKIPEDIA.slice(1) +
      '\n' +
      '.'.repeat(81) +
      '\n55' +
      WIKIPEDIA.slice(2) +
      '\n',
    2,
    ['stdin:2:81: expected 81 cells (9×9), found 80 cells (read as line)'],
  ],
  ['check: not minimal', ['check', '--minimal'], `${WIKIPEDIA}\n`, 1, []],
  [
    'count: conflict',
    ['count'],
    `55${WIKIPEDIA.slice(2)}\n`,
    1,
    ['stdin:1: no solution: 5 appears twice in row 1 (r1c1, r1c2)'],
  ],
  [
    'count --json: bad input',
    ['count', '--json'],
    'xyz\n',
    2,
    [
      'stdin:1:1: no puzzle found: expected a puzzle as a line, rows, a drawing, candidates, CSV, JSON, or as a file or link of a program, found "xyz" (nonet --help lists them)',
    ],
  ],
  [
    'canonical: conflict',
    ['canonical'],
    `55${WIKIPEDIA.slice(2)}\n`,
    1,
    ['stdin:1: no canonical form: 5 appears twice in row 1 (r1c1, r1c2)'],
  ],
  [
    'canonical: grid too large',
    ['canonical'],
    `${'.'.repeat(256)}\n`,
    2,
    ['stdin:1: expected a grid of at most 12×12, found 16×16'],
  ],
  [
    'canonical: pencilmarks',
    ['canonical'],
    `${'123456789'.repeat(81)}\n`,
    2,
    ['stdin:1: expected givens, found pencilmarks'],
  ],
  [
    'canonical: notation without automorphisms',
    ['canonical', '--automorphisms'],
    inRows(WIKIPEDIA),
    2,
    [
      'stdin:1: the notation "rows" cannot hold the number of automorphisms; use "--to line" or "--json"',
    ],
  ],
  [
    'canonical: bad record',
    ['canonical'],
    `${WIKIPEDIA}\n${WIKIPEDIA.slice(1)}\n`,
    2,
    ['stdin:2:81: expected 81 cells (9×9), found 80 cells (read as line)'],
  ],
  [
    'canonical: threads not a number',
    ['canonical', '--threads', 'two'],
    '',
    2,
    [
      "error: option '-j, --threads <n>' argument 'two' is invalid. expected a whole number of at least 1, found \"two\"",
      '(see nonet canonical --help)',
    ],
  ],
  [
    'canonical: unknown option',
    ['canonical', '--minlex'],
    '',
    2,
    ["error: unknown option '--minlex'", '(see nonet canonical --help)'],
  ],
  [
    'timeout',
    ['solve', '--timeout', '0.2', '--strategy', 'scan'],
    '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9\n',
    1,
    ['stdin:1: gave up after 0.2 s'],
  ],
  [
    'convert: bad record',
    ['convert', '--to', 'json'],
    `${WIKIPEDIA}\n5\n`,
    2,
    ['stdin:2:2: expected 81 cells (9×9), found 1 cell (read as line)'],
  ],
  [
    'convert --to csv: bad record',
    ['convert', '--to', 'csv'],
    `${WIKIPEDIA}\n5\n`,
    2,
    ['stdin:2:2: expected 81 cells (9×9), found 1 cell (read as line)'],
  ],
  [
    'csv: bad record',
    ['solve'],
    `puzzle\n${WIKIPEDIA}\n5\n`,
    2,
    ['stdin:3:2: expected 81 cells (9×9), found 1 cell (read as csv)'],
  ],
  [
    'euler command: bad record',
    ['euler'],
    `Grid 01\n${inRows(WIKIPEDIA)}Grid 02\nabc\n`,
    2,
    [
      'stdin:12:4: expected a row of 4, 6, 8, 9, 10, 12, 15, 16, 20 or 25 cells, found 3 cells (read as euler)',
      '1 puzzle in 0.0 ms (kernel)',
    ],
  ],
  [
    'solve --json: bad record',
    ['solve', '--json'],
    `${WIKIPEDIA.slice(1)}\n`,
    2,
    ['stdin:1:81: expected 81 cells (9×9), found 80 cells (read as line)'],
  ],
  [
    '--limit with --all',
    ['solve', '--limit', '2', '--all'],
    '',
    2,
    [
      "error: option '-l, --limit <n>' cannot be used with option '--all'",
      '(see nonet solve --help)',
    ],
  ],
  [
    'convert --json with another notation',
    ['convert', '--to', 'sukaku', '--json'],
    '',
    2,
    ['error: --json cannot be used with --to sukaku (--json means --to json)'],
  ],
  [
    '--exact with --limit',
    ['count', '--exact', '--limit', '5'],
    '',
    2,
    [
      "error: option '--exact' cannot be used with option '-l, --limit <n>'",
      '(see nonet count --help)',
    ],
  ],
  [
    'grid too large for the strategy',
    ['solve', '--strategy', 'scan'],
    `${'1234341221434321'.repeat(16)}\n`,
    1,
    [
      'stdin:1: scan may never finish on 16×16: larger grids take too long in a fixed order (--timeout limits the time)',
      'stdin:1: no solution: 1 appears 4 times in row 1 (r1c1, r1c7, r1c10, r1c16)',
    ],
  ],
];

/** The titles of cases that also run in a process of their own. */
const STARTED = [
  '80 cells',
  'binary',
  'missing file, then a good one',
  'unknown option',
  'timeout',
  'check: bad record',
];

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nonet-'));
  mkdirSync(join(folder, 'folder'));
  writeFileSync(join(folder, 'good.txt'), `${WIKIPEDIA}\n`);
  writeFileSync(join(folder, 'binary.bin'), Buffer.from('89504e470d0a1a0a0000000d', 'hex'));
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('error messages give the place, what was expected and what was found', () => {
  function expectAnswer(ran: Ran, status: number, lines: readonly string[]): void {
    const messages = ran.stderr.replace(/ in [\d.]+ ms/, ' in 0.0 ms');
    expect(messages.split('\n').filter((line) => line !== '')).toEqual(lines);
    expect(ran.status).toBe(status);
  }

  it.each(CASES)('%s', async (_, args, input, status, lines) => {
    expectAnswer(await nonet(args, input, folder), status, lines);
  });

  it.each(CASES.filter(([name]) => STARTED.includes(name)))(
    '%s, as a process',
    (_, args, input, status, lines) => {
      expectAnswer(startNonet(args, input, folder), status, lines);
    },
  );

  it('an unreadable record keeps its place in the output', async () => {
    const bad = WIKIPEDIA.slice(1);
    const { stdout } = await nonet(['solve'], `${WIKIPEDIA}\n${bad}\n${WIKIPEDIA}\n`);
    const [first, second, third] = stdout.split('\n');
    expect(first).toBe(third);
    expect(second).toBe('# stdin:2:81: expected 81 cells (9×9), found 80 cells (read as line)');
    const csv = (await nonet(['solve', '--to', 'csv'], `${WIKIPEDIA}\n${bad}\n`)).stdout;
    expect(csv.split('\n').slice(2)).toEqual([',,invalid', '']);
    const json = (await nonet(['solve', '--json'], `${WIKIPEDIA}\n${bad}\n`)).stdout;
    expect(JSON.parse(json.split('\n')[1])).toHaveProperty('error');
  });
});
