import type { NotationId } from '../src/rooms/make/notations.ts';
import { FAMOUS, SOLVED } from './puzzle-texts.ts';

const ZEROS = FAMOUS.replaceAll('.', '0');
const ROWS = FAMOUS.match(/.{9}/g) ?? [];
const ZERO_ROWS = ZEROS.match(/.{9}/g) ?? [];
const NUMBERS = ZERO_ROWS.map((row) => Array.from(row, Number));
const EMPTY_25 = '.'.repeat(625);

/** The rows, with `separator` between the cells of a row. */
const joined = (separator: string, rows: readonly string[] = ZERO_ROWS): string =>
  rows.map((row) => Array.from(row).join(separator)).join('\n');
/** The rows, each with something around it or in it. */
const eachRow = (change: (row: string, index: number) => string): string =>
  ROWS.map(change).join('\n');
const cellsOf = (row: string, blank: string): string[] =>
  Array.from(row, (symbol) => (symbol === '.' ? blank : symbol));

const drawn = [0, 3, 6]
  .flatMap((from) => ['+---+---+---+', ...ROWS.slice(from, from + 3).map((row) => `|${row}|`)])
  .join('\n');
const boxes = ROWS.flatMap((row, at) => {
  const cells = cellsOf(row, ' ').join(' ');
  const line = `║ ${cells.slice(0, 5)} ║ ${cells.slice(6, 11)} ║ ${cells.slice(12)} ║`;
  return at === 3 || at === 6 ? ['╠═══════╬═══════╬═══════╣', line] : [line];
}).join('\n');
const markdown = `|---|---|---|---|---|---|---|---|---|\n${eachRow((row) => `| ${cellsOf(row, ' ').join(' | ')} |`)}`;
const html = (blank: string): string =>
  `<table border="1"><tbody>${eachRow((row) => `<tr><td class="cell">${cellsOf(row, blank).join('</td><td class="cell">')}</td></tr>`)}</tbody></table>`;
const quoted = (text: string): string => text.replace(/^/gm, '> ');
const fenced = (text: string, language = ''): string => `\`\`\`${language}\n${text}\n\`\`\``;

export interface Message {
  readonly name: string;
  readonly notation: NotationId;
  readonly text: string;
  /** Default: the famous puzzle. */
  readonly cells?: string;
  /** The number of puzzles. Default: 1. */
  readonly puzzles?: number;
}

const message = (name: string, notation: NotationId, text: string): Message => ({
  name,
  notation,
  text,
});

/**
 * Texts that people paste: a puzzle with something around it, or with its cells in unusual places.
 */
export const MESSAGES: readonly Message[] = [
  // From messages
  message('a sentence before the rows', 'rows', `From today’s paper:\n\n${ROWS.join('\n')}`),
  message('a sentence before and after', 'rows', `Try this:\n${ROWS.join('\n')}\nIt is hard!`),
  message('a Korean sentence', 'spaced', `오늘의 스도쿠 문제예요.\n${joined(' ')}\n풀어 보세요!`),
  message('a sentence on the same line', 'line', `My puzzle today is ${FAMOUS}`),
  message('a quoted e-mail', 'rows', `On Monday, Ann wrote:\n${quoted(ROWS.join('\n'))}`),
  message('an e-mail quoted twice', 'spaced', quoted(quoted(joined(' ')))),
  message('an e-mail with a drawing', 'block', quoted(drawn)),
  message('a line wrapped by e-mail', 'line', `${FAMOUS.slice(0, 76)}\n${FAMOUS.slice(76)}`),
  message('a code fence', 'rows', fenced(ROWS.join('\n'))),
  message('a fence and talk', 'block', `Sure! Here it is:\n\n${fenced(drawn)}\nGood luck!`),
  message('inline code', 'line', `\`${FAMOUS}\``),
  message('a chat with times', 'line', `[10:32] Ann: ${FAMOUS}`),
  message('KakaoTalk', 'line', `[민수] [오후 3:12] ${ZEROS}`),
  message(
    'keycap emoji',
    'rows',
    eachRow((row) => cellsOf(row, '⬜').join('️⃣')),
  ),
  message(
    'a bulleted list',
    'rows',
    eachRow((row) => `- ${row}`),
  ),
  message(
    'a numbered list',
    'rows',
    eachRow((row, at) => `${at + 1}. ${row}`),
  ),
  message(
    'rows with names',
    'spaced',
    eachRow((row, at) => `Row ${at + 1}: ${cellsOf(row, '.').join(' ')}`),
  ),
  message(
    'rows with cells named',
    'rows',
    eachRow((row, at) => `r${at + 1}: ${row}`),
  ),
  message('curly quotes', 'line', `“${FAMOUS}”`),
  message('brackets', 'line', `[${FAMOUS}]`),

  // From pages, spreadsheets and documents
  message('an HTML table', 'table', html('')),
  message('an HTML table with &nbsp;', 'table', html('&nbsp;')),
  message(
    'the text of an HTML table',
    'table',
    eachRow((row) => cellsOf(row, '').join('\t')),
  ),
  message(
    'a spreadsheet on Windows',
    'table',
    eachRow((row) => cellsOf(row, '').join('\t')).replaceAll('\n', '\r\n'),
  ),
  message(
    'a spreadsheet with semicolons',
    'table',
    eachRow((row) => cellsOf(row, '').join(';')),
  ),
  message('a Markdown table', 'block', `| | | | | | | | | |\n${markdown}`),
  message(
    'a short Markdown rule',
    'block',
    `| | | | | | | | | |\n${markdown.replaceAll('---', '-')}`,
  ),
  message(
    'a Markdown table with letters',
    'block',
    `| A | B | C | D | E | F | G | H | I |\n${markdown}`,
  ),
  message('box-drawing characters', 'block', boxes),
  message(
    'a PDF with odd spaces',
    'spaced',
    eachRow((row, at) => ` ${cellsOf(row, '0').join(' '.repeat(1 + (at % 3)))} `),
  ),
  message('a PDF with empty lines', 'spaced', joined(' ').replaceAll('\n', '\n\n')),
  message(
    'bands of three rows',
    'rows',
    eachRow((row, at) => (at % 3 === 2 ? `${row}\n` : row)),
  ),
  message(
    'boxes with spaces between',
    'block',
    eachRow((row, at) => row.replace(/...(?=.)/g, '$& ') + (at % 3 === 2 ? '\n' : '')),
  ),
  message('non-breaking spaces', 'spaced', joined('\u00a0')),
  message('an invisible space', 'line', `\u200b${FAMOUS}`),
  message('a byte order mark', 'rows', `\ufeff${ROWS.join('\r\n')}`),
  message('lines of an old Mac', 'rows', ROWS.join('\r')),
  message(
    'full-width digits',
    'line',
    FAMOUS.replace(/[1-9]/g, (digit) => '０１２３４５６７８９'[Number(digit)]),
  ),
  message(
    'circled digits',
    'rows',
    eachRow((row) => row.replace(/[1-9]/g, (digit) => '⓪①②③④⑤⑥⑦⑧⑨'[Number(digit)])),
  ),
  message('dots that became ellipses', 'line', FAMOUS.replaceAll('...', '…')),
  message('long dashes', 'rows', ROWS.join('\n').replaceAll('.', '–')),
  message('white squares', 'rows', ROWS.join('\n').replaceAll('.', '□')),
  message('Korean ㅁ', 'rows', ROWS.join('\n').replaceAll('.', 'ㅁ')),
  message(
    'a LaTeX table',
    'table',
    eachRow((row) => `${cellsOf(row, ' ').join(' & ')} \\\\ \\hline`),
  ),
  message(
    'the LaTeX package sudoku',
    'block',
    `\\begin{sudoku}\n${eachRow((row) => `|${cellsOf(row, ' ').join('|')}|.`)}\n\\end{sudoku}`,
  ),

  // From programs
  message('a Python string', 'lists', `grid = "${FAMOUS}"`),
  message('a Python string of lines', 'rows', `grid = """\n${ROWS.join('\n')}\n"""`),
  message(
    'Python in a fence',
    'lists',
    fenced(`grid = ${JSON.stringify(NUMBERS).replaceAll('],', '],\n')}`, 'python'),
  ),
  message(
    'LeetCode',
    'lists',
    `Input: board = ${JSON.stringify(ROWS.map((row) => Array.from(row)))}`,
  ),
  message('a JavaScript template', 'rows', `const grid = \`\n${ROWS.join('\n')}\n\`;`),
  message(
    'a C array',
    'lists',
    `int grid[9][9] = {${NUMBERS.map((row) => `{${row.join()}}`).join()}};`,
  ),
  message(
    'a matrix of R',
    'line',
    `matrix(c(${Array.from(ZEROS).join(', ')}), 9, 9, byrow = TRUE)`,
  ),
  message('a matrix of MATLAB', 'spaced', `[${joined(' ').replaceAll('\n', ';\n')}];`),
  message('Prolog', 'lists', `problem(1, ${JSON.stringify(NUMBERS).replaceAll('0', '_')}).`),
  message('YAML', 'lists', NUMBERS.map((row) => `- [${row.join(', ')}]`).join('\n')),
  message('SQL', 'lists', `INSERT INTO puzzles VALUES ('${FAMOUS}');`),
  message('JSON with another key', 'json', `{"grid":"${FAMOUS}"}`),
  message(
    'the answer of a web service',
    'json',
    JSON.stringify({
      newboard: {
        grids: [
          {
            value: NUMBERS,
            solution: SOLVED.match(/.{9}/g)?.map((row) => Array.from(row, Number)),
          },
        ],
      },
    }),
  ),
  message('indented JSON', 'json', JSON.stringify(NUMBERS, null, 2)),
  message('a JSON string', 'json', JSON.stringify(FAMOUS)),
  message('XML', 'line', `<sudoku level="1">\n  <puzzle>${FAMOUS}</puzzle>\n</sudoku>`),
  message('81 numbers with commas', 'table', Array.from(ZEROS).join(', ')),
  message('81 cells with empty ones', 'table', cellsOf(FAMOUS, '').join(',')),
  message('rows with slashes', 'line', ROWS.join('/')),
  message('rows on one line', 'line', ROWS.join(' ')),
  message('escaped for a URL', 'rows', encodeURIComponent(ROWS.join('\n'))),

  // Links
  message(
    'a link in a sentence',
    'sudoku-exchange',
    `See https://sudokuexchange.com/play/?s=${ZEROS} for more`,
  ),
  message('a link in Markdown', 'sudoku-coach', `[today](https://sudoku.coach/en/play/${ZEROS})`),
  message(
    'a link in an e-mail',
    'sudokuwiki',
    quoted(`<https://www.sudokuwiki.org/sudoku.htm?bd=${ZEROS}>`),
  ),
  message(
    'a link of an unknown site',
    'line',
    `https://example.org/play?level=2&puzzle=${ZEROS}&lang=en`,
  ),

  // Several puzzles, and other sizes
  {
    ...message('two puzzles in a chat', 'line', `Ann: ${FAMOUS}\nBen: ${SOLVED.replace('1', '.')}`),
    puzzles: 2,
  },
  {
    ...message('two quoted grids', 'rows', quoted(`${ROWS.join('\n')}\n\n${ROWS.join('\n')}`)),
    puzzles: 2,
  },
  {
    ...message('three lines with names', 'line', `1: ${FAMOUS}\n2: ${ZEROS}\n3: ${FAMOUS}`),
    puzzles: 3,
  },
  {
    ...message(
      'an array of objects',
      'json',
      JSON.stringify([{ puzzle: FAMOUS }, { puzzle: ZEROS }]),
    ),
    puzzles: 2,
  },
  {
    ...message('CSV with an id', 'csv', `id;level;puzzle\n1;2.5;${FAMOUS}\n2;3;${ZEROS}`),
    puzzles: 2,
  },
  {
    ...message('a quoted 4×4', 'spaced', quoted('1 0 0 0\n0 0 3 0\n0 0 0 0\n0 2 0 0')),
    cells: '1.....3......2..',
  },
  {
    ...message('a fenced 6×6', 'rows', fenced('1.....\n..2...\n......\n...3..\n......\n.....6')),
    cells: '1.......2............3.............6',
  },
  {
    ...message(
      'a sentence before a 16×16',
      'rows',
      `A big one:\nG${EMPTY_25.slice(0, 15)}\n${`${EMPTY_25.slice(0, 16)}\n`.repeat(15)}`,
    ),
    cells: `G${EMPTY_25.slice(0, 255)}`,
  },
  {
    ...message('a quoted 25×25', 'line', `> P${EMPTY_25.slice(1)}`),
    cells: `P${EMPTY_25.slice(1)}`,
  },
];
