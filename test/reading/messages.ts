import {
  bandsOf,
  candidatesIn,
  drawn,
  FOUR,
  HARD,
  inRows,
  NINE,
  numbers,
  parted,
  rowsOf,
  SIX,
} from './grids.ts';
import { broken, type ReadingText, text } from './text.ts';

// Messages, posts and pages with puzzles in them.

const [A, B, C] = NINE;
const [H, K] = HARD;
const a = inRows(A);
const b = inRows(B);

const quoted = (content: string): string => content.replace(/^/gm, '> ');
/** A line cut after `first` cells, and then after every `width` cells. */
const folded = (cells: string, first: number, width = 81): string =>
  [
    cells.slice(0, first),
    ...(cells.slice(first).match(new RegExp(`.{1,${width}}`, 'g')) ?? []),
  ].join('\n');
const fenced = (content: string, language = ''): string => `\`\`\`${language}\n${content}\n\`\`\``;
const table = (cells: string, blank: string): string =>
  `<table>\n${rowsOf(cells)
    .map(
      (row) => `<tr>${Array.from(row, (c) => `<td>${c === '.' ? blank : c}</td>`).join('')}</tr>`,
    )
    .join('\n')}\n</table>`;
const inputs = (cells: string): string =>
  `<form><table>${rowsOf(cells)
    .map(
      (row, r) =>
        `<tr>${Array.from(row, (symbol, c) => `<td class="c"><input id="f${r}${c}" maxlength="1"${symbol === '.' ? '' : ` value="${symbol}" readonly`}></td>`).join('')}</tr>`,
    )
    .join('\n')}</table></form>`;
const page = (body: string): string =>
  `<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Sudoku 1</title>\n</head>\n<body>\n<h1>Sudoku 1</h1>\n${body}\n<p>Print 2 per page</p>\n</body>\n</html>\n`;
const markdown = (cells: string, blank: string, head?: readonly string[]): string => {
  const row = (items: readonly string[]) => `| ${items.join(' | ')} |`;
  const rows = rowsOf(cells).map((one) => row(Array.from(one, (c) => (c === '.' ? blank : c))));
  const size = rows.length;
  const top = head ? [row(head)] : [row(Array<string>(size).fill(' '))];
  return [...top, `|${'---|'.repeat(size)}`, ...rows].join('\n');
};

type Style = 'framed' | 'hodoku' | 'plain' | 'bars';
/** The candidates as forums show them. */
function marks(cells: string, style: Style): string {
  const all = candidatesIn(cells);
  const width = Math.max(...all.map((set) => set.length));
  const pad = (set: string) => set.padEnd(width);
  const rows = Array.from({ length: 9 }, (_, row) => all.slice(9 * row, 9 * row + 9).map(pad));
  if (style === 'plain') return rows.map((row) => row.join(' ').trimEnd()).join('\n');
  const joined = rows.map((row) =>
    [0, 3, 6].map((at) => row.slice(at, at + 3).join(' ')).join(' | '),
  );
  if (style === 'bars') return joined.join('\n');
  const dashes = '-'.repeat(3 * width + 4);
  const lines = joined.map((row) => `| ${row} |`);
  const bands = [0, 3, 6].map((at) => lines.slice(at, at + 3).join('\n'));
  const [top, middle, bottom] =
    style === 'hodoku'
      ? [
          `.${dashes}.${dashes}.${dashes}.`,
          `:${dashes}+${dashes}+${dashes}:`,
          `'${dashes}'${dashes}'${dashes}'`,
        ]
      : Array<string>(3).fill(`+${dashes}+${dashes}+${dashes}+`);
  return [top, bands[0], middle, bands[1], middle, bands[2], bottom].join('\n');
}

const withCommas = (content: string): string => content.replace(/(?<=\d)(?=\d)/g, ',');

/** The same puzzle shown twice is one puzzle or two. */
const twice = (name: string, content: string, cells: string, skipped?: number): ReadingText => ({
  ...text(name, content, [cells, cells], skipped),
  or: [cells],
});

const pandas = (cells: string): string =>
  [`   ${[0, 1, 2, 3, 4, 5, 6, 7, 8].join('  ')}`]
    .concat(numbers(cells, 0).map((row, at) => `${at}  ${row.join('  ')}`))
    .join('\n');
const matrixOfR = (cells: string): string =>
  [`      ${[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `[,${n}]`).join(' ')}`]
    .concat(numbers(cells, 0).map((row, at) => ` [${at + 1},]    ${row.join('    ')}`))
    .join('\n');

const qqwing = (cells: string): string =>
  bandsOf(cells)
    .map((band) =>
      band
        .map(
          (row) =>
            ` ${row
              .match(/.../g)!
              .map((part) => Array.from(part).join(' '))
              .join(' | ')} `,
        )
        .join('\n'),
    )
    .join('\n-------|-------|-------\n');
const qqwingStats = `Number of Givens: 26
Number of Singles: 12
Number of Hidden Singles: 43
Number of Naked Pairs: 0
Number of Hidden Pairs: 0
Number of Pointing Pairs/Triples: 0
Number of Box/Line Intersections: 0
Number of Guesses: 0
Number of Backtracks: 0
Difficulty: Easy`;
const lattice = (cells: string): string => {
  const line = (left: string, middle: string, right: string) =>
    left + Array<string>(9).fill('───').join(middle) + right;
  const rows = rowsOf(cells).map(
    (row) => `│ ${Array.from(row.replaceAll('.', ' ')).join(' │ ')} │`,
  );
  return [line('┌', '┬', '┐'), rows.join(`\n${line('├', '┼', '┤')}\n`), line('└', '┴', '┘')].join(
    '\n',
  );
};

export const MESSAGES: readonly ReadingText[] = [
  text('a sentence above', `Can anyone solve this one?\n\n${a}\n`, A, 1),
  text('a sentence below', `${a}\n\nThanks in advance!\n`, A, 11),
  text('sentences above and below', `Hi all,\nI am stuck here:\n\n${a}\n\nAny hints?\nAnn\n`, A, 1),
  text(
    'sentences, spaced rows',
    `Sudoku from today:\n${parted(A, ' ')}\nIt has 1 solution.\n`,
    A,
    1,
  ),
  text('sentences around two grids', `The first:\n${a}\nThe second:\n${b}\nBye.\n`, [A, B], 1),
  text('sentences with numbers', `I got 9 of these 12 done in 2023.\n${a}\nSee page 81.\n`, A, 1),
  text('sentences around a line', `Here is my puzzle:\n${A}\nThanks!\n`, A, 1),
  text('sentences around lines', `The hardest ones:\n\n${A}\n${B}\n\nSource: page 5.\n`, [A, B], 1),
  text('a sentence on the line', `Try this one: ${A}\n`, A),
  text('a title above lines', `Top 3\n=====\n${A}\n${B}\n${C}\n`, [A, B, C], 1),
  text('a count above lines', `3\n${A}\n${B}\n${C}\n`, [A, B, C], 1),
  text('numbered lines', `1. ${A}\n2. ${B}\n3. ${C}\n`, [A, B, C]),
  text('a table of HTML, a year and a line', `${table(A, '')}\n\nIn 1999\n\n${B}\n`, [A, B]),
  text('a telephone number below', `${a}\nTel. 030 1234567\n`, A, 10),
  text('a name and a date below', `${a}\nBob, 12.03.2024\n`, A, 10),
  text('two names and puzzles on a line', `Easy: ${A} Hard: ${B}\n`, [A, B]),
  text('named lines', `Puzzle 1: ${A}\nPuzzle 2: ${B}\n`, [A, B]),
  text('lines with a header between', `Easy\n${A}\nHard\n${B}\n${C}\n`, [A, B, C], 1),
  text('lines parted by equals signs', `${A}\n=====\n${B}\n`, [A, B], 0),
  text('lines parted by dashes', `${A}\n---------\n${B}\n`, [A, B], 0),
  text('names above lines', `Puzzle 1\n${A}\nPuzzle 2\n${B}\n`, [A, B], 1),
  text('81 numbers, spaces', numbers(A, 0).flat().join(' '), A, 0),
  text('81 numbers, commas', numbers(A, 0).flat().join(','), A, 0),
  text('81 numbers, commas and spaces', numbers(A, 0).flat().join(', '), A, 0),
  text(
    '81 numbers, several lines',
    [A, B, C].map((g) => numbers(g, 0).flat().join(' ')).join('\n'),
    [A, B, C],
    0,
  ),
  text(
    '81 numbers with commas, several lines',
    [A, B, C].map((g) => numbers(g, 0).flat().join(',')).join('\n'),
    [A, B, C],
    0,
  ),
  text(
    '81 numbers, a count above',
    `2\n${[A, B].map((g) => numbers(g, 0).flat().join(' ')).join('\n')}\n`,
    [A, B],
    1,
  ),
  text('16 numbers', numbers(FOUR[0], 0).flat().join(' '), FOUR[0], 0),
  text('36 numbers with commas', numbers(SIX[0], 0).flat().join(','), SIX[0], 0),

  // E-mail and chats
  text(
    'a quoted e-mail',
    `On Monday, Ann wrote:\n${quoted(`Hi,\n\n${a}\n\nAnn`)}\n\nI will try.\n`,
    A,
    1,
  ),
  text('a quoted e-mail of lines', quoted(`${A}\n${B}`), [A, B]),
  text('a quoted drawing', quoted(drawn(A)), A),
  ...[40, 41, 60, 75, 78, 80].map((width) =>
    text(`a line folded after ${width} cells`, folded(A, width), A, 0),
  ),
  ...[27, 30, 40].map((width) =>
    text(`a line folded after every ${width} cells`, folded(A, width, width), A, 0),
  ),
  text('two folded lines', `${folded(A, 72)}\n${folded(B, 72)}\n`, [A, B], 0),
  text(
    'two folded lines in parts of 27',
    `${folded(A, 27, 27)}\n\n${folded(B, 27, 27)}\n`,
    [A, B],
    0,
  ),
  text('a folded line in a mail', `Try this one:\n${folded(A, 40)}\nBye, Tom\n`, A, 1),
  text('a folded line in a reply', quoted(folded(A, 72)), A, 0),
  text('a folded line, quoted-printable', `${folded(A, 75).replace('\n', '=\n')}\n`, A, 0),
  broken('a line of 80 cells above another', `${A.slice(0, 80)}\n${B}\n`, [B]),
  broken('two lines of 80 and 79 cells', `${A.slice(0, 80)}\n${B.slice(0, 79)}\n`),
  broken('lines of 40 and 42 cells', `${A.slice(0, 40)}\n.${A.slice(39)}\n`),
  text('an e-mail quoted twice', quoted(quoted(a)), A),
  text(
    'an e-mail with headers',
    `From: Ann <ann@example.org>\nTo: Ben\nDate: Mon, 4 Mar 2024 10:12:00 +0900\nSubject: Sudoku 12\n\n${a}\n\n-- \nAnn\n`,
    A,
    1,
  ),
  text('a chat', `[10:32] Ann: look at this\n[10:33] Ann: ${A}\n[10:34] Ben: nice\n`, A, 1),
  text('code fences', `Two of them:\n${fenced(a)}\nand\n${fenced(b)}\n`, [A, B], 1),
  text('a code fence with a drawing', fenced(drawn(A), 'text'), A),
  text('BBCode', `[code]\n${a}\n[/code]\n`, A),
  text('indented by 4', a.replace(/^/gm, '    '), A, 0),
  text(
    'a list of rows',
    rowsOf(A)
      .map((row) => `- ${row}`)
      .join('\n'),
    A,
  ),
  text(
    'named rows',
    rowsOf(A)
      .map((row, at) => `Row ${at + 1}: ${row}`)
      .join('\n'),
    A,
  ),

  // Forums
  text('candidates in a frame', marks(H, 'framed'), H, 0),
  text('candidates of HoDoKu', marks(H, 'hodoku'), H, 0),
  text('candidates without a frame', marks(H, 'plain'), H, 0),
  text('candidates with bars', marks(H, 'bars'), H, 0),
  text('candidates with commas', withCommas(marks(H, 'plain')), H, 0),
  text('candidates of HoDoKu with commas', withCommas(marks(H, 'hodoku')), H, 0),
  text('candidates below a sentence', `After the basics:\n\n${marks(H, 'framed')}\n`, H, 1),
  text('candidates of two puzzles', `${marks(H, 'framed')}\n\n${marks(K, 'framed')}\n`, [H, K], 0),
  text(
    'candidates of two puzzles, with sentences',
    `First:\n${marks(H, 'hodoku')}\nThen:\n${marks(K, 'hodoku')}\n`,
    [H, K],
    1,
  ),
  text('candidates with marks', marks(H, 'framed').replace(/ (\d{2,}) /, ' $1*'), H, 0),
  text('candidates in a code fence', fenced(marks(H, 'framed')), H),
  twice('a puzzle and its candidates', `${drawn(H)}\n\n${marks(H, 'framed')}\n`, H),
  twice('a line and its candidates', `${H}\n\n${marks(H, 'framed')}\n`, H),
  twice(
    'a post with a puzzle and its candidates',
    `Puzzle:\n${inRows(H)}\n\nStuck here:\n${marks(H, 'hodoku')}\nAny ideas?\n`,
    H,
    1,
  ),
  twice('a puzzle as a line and as a drawing', `${A}\n\n${drawn(A)}\n`, A),

  // Pages
  text('an HTML table', table(A, ''), A),
  text('an HTML table, &nbsp;', table(A, '&nbsp;'), A),
  text('an HTML table, zeros', table(A, '0'), A),
  text('an HTML page', page(table(A, '')), A),
  text('an HTML page with two tables', page(`${table(A, '')}\n<p>and</p>\n${table(B, '')}`), [
    A,
    B,
  ]),
  text('an HTML page with a form', page(inputs(A)), A),
  text('an HTML table of 4×4', table(FOUR[0], ''), FOUR[0]),
  text('an HTML page with <pre>', page(`<pre>\n${a}\n</pre>`), A),
  text('a Markdown table', markdown(A, ' '), A),
  text('a Markdown table of zeros', markdown(A, '0'), A),
  text('a Markdown table with column numbers', markdown(A, ' ', Array.from('123456789')), A),
  text('a Markdown table with column letters', markdown(A, ' ', Array.from('ABCDEFGHI')), A),
  text(
    'two Markdown tables with titles',
    `## Puzzle 1\n\n${markdown(A, ' ')}\n\n## Puzzle 2\n\n${markdown(B, ' ')}\n`,
    [A, B],
  ),
  text('a Markdown table of 6×6', markdown(SIX[0], ' '), SIX[0]),
  text(
    'Markdown with two fences and titles',
    `# Puzzles\n\n## Easy\n\n${fenced(a)}\n\n## Hard\n\n${fenced(b)}\n`,
    [A, B],
  ),

  // Spaces for blanks
  text('spaces for blanks', inRows(A, ' '), A, 0),
  text('spaces for blanks, trimmed', inRows(A, ' ').replace(/ +$/gm, ''), A),
  text('spaces for blanks, one between cells', parted(A, ' ', ' '), A, 0),
  text('a drawing with spaces for blanks', drawn(A, ' '), A, 0),
  text(
    'drawings with spaces and names',
    `Puzzle 1\n${drawn(A, ' ')}\nPuzzle 2\n${drawn(B, ' ')}\n`,
    [A, B],
    1,
  ),
  text('a lattice', lattice(A), A, 0),
  text('a lattice with a title', ` nudoku 5.0.0\n level: easy\n\n${lattice(A)}\n`, A, 1),

  // Programs
  text('qqwing --generate 1', `${qqwing(A)}\n\n`, A, 0),
  text(
    'qqwing --generate 3',
    `${[A, B, C].map(qqwing).join('\n\n')}\n\n3 puzzles generated in 0.14 seconds.\n`,
    [A, B, C],
  ),
  text(
    'qqwing --generate 2 --print-stats',
    `${[A, B].map((g) => `${qqwing(g)}\n\n${qqwingStats}\n`).join('\n')}\n`,
    [A, B],
    13,
  ),
  text('qqwing --compact', `${[A, B].map((g) => inRows(g)).join('\n\n')}\n\n`, [A, B], 0),
  text(
    'qqwing --one-line --print-stats',
    `${[A, B].map((g) => `${g}\n${qqwingStats}`).join('\n')}\n`,
    [A, B],
    2,
  ),
  text('pandas', pandas(A), A),
  text('a matrix of R', matrixOfR(A), A),
  text('two matrices of R', `> a\n${matrixOfR(A)}\n> b\n${matrixOfR(B)}\n`, [A, B]),
  text(
    'NumPy',
    `[[${numbers(A, 0)
      .map((row) => row.join(' '))
      .join(']\n [')}]]\n`,
    A,
    0,
  ),
  text(
    'a prompt of Python',
    `>>> print(grid)\n[[${numbers(A, 0)
      .map((row) => row.join(' '))
      .join(']\n [')}]]\n>>> \n`,
    A,
  ),
  text('a log', `2024-03-04 10:00:00 INFO reading\n2024-03-04 10:00:01 INFO puzzle ${A}\n`, A, 1),
  text('a judge: Sample Input', `Sample Input\n\n1\n${inRows(A, '0')}\n\nSample Output\n`, A, 1),
  broken(
    'a link to a jigsaw',
    `Stuck here:\nhttps://www.sudokuwiki.org/jigsaw.htm?bd=${A}\nWhy?\n`,
  ),
  broken('a link with a kind', `See https://example.com/play?type=killer&puzzle=${A} please\n`),
  text('a link', `See https://example.com/killer-moves?puzzle=${A}&mode=timed please\n`, A),
  broken('code with a rule', `const p = {\n  puzzle: '${A}',\n  antiKnight: true,\n};\n`),
];
