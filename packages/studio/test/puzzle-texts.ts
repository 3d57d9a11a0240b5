import { CLASSIC, candidatesOf, gridOf } from '@nonet/engine/grid';
import { digitsIn, notationById } from '@nonet/engine/notation';
import type { NotationId } from '../src/rooms/make/notations.ts';

/** The puzzle of the Wikipedia article on Sudoku. */
export const FAMOUS =
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
export const SOLVED =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const ZEROS = FAMOUS.replaceAll('.', '0');
const ROWS = FAMOUS.match(/.{9}/g) ?? [];
const ONE = `1${'.'.repeat(80)}`;

/** From the README of github.com/lisudoku/sudoku_formats. */
const PACKED =
  'N4IgzglgXgpiBcBOANCA5gJwgEwQbT1ADcBDAGwFc54BGVNCImAOwQBcMqBfZYHv3vyGCRfALrJCwgTOlyJU0XKVKFsles1c1yrRu2S9R+Yd1nVp/Vdk7r58WK5A';
/** A diagonal puzzle, from the tests of github.com/dclamage/SudokuSolver. */
const DIAGONAL =
  'N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9ljSQA3AQwBsBXOeAdlTQgpgDsEAXDBkmSGDBlWgwQBmVuy69+MUdXqMArDI7d4fAQF1khMSoQAODXO0KRpa8PLKJSc1p2KbN/YSXjGAJmfyAu6gDowAbAGWQSE+CCzosi5WwbZEnnYZ3sbw0gmagW4x2ep5Fq5ZjhGlSdFpBpnBRo4AjJHlKY2hUm1W6bZNfj219rHwZtUFqSPZACxDhXVeHUUt8xWMKBNRC52jJWz52yJ9y+sI+4mTywNxax71Uw0ZN/BzW+W6+iDYEFRoAPacWgAagKqB+f0BtAAtJMgA===';
/** An empty grid with an indexer, a rule of f-puzzles that Nonet does not know. */
const INDEXER =
  'N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9ljSSzKLryBdZQmq8l54+x1p7rjtn/nQaCR3PgIm9hk0UM6zR4rssX0QGAPYB3CADtsMAB4wM+UAGMYAGyth8IAEoBGAMJOQtIp6A==';
/** A partly solved puzzle. A page of sudokuwiki.org about a technique links to it. */
const POSITION =
  'S9B4s010g091803064a4c281c1i2t082q7r7v81094g520l1o1m054b074i0g024i018i04038i4nbqba048y02b70gc34306040c07b6020eb707bk01447wbeba0f0558bgc22q032qb7bfbf4ebi05067u010g02bi';
const POSITION_GIVENS =
  '.1.9.36......8....9.....5.7..2.1.43....4.2....64.7.2..7.1.....5....3......56.1.2.';

const givens = gridOf(CLASSIC, digitsIn(FAMOUS));
const spacedRows = ROWS.map((row) => Array.from(row).join(' '));
const boxed = ROWS.map((row) => `|${row.replace(/(...)(...)(...)/, '$1|$2|$3')}|`);
const framed = ['+---+---+---+', ...boxed.slice(0, 3), '+---+---+---+', ...boxed.slice(3, 6)]
  .concat('+---+---+---+', boxed.slice(6), '+---+---+---+')
  .join('\n');
const lists = ROWS.map((row) => `[${Array.from(row.replaceAll('.', '0')).join(', ')}]`);
const sukaku = Array.from(candidatesOf(givens).candidates, (set) =>
  Array.from({ length: 9 }, (_, i) => (set & (1 << i) ? `${i + 1}` : '.')).join(''),
).join('');

/**
 * Texts as they are found on the web. Each has a description, its notation, the text and the
 * expected cells.
 */
export const READABLE: readonly (readonly [string, NotationId, string, string])[] = [
  ['dots', 'line', FAMOUS, FAMOUS],
  ['zeros', 'line', ZEROS, FAMOUS],
  ['stars, with a comment', 'line', `${FAMOUS.replaceAll('.', '*')} # easy`, FAMOUS],
  ['4×4', 'line', '1...........2..4', '1...........2..4'],
  ['16×16', 'line', `G${'.'.repeat(255)}`, `G${'.'.repeat(255)}`],
  ['Baekjoon 2239', 'rows', ROWS.join('\n').replaceAll('.', '0'), FAMOUS],
  ['rows with CR LF', 'rows', `\n${ROWS.join('\r\n')}\r\n`, FAMOUS],
  [
    '6×6',
    'rows',
    '1.....\n..2...\n......\n...3..\n......\n.....6',
    `1.......2............3.............6`,
  ],
  ['Baekjoon 2580', 'spaced', spacedRows.join('\n').replaceAll('.', '0'), FAMOUS],
  [
    '12×12',
    'spaced',
    `12 ${'0 '.repeat(11)}\n`.concat(`${'0 '.repeat(12)}\n`.repeat(11)),
    `C${'.'.repeat(143)}`,
  ],
  ['a list of lists', 'lists', `[${lists.join(',\n ')}]`, FAMOUS],
  ['a spreadsheet', 'table', lists.join('\n').replaceAll(/[[\] 0]/g, ''), FAMOUS],
  ['Project Euler 96', 'euler', `Grid 01\n${ROWS.join('\n')}`, FAMOUS],
  ['a frame', 'block', framed, FAMOUS],
  ['bars and dashes', 'block', notationById('block')?.format({ givens, line: 1 }, 0) ?? '', FAMOUS],
  ['SDM', 'sdm', `# two lines of talk\n# before it\n${FAMOUS}`, FAMOUS],
  ['SDK', 'sdk', `#A Wikipedia\n#D easy\n[Puzzle]\n${ROWS.join('\n')}`, FAMOUS],
  [
    'a candidate grid',
    'pencilmarks',
    notationById('pencilmarks')?.format({ givens, line: 1 }, 0) ?? '',
    FAMOUS,
  ],
  ['729 candidates', 'sukaku', sukaku, FAMOUS],
  ['CSV', 'csv', `puzzle,solution\n${FAMOUS},${SOLVED}`, FAMOUS],
  ["Kaggle's CSV", 'csv', `quizzes,solutions\n${ZEROS},${SOLVED}`, FAMOUS],
  ['JSON', 'json', `{"puzzle":"${FAMOUS}"}`, FAMOUS],
  ['JSON of numbers', 'json', `{"puzzle":[${lists.join()}]}`, FAMOUS],
  ['f-puzzles', 'f-puzzles', `https://f-puzzles.com/?load=${PACKED}`, ONE],
  [
    'f-puzzles, escaped',
    'f-puzzles',
    `https://www.f-puzzles.com/?load=${encodeURIComponent(PACKED)}`,
    ONE,
  ],
  [
    'f-puzzles, two diagonals',
    'f-puzzles',
    `https://f-puzzles.com/?load=${DIAGONAL}`,
    '..7....358.....9...2.67.........356.....1...3..2.8..4....19..5.....5..7.........4',
  ],
  ['SudokuPad', 'sudokupad', `https://sudokupad.app/fpuzzles${PACKED}`, ONE],
  [
    'SudokuPad, old link',
    'sudokupad',
    `https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles${PACKED}`,
    ONE,
  ],
  ['SudokuWiki', 'sudokuwiki', `https://www.sudokuwiki.org/sudoku.htm?bd=${ZEROS}`, FAMOUS],
  [
    'SudokuWiki S9B',
    'sudokuwiki',
    `https://www.sudokuwiki.org/sudoku.htm?bd=${POSITION}`,
    POSITION_GIVENS,
  ],
  ['S9B alone', 'sudokuwiki', POSITION, POSITION_GIVENS],
  [
    'SudokuExchange',
    'sudoku-exchange',
    `https://sudokuexchange.com/play/?s=${ZEROS}&candidates=3`,
    FAMOUS,
  ],
  ['sudoku.coach, to play', 'sudoku-coach', `https://sudoku.coach/en/play/${ZEROS}`, FAMOUS],
  ['sudoku.coach, to solve', 'sudoku-coach', `https://sudoku.coach/de/solver/${FAMOUS}/`, FAMOUS],
  ['Solo', 'solo', '3x3:5_3b7d6b1_9_5d9_8d6a8c6c3_4b8a3b1_7c2c6a6d2_8d4_1_9b5d8b7_9', FAMOUS],
  ['Interactive Sudoku Solver', 'iss', '.~R1C1_5~R9C9_2', `5${'.'.repeat(79)}2`],
];

const GOOD = ROWS.join('\n');
/** Texts with an error, and the sentences about it in English and Korean. */
export const BROKEN: readonly (readonly [text: string, en: string, ko: string])[] = [
  [
    FAMOUS.slice(1),
    'This puzzle has 80 cells; a 9×9 puzzle needs 81.',
    '이 퍼즐은 80칸이에요. 9×9 퍼즐은 81칸이어야 해요.',
  ],
  [
    FAMOUS.replace('1', '@'),
    'Line 1, column 13: expected a digit 1–9 or a blank, found "@".',
    '1번째 줄 13번째 글자: 숫자 1–9 또는 빈칸이 와야 하는데 "@"이(가) 있어요.',
  ],
  [
    FAMOUS.replace('1', 'A'),
    'Line 1, column 13: expected a digit 1–9, found "A".',
    '1번째 줄 13번째 글자: 숫자 1–9가 와야 하는데 "A"가 있어요.',
  ],
  [
    '.'.repeat(90),
    'Line 1, column 91: expected 81 cells (9×9) or 100 cells (10×10), found 90 cells.',
    '1번째 줄 91번째 글자: 81칸(9×9) 또는 100칸(10×10)이어야 하는데 90칸이에요.',
  ],
  [
    GOOD.replace('6..1', '6..@'),
    'Line 2, column 4: expected a digit 1–9 or a blank, found "@".',
    '2번째 줄 4번째 글자: 숫자 1–9 또는 빈칸이 와야 하는데 "@"이(가) 있어요.',
  ],
  [
    GOOD.replace('53..', '53.'),
    'Line 1, column 9: expected a row of 9 cells, found 8 cells.',
    '1번째 줄 9번째 글자: 9칸짜리 줄이어야 하는데 8칸이에요.',
  ],
  [
    ROWS.slice(0, 8).join('\n'),
    'Line 8, column 10: expected 9 rows, found 8 rows.',
    '8번째 줄 10번째 글자: 9줄이어야 하는데 8줄이에요.',
  ],
  [
    spacedRows.join('\n').replace('6 . . 1', '6 . what 1'),
    'Line 2, column 5: expected a number 1–9 or a blank, found "what".',
    '2번째 줄 5번째 글자: 1–9의 수 또는 빈칸이 와야 하는데 "what"이(가) 있어요.',
  ],
  [
    spacedRows.join('\n').replace('6 . . 1', '6 . 10 1'),
    'Line 2, column 5: expected a digit 1–9, found "10".',
    '2번째 줄 5번째 글자: 숫자 1–9가 와야 하는데 "10"이 있어요.',
  ],
  [
    lists.join('\n').replace('1, 9', '1, x9'),
    'Line 2, column 14: expected a number 1–9 or a blank, found "x9".',
    '2번째 줄 14번째 글자: 1–9의 수 또는 빈칸이 와야 하는데 "x9"가 있어요.',
  ],
  [
    'Grid 01\nGrid 02\n',
    'Line 1, column 8: expected rows after the header, found none.',
    '1번째 줄 8번째 글자: 헤더 다음에 퍼즐이 있어야 하는데 없어요.',
  ],
  [
    framed.replace('6..', '6.@'),
    'Line 3, column 4: expected a digit 1–9 or a blank, found "@".',
    '3번째 줄 4번째 글자: 숫자 1–9 또는 빈칸이 와야 하는데 "@"이(가) 있어요.',
  ],
  [
    '#N a\n[Puzzle]\n',
    'Line 1, column 1: expected [Puzzle] and its rows, found none.',
    '1번째 줄 1번째 글자: [Puzzle]과 그다음 줄이 있어야 하는데 없어요.',
  ],
  ['name,level\nx,y', 'No puzzle found in this text.', '이 텍스트에서 퍼즐을 찾지 못했어요.'],
  [
    `puzzle\n"${FAMOUS}`,
    'Line 2, column 83: expected a closing quote, found the end of the line.',
    '2번째 줄 83번째 글자: 닫는 따옴표가 있어야 하는데 줄이 끝났어요.',
  ],
  [
    `puzzle,solution\n${FAMOUS},${SOLVED.replace('7', '1')}`,
    'Line 2, column 87: the solution must have the given "7", but has "1".',
    '2번째 줄 87번째 글자: 정답에도 주어진 숫자 "7"이 있어야 하는데 "1"이 있어요.',
  ],
  [
    '{"level":"easy"}',
    'Line 1, column 1: expected a key whose value is a grid, such as "puzzle", found no grid under "level".',
    '1번째 줄 1번째 글자: 값이 판인 키(예: "puzzle")가 있어야 하는데 값이 판이 아닌 "level" 키만 있어요.',
  ],
  [
    `{"puzzle":"${FAMOUS}"`,
    'Line 1, column 94: expected "," or "}", found the end of the line.',
    '1번째 줄 94번째 글자: "," 또는 "}"이(가) 있어야 하는데 줄이 끝났어요.',
  ],
  [
    '{"puzzle":[[1,2],[3]]}',
    'Line 1, column 18: expected a row of 2 cells, found 1 cell.',
    '1번째 줄 18번째 글자: 2칸짜리 줄이어야 하는데 1칸이에요.',
  ],
  [
    `{"puzzle":"${FAMOUS}","box":"red"}`,
    'Line 1, column 101: expected a box such as "2x3", found a string.',
    '1번째 줄 101번째 글자: "2x3" 같은 상자 크기가 있어야 하는데 문자열이 있어요.',
  ],
  [
    sukaku.slice(1),
    'Line 1, column 729: expected 729 candidates (9×9×9), found 728 candidates.',
    '1번째 줄 729번째 글자: 후보 729개(9×9×9)여야 하는데 후보 728개예요.',
  ],
  [
    `:0000:x:+x${FAMOUS.slice(1)}:::`,
    'Line 1, column 10: expected a digit 1–9 after +, found "x".',
    '1번째 줄 10번째 글자: + 다음에 숫자 1–9가 와야 하는데 "x"가 있어요.',
  ],
  [
    '<opensudoku>\n  <game created="0"/>\n</opensudoku>',
    'Line 2, column 3: expected a game with data="…", found a game without data.',
    '2번째 줄 3번째 글자: data="…" 속성이 있는 게임이 있어야 하는데 없어요.',
  ],
  ['# only a comment\n', 'This text has no puzzle.', '이 텍스트에는 퍼즐이 없어요.'],
  ['not a sudoku', 'No puzzle found in this text.', '이 텍스트에서 퍼즐을 찾지 못했어요.'],
  [
    '.'.repeat(70_000),
    'Line 1, column 65537: expected a line of at most 65536 characters, found 70000 characters.',
    '1번째 줄 65537번째 글자: 65536자 이하의 줄이어야 하는데 70000자예요.',
  ],
  [
    'https://sudokupad.app/abc123',
    'Line 1, column 23: expected a link that contains the puzzle, found the short id "abc123", which does not contain the puzzle.',
    '1번째 줄 23번째 글자: 퍼즐이 들어 있는 링크여야 하는데 그 사이트만 찾을 수 있는 짧은 주소("abc123")예요.',
  ],
  [
    `https://f-puzzles.com/?load=${PACKED.slice(0, 40)}`,
    'This link is damaged or cut off.',
    '링크가 손상됐거나 잘렸어요.',
  ],
  [
    `https://f-puzzles.com/?load=${INDEXER}`,
    'This puzzle has rules beyond those of classic Sudoku. Such rules are not supported here, so it cannot be opened (line 1, column 29: the f-puzzles constraint "rowindexer").',
    '일반 스도쿠에 없는 규칙이 있는 퍼즐이에요. 여기서는 이런 규칙을 지원하지 않아서 열 수 없어요. 1번째 줄 29번째 글자에 f-puzzles 변형 규칙("rowindexer")이 있어요.',
  ],
  [
    `https://sudoku.coach/en/play/${ZEROS.slice(1)}`,
    'This puzzle has 80 cells; a 9×9 puzzle needs 81.',
    '이 퍼즐은 80칸이에요. 9×9 퍼즐은 81칸이어야 해요.',
  ],
  [
    'https://www.sudokuwiki.org/sudoku.htm?bd=S9B12',
    'Line 1, column 47: expected 162 characters after S9B, found 2 characters.',
    '1번째 줄 47번째 글자: S9B 뒤에 162자여야 하는데 2자예요.',
  ],
  [
    'https://f-puzzles.com/',
    'Line 1, column 22: expected a link such as https://www.f-puzzles.com/?load=N4Ig…, found a link without a puzzle.',
    '1번째 줄 22번째 글자: https://www.f-puzzles.com/?load=N4Ig… 같은 링크여야 하는데 퍼즐이 없는 링크예요.',
  ],
];
