import type { CodeTab } from '../state/state.ts';
import type { Language } from '../words/words.ts';
import { type Line, lines } from './line.ts';

/** The programs of the articles differ in two things: the test of a digit, and the tables to update. */
interface Parts {
  readonly test: string;
  readonly place: readonly string[];
  readonly remove: readonly string[];
}

/** The test that `scan` uses, as in the articles. */
const FITS: Readonly<Record<Exclude<CodeTab, 'pseudo'>, readonly string[]>> = {
  python: [
    'def fits(r, c, d):',
    '    for i in range(9):',
    '        if board[r][i] == d or board[i][c] == d: return False',
    '        if board[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] == d: return False',
    '    return True',
    '',
  ],
  cpp: [
    'bool fits(int r, int c, int d) {',
    '  for (int i = 0; i < 9; i++) {',
    '    if (board[r][i] == d || board[i][c] == d) return false;',
    '    if (board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;',
    '  }',
    '  return true;',
    '}',
    '',
  ],
  typescript: [
    'function fits(r: number, c: number, d: number): boolean {',
    '  const [top, left] = [r - (r % 3), c - (c % 3)];',
    '  for (let i = 0; i < 9; i++) {',
    '    if (board[r][i] === d || board[i][c] === d) return false;',
    '    if (board[top + Math.floor(i / 3)][left + (i % 3)] === d) return false;',
    '  }',
    '  return true;',
    '}',
    '',
  ],
};

export type ArticleStrategy = 'scan' | 'used-arrays' | 'bitmask';

const PARTS: Readonly<Record<Exclude<CodeTab, 'pseudo'>, Record<ArticleStrategy, Parts>>> = {
  python: {
    scan: { test: 'fits(r, c, d)', place: [], remove: [] },
    'used-arrays': {
      test: 'not (row[r][d] or col[c][d] or box[b][d])',
      place: ['row[r][d] = col[c][d] = box[b][d] = True'],
      remove: ['row[r][d] = col[c][d] = box[b][d] = False'],
    },
    bitmask: {
      test: 'not (row[r] | col[c] | box[b]) & 1 << d',
      place: ['row[r] |= 1 << d; col[c] |= 1 << d; box[b] |= 1 << d'],
      remove: ['row[r] ^= 1 << d; col[c] ^= 1 << d; box[b] ^= 1 << d'],
    },
  },
  cpp: {
    scan: { test: 'fits(r, c, d)', place: [], remove: [] },
    'used-arrays': {
      test: '!row[r][d] && !col[c][d] && !box[b][d]',
      place: ['row[r][d] = col[c][d] = box[b][d] = true;'],
      remove: ['row[r][d] = col[c][d] = box[b][d] = false;'],
    },
    bitmask: {
      test: '!((row[r] | col[c] | box[b]) & 1 << d)',
      place: ['row[r] |= 1 << d; col[c] |= 1 << d; box[b] |= 1 << d;'],
      remove: ['row[r] ^= 1 << d; col[c] ^= 1 << d; box[b] ^= 1 << d;'],
    },
  },
  typescript: {
    scan: { test: 'fits(r, c, d)', place: [], remove: [] },
    'used-arrays': {
      test: '!row[r][d] && !col[c][d] && !box[b][d]',
      place: ['row[r][d] = col[c][d] = box[b][d] = true;'],
      remove: ['row[r][d] = col[c][d] = box[b][d] = false;'],
    },
    bitmask: {
      test: '!((row[r] | col[c] | box[b]) & (1 << d))',
      place: ['row[r] |= 1 << d; col[c] |= 1 << d; box[b] |= 1 << d;'],
      remove: ['row[r] ^= 1 << d; col[c] ^= 1 << d; box[b] ^= 1 << d;'],
    },
  },
};

const PSEUDO: Readonly<Record<Language, Record<ArticleStrategy, string> & Record<string, string>>> =
  {
    en: {
      scan: 'if digit is not in row, column or box',
      'used-arrays': 'if digit is not marked as used',
      bitmask: "if digit's bit is clear in all three masks",
      head: 'solve(i):',
      full: 'if i = number of blanks: solved',
      loop: 'for digit from 1 to 9',
      place: 'place digit in blank i',
      call: 'if solve(i + 1): solved',
      remove: 'remove digit',
      dead: 'no digit fits: return',
      start: 'solve(0)',
    },
    ko: {
      scan: '행, 열, 상자에 그 숫자가 없으면',
      'used-arrays': '쓴 숫자로 표시되어 있지 않으면',
      bitmask: '세 마스크 모두 그 비트가 0이면',
      head: 'solve(i):',
      full: 'i가 빈칸 개수와 같으면 성공',
      loop: '1부터 9까지 숫자마다',
      place: 'i번째 빈칸에 숫자 넣기',
      call: 'solve(i + 1)이 성공하면 성공',
      remove: '숫자를 다시 빼기',
      dead: '넣을 숫자가 없으므로 실패',
      start: 'solve(0)',
    },
  };

/** The article programs, which fill the blanks in a fixed order. */
export function articleProgram(
  strategy: ArticleStrategy,
  tab: CodeTab,
  language: Language,
): readonly Line[] {
  if (tab === 'pseudo') return pseudo(PSEUDO[language], strategy);
  const parts = PARTS[tab][strategy];
  const boxed = strategy !== 'scan';
  const solve = { python, cpp, typescript }[tab](parts, boxed);
  return boxed ? solve : [...lines(FITS[tab]), ...solve];
}

function pseudo(text: Record<string, string>, strategy: ArticleStrategy): Line[] {
  return [
    { text: text.head },
    { text: `  ${text.full}`, mark: 'full' },
    { text: `  ${text.loop}` },
    { text: `    ${text[strategy]}` },
    { text: `      ${text.place}`, mark: 'place' },
    { text: `      ${text.call}` },
    { text: `      ${text.remove}`, mark: 'remove' },
    { text: `  ${text.dead}`, mark: 'dead' },
    { text: '' },
    { text: text.start, mark: 'start' },
  ];
}

function python({ test, place, remove }: Parts, boxed: boolean): Line[] {
  return [
    { text: 'def solve(i):' },
    { text: '    if i == len(blanks): return True', mark: 'full' },
    { text: '    r, c = blanks[i]' },
    ...lines(boxed ? ['    b = r // 3 * 3 + c // 3'] : []),
    { text: '    for d in range(1, 10):' },
    { text: `        if ${test}:` },
    { text: '            board[r][c] = d', mark: 'place' },
    ...lines(place.map((line) => `            ${line}`)),
    { text: '            if solve(i + 1): return True' },
    { text: '            board[r][c] = 0', mark: 'remove' },
    ...lines(remove.map((line) => `            ${line}`)),
    { text: '    return False', mark: 'dead' },
    { text: '' },
    { text: 'solve(0)', mark: 'start' },
  ];
}

function cpp(parts: Parts, boxed: boolean): Line[] {
  return [
    { text: 'bool solve(int i) {' },
    { text: '  if (i == blanks.size()) return true;', mark: 'full' },
    { text: '  auto [r, c] = blanks[i];' },
    ...lines(boxed ? ['  int b = r / 3 * 3 + c / 3;'] : []),
    { text: '  for (int d = 1; d <= 9; d++) {' },
    ...tries(parts),
  ];
}

function typescript(parts: Parts, boxed: boolean): Line[] {
  return [
    { text: 'function solve(i: number): boolean {' },
    { text: '  if (i === blanks.length) return true;', mark: 'full' },
    { text: '  const [r, c] = blanks[i];' },
    ...lines(boxed ? ['  const b = boxOf[r][c];'] : []),
    { text: '  for (let d = 1; d <= 9; d++) {' },
    ...tries(parts),
  ];
}

/** The lines from the test of a digit to the end of the program. They are the same in C++ and TypeScript. */
function tries({ test, place, remove }: Parts): Line[] {
  return [
    { text: `    if (${test}) {` },
    { text: '      board[r][c] = d;', mark: 'place' },
    ...lines(place.map((line) => `      ${line}`)),
    { text: '      if (solve(i + 1)) return true;' },
    { text: '      board[r][c] = 0;', mark: 'remove' },
    ...lines(remove.map((line) => `      ${line}`)),
    { text: '    }' },
    { text: '  }' },
    { text: '  return false;', mark: 'dead' },
    { text: '}' },
    { text: '' },
    { text: 'solve(0);', mark: 'start' },
  ];
}
