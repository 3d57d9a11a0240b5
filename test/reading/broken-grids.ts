import { drawn, FOUR, inRows, NINE, numbers, rowsOf } from './grids.ts';
import { headed } from './several-grids.ts';
import { broken, type ReadingText, text } from './text.ts';

// Grids with a line too few or too many. Nobody may read another grid instead of them.

const [A, B, C] = NINE;
const THREE = [A, B, C];
const [a, b, c] = THREE.map((cells) => inRows(cells, '0'));

/** The rows of a grid, with a line before one of them. */
function insert(cells: string, before: number, line: string): string {
  const rows = rowsOf(cells);
  return [...rows.slice(0, before), line, ...rows.slice(before)].join('\n');
}

/** The text without one of its lines, counted from 0. */
function without(content: string, line: number): string {
  return content.split('\n').toSpliced(line, 1).join('\n');
}

const lists = (cells: string): string =>
  numbers(cells, 0)
    .map((row) => `[${row.join(', ')}]`)
    .join('\n');
const drawing = (cells: string): string => drawn(cells).split('\n').slice(1, -1).join('\n');

export const BROKEN_GRIDS: readonly ReadingText[] = [
  broken(
    '8 rows, a sentence, 9 rows',
    `${rowsOf(A).slice(0, 8).join('\n')}\nThe next one:\n${b}\n`,
    [B],
  ),
  broken('8 rows, equals signs, 9 rows', `${rowsOf(A).slice(0, 8).join('\n')}\n=====\n${b}\n`, [B]),
  broken('9 rows, then 3 rows', `${a}\n\n${rowsOf(B).slice(0, 3).join('\n')}\n`, [A]),
  broken('a sentence among the rows', insert(A, 4, 'and then')),
  broken('a sentence between two bands', insert(A, 3, 'and then')),
  broken('a number among the rows', insert(A, 3, '3')),
  broken('equals signs among the rows', insert(A, 4, '=====')),
  broken('an empty line among the rows', insert(A, 4, '')),
  broken('a name among the rows', `Puzzle 1\n${insert(A, 5, 'Puzzle 2')}\nPuzzle 3\n${c}\n`, [C]),
  broken(
    'one row short, with names',
    headed([a, b.slice(10), c], (i) => `Puzzle ${i + 1}`),
    [A, C],
  ),
  broken(
    'one row more, with names',
    headed([a, `${b}\n000000000`, c], (i) => `Puzzle ${i + 1}`),
    [A, C],
    THREE,
  ),
  broken(
    'a row of 8 cells, with names',
    headed([a, b.slice(1), c], (i) => `Puzzle ${i + 1}`),
    [A, C],
  ),
  broken(
    'a bad symbol, with names',
    headed([a, b.replace('3', '@'), c], (i) => `Puzzle ${i + 1}`),
    [A, C],
  ),
  broken('half a 4×4 twice', `${insert(FOUR[0], 2, 'and')}\n`),

  ...['---------', '=====', '***', '', 'Puzzle 2', '# 2', '9'].flatMap((line) => [
    broken(`one row short in rows, then "${line}"`, `${without(a, 4)}\n${line}\n${b}\n`, [B]),
    broken(
      `one row short in lists, then "${line}"`,
      `${without(lists(A), 0)}\n${line}\n${lists(B)}\n`,
      [B],
    ),
    broken(
      `one row short in a drawing, then "${line}"`,
      `${without(drawing(A), 0)}\n${line}\n${drawing(B)}\n`,
      [B],
    ),
    broken(
      `a drawing without a band, then "${line}"`,
      `${drawing(A).split('\n').slice(4).join('\n')}\n${line}\n${drawing(B)}\n`,
      [B],
    ),
    broken(
      `one row short below Grid 01, then "${line}"`,
      `Grid 01\n${without(a, 8)}\n${line}\nGrid 02\n${b}\n`,
      [B],
    ),
    broken(`one row short at the end, then "${line}"`, `${a}\n\n${without(b, 8)}\n${line}\n`, [A]),
    broken(
      `one row short at the end below Grid 01, then "${line}"`,
      `Grid 01\n${without(a, 8)}\n${line}\n`,
    ),
    text(`"${line}" above two grids without a line between`, `${line}\n${a}\n${b}\n`, [A, B]),
    broken(`"${line}" above one row short`, `${line}\n${without(a, 0)}\n`),
    broken(
      `"${line}" above a 4×4 grid with one row short`,
      `${line}\n${without(inRows(FOUR[0], '0'), 0)}\n`,
    ),
  ]),
  broken('a line of 81 dashes', `${'-'.repeat(81)}\n`),
  broken('numbers with a point, six a line', '3.52 8.31 3.93 8.23 5.14 1.46\n'.repeat(6)),
  broken(
    'numbers with a point, one a line',
    '52.520008\n13.404954\n48.856613\n2.3522219\n51.507351\n40.712776\n34.052235\n41.878113\n29.760427\n',
  ),
  broken(
    'addresses of computers',
    Array.from({ length: 8 }, (_, at) => `10.0.0.${at + 1}\n`).join(''),
  ),
  broken(
    'dashes above and below a 4×4 grid with one row short',
    `----\n${without(inRows(FOUR[0], '0'), 0)}\n----\n`,
  ),
  broken(
    'dashes above 4×4 grids, one row short',
    `----\n${without(inRows(FOUR[0], '0'), 1)}\n----\n${inRows(FOUR[1], '0')}\n`,
    [FOUR[1]],
  ),
];
