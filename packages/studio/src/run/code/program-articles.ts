import type { ProgramText } from './line.ts';

/** The parts in which the three programs differ. `box` is the line that computes the box `b`. */
type Parts = Partial<Record<'fits' | 'box' | 'test' | 'place' | 'remove', string>>;
type ProgramParts = Readonly<Record<keyof ProgramText, Parts>>;

/** The last lines of the templates for C++ and TypeScript. */
const TRIES = `|    if ({test}) {
place|      board[r][c] = d;
|      {place}
|      if (solve(i + 1)) return true;
remove|      board[r][c] = 0;
|      {remove}
|    }
|  }
dead|  return false;
|}
|
start|solve(0);
`;

/** Templates of the programs. `{test}` is replaced by the part `test`. */
const TEMPLATES: ProgramText = {
  en: `
|solve(i):
full|  if i = number of blanks: solved
|  for digit from 1 to 9
|    {test}
place|      place digit in blank i
|      if solve(i + 1): solved
remove|      remove digit
dead|  no digit fits: return
|
start|solve(0)
`,
  ko: `
|solve(i):
full|  i가 빈칸 개수와 같으면 성공
|  1부터 9까지 숫자마다
|    {test}
place|      i번째 빈칸에 숫자 넣기
|      solve(i + 1)이 성공하면 성공
remove|      숫자를 다시 빼기
dead|  넣을 숫자가 없으므로 실패
|
start|solve(0)
`,
  python: `
{fits}
|def solve(i):
full|    if i == len(blanks): return True
|    r, c = blanks[i]
|    {box}
|    for d in range(1, 10):
|        if {test}:
place|            board[r][c] = d
|            {place}
|            if solve(i + 1): return True
remove|            board[r][c] = 0
|            {remove}
dead|    return False
|
start|solve(0)
`,
  cpp: `
{fits}
|bool solve(int i) {
full|  if (i == blanks.size()) return true;
|  auto [r, c] = blanks[i];
|  {box}
|  for (int d = 1; d <= 9; d++) {
${TRIES}`,
  typescript: `
{fits}
|function solve(i: number): boolean {
full|  if (i === blanks.length) return true;
|  const [r, c] = blanks[i];
|  {box}
|  for (let d = 1; d <= 9; d++) {
${TRIES}`,
};

/** The function with which `scan` tests a digit. */
const FITS = {
  python: `|def fits(r, c, d):
|    for i in range(9):
|        if board[r][i] == d or board[i][c] == d: return False
|        if board[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] == d: return False
|    return True
|`,
  cpp: `|bool fits(int r, int c, int d) {
|  for (int i = 0; i < 9; i++) {
|    if (board[r][i] == d || board[i][c] == d) return false;
|    if (board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
|  }
|  return true;
|}
|`,
  typescript: `|function fits(r: number, c: number, d: number): boolean {
|  const [top, left] = [r - (r % 3), c - (c % 3)];
|  for (let i = 0; i < 9; i++) {
|    if (board[r][i] === d || board[i][c] === d) return false;
|    if (board[top + Math.floor(i / 3)][left + (i % 3)] === d) return false;
|  }
|  return true;
|}
|`,
};

const SCAN: ProgramParts = {
  en: { test: 'if digit is not in row, column or box' },
  ko: { test: '행, 열, 상자에 그 숫자가 없으면' },
  python: { fits: FITS.python, test: 'fits(r, c, d)' },
  cpp: { fits: FITS.cpp, test: 'fits(r, c, d)' },
  typescript: { fits: FITS.typescript, test: 'fits(r, c, d)' },
};

const BOX = {
  python: 'b = r // 3 * 3 + c // 3',
  cpp: 'int b = r / 3 * 3 + c / 3;',
  typescript: 'const b = boxOf[r][c];',
};

/** The parts of `used-arrays` that are the same in C++ and TypeScript. */
const ARRAYS: Parts = {
  test: '!row[r][d] && !col[c][d] && !box[b][d]',
  place: 'row[r][d] = col[c][d] = box[b][d] = true;',
  remove: 'row[r][d] = col[c][d] = box[b][d] = false;',
};

const USED_ARRAYS: ProgramParts = {
  en: { test: 'if digit is not marked as used' },
  ko: { test: '쓴 숫자로 표시되어 있지 않으면' },
  python: {
    box: BOX.python,
    test: 'not (row[r][d] or col[c][d] or box[b][d])',
    place: 'row[r][d] = col[c][d] = box[b][d] = True',
    remove: 'row[r][d] = col[c][d] = box[b][d] = False',
  },
  cpp: { box: BOX.cpp, ...ARRAYS },
  typescript: { box: BOX.typescript, ...ARRAYS },
};

/** The parts of `bitmask` that are the same in C++ and TypeScript. */
const MASKS: Parts = {
  place: 'row[r] |= 1 << d; col[c] |= 1 << d; box[b] |= 1 << d;',
  remove: 'row[r] ^= 1 << d; col[c] ^= 1 << d; box[b] ^= 1 << d;',
};

const BITMASK: ProgramParts = {
  en: { test: "if digit's bit is clear in all three masks" },
  ko: { test: '세 마스크 모두 그 비트가 0이면' },
  python: {
    box: BOX.python,
    test: 'not (row[r] | col[c] | box[b]) & 1 << d',
    place: 'row[r] |= 1 << d; col[c] |= 1 << d; box[b] |= 1 << d',
    remove: 'row[r] ^= 1 << d; col[c] ^= 1 << d; box[b] ^= 1 << d',
  },
  cpp: { box: BOX.cpp, test: '!((row[r] | col[c] | box[b]) & 1 << d)', ...MASKS },
  typescript: { box: BOX.typescript, test: '!((row[r] | col[c] | box[b]) & (1 << d))', ...MASKS },
};

/** The programs that fill the blanks in a fixed order. */
export const articlePrograms = {
  scan: filled(SCAN),
  'used-arrays': filled(USED_ARRAYS),
  bitmask: filled(BITMASK),
};

/** Fills the parts into the templates. Drops a line if its part is missing. */
function filled(parts: ProgramParts): ProgramText {
  const text = (key: keyof ProgramText): string =>
    TEMPLATES[key].replace(/(.*)\{(\w+)\}(.*\n)/g, (_, before, name: keyof Parts, after) => {
      const part = parts[key][name];
      return part === undefined ? '' : before + part + after;
    });
  return {
    en: text('en'),
    ko: text('ko'),
    python: text('python'),
    cpp: text('cpp'),
    typescript: text('typescript'),
  };
}
