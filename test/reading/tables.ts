import { drawn, FOUR, inRows, NINE, numbers, parted, rowsOf } from './grids.ts';
import { broken, type ReadingText, text } from './text.ts';

// Tables as spreadsheets, notebooks and pages write them: with names of rows and columns, marks of
// HTML and LaTeX, and grids within one cell.

const [A, B, C] = NINE;

const labelled = (cells: string, label: (row: number) => string, separator = ''): string =>
  rowsOf(cells)
    .map((row, at) => label(at + 1) + Array.from(row).join(separator))
    .join('\n');
const named = (cells: string, blank: string, label: (row: number) => string): string =>
  numbers(cells, blank)
    .map((row, at) => [label(at + 1), ...row].join('  '))
    .join('\n');

/** A table with names of columns and rows. */
const sheet = (
  cells: string,
  separator: string,
  columns: readonly (string | number)[] = Array.from('ABCDEFGHI'),
  row: (row: number) => string | number = (at) => at,
  blank = '',
): string =>
  [['', ...columns], ...numbers(cells, blank).map((line, at) => [row(at + 1), ...line])]
    .map((line) => line.join(separator))
    .join('\n');
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const plain = (cells: string): string => Array.from(cells.replaceAll('.', '0')).join();

/** Most of their rows have one digit. */
const SPARSE = ['..3....4.1......', '.2...3.......4..'];

export const TABLES: readonly ReadingText[] = [
  // A title that is also the name of a column
  text('puzzle above rows', `puzzle\n${inRows(A)}\n`, A, 1),
  text('Puzzle above spaced rows', `Puzzle\n${parted(A, ' ')}\n`, A, 1),
  text('Puzzle above a drawing', `Puzzle\n\n${drawn(A)}\n`, A, 1),
  text('Puzzle above a table', `Puzzle\n${parted(A, ',')}\n`, A, 1),
  text('quizzes above two grids', `quizzes\n${inRows(A)}\n\n${inRows(B)}\n`, [A, B], 1),
  text('Puzzle above each grid', `Puzzle\n${inRows(A)}\nPuzzle\n${inRows(B)}\n`, [A, B], 1),
  text('Puzzle in the first cell of a table', `Puzzle,,,,,,,,\n${parted(A, ',', '')}\n`, A, 1),
  text('Puzzle above an empty line and lines', `Puzzle\n\n${A}\n${B}\n`, [A, B], 0),
  text('puzzle as a column', `puzzle\n${A}\n${B}\n`, [A, B], 0),
  text('puzzle as a column in quotes', `puzzle\n"${A}"\n"${B}"\n`, [A, B], 0),

  // Names above the columns and before the rows
  text('A–I and 1–9, commas', sheet(A, ','), A, 0),
  text('A–I and 1–9, tabs', sheet(A, '\t'), A, 0),
  text('A–I and 1–9, semicolons', sheet(A, ';'), A, 0),
  text('A–I and 1–9, tabs and zeros', sheet(A, '\t', undefined, undefined, '0'), A, 0),
  text('A–I and 1–9, two grids', `${sheet(A, ',')}\n\n${sheet(B, ',')}\n`, [A, B], 0),
  text('A–I and 1–9, two grids without a gap', `${sheet(A, ',')}\n${sheet(B, ',')}\n`, [A, B], 0),
  text('A–I and 1–9, more columns', sheet(A, ',').replace(/$/gm, ',,'), A, 0),
  text('A–I and 1–9, a title', `Sudoku\n${sheet(A, ',')}`, A, 1),
  text('A–I and 1–9, a title in a cell', `Sudoku,,,,,,,,,\n${sheet(A, ',')}`, A, 1),
  text(
    '1–9 and A–I',
    sheet(A, ',', NUMBERS, (row) => ' ABCDEFGHI'[row]),
    A,
    0,
  ),
  text('1–9 and 1–9', sheet(A, ',', NUMBERS), A, 0),
  text('1–9 and 1–9, zeros', sheet(A, ',', NUMBERS, undefined, '0'), A, 0),
  text(
    '0–8 and 0–8',
    sheet(A, ',', [0, 1, 2, 3, 4, 5, 6, 7, 8], (row) => row - 1, '0'),
    A,
    0,
  ),
  text(
    '0–8 and 0–8, floats',
    sheet(A, ',', [0, 1, 2, 3, 4, 5, 6, 7, 8], (row) => row - 1).replace(
      /(?<=^\d.*,)\d(?=,|$)/gm,
      '$&.0',
    ),
    A,
    0,
  ),
  text(
    'c1–c9 and r1–r9',
    sheet(
      A,
      ',',
      NUMBERS.map((n) => `c${n}`),
      (row) => `r${row}`,
    ),
    A,
    0,
  ),
  text(
    'write.csv of R',
    sheet(
      A,
      ',',
      NUMBERS.map((n) => `"V${n}"`),
      (row) => `"${row}"`,
      'NA',
    ).replace(/^/, '""'),
    A,
    0,
  ),
  text('c1–c9 only', `${NUMBERS.map((n) => `c${n}`).join()}\n${parted(A, ',')}\n`, A, 0),
  text('row numbers only', sheet(A, ',').replace(/^.*\n/, ''), A, 0),
  text(
    'CSV: 81 columns with names and ids',
    `id,${Array.from({ length: 81 }, (_, at) => `c${at}`).join()}\n${[A, B, C].map((cells, at) => `${at + 1},${plain(cells)}`).join('\n')}\n`,
    [A, B, C],
    0,
  ),
  text(
    'CSV: 81 columns r1c1–r9c9',
    `${NUMBERS.flatMap((row) => NUMBERS.map((column) => `r${row}c${column}`)).join()}\n${[A, B].map(plain).join('\n')}\n`,
    [A, B],
    0,
  ),
  text(
    'an HTML table with names',
    `<table><tr><th></th>${NUMBERS.map((n) => `<th>${n}</th>`).join('')}</tr>\n${numbers(A, '')
      .map(
        (row, at) =>
          `<tr><th>${'ABCDEFGHI'[at]}</th>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
      )
      .join('\n')}</table>`,
    A,
    0,
  ),
  text(
    'A–I and 1–9, empty rows between bands',
    sheet(A, ',').replace(/^[36],.*$/gm, '$&\n,,,,,,,,,'),
    A,
    0,
  ),
  text(
    'a–d and 0–3, the first row in order',
    sheet('12343412.1434321', ',', ['a', 'b', 'c', 'd'], (row) => row - 1),
    '12343412.1434321',
    0,
  ),
  text(
    'a Markdown table with C1–C9',
    `| ${NUMBERS.map((n) => `C${n}`).join(' | ')} |\n|${'---|'.repeat(9)}\n${parted(A, ' | ', ' ').replace(/^.*$/gm, '| $& |')}`,
    A,
    0,
  ),
  text(
    'quoted cells and tabs',
    parted(A, '\t', '').replace(/[^\t\n]|(?<=\t|^)(?=\t|$)/gm, '"$&"'),
    A,
    0,
  ),
  text('CSV of pandas: ,0', `,0\n0,${A}\n1,${B}\n`, [A, B], 0),
  text('CSV with columns c1–c4', `c1,c2,c3,c4\n1,${A},x,y\n`, A, 0),
  broken('A–I and 1–9, a row missing', sheet(A, ',').replace(/^5,.*\n/m, '')),
  broken('A–I and 1–9, a cell missing', sheet(A, ',').replace(/^(5,.*),/m, '$1')),
  broken('A–I and 1–9, a wrong digit', sheet(A, ',').replace(/^(5,.*),/m, '$1x')),

  // A grid within a cell
  text('CSV: rows below one another in a cell', inCells('id,puzzle', '\n'), [A, B], 0),
  text('CSV: rows below one another, no header', inCells('', '\n'), [A, B], 0),
  text(
    'CSV: rows below one another, CR LF',
    inCells('id,puzzle', '\n').replaceAll('\n', '\r\n'),
    [A, B],
    0,
  ),
  text('CSV: rows below one another, dots', inCells('Level,Board', '\n', '.'), [A, B], 0),
  text(
    'CSV: spaced rows below one another',
    `Level,Board\n1,"${parted(A, ' ')}"\n2,"${parted(B, ' ')}"\n`,
    [A, B],
    0,
  ),
  text('CSV: a cell of rows, tabs', `easy\t"${inRows(A)}"\nhard\t"${inRows(B)}"\n`, [A, B], 0),
  text('CSV: spaces between rows', inCells('Level,Board', ' '), [A, B], 0),
  text('CSV: slashes between rows', inCells('Level,Board', '/'), [A, B], 0),
  text('CSV: bars between rows', inCells('Level,Board', '|'), [A, B], 0),
  text('CSV: slashes between rows, no header', inCells('', '/'), [A, B], 0),
  text(
    'CSV: slashes between rows, with solutions',
    `puzzle,solution\n${[A, B].map((g) => `${slashed(g)},${slashed(g.replaceAll('.', '1'))}`).join('\n')}\n`,
    [A, B],
    0,
  ),
  text('CSV: slashes between rows of 4×4', `level,board\n1,${slashed(FOUR[0])}\n`, FOUR[0], 0),
  text(
    'CSV: 81 numbers in a cell',
    `Level,Board\n1,"${parted(A, ', ').replaceAll('\n', ', ')}"\n2,"${parted(B, ', ').replaceAll('\n', ', ')}"\n`,
    [A, B],
    0,
  ),
  broken('CSV: a row missing in a cell', inCells('id,puzzle', '\n').replace(/\n.*(?=\n2,)/, '"'), [
    B,
  ]),
  text('slashes between rows', `${slashed(A)}\n${slashed(B)}\n`, [A, B], 0),
  text('spaces between rows', `${slashed(A, ' ')}\n${slashed(B, ' ')}\n`, [A, B], 0),
  text('commas between rows', `${slashed(A, ',')}\n${slashed(B, ',')}\n`, [A, B], 0),
  text('semicolons between rows', `${slashed(A, ';')}\n${slashed(B, ';')}\n`, [A, B], 0),

  // How many lines follow
  ...['1000', '100000', '1000000', '10000000', '49151000', '100000000', '1,000,000'].map((count) =>
    text(`${count} above lines`, `${count}\n${A}\n${B}\n`, [A, B], 1),
  ),

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
  text(
    'HTML: rows with one digit or none',
    `${html(SPARSE[0], '')}\n${html(SPARSE[1], '')}`,
    SPARSE,
    0,
  ),
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

function slashed(cells: string, separator = '/'): string {
  return rowsOf(cells).join(separator);
}

/** CSV with a grid in each line, in one quoted cell. */
function inCells(header: string, separator: string, blank = '0'): string {
  const rows = [A, B].map((cells, at) => {
    const cell = inRows(cells, blank).replaceAll('\n', separator);
    return `${at + 1},${separator === '\n' ? `"${cell}"` : cell}\n`;
  });
  return (header && `${header}\n`) + rows.join('');
}

function html(cells: string, between: string): string {
  const rows = numbers(cells, '').map((row) => row.map((cell) => `<td>${cell}</td>`));
  const lines = rows.map((row) => `<tr>${between}${row.join(between)}</tr>`);
  return `<table class="grid">\n<tbody>\n${lines.join('\n')}\n</tbody>\n</table>`;
}

function latex(cells: string): string {
  const lines = parted(cells, ' & ', '').replace(/$/gm, ' \\\\ \\hline');
  return `\\begin{tabular}{|*{9}{c|}}\n\\hline\n${lines}\n\\end{tabular}`;
}
