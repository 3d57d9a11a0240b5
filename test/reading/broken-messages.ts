import { inRows, NINE, rowsOf } from './grids.ts';
import { broken, type ReadingText, text } from './text.ts';

// Messages and pages in which one puzzle is broken, or something else has digits. The others stay.

const [A, B, C] = NINE;
const a = inRows(A);
const quoted = (content: string): string => content.replace(/^/gm, '> ');
const table = (cells: string): string =>
  `<table>\n${rowsOf(cells)
    .map((row) => `<tr>${row.replace(/./g, (c) => `<td>${c === '.' ? ' ' : c}</td>`)}</tr>`)
    .join('\n')}\n</table>`;
const latex = (cells: string): string =>
  `\\begin{tabular}{ccccccccc}\n${rowsOf(cells)
    .map((row) => `${Array.from(row.replaceAll('.', ' ')).join(' & ')} \\\\`)
    .join('\n')}\n\\end{tabular}`;
const xml = (cells: string): string =>
  `<sudoku>\n${rowsOf(cells)
    .map((row) => `  <row>${row.replaceAll('.', '0')}</row>`)
    .join('\n')}\n</sudoku>`;
const spaced = (cells: string): string =>
  rowsOf(cells)
    .map((row) => Array.from(row.replaceAll('.', '0')).join(' '))
    .join('\n');
/** The text without its fifth line. */
const short = (content: string): string => content.split('\n').toSpliced(4, 1).join('\n');

const FORMS = { HTML: table, 'a quote': (cells: string) => quoted(inRows(cells)), latex, xml };
const ID = '550e8400-e29b-41d4-a716-446655440000';
const many = (count: number, form: (cells: string) => string, gap: string): string =>
  Array.from({ length: count }, (_, at) => form(NINE[at % 3])).join(gap);
const manyGrids = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => NINE[at % 3]);

export const BROKEN_MESSAGES: readonly ReadingText[] = [
  ...Object.entries(FORMS).flatMap(([name, form]) => [
    broken(`${name}, then one row short`, `${form(A)}\n\n${short(form(B))}\n`, [A]),
    broken(`${name} with one row short first`, `${short(form(B))}\n\n${form(A)}\n`, [A]),
    broken(
      `${name}, a bad cell in the second of three`,
      [form(A), form(`@${B.slice(1)}`), form(C)].join('\n\n'),
      [A, C],
    ),
    broken(`rows, then ${name} with one row short`, `${a}\n\n${short(form(B))}\n`, [A]),
  ]),
  broken('two tables without a gap, one row short', `${table(A)}\n${short(table(B))}\n`, [A]),
  broken('rows, then spaced rows, one row short', `${a}\n\n${short(spaced(B))}\n`, [A]),
  broken('a table, then rows, one row short', `${table(A)}\n\n${short(inRows(B))}\n`, [A]),
  broken('Grid 01 with one row short, then rows', `Grid 01\n${short(a)}\n\n${inRows(B)}\n`, [B]),

  ...['3.4.', '2021', '3/4/21', '9/10', 'v1.2'].map((line) =>
    text(`a quote, then "${line}"`, `${quoted(a)}\n${line}\n`, A),
  ),
  text('JSON without a grid, then rows', `{"status":"ok","count":3}\n${a}\n`, A, 1),
  text('JSON without a grid, then a line', `{"status":"ok","count":3}\n${A}\n`, A, 1),
  text('an id above rows', `${ID}\n${a}\n`, A, 1),
  text('the name and an id above spaced rows', `id: ${ID}\n${spaced(A)}\n`, A, 1),
  text('a file of Euler, then JSON', `Grid 01\n${a}\n\n{"puzzle":"${B}"}\n`, [A, B]),
  text('a .sdk file, then LaTeX', `#A Ann\n[Puzzle]\n${a}\n\n${latex(B)}\n`, [A, B]),
  text(
    'a JSON object over lines below a line of JSON',
    `{"puzzle":"${A}"}\nand the next one\n${JSON.stringify({ puzzle: B }, null, 1)}\n`,
    [A, B],
    2,
  ),
  text('a line, a sentence, a setting', `${A}\nand the next one\npuzzle=${B}\n`, [A, B], 2),
];

/** Messages that are longer than others. */
export const LONG_MESSAGES: readonly ReadingText[] = [
  text('60 tables', `${many(60, table, '\n')}\n`, manyGrids(60)),
  text('250 quotes', `${many(250, FORMS['a quote'], '\n\n')}\n`, manyGrids(250)),
  text('100 elements of XML', `${many(100, xml, '\n')}\n`, manyGrids(100)),
  text(
    'a page with a long style',
    `<html>\n<style>\n${'a { top: 12px }\n'.repeat(2000)}</style>\n${table(A)}\n</html>\n`,
    A,
  ),
  broken(
    '60 tables, the last one row short',
    `${many(60, table, '\n')}\n${short(table(B))}\n`,
    manyGrids(60),
  ),
];
