import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nonet } from './nonet.ts';

const W = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const S = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const Z = W.replaceAll('.', '0');

const rowsOf = (cells: string): string[] => cells.match(/.{9}/g)!;
const rows = (cells: string): string => `${rowsOf(cells).join('\n')}\n`;
const spaced: string = rows(Z).replaceAll(/(.)/g, '$1 ');
const marks: string = rows(W).replaceAll(/(.)/g, '$1 ').replaceAll('.', '123');
const tableRows: string[] = rowsOf(W.replaceAll('.', ' ')).map((row) =>
  Array.from(row, (cell) => cell.trim()).join(','),
);

/** Title, command line, standard input, exit status, lines of standard error. */
type Case = readonly [string, string, string, number, readonly string[]];

/** Bad files and bad options, in the order of the notations and options. */
const CASES: readonly Case[] = [
  [
    'garbage among lines',
    'solve',
    `${W}\ngarbage\n`,
    2,
    ['stdin:2:8: expected 81 cells (9×9), found 7 characters (read as line)'],
  ],
  [
    'a word among lines',
    'count',
    `${W}\nhello\n${W}\n`,
    2,
    ['stdin:2:6: expected 81 cells (9×9), found 5 cells (read as line)'],
  ],
  [
    'text without a puzzle',
    'solve',
    'hello world\n',
    2,
    [
      'stdin:1:1: no puzzle found: expected a puzzle as a line, rows, a drawing, candidates, CSV, JSON, or as a file or link of a program, found "hello world" (nonet --help lists them)',
    ],
  ],
  [
    'prose',
    'check',
    'The quick brown fox\njumps over the lazy dog.\n',
    2,
    [
      'stdin:1:1: no puzzle found: expected a puzzle as a line, rows, a drawing, candidates, CSV, JSON, or as a file or link of a program, found "The quick brown fox" (nonet --help lists them)',
    ],
  ],
  [
    'HTML',
    'solve',
    '<!DOCTYPE html>\n<html><body>hi</body></html>\n',
    2,
    [
      'stdin:1:1: no puzzle found: expected a puzzle as a line, rows, a drawing, candidates, CSV, JSON, or as a file or link of a program, found "<!DOCTYPE html>" (nonet --help lists them)',
    ],
  ],
  [
    'a log file',
    'count',
    '2026-11-22 10:00:00 INFO started\n2026-11-22 10:00:01 INFO done\n',
    2,
    [
      'stdin:1:1: no puzzle found: expected a puzzle as a line, rows, a drawing, candidates, CSV, JSON, or as a file or link of a program, found "2026-11-22 10:00:00 INFO started" (nonet --help lists them)',
    ],
  ],
  [
    'a line of 7 cells first',
    'solve',
    `12.4567\n${W}\n`,
    2,
    ['stdin:1:8: expected 16 cells (4×4), found 7 cells (read as line)'],
  ],
  [
    'two grids on one line',
    'solve',
    `${W}${W}\n`,
    2,
    ['stdin:1:163: expected 144 cells (12×12), found 162 cells (read as line)'],
  ],
  [
    'a cell too many among lines',
    'solve',
    `${W}\n${W}1\n`,
    2,
    ['stdin:2:83: expected 81 cells (9×9), found 82 cells (read as line)'],
  ],
  [
    'a 9 in a 4×4 grid',
    'solve',
    `1234341221434329\n`,
    2,
    ['stdin:1:17: expected 16 rows, found 1 row (read as rows)'],
  ],
  [
    'a letter among lines',
    'count',
    `${W}\n${W.slice(0, 40)}Q${W.slice(41)}\n`,
    2,
    ['stdin:2:41: expected a digit 1–9 or a blank (. 0 _ - * x ?), found "Q" (read as line)'],
  ],
  [
    'a line of dashes',
    'solve',
    '---------\n',
    2,
    [
      'stdin:1:1: no puzzle found: expected a puzzle as a line, rows, a drawing, candidates, CSV, JSON, or as a file or link of a program, found "---------" (nonet --help lists them)',
    ],
  ],
  [
    'rows: a short row',
    'solve',
    rows(W).replace('6..195...', '6..195..'),
    2,
    ['stdin:2:9: expected a row of 9 cells, found 8 cells (read as rows)'],
  ],
  [
    'rows: a long row',
    'solve',
    rows(W).replace('6..195...', '6..195....'),
    2,
    ['stdin:2:11: expected a row of 9 cells, found 10 cells (read as rows)'],
  ],
  [
    'rows: eight rows',
    'solve',
    `${rowsOf(W).slice(0, 8).join('\n')}\n`,
    2,
    ['stdin:8:10: expected 9 rows, found 8 rows (read as rows)'],
  ],
  [
    'rows: ten rows',
    'solve',
    `${rows(W)}123456789\n`,
    2,
    ['stdin:10:10: expected 9 rows, found 1 row (read as rows)'],
  ],
  [
    'rows: a wrong symbol',
    'solve',
    rows(W).replace('6..195...', '6..1@5...'),
    2,
    ['stdin:2:5: expected a digit 1–9 or a blank (. 0 _ - * x ?), found "@" (read as rows)'],
  ],
  [
    'spaced: a number too large',
    'solve',
    spaced.replace('9 5', '9 55'),
    2,
    ['stdin:2:11: expected a digit 1–9, found "55" (read as spaced)'],
  ],
  [
    'spaced: a short row',
    'solve',
    spaced.replace('0 0 0 \n', '0 0\n'),
    2,
    ['stdin:1:16: expected a row of 9 cells, found 8 cells (read as spaced)'],
  ],
  [
    'spaced: a word',
    'solve',
    spaced.replace('9 5', '9 five'),
    2,
    ['stdin:2:11: expected a number 1–9 or a blank (. 0 _ - * x ?), found "five" (read as spaced)'],
  ],
  [
    'table: a number too large',
    'solve',
    `${tableRows.join('\n').replace('9', '99')}\n`,
    2,
    ['stdin:2:7: expected a digit 1–9, found "99" (read as table)'],
  ],
  [
    'table: a word',
    'solve',
    `${tableRows.join('\n').replace('9', 'nine')}\n`,
    2,
    ['stdin:2:7: expected a number 1–9 or a blank (. 0 _ - * x ?), found "nine" (read as table)'],
  ],
  [
    'table: a row too few',
    'solve',
    `${tableRows.slice(0, 8).join('\n')}\n`,
    2,
    ['stdin:8:13: expected 9 rows, found 8 rows (read as table)'],
  ],
  [
    'lists: a row too short',
    'solve',
    '[1,2,3,4]\n[3,4,1]\n[2,1,4,3]\n[4,3,2,1]\n',
    2,
    ['stdin:2:8: expected a row of 4 cells, found 3 cells (read as lists)'],
  ],
  [
    'lists: a number too large',
    'solve',
    '[1,2,3,4]\n[3,4,1,7]\n[2,1,4,3]\n[4,3,2,1]\n',
    2,
    ['stdin:2:8: expected a digit 1–4, found "7" (read as lists)'],
  ],
  [
    'lists: an unclosed array',
    'solve',
    'int g[4][4] = {\n{1,2,3,4},\n{3,4,1,2},\n',
    2,
    ['stdin:3:10: expected 4 rows, found 2 rows (read as lists)'],
  ],
  [
    'block: a row too few',
    'solve',
    '1 2 | 3 4\n3 4 | 1 2\n----+----\n2 1 | 4 3\n',
    2,
    ['stdin:4:10: expected 4 rows, found 3 rows (read as block)'],
  ],
  [
    'block: a wrong symbol',
    'solve',
    '1 2 | 3 4\n3 4 | 1 2\n----+----\n2 1 | 4 3\n4 3 | 2 @\n',
    2,
    ['stdin:5:9: expected a digit 1–4 or a blank (. 0 _ - * x ?), found "@" (read as block)'],
  ],
  [
    'euler: no rows',
    'solve',
    `Grid 01\nGrid 02\n${rows(Z)}`,
    2,
    ['stdin:1:8: expected rows after the header, found none (read as euler)'],
  ],
  [
    'euler: text before the first grid',
    'solve --from euler',
    `1a2\nGrid 01\n${rows(Z)}`,
    2,
    [
      'stdin:1:1: expected a header such as "Grid 01", found a line of 3 characters (read as euler)',
    ],
  ],
  [
    'sdk: no rows',
    'solve --from sdk',
    '#A me\n[Puzzle]\n',
    2,
    ['stdin:1:1: expected [Puzzle] and its rows, found none (read as sdk)'],
  ],
  [
    'sdk: a short row',
    'solve --from sdk',
    `[Puzzle]\n${rows(W)}`.replace('6..195...', '6..195..'),
    2,
    ['stdin:3:9: expected a row of 9 cells, found 8 cells (read as sdk)'],
  ],
  [
    'sdx: a wrong candidate',
    'solve --from sdx',
    marks.replace('123', '12@'),
    2,
    ['stdin:1:7: expected candidates 1–9 or . for none, found "@" (read as sdx)'],
  ],
  [
    'pencilmarks: a wrong candidate',
    'solve --from pencilmarks',
    marks.replace('123', '12z'),
    2,
    ['stdin:1:7: expected candidates 1–9 or . for none, found "z" (read as pencilmarks)'],
  ],
  [
    'sukaku: a candidate in a wrong place',
    'solve',
    `${'123456789'.repeat(80)}213456789\n`,
    2,
    ['stdin:1:721: expected 1 or a blank (. 0 _ - * x ?), found "2" (read as sukaku)'],
  ],
  [
    'sukaku: too short',
    'solve',
    `${'123456789'.repeat(80)}12345678\n`,
    2,
    ['stdin:1:729: expected 729 candidates (9×9×9), found 728 candidates (read as sukaku)'],
  ],
  [
    'hodoku: a bad candidate',
    'solve',
    `:0000:x:${W}:99:\n`,
    2,
    [
      'stdin:1:91: expected a deleted candidate as digit, row, column ("146"), found "99" (read as hodoku)',
    ],
  ],
  [
    'hodoku: too few cells',
    'solve',
    `:0000:x:${W.slice(1)}::\n`,
    2,
    ['stdin:1:89: expected 81 cells (9×9), found 80 cells (read as hodoku)'],
  ],
  [
    'opensudoku: too few cells',
    'solve',
    `<opensudoku><game data="${Z.slice(1)}"/></opensudoku>\n`,
    2,
    ['stdin:1:105: expected 81 cells (9×9), found 80 cells (read as opensudoku)'],
  ],
  [
    'opensudoku: no data',
    'solve',
    '<opensudoku>\n<game/>\n</opensudoku>\n',
    2,
    ['stdin:2:1: expected a game with data="…", found a game without data (read as opensudoku)'],
  ],
  [
    'opensudoku: an unclosed tag',
    'solve',
    '<opensudoku>\n<game data="123\n',
    2,
    ['stdin:2:1: expected ">" after "<", found an unclosed tag (read as opensudoku)'],
  ],
  [
    'csv: an unclosed quote',
    'solve',
    `puzzle\n"${W}\n`,
    2,
    ['stdin:2:83: expected a closing quote, found the end of the line (read as csv)'],
  ],
  [
    'csv: text after a quote',
    'solve',
    `puzzle,id\n"${W}"x,1\n`,
    2,
    ['stdin:2:84: expected "," or the end of the line, found "x" (read as csv)'],
  ],
  [
    'csv: too few fields',
    'solve',
    `id,puzzle\n1\n`,
    2,
    ['stdin:2:2: expected at least 2 fields, found 1 field (read as csv)'],
  ],
  [
    'csv: a bad solution',
    'solve',
    `puzzle,solution\n${W},${S.slice(1)}\n`,
    2,
    ['stdin:2:163: expected 81 cells (9×9), found 80 cells (read as csv)'],
  ],
  [
    'json: an unclosed object',
    'solve',
    `{"puzzle":"${W}"\n{"puzzle":"${W}"}\n`,
    2,
    ['stdin:1:94: expected "," or "}", found the end of the line (read as json)'],
  ],
  [
    'json: an unclosed array',
    'solve',
    `[{"puzzle":"${W}"},\n{"puzzle":"${W}"`,
    2,
    ['stdin:2:1: expected "}", found the end of the text (read as json)'],
  ],
  [
    'json: a number in an array',
    'solve',
    `[{"puzzle":"${W}"}, 7]\n`,
    2,
    ['stdin:1:98: expected an object or a string, found "7" (read as json)'],
  ],
  [
    'json: a bad box',
    'solve',
    `{"puzzle":"${W}","box":"red"}\n`,
    2,
    ['stdin:1:101: expected a box such as "2x3", found a string (read as json)'],
  ],
  [
    'json: a bad solution',
    'solve',
    `{"puzzle":"${W}","solution":"1"}\n`,
    2,
    ['stdin:1:108: expected 81 cells (9×9), found 1 cell (read as json)'],
  ],
  [
    'json: a null puzzle',
    'solve',
    `{"puzzle":null}\n`,
    2,
    [
      'stdin:1:1: expected a key whose value is a grid, such as "puzzle", found no grid under "puzzle" (read as json)',
    ],
  ],
  [
    'json: two commas',
    'solve',
    `{"puzzle":"${W}",,}\n`,
    2,
    ['stdin:1:95: expected a key in quotes, found "," (read as json)'],
  ],
  [
    'json: an open quote',
    'solve',
    `{'puzzle':'${W}}\n`,
    2,
    ['stdin:1:94: expected a closing quote, found the end of the line (read as json)'],
  ],
  [
    'f-puzzles: not base64',
    'solve',
    'https://www.f-puzzles.com/?load=!!!!\n',
    2,
    [
      'stdin:1:33: expected data compressed by LZString, in base64, found data that cannot be unpacked (read as f-puzzles)',
    ],
  ],
  [
    'f-puzzles: a short id',
    'solve',
    'https://www.f-puzzles.com/?id=abc\n',
    2,
    [
      'stdin:1:31: expected a link that contains the puzzle (a short id must be looked up on the network), found the short id "abc" (read as f-puzzles)',
    ],
  ],
  [
    'sudokupad: a short id',
    'solve',
    'https://sudokupad.app/abc123\n',
    2,
    [
      'stdin:1:23: expected a link that contains the puzzle (a short id must be looked up on the network), found the short id "abc123" (read as sudokupad)',
    ],
  ],
  [
    'sudokuwiki: too short',
    'solve',
    `https://www.sudokuwiki.org/sudoku.htm?bd=123\n`,
    2,
    ['stdin:1:45: expected 81 cells (9×9), found 3 cells (read as sudokuwiki)'],
  ],
  [
    'sudoku-exchange: too short',
    'solve',
    `https://sudokuexchange.com/play/?s=12345\n`,
    2,
    ['stdin:1:41: expected 81 cells (9×9), found 5 cells (read as sudoku-exchange)'],
  ],
  [
    'sudoku.coach: letters',
    'solve',
    `https://sudoku.coach/en/play/${'x'.repeat(80)}z\n`,
    2,
    [
      'stdin:1:110: expected a digit 1–9 or a blank (. 0 _ - * x ?), found "z" (read as sudoku-coach)',
    ],
  ],
  [
    '16×16: a letter too large',
    'solve',
    `${'.'.repeat(255)}H\n`,
    2,
    ['stdin:1:256: expected a digit 1–9 A–G, found "H" (read as line)'],
  ],
  [
    '25×25: a letter too large',
    'solve',
    `${'.'.repeat(624)}Z\n`,
    2,
    ['stdin:1:625: expected a digit 1–9 A–P or a blank (. 0 _ - * x ?), found "Z" (read as line)'],
  ],
  [
    '--from: a wrong notation for the text',
    'solve --from json',
    `${W}\n`,
    2,
    ['stdin:1:3: expected the end of the line, found "." (read as json)'],
  ],
  [
    '--from euler: lines',
    'solve --from euler',
    `${W}\n`,
    2,
    [
      'stdin:1:1: expected a header such as "Grid 01", found a line of 81 characters (read as euler)',
    ],
  ],
  [
    '--size: another size',
    'solve --size 2x2',
    `${W}\n`,
    2,
    ['stdin:1:82: expected 16 cells (4×4), found 81 cells (read as line)'],
  ],
  [
    '--limit 0',
    'solve --limit 0',
    '',
    2,
    [
      "error: option '-l, --limit <n>' argument '0' is invalid. expected a whole number of at least 1, found \"0\"",
      '(see nonet solve --help)',
    ],
  ],
  [
    '--limit: a fraction',
    'count --limit 1.5',
    '',
    2,
    [
      "error: option '-l, --limit <n>' argument '1.5' is invalid. expected a whole number of at least 1, found \"1.5\"",
      '(see nonet count --help)',
    ],
  ],
  [
    '--limit: too large',
    'count --limit 99999999999999999999',
    '',
    2,
    [
      "error: option '-l, --limit <n>' argument '99999999999999999999' is invalid. expected a whole number of at most 9007199254740991, found \"99999999999999999999\"",
      '(see nonet count --help)',
    ],
  ],
  [
    '--timeout: zero',
    'solve --timeout 0',
    '',
    2,
    [
      "error: option '--timeout <seconds>' argument '0' is invalid. expected a number of seconds above 0, found \"0\"",
      '(see nonet solve --help)',
    ],
  ],
  [
    '--timeout: a word',
    'check --timeout soon',
    '',
    2,
    [
      "error: option '--timeout <seconds>' argument 'soon' is invalid. expected a number of seconds above 0, found \"soon\"",
      '(see nonet check --help)',
    ],
  ],
  [
    '--strategy: unknown',
    'solve --strategy fast',
    '',
    2,
    [
      "error: option '--strategy <name>' argument 'fast' is invalid. expected a strategy (scan, used-arrays, bitmask, bitmask-mrv, propagation, dlx, learning, constraint-search), found \"fast\"",
      '(see nonet solve --help)',
    ],
  ],
  [
    '--to: unknown',
    'convert --to pdf',
    '',
    2,
    [
      "error: option '-t, --to <notation>' argument 'pdf' is invalid. expected a notation (line, rows, spaced, lists, table, euler, block, sdm, sdk, sdx, ss, pencilmarks, sukaku, hodoku, opensudoku, csv, json, ipuz, f-puzzles, sudokupad, sudokuwiki, sudoku-exchange, sudoku-coach, solo), found \"pdf\"",
      '(see nonet convert --help)',
    ],
  ],
  [
    'convert without --to',
    'convert',
    `${W}\n`,
    2,
    ["error: required option '-t, --to <notation>' not specified", '(see nonet convert --help)'],
  ],
  [
    '--part: not a part',
    'solve --part 3',
    '',
    2,
    [
      "error: option '-p, --part <k/n>' argument '3' is invalid. expected a part such as 3/10, found \"3\"",
      '(see nonet solve --help)',
    ],
  ],
  [
    '--part: zero',
    'solve --part 0/3',
    '',
    2,
    [
      "error: option '-p, --part <k/n>' argument '0/3' is invalid. expected a part such as 3/10, found \"0/3\"",
      '(see nonet solve --help)',
    ],
  ],
  [
    '--part: beyond the last',
    'solve --part 4/3',
    '',
    2,
    [
      "error: option '-p, --part <k/n>' argument '4/3' is invalid. expected a part such as 3/10, found \"4/3\"",
      '(see nonet solve --help)',
    ],
  ],
  [
    '--part of standard input',
    'solve --part 1/3',
    `${W}\n`,
    2,
    ['error: expected one file for --part, found standard input'],
  ],
  [
    '--part of a folder',
    'solve --part 1/3 folder',
    '',
    2,
    ['error: folder: expected a regular file for --part'],
  ],
  [
    '--part of a missing file',
    'solve --part 1/3 missing.txt',
    '',
    2,
    ['error: missing.txt: expected a file, found nothing with that name'],
  ],
  [
    '--part of gzip',
    'solve --part 1/3 good.txt.gz',
    '',
    2,
    ['error: good.txt.gz: expected a plain UTF-8 file for --part, found gzip'],
  ],
  [
    '--part of rows',
    'solve --part 1/3 rows.txt',
    '',
    2,
    [
      'error: rows.txt: expected one puzzle per line for --part, found rows (to convert the file: nonet convert --to line)',
    ],
  ],
  [
    '--part of a file without a puzzle',
    'solve --part 1/3 words.txt',
    '',
    2,
    ['error: words.txt: no puzzle found'],
  ],
  [
    '--part to a drawing',
    'convert --part 1/3 --to block good.txt',
    '',
    2,
    ['error: expected an output with one puzzle per line for --part, found block'],
  ],
  [
    '--resume without --output',
    'solve --resume good.txt',
    '',
    2,
    ['error: --resume needs --output'],
  ],
  [
    'generate --part without --seed',
    'generate --part 1/3',
    '',
    2,
    ['error: --part needs --seed, so that all runs use the same seed'],
  ],
  [
    'generate --part with --distinct',
    'generate --part 1/3 --seed a --distinct',
    '',
    2,
    ['error: --part cannot be used with --distinct or --against'],
  ],
  [
    '--output in a missing folder',
    'solve --output no/out.txt good.txt',
    '',
    2,
    ['no/out.txt: the folder of this file does not exist'],
  ],
  [
    '--output to a folder',
    'solve --output folder good.txt',
    '',
    2,
    ['folder: expected a file, found a folder'],
  ],
  [
    'join: no folder',
    'join',
    '',
    2,
    ["error: missing required argument 'folder'", '(see nonet join --help)'],
  ],
  [
    'join: a missing folder',
    'join missing',
    '',
    2,
    ['missing: expected a folder, found nothing with that name'],
  ],
  ['join: a file', 'join good.txt', '', 2, ['good.txt: expected a folder, found a file']],
  [
    'join: a folder without parts',
    'join folder',
    '',
    2,
    ['folder: expected the manifests of parts (*.manifest.json), found none'],
  ],
  [
    'gzip that ends early',
    'solve cut.txt.gz',
    '',
    2,
    ['cut.txt.gz: expected more gzip data, found the end of the file'],
  ],
  [
    'UTF-16 without a puzzle',
    'solve words16.txt',
    '',
    2,
    [
      'words16.txt:1:1: no puzzle found: expected a puzzle as a line, rows, a drawing, candidates, CSV, JSON, or as a file or link of a program, found "hello world" (nonet --help lists them)',
    ],
  ],
  ['a folder', 'count folder', '', 2, ['folder: expected a file, found a directory']],
  [
    'a missing file',
    'check missing.txt',
    '',
    2,
    ['missing.txt: expected a file, found nothing with that name'],
  ],
  [
    'studio: a bad port',
    'studio --port 70000',
    '',
    2,
    [
      "error: option '--port <n>' argument '70000' is invalid. expected a port from 0 to 65535, found \"70000\"",
      '(see nonet studio --help)',
    ],
  ],
  [
    'generate: a bad symmetry',
    'generate --symmetry round',
    '',
    2,
    [
      "error: option '--symmetry <name>' argument 'round' is invalid. expected a symmetry (none, rotate180, rotate90, horizontal, vertical, diagonal, antidiagonal, full), found \"round\"",
      '(see nonet generate --help)',
    ],
  ],
  [
    'generate: too many givens',
    'generate --givens 90',
    '',
    2,
    ['error: a 9×9 grid has 81 cells, fewer than 90'],
  ],
  [
    'generate: too few givens',
    'generate --givens 5',
    '',
    2,
    [
      'error: no proper 9×9 puzzle has fewer than 17 givens (McGuire, Tugemann and Civario 2012); 5 requested',
    ],
  ],
  [
    'grid: a count of zero',
    'grid --count 0',
    '',
    2,
    [
      "error: option '-n, --count <n>' argument '0' is invalid. expected a whole number of at least 1, found \"0\"",
      '(see nonet grid --help)',
    ],
  ],
  [
    'race: a bad record',
    'race',
    `${W.slice(1)}\n`,
    2,
    ['stdin:1:81: expected 81 cells (9×9), found 80 cells (read as line)'],
  ],
  [
    'trace: a bad record',
    'trace',
    `${W.slice(1)}\n`,
    2,
    ['stdin:1:81: expected 81 cells (9×9), found 80 cells (read as line)'],
  ],
  [
    'unknown command',
    'solv',
    '',
    2,
    ["error: unknown command 'solv'", '(Did you mean solve?)', '(see nonet --help)'],
  ],
];

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nonet-bad-'));
  mkdirSync(join(folder, 'folder'));
  const files = {
    'good.txt': `${W}\n`,
    'rows.txt': rows(W),
    'words.txt': 'hello world\n',
    'words16.txt': Buffer.from('\ufeffhello world', 'utf16le'),
    'good.txt.gz': gzipSync(`${W}\n`),
    'cut.txt.gz': gzipSync(`${W}\n`.repeat(99)).subarray(0, 60),
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each(CASES)('%s', async (_, args, input, status, lines) => {
  const ran = await nonet(args.split(' '), input, folder);
  expect(ran.stderr.trimEnd().split('\n')).toEqual(lines);
  expect(ran.status).toBe(status);
});
