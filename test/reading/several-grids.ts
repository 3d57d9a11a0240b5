import { bandsOf, drawn, FOUR, inRows, NINE, parted, rowsOf, SIX, SIXTEEN } from './grids.ts';
import { type ReadingText, text } from './text.ts';

// Files with several grids, parted in all the ways that people part them.

const [A, B, C, D] = NINE;
const THREE = [A, B, C];
const all = THREE.map((cells) => inRows(cells, '0'));
const [a, b] = all;
/** A puzzle whose first row looks like a header. */
const FULL_FIRST = `123456789${'.'.repeat(27)}5${'.'.repeat(44)}`;
const spaced = THREE.map((cells) => parted(cells, ' '));

/** The grids, each below a line for its index. */
export function headed(grids: readonly string[], head: (index: number) => string): string {
  return `${grids.map((grid, index) => `${head(index)}\n${grid}`).join('\n')}\n`;
}

/** Something on lines of its own between two grids. */
function between(grids: readonly string[], separator: string): string {
  return `${grids.join(`\n${separator}\n`)}\n`;
}

const bands = (cells: string, gap = ''): string =>
  bandsOf(cells)
    .map((band) => band.join('\n'))
    .join(`\n${gap}\n`);

const beside = (cells: string): string =>
  ['  1 2 3 4 5 6 7 8 9']
    .concat(rowsOf(cells).map((row, at) => `${'ABCDEFGHI'[at]} ${Array.from(row).join(' ')}`))
    .join('\n');

const stats = (index: number): string =>
  [
    'Number of Givens: 26',
    `Number of Singles: ${12 + index}`,
    'Number of Hidden Singles: 43',
    'Number of Guesses: 0',
    'Difficulty: Easy',
  ].join('\n');

const counted = (grids: readonly string[], size: string): string => headed(grids, () => size);

/** The same in several layouts: rows, rows with spaces. */
const layouts: readonly (readonly [string, readonly string[]])[] = [
  ['rows', all],
  ['spaced', spaced],
];

const SEPARATORS: readonly (readonly [name: string, separator: string])[] = [
  ['an empty line', ''],
  ['three empty lines', '\n\n'],
  ['a line of spaces', '   '],
  ['9 dashes', '---------'],
  ['5 dashes', '-----'],
  ['20 dashes', '--------------------'],
  ['9 equals signs', '========='],
  ['8 equals signs', '========'],
  ['40 equals signs', '='.repeat(40)],
  ['***', '***'],
  ['9 stars', '*********'],
  ['* * *', '* * *'],
  ['tildes', '~~~~~~~~~'],
  ['underscores', '_________'],
  ['an empty line, dashes, an empty line', '\n---------\n'],
];

const HEADS: readonly (readonly [name: string, head: (index: number) => string])[] = [
  ['Puzzle 1', (i) => `Puzzle ${i + 1}`],
  ['Puzzle 1:', (i) => `Puzzle ${i + 1}:`],
  ['an empty line and Puzzle 1', (i) => `\nPuzzle ${i + 1}`],
  ['Puzzle 1 and an empty line', (i) => `Puzzle ${i + 1}\n`],
  ['Puzzle 1 (easy)', (i) => `Puzzle ${i + 1} (easy)`],
  ['=== Puzzle 1 ===', (i) => `=== Puzzle ${i + 1} ===`],
  ['--- 1 ---', (i) => `--- ${i + 1} ---`],
  ['Case #1:', (i) => `Case #${i + 1}:`],
  ['#1', (i) => `#${i + 1}`],
  ['# 1', (i) => `# ${i + 1}`],
  ['1.', (i) => `${i + 1}.`],
  ['1)', (i) => `${i + 1})`],
  ['1', (i) => `${i + 1}`],
  ['No. 1', (i) => `No. ${i + 1}`],
  ['[1]', (i) => `[${i + 1}]`],
  ['// 1', (i) => `// puzzle ${i + 1}`],
  ['퍼즐 1', (i) => `퍼즐 ${i + 1}`],
  ['a date', (i) => `2024-03-0${i + 1}`],
  ['a sentence', (i) => `This one is from page ${i + 1} of the book.`],
];

/** Whether a header may be left out without a word: it is a name of the grid, or a comment. */
const SILENT = new Set(['# 1', '#1']);

export const SEVERAL_GRIDS: readonly ReadingText[] = [
  ...layouts.flatMap(([layout, grids]) =>
    SEPARATORS.map(([name, separator]) =>
      text(`${layout}: ${name} between`, between(grids, separator), THREE, 0),
    ),
  ),
  ...layouts.flatMap(([layout, grids]) =>
    HEADS.map(([name, head]) => {
      const content = headed(grids, head);
      const first = content.startsWith('\n') ? 2 : 1;
      const isSilent = SILENT.has(name);
      return text(`${layout}: ${name} above`, content, THREE, isSilent ? undefined : first);
    }),
  ),
  ...layouts.flatMap(([layout, grids]) => [
    text(`${layout}: nothing between`, between(grids, '').replaceAll('\n\n', '\n'), THREE, 0),
    text(
      `${layout}: Grid 01 above`,
      headed(grids, (i) => `Grid 0${i + 1}`),
      THREE,
      0,
    ),
    text(`${layout}: a count on the first line`, `3\n${grids.join('\n')}\n`, THREE, 1),
    text(`${layout}: a count of two digits`, `50\n${grids.join('\n')}\n`, THREE, 1),
    text(`${layout}: a count and empty lines`, `3\n\n${grids.join('\n\n')}\n`, THREE, 1),
    text(`${layout}: the size of a box above`, counted(grids, '3'), THREE, 1),
    text(`${layout}: the size of the grid above`, counted(grids, '9'), THREE, 1),
    text(`${layout}: 9 9 above`, counted(grids, '9 9'), THREE, 1),
    text(`${layout}: a count, and a size above each`, `3\n${counted(grids, '3')}`, THREE, 1),
    text(`${layout}: a count, and 9 9 above each`, `3\n${counted(grids, '9 9')}`, THREE, 1),
    text(`${layout}: dashes below each`, `${grids.join('\n---------\n')}\n---------\n`, THREE, 0),
    text(`${layout}: equals signs around`, `=====\n${between(grids, '=====')}=====\n`, THREE, 0),
    text(`${layout}: 0 at the end`, `${counted(grids, '3')}0\n`, THREE, 1),
    text(`${layout}: the word end`, `${between(grids, '')}end\n`, THREE),
    text(
      `${layout}: statistics between`,
      `${grids.map((grid, i) => `${grid}\n${stats(i)}`).join('\n\n')}\n`,
      THREE,
      10,
    ),
    text(
      `${layout}: a name and a line below it`,
      headed(grids, (i) => `Puzzle ${i + 1}\n--------`),
      THREE,
      1,
    ),
    text(
      `${layout}: rating: 3 below each`,
      `${grids.map((grid, i) => `${grid}\nrating: ${i + 2}.5`).join('\n')}\n`,
      THREE,
      10,
    ),
  ]),
  text(
    'a header row of column numbers',
    headed(spaced, () => '1 2 3 4 5 6 7 8 9'),
    THREE,
    1,
  ),
  text(
    'a header row, then an empty line',
    headed(spaced, () => '1 2 3 4 5 6 7 8 9\n'),
    THREE,
    1,
  ),
  text('A–I beside the rows', `${THREE.map(beside).join('\n\n')}\n`, THREE),
  text('A–I beside the rows of one grid', `${beside(A)}\n`, A),
  text('bands parted by empty lines', `${bands(A)}\n`, A, 0),
  text('two grids of such bands', `${bands(A)}\n\n\n${bands(B)}\n`, [A, B], 0),
  text(
    'three grids of bands, one empty line between all',
    `${THREE.map((g) => bands(g)).join('\n\n')}\n`,
    THREE,
    0,
  ),
  text(
    'grids of bands with names',
    headed(
      THREE.map((g) => bands(g)),
      (i) => `Puzzle ${i + 1}`,
    ),
    THREE,
    1,
  ),
  text(
    'Grid 01 and bands',
    headed(
      THREE.map((g) => bands(g)),
      (i) => `Grid 0${i + 1}`,
    ),
    THREE,
    0,
  ),
  text('bands parted by 9 dashes', `${bands(A, '---------')}\n`, A, 0),
  text(
    'two grids of bands parted by dashes',
    `${bands(A, '---------')}\n\n${bands(B, '---------')}\n`,
    [A, B],
    0,
  ),
  text(
    'bands of spaced rows',
    `${bandsOf(A)
      .map((band) => band.map((row) => Array.from(row).join(' ')).join('\n'))
      .join('\n\n')}\n`,
    A,
    0,
  ),
  text(
    'drawings with names',
    headed(
      THREE.map((g) => drawn(g)),
      (i) => `Puzzle ${i + 1}`,
    ),
    THREE,
    1,
  ),
  text(
    'drawings with a sentence below',
    `${THREE.map((g) => `${drawn(g)}\nThat was hard.`).join('\n')}\n`,
    THREE,
    14,
  ),
  text(
    'drawings parted by equals signs',
    between(
      THREE.map((g) => drawn(g)),
      '='.repeat(25),
    ),
    THREE,
    0,
  ),
  text(
    'drawings with a count',
    `3\n${between(
      THREE.map((g) => drawn(g)),
      '',
    )}`,
    THREE,
    1,
  ),

  // - for a blank
  text('dashes for blanks', `${inRows(A, '-')}\n`, A, 0),
  text(
    'dashes for blanks, with a blank row',
    `${inRows(blankRow(D, 4), '-')}\n`,
    blankRow(D, 4),
    0,
  ),
  text(
    'dashes for blanks, the first row blank',
    `${inRows(blankRow(D, 0), '-')}\n`,
    blankRow(D, 0),
    0,
  ),
  text(
    'dashes for blanks, the last row blank',
    `${inRows(blankRow(D, 8), '-')}\n`,
    blankRow(D, 8),
    0,
  ),
  text(
    'dashes for blanks, and dashes between',
    `${inRows(A, '-')}\n---------\n${inRows(B, '-')}\n`,
    [A, B],
    0,
  ),
  text(
    'dashes for blanks in bands, rows blank',
    `${bands(blankRow(D, 4)).replaceAll('.', '-')}\n`,
    blankRow(D, 4),
    0,
  ),
  text('dashes above every band', `${ruled(A)}\n`, A, 0),
  text('dashes around every band', `${ruled(A)}\n---------\n`, A, 0),
  text('dashes between the bands', `${ruled(A).replace(/^-*\n/, '')}\n`, A, 0),
  text(
    'dashes around every band of two grids',
    `${ruled(A)}\n---------\n\n${ruled(B)}\n`,
    [A, B],
    0,
  ),
  ...['-', '*', '_', '='].map((sign) =>
    text(`a line of 81 ${sign} between lines`, `${A}\n${sign.repeat(81)}\n${B}\n`, [A, B], 0),
  ),
  text('a line of 81 dashes above lines', `${'-'.repeat(81)}\n${A}\n${B}\n`, [A, B], 0),
  text('a blank row of dots', `${inRows(blankRow(D, 8))}\n\n${a}\n`, [blankRow(D, 8), A], 0),
  text(
    'a blank row of stars',
    `${inRows(blankRow(D, 3), '*')}\n\n${inRows(B, '*')}\n`,
    [blankRow(D, 3), B],
    0,
  ),
  text(
    'the first row is 1 to 9',
    `${between([inRows(FULL_FIRST, '0'), a], '')}`,
    [FULL_FIRST, A],
    0,
  ),
  text(
    'the first row is 1 to 9, with spaces',
    `${between([parted(FULL_FIRST, ' '), spaced[0]], '')}`,
    [FULL_FIRST, A],
    0,
  ),
  text(
    'a first row 1 to 9 below a count',
    `2\n${parted(FULL_FIRST, ' ')}\n${spaced[1]}\n`,
    [FULL_FIRST, B],
    1,
  ),

  // Other sizes
  ...[FOUR, SIX, SIXTEEN].flatMap((grids) => {
    const size = Math.sqrt(grids[0].length);
    const named = `${size}×${size}`;
    const rows = grids.map((cells) => inRows(cells));
    const wide = grids.map((cells) => parted(cells, ' '));
    return [
      text(`${named}: equals signs between`, between(rows, '='.repeat(size)), grids, 0),
      text(`${named}: dashes between`, between(rows, '-'.repeat(size)), grids, 0),
      text(
        `${named}: Puzzle 1 above`,
        headed(rows, (i) => `Puzzle ${i + 1}`),
        grids,
        1,
      ),
      text(`${named}: spaced, the size above`, counted(wide, String(size)), grids, 1),
      text(`${named}: spaced, a count`, `${grids.length}\n${between(wide, '')}`, grids, 1),
      text(
        `${named}: bands`,
        between(
          grids.map((cells) => bands(cells)),
          '\n',
        ),
        grids,
        0,
      ),
      text(
        `${named}: drawings with names`,
        headed(
          grids.map((g) => drawn(g)),
          (i) => `No. ${i + 1}`,
        ),
        grids,
        1,
      ),
    ];
  }),
  text(
    'sizes mixed, with names',
    headed([inRows(FOUR[0]), a, inRows(SIX[0]), b], (i) => `Puzzle ${i + 1}`),
    [FOUR[0], A, SIX[0], B],
    1,
  ),
  text(
    'sizes mixed, with their sizes',
    `2\n${parted(FOUR[0], ' ')}\n3\n${spaced[0]}\n4\n${parted(SIXTEEN[0], ' ')}\n`,
    [FOUR[0], A, SIXTEEN[0]],
    1,
  ),
];

/** Dashes above every band, and dashes for blanks. */
function ruled(cells: string): string {
  return bandsOf(cells)
    .map((band) => ['---------', ...band].join('\n').replaceAll('.', '-'))
    .join('\n');
}

/** The grid with a blank row. */
function blankRow(cells: string, row: number): string {
  return cells.slice(0, 9 * row) + '.'.repeat(9) + cells.slice(9 * row + 9);
}
