import { inRows, NINE, numbers, parted, rowsOf } from './grids.ts';
import { type ReadingText, text } from './text.ts';

// Tables as spreadsheets, notebooks and pages write them: with names of rows and columns, marks of
// HTML and LaTeX, and grids within one cell.

const [A, B] = NINE;

const labelled = (cells: string, label: (row: number) => string, separator = ''): string =>
  rowsOf(cells)
    .map((row, at) => label(at + 1) + Array.from(row).join(separator))
    .join('\n');
const named = (cells: string, blank: string, label: (row: number) => string): string =>
  numbers(cells, blank)
    .map((row, at) => [label(at + 1), ...row].join('  '))
    .join('\n');

export const TABLES: readonly ReadingText[] = [
  // Names beside packed rows
  text(
    'R1 and a space',
    labelled(A, (row) => `R${row} `),
    A,
    0,
  ),
  text(
    'r1 and a colon',
    labelled(A, (row) => `r${row}: `, ' '),
    A,
    0,
  ),
  text('row1', labelled(A, (row) => `row${row}: `).replaceAll('.', '0'), A, 0),
  text(
    'Row 1 and a space',
    labelled(A, (row) => `Row ${row} `),
    A,
    0,
  ),
  text(
    'Line 1',
    labelled(A, (row) => `Line ${row}: `),
    A,
    0,
  ),
  text(
    '1행',
    labelled(A, (row) => `${row}행: `),
    A,
    0,
  ),
  text(
    'R1: two grids',
    [A, B].map((cells) => labelled(cells, (row) => `R${row} `)).join('\n\n'),
    [A, B],
    0,
  ),
  text(
    'R1, and packed names of columns',
    `   123456789\n${labelled(A, (row) => `R${row} `)}`,
    A,
    0,
  ),
  text(
    'R1 between sentences',
    `Here it is:\n${labelled(A, (row) => `R${row} `)}\nThanks for puzzle 7!\n`,
    A,
    1,
  ),

  // Notebooks
  text(
    'pandas: NaN',
    `     0    1    2    3    4    5    6    7    8\n${named(A, 'NaN', (row) => `${row - 1}`).replace(/(?<= )\d(?!\S)/g, '$&.0')}`,
    A,
    0,
  ),
  text(
    'pandas: its size below',
    `   0  1  2  3  4  5  6  7  8\n${named(A, '0', (row) => `${row - 1}`)}\n\n[9 rows x 9 columns]\n`,
    A,
    12,
  ),
  text(
    'R: a data frame',
    `  V1 V2 V3 V4 V5 V6 V7 V8 V9\n${named(A, '0', (row) => `${row}`)}`,
    A,
    0,
  ),
  text(
    'R: a matrix with NA',
    `     [,1] [,2] [,3] [,4] [,5] [,6] [,7] [,8] [,9]\n${named(A, 'NA', (row) => `[${row},]`)}`,
    A,
    0,
  ),

  // Marks
  text('HTML: one cell a line', html(A, '\n  '), A, 0),
  text('HTML: &nbsp;', html(A, '').replaceAll('<td></td>', '<td>&nbsp;</td>'), A, 0),
  text('HTML: two tables', `${html(A, '')}\n${html(B, '')}`, [A, B], 0),
  text('HTML: a sentence above', `<p>Puzzle of the day</p>\n${html(A, '')}`, A, 1),
  text(
    'HTML: fields to fill in',
    html(A, '\n').replace(/<td>(.?)<\/td>/g, '<td><input maxlength="1" value="$1"></td>'),
    A,
    0,
  ),
  text('HTML: a text area', `<textarea>${inRows(A)}</textarea>`, A, 0),
  text('LaTeX', `\\begin{center}\n${latex(A)}\n\\end{center}\n`, A, 0),
  text('LaTeX: two tables', `${latex(A)}\n\n${latex(B)}\n`, [A, B], 0),
];

function html(cells: string, between: string): string {
  const rows = numbers(cells, '').map((row) => row.map((cell) => `<td>${cell}</td>`));
  const lines = rows.map((row) => `<tr>${between}${row.join(between)}</tr>`);
  return `<table class="grid">\n<tbody>\n${lines.join('\n')}\n</tbody>\n</table>`;
}

function latex(cells: string): string {
  const lines = parted(cells, ' & ', '').replace(/$/gm, ' \\\\ \\hline');
  return `\\begin{tabular}{|*{9}{c|}}\n\\hline\n${lines}\n\\end{tabular}`;
}
