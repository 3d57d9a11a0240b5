import { candidatesIn, drawn, HARD, inRows, NINE, numbers, parted, rowsOf } from './grids.ts';
import { broken, type ReadingText, text } from './text.ts';

// Files of so many grids that they are no messages. They are read while they arrive.

const COUNT = 400;
const [A, B] = NINE;
const grids: readonly string[] = Array.from({ length: COUNT }, (_, i) => NINE[i % NINE.length]);
const hard: readonly string[] = Array.from({ length: COUNT }, (_, i) => HARD[i % HARD.length]);

/** The grids, each below something. */
const below = (head: (index: number) => string, write: (cells: string) => string): string =>
  `${grids.map((cells, index) => head(index) + write(cells)).join('\n')}\n`;

const name = (index: number): string => `Puzzle ${index + 1}\n`;
const spaced = (cells: string): string => parted(cells, ' ');
const marks = (cells: string): string =>
  rowsOf(cells)
    .map((_, row) =>
      candidatesIn(cells)
        .slice(9 * row, 9 * row + 9)
        .join(' '),
    )
    .join('\n');
const quoted = (content: string): string => content.replace(/^/gm, '> ');
const lines = `${grids.join('\n')}\n`;
const half = `${grids.slice(0, COUNT / 2).join('\n')}\n`;

/** A sentence of the size of a page. */
const PAGE = `${'Some words about the puzzles of this week. '.repeat(600)}\n`;

export const LARGE: readonly ReadingText[] = [
  text('large: rows with names', below(name, inRows), grids, 1),
  text('large: spaced rows with names', below(name, spaced), grids, 1),
  text('large: drawings with names', below(name, drawn), grids, 1),
  text(
    'large: Grid 01',
    below((i) => `Grid ${i + 1}\n`, inRows),
    grids,
    0,
  ),
  text(
    'large: rows with sizes',
    below(() => '9 9\n', inRows),
    grids,
    1,
  ),
  text('large: spaced rows below a count', `${COUNT}\n${below(() => '', spaced)}`, grids, 1),
  text(
    'large: rows parted by dashes',
    below((i) => (i ? '---------\n' : ''), inRows),
    grids,
    0,
  ),
  text(
    'large: rows parted by equals signs',
    below((i) => (i ? '=====\n' : ''), inRows),
    grids,
    0,
  ),
  text(
    'large: rows with names after 200 without',
    below((i) => (i > 200 ? name(i) : ''), inRows),
    grids,
    1_810,
  ),
  text('large: a sentence above rows', `Some puzzles:\n\n${below(() => '', inRows)}`, grids, 1),
  text(
    'large: a sentence below rows',
    `${below(() => '', inRows)}\nThe end.\n`,
    grids,
    COUNT * 9 + 2,
  ),
  text('large: lines below a count', `${COUNT}\n${lines}`, grids, 1),
  text('large: lines below a sentence', `The hardest ones:\n${lines}`, grids, 1),
  text('large: lines above a sentence', `${lines}That was all.\n`, grids, COUNT + 1),
  text(
    'large: lines with names',
    below(name, (cells) => cells),
    grids,
    1,
  ),
  text(
    'large: lines with a name in the middle',
    `${half}Puzzle 201\n${half}`,
    grids,
    COUNT / 2 + 1,
  ),
  text('large: lines with equals signs in the middle', `${half}=====\n${half}`, grids, 0),
  text(
    'large: lines with comments',
    below(
      (i) => `# ${i + 1}\n`,
      (cells) => cells,
    ),
    grids,
  ),
  text(
    'large: 81 numbers on a line',
    below(
      () => '',
      (cells) => spaced(cells).replaceAll('\n', ' '),
    ),
    grids,
    0,
  ),
  text(
    'large: candidates with names',
    `${hard.map((cells, i) => name(i) + marks(cells)).join('\n')}\n`,
    hard,
    1,
  ),
  text(
    'large: lists, one per line',
    below(
      () => '',
      (cells) => JSON.stringify(numbers(cells, 0)),
    ),
    grids,
    0,
  ),
  text(
    'large: a pretty list',
    JSON.stringify(
      grids.map((cells) => numbers(cells, 0)),
      null,
      2,
    ),
    grids,
    0,
  ),
  text(
    'large: JSON with the key board',
    JSON.stringify(grids.map((cells) => ({ board: numbers(cells, 0) }))),
    grids,
    0,
  ),
  text(
    'large: JSON of a service',
    JSON.stringify({ newboard: { grids: grids.map((cells) => ({ value: numbers(cells, 0) })) } }),
    grids,
  ),
  {
    ...text('large: quoted rows', quoted(below(name, inRows)), grids),
    known: 'no mail is as long',
  },
  text(
    'large: code fences',
    below(name, (cells) => `\`\`\`\n${inRows(cells)}\n\`\`\``),
    grids,
    1,
  ),
  text('large: a page of words above rows', `${PAGE}\n${inRows(A)}\n`, A, 1),
  text('large: a page of words below rows', `${inRows(A)}\n\n${PAGE}`, A, 11),
  text(
    'large: a page of words between rows',
    `${inRows(A)}\n\n${PAGE}\n${inRows(B)}\n`,
    [A, B],
    11,
  ),
  text(
    'large: pages of short lines above rows',
    `${'Some words about puzzles.\n'.repeat(1_000)}\n${inRows(A)}\n`,
    A,
    1,
  ),
  text(
    'large: 200 empty lines and sentences above',
    `${'\nA word about them.\n'.repeat(100)}\n${lines}`,
    grids,
    2,
  ),
  broken(
    'large: one row missing in the middle',
    below(name, inRows).replace(/(Puzzle 250\n).*\n/, '$1'),
    grids.toSpliced(249, 1),
  ),
];
