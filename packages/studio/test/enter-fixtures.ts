import { CLASSIC, candidatesOf, gridOf } from '@nonet/engine/grid';
import { notationById } from '@nonet/engine/notation';
import { digitsIn } from '../src/picture/puzzle-text.ts';
import type { NotationId } from '../src/rooms/enter/copying.ts';

/** The puzzle of the Wikipedia article on Sudoku. */
export const FAMOUS =
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const ZEROS = FAMOUS.replaceAll('.', '0');
const ROWS = FAMOUS.match(/.{9}/g) ?? [];
const ONE = `1${'.'.repeat(80)}`;

/** From the README of github.com/lisudoku/sudoku_formats. */
const PACKED =
  'N4IgzglgXgpiBcBOANCA5gJwgEwQbT1ADcBDAGwFc54BGVNCImAOwQBcMqBfZYHv3vyGCRfALrJCwgTOlyJU0XKVKFsles1c1yrRu2S9R+Yd1nVp/Vdk7r58WK5A';
/** A puzzle of a Sudoku variant, from the tests of github.com/dclamage/SudokuSolver. */
const VARIANT =
  'N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9ljSQA3AQwBsBXOeAdlTQgpgDsEAXDBkmSGDBlWgwQBmVuy69+MUdXqMArDI7d4fAQF1khMSoQAODXO0KRpa8PLKJSc1p2KbN/YSXjGAJmfyAu6gDowAbAGWQSE+CCzosi5WwbZEnnYZ3sbw0gmagW4x2ep5Fq5ZjhGlSdFpBpnBRo4AjJHlKY2hUm1W6bZNfj219rHwZtUFqSPZACxDhXVeHUUt8xWMKBNRC52jJWz52yJ9y+sI+4mTywNxax71Uw0ZN/BzW+W6+iDYEFRoAPacWgAagKqB+f0BtAAtJMgA===';
/** A position to which sudokuwiki.org links from a page about a technique. */
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

/** Texts as they are found on the web. Each has a description, its notation, the text and the expected cells. */
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
  ['SudokuExchange', 'sudoku-exchange', `https://sudokuexchange.com/play/?s=${ZEROS}&d=3`, FAMOUS],
  ['sudoku.coach, to play', 'sudoku-coach', `https://sudoku.coach/en/play/${ZEROS}`, FAMOUS],
  ['sudoku.coach, to solve', 'sudoku-coach', `https://sudoku.coach/de/solver/${FAMOUS}/`, FAMOUS],
];

const GOOD = ROWS.join('\n');
const UNKNOWN = 'a puzzle in any notation';
const DIGIT = 'a digit 1–9 or a blank (. 0 _ - * x ?)';
const DIGIT_KO = '숫자 1–9 또는 빈칸(. 0 _ - * x ?)';
const FULL_LINK = 'a link that contains the puzzle (a short id must be looked up on the network)';
const FULL_LINK_KO = '퍼즐이 들어 있는 링크(짧은 주소는 인터넷에 연결해야 열 수 있어요)';

/** A text with an error, and the expected message in both languages. */
export interface Broken {
  readonly text: string;
  readonly at: readonly [line: number, column: number];
  readonly en: readonly [expected: string, found: string];
  readonly ko: readonly [expected: string, found: string];
}

const broken = (text: string, at: Broken['at'], en: Broken['en'], ko: Broken['ko']): Broken => ({
  text,
  at,
  en,
  ko,
});

export const BROKEN: readonly Broken[] = [
  broken(FAMOUS.slice(1), [1, 81], ['81 cells (9×9)', '80 cells'], ['81칸(9×9)', '80칸']),
  broken(FAMOUS.replace('1', '@'), [1, 13], [DIGIT, '"@"'], [DIGIT_KO, '"@"']),
  broken(FAMOUS.replace('1', 'A'), [1, 13], ['a digit 1–9', '"A"'], ['숫자 1–9', '"A"']),
  broken(
    '.'.repeat(90),
    [1, 91],
    ['81 cells (9×9) or 100 cells (10×10)', '90 cells'],
    ['81칸(9×9) 또는 100칸(10×10)', '90칸'],
  ),
  broken(GOOD.replace('6..1', '6..@'), [2, 4], [DIGIT, '"@"'], [DIGIT_KO, '"@"']),
  broken(
    GOOD.replace('53..', '53.'),
    [1, 9],
    ['a row of 9 cells', '8 cells'],
    ['9칸짜리 줄', '8칸'],
  ),
  broken(ROWS.slice(0, 8).join('\n'), [8, 10], ['9 rows', '8 rows'], ['9줄', '8줄']),
  broken(
    spacedRows.join('\n').replace('6 . . 1', '6 . what 1'),
    [2, 5],
    ['a number 1–9 or a blank (. 0 _ - * x ?)', '"what"'],
    ['1–9의 수 또는 빈칸(. 0 _ - * x ?)', '"what"'],
  ),
  broken('Grid 01\nGrid 02\n', [1, 8], ['rows after the header', 'none'], ['헤더 다음 줄', '없음']),
  broken(framed.replace('6..', '6.@'), [3, 4], [DIGIT, '"@"'], [DIGIT_KO, '"@"']),
  broken(
    '#N a\n[Puzzle]\n',
    [1, 1],
    ['[Puzzle] and its rows', 'none'],
    ['[Puzzle]과 그다음 줄', '없음'],
  ),
  broken(
    'name,level\nx,y',
    [1, 1],
    [UNKNOWN, '"name,level"'],
    ['지원하는 형식의 퍼즐', '"name,level"'],
  ),
  broken(
    `puzzle\n"${FAMOUS}`,
    [2, 83],
    ['a closing quote', 'the end of the line'],
    ['닫는 따옴표', '줄 끝'],
  ),
  broken(
    `{"grid":"${FAMOUS}"}`,
    [1, 1],
    ['a key "puzzle"', 'an object without it'],
    ['"puzzle" 키', '그 키가 없는 객체'],
  ),
  broken(
    `{"puzzle":"${FAMOUS}"`,
    [1, 94],
    ['"," or "}"', 'the end of the line'],
    ['"," 또는 "}"', '줄 끝'],
  ),
  broken('{"puzzle":[[1,2],[3]]}', [1, 18], ['a row of 2 cells', '1 cell'], ['2칸짜리 줄', '1칸']),
  broken(
    sukaku.slice(1),
    [1, 729],
    ['729 candidates (9×9×9)', '728 candidates'],
    ['후보 729개(9×9×9)', '후보 728개'],
  ),
  broken(
    'not a sudoku',
    [1, 1],
    [UNKNOWN, '"not a sudoku"'],
    ['지원하는 형식의 퍼즐', '"not a sudoku"'],
  ),
  broken(
    'https://sudokupad.app/abc123',
    [1, 23],
    [FULL_LINK, 'the short id "abc123"'],
    [FULL_LINK_KO, '짧은 주소 "abc123"'],
  ),
  broken(
    `https://f-puzzles.com/?load=${PACKED.slice(0, 40)}`,
    [1, 29],
    ['data compressed by LZString, in base64', 'data that cannot be unpacked'],
    ['LZString으로 압축한 base64 데이터', '압축을 풀 수 없는 데이터'],
  ),
  broken(
    `https://f-puzzles.com/?load=${VARIANT}`,
    [1, 29],
    ['a classic Sudoku', 'f-puzzles constraint "diagonal+"'],
    ['일반 스도쿠', 'f-puzzles 변형 규칙 "diagonal+"'],
  ),
  broken(
    `https://sudoku.coach/en/play/${ZEROS.slice(1)}`,
    [1, 110],
    ['81 cells (9×9)', '80 cells'],
    ['81칸(9×9)', '80칸'],
  ),
  broken(
    'https://www.sudokuwiki.org/sudoku.htm?bd=S9B12',
    [1, 47],
    ['162 characters after S9B', '2 characters'],
    ['S9B 뒤에 162자', '2자'],
  ),
  broken(
    'https://f-puzzles.com/',
    [1, 22],
    ['a link such as https://www.f-puzzles.com/?load=N4Ig…', 'a link without a puzzle'],
    ['https://www.f-puzzles.com/?load=N4Ig… 같은 링크', '퍼즐이 없는 링크'],
  ),
];
