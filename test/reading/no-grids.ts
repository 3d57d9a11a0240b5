import { FOUR, inRows, NINE, numbers, rowsOf } from './grids.ts';
import { broken, type ReadingText, text } from './text.ts';

// Lists, numbers and lines of dots that look like grids, alone and beside grids.

const [A, B] = NINE;
const a = inRows(A);

const header = `|${' |'.repeat(9)}\n|${'---|'.repeat(9)}`;
/** A Markdown table with an empty header. */
const markdown = (rows: readonly string[]): string =>
  [header, ...rows.map((row) => `| ${Array.from(row.replaceAll('.', ' ')).join(' | ')} |`)].join(
    '\n',
  );
const bullets = (lines: readonly string[], mark = '- '): string =>
  lines.map((line) => `${mark}${line}\n`).join('');
const spaced = (cells: string): string[] => rowsOf(cells).map((row) => Array.from(row).join(' '));
const rowOfProlog = (row: string): string => `[${Array.from(row.replaceAll('.', '_')).join(',')}]`;
const prolog = `problem(1, [${rowsOf(A).map(rowOfProlog).join(',\n  ')}]).`;
const dots = (count: number): string => '.'.repeat(count);
const contents = (count: number): string =>
  `Chapter 1 ${dots(count)} 12\nChapter 2 ${dots(count)} 34`;
const eight = rowsOf(A).map((row) => row.slice(1));

/** Four or more lines of numbers that are no grid. */
const NUMBERS: Readonly<Record<string, readonly string[]>> = {
  '3x12': ['3x12', '4x15', '2x10', '3x11'],
  '1.2.': ['1.2.', '1.3.', '2.1.', '2.2.'],
  '1--4': ['1--4', '2--3', '3--4', '1--2'],
  '-1.2': ['-1.2', '-2.3', '-1.4', '-3.1'],
  '4.13': ['4.13', '2.42', '1.23', '3.14'],
  '555-0120': Array.from({ length: 9 }, (_, at) => `555-012${at}`),
  '123-45678': Array.from({ length: 9 }, (_, at) => `123-${at}5678`),
  '555 123 4567': Array.from({ length: 10 }, (_, at) => `555 ${at}23 456${at}`),
  '030 123456': [
    '123456',
    '987654',
    '123321',
    '482910',
    '550127',
    '731846',
    '905512',
    '660343',
    '218894',
  ].map((number) => `030 ${number}`),
  '030123456': [
    '030123456',
    '030987654',
    '040123456',
    '089123456',
    '069123456',
    '022123456',
    '071123456',
    '051123456',
    '034123456',
  ],
};

/** Lines beside grids. */
const NOTES = [
  ['p. 3', 'Page 12', '4,99 €', '12:30:45', 'then'],
  ['3 May 2024', 'May 12, 2024', '2024-05-12', '12.05.2024'],
  ['ISBN 978-3-16-148410-0', '030 1234567', '+49 30 123456', '(030) 123-4567'],
].flat();

export const NO_GRIDS: readonly ReadingText[] = [
  broken('a Markdown table without its first row', `${markdown(rowsOf(A).slice(1))}\n`),
  broken('a Markdown table without its last row', `${markdown(rowsOf(A).slice(0, 8))}\n`),
  broken(
    'two Markdown tables, a row short in the first',
    `${markdown(rowsOf(A).slice(1))}\n${markdown(rowsOf(B))}\n`,
    [B],
  ),
  ...['-----', '========='].flatMap((dashes) => [
    broken(
      `a Markdown table with a row short, "${dashes}", rows`,
      `${markdown(rowsOf(A).toSpliced(4, 1))}\n${dashes}\n${inRows(B)}\n`,
      [B],
    ),
    broken(`ten rows, "${dashes}", rows`, `${a}\n.2.4.....\n${dashes}\n${inRows(B)}\n`, [A, B]),
  ]),
  text(
    'lines that were added to a file',
    spaced(A)
      .map((row) => `+${row}\n`)
      .join(''),
    A,
  ),
  text('two Markdown tables', `${markdown(rowsOf(A))}\n${markdown(rowsOf(B))}\n`, [A, B], 0),

  broken('four bullets with three numbers', bullets(['1 2 3', '2 3 1', '3 1 2', '1 2 3'])),
  broken('four bullets with three digits', bullets(['123', '231', '312', '123'])),
  broken('nine bullets with eight cells', bullets(eight)),
  broken('nine bullets with eight numbers', bullets(eight.map((row) => Array.from(row).join(' ')))),
  broken(
    'a list of YAML with eight numbers a row',
    `puzzle:\n${bullets(
      numbers(A, 0).map((row) => JSON.stringify(row.slice(1))),
      '  - ',
    )}`,
  ),
  broken('ten bullets', bullets([...rowsOf(A), rowsOf(B)[0]])),
  broken('ten bullets with spaces', bullets([...spaced(A), spaced(B)[0]])),
  text('nine bullets with spaces', bullets(spaced(A)), A, 0),

  ...Object.entries(NUMBERS).flatMap(([name, lines]) => [
    broken(`numbers such as ${name}`, `${lines.join('\n')}\n`),
    broken(`numbers such as ${name} in a message`, `Please:\n${lines.join('\n')}\nThanks!\n`),
    text(`numbers such as ${name} below a grid`, `${a}\n\n${lines.join('\n')}\n`, A),
  ]),
  broken('the number of a card', '4111 1111 1111 1111\n'),
  text('the number of a card below a grid', `${a}\n\n4111 1111 1111 1111\n`, A),

  ...[11, 16, 81].map((count) => broken(`dots in a table of contents, ${count}`, contents(count))),
  text('a table of contents above a grid', `${contents(11)}\n\n${a}\n`, A, 1),
  text('a table of contents above lines', `${contents(16)}\n${A}\n${B}\n`, [A, B], 1),
  text('a table of contents below lines', `${A}\n${B}\n${contents(16)}\n`, [A, B], 3),
  ...[16, 36, 81].map((count) =>
    broken(`${count} dots between sentences`, `Dear all,\n${dots(count)}\nsee you there.\n`),
  ),
  ...[16, 20, 40].flatMap((count) => [
    text(`${count} dots above rows`, `${dots(count)}\n${a}\n`, A, 1),
    text(`${count} dots around rows`, `${dots(count)}\n${a}\n${dots(count)}\n`, A, 1),
    text(`${count} dots below rows`, `${a}\n\n${dots(count)}\n`, A, 11),
    text(
      `${count} dots around spaced rows`,
      `${dots(count)}\n${spaced(A).join('\n')}\n${dots(count)}\nBye.\n`,
      A,
      1,
    ),
    text(`${count} dots between lines`, `${A}\n${dots(count)}\n${B}\n`, [A, B], 2),
  ]),
  text('9 dots above rows', `Hi\n${dots(9)}\n${a}\n`, A, 1),
  text('9 dots below rows', `${a}\n${dots(9)}\nThanks!\n`, A, 10),
  text('an empty grid on a line', `${dots(81)}\n`, dots(81), 0),
  text('an empty grid among lines', `${A}\n${dots(81)}\n${B}\n`, [A, dots(81), B], 0),
  text('an empty grid above lines', `${dots(16)}\n${FOUR[0]}\n`, [dots(16), FOUR[0]], 0),
  text('an empty grid in rows', `${inRows(dots(81))}\n\n${a}\n`, [dots(81), A], 0),
  ...NOTES.flatMap((note) => [
    text(`"${note}" above rows`, `${note}\n${a}\n`, A, 1),
    text(`"${note}" below rows`, `${a}\n${note}\n`, A, 10),
    text(`"${note}" below lines`, `${A}\n${B}\n${note}\n`, [A, B], 3),
  ]),
  text('a name of four letters below rows', `${a}\nAnna\n`, A, 10),
  broken(
    'a tenth row below a list of Prolog',
    `${prolog}\n${rowOfProlog(rowsOf(B)[0])}.\n`,
    [],
    [A],
  ),
  text('a list of Prolog', `${prolog}\n`, A),

  broken('two lines of 8 cells', '1234....\n....4321\n'),
  broken('four lines of 9 cells', '123456...\n4.6...123\n2.4.6.1.3\n3.1.5.2..\n'),
];
