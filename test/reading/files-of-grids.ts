import { Random, randomGrid } from '@nonet/engine/generate';
import { candidatesOf, type Grid, geometryOfSize, gridOf } from '@nonet/engine/grid';
import {
  formatPuzzles,
  type Notation,
  notations,
  packedCells,
  supportsSize,
} from '@nonet/engine/notation';
import fc from 'fast-check';

// Files of random grids, with something between them.

export interface FileOfGrids {
  readonly text: string;
  /** The grids that were put in, in order, packed. */
  readonly grids: readonly string[];
  /** The line on which each of them begins, counted from 1. */
  readonly lines: readonly number[];
  /** Whether sentences are between puzzles of one line each. They may be errors. */
  readonly hasErrors: boolean;
  /** How the file was made, for the message of a failure. */
  readonly made: string;
}

const SIZES = [4, 6, 9, 16];

/** Notations in which a file may have lines of another kind between two grids. */
export const PLAIN: readonly string[] = [
  'line',
  'rows',
  'spaced',
  'lists',
  'table',
  'euler',
  'block',
  'sdm',
  'ss',
];

interface Part {
  readonly size: number;
  readonly seed: number;
  /** How many of 10 cells have a digit. */
  readonly density: number;
}

const part: fc.Arbitrary<Part> = fc.record({
  size: fc.constantFrom(...SIZES),
  seed: fc.nat(),
  density: fc.integer({ min: 2, max: 9 }),
});

function gridOfPart({ size, seed, density }: Part): Grid {
  const random = new Random(String(seed));
  const { geometry, digits } = randomGrid(geometryOfSize(size)!, random);
  const givens = Array.from(digits, (digit) => (random.below(10) < density ? digit : 0));
  // An empty grid on one line, among grids of other sizes, is a line of dots.
  if (!givens.some(Boolean)) givens[0] = digits[0];
  return gridOf(geometry, givens);
}

/** What stands between two grids. `index` counts the grids from 0. */
type Separator = (index: number, size: number) => string;

export const SENTENCE = 'a sentence';

/** Name → a separator. None of them may be a row of a grid. */
export const SEPARATORS: Readonly<Record<string, Separator>> = {
  'an empty line': () => '\n',
  'two empty lines': () => '\n\n',
  'equals signs': () => '=========\n',
  'dashes of the size of a row': (_, size) => `${'-'.repeat(size)}\n`,
  'five dashes': () => '-----\n',
  stars: () => '***\n',
  'a name': (index) => `Puzzle ${index + 1}\n`,
  'an empty line and a name': (index) => `\nPuzzle ${index + 1}\n`,
  'a name and an empty line': (index) => `Puzzle ${index + 1}:\n\n`,
  'a comment': (index) => `# number ${index + 1}\n`,
  [SENTENCE]: () => 'The next one is harder than it looks.\n',
  'the size': (_, size) => `${size}\n`,
  'the size of a box': (_, size) => `${Math.floor(Math.sqrt(size))}\n`,
  'the size twice': (_, size) => `${size} ${size}\n`,
  statistics: (index) => `Number of Givens: ${20 + index}\nDifficulty: Easy\n`,
};

/** What stands before the first grid. */
const STARTS: readonly ((count: number) => string)[] = [
  () => '',
  () => '\n\n',
  (count) => `${count}\n`,
  (count) => `${count}\n\n`,
  () => 'Some puzzles of last week:\n\n',
  () => '# from last week\n',
];
const ENDS: readonly string[] = ['', '\n', '=====\n', '---------\n', 'Good luck!\n', '\n# end\n'];
const LINE_ENDS: readonly string[] = ['\n', '\n', '\n', '\r\n', '\r'];

/** Something before and between the grids of a file. */
const around = fc.record({
  separator: fc.constantFrom(...Object.keys(SEPARATORS)),
  /** Whether the separator is above the first grid, too. */
  isAbove: fc.boolean(),
  start: fc.nat(STARTS.length - 1),
  end: fc.nat(ENDS.length - 1),
  lineEnd: fc.nat(LINE_ENDS.length - 1),
});

type Around = typeof around extends fc.Arbitrary<infer Value> ? Value : never;

/** The text of a grid. Notations that have candidates write the candidates of the grid. */
function written(givens: Grid, notation: Notation): { text: string; grid: Grid } {
  const hasOnlyMarks = notation.singlesAreGivens;
  if (!hasOnlyMarks) return { text: formatPuzzles([{ givens, line: 1 }], notation), grid: givens };
  const pencilmarks = candidatesOf(givens);
  const text = formatPuzzles([{ givens, pencilmarks, line: 1 }], notation);
  return { text, grid: placedIn(pencilmarks) };
}

/** HoDoKu's rule: a single candidate is a given if no peer has it. */
function placedIn({ geometry, candidates }: ReturnType<typeof candidatesOf>): Grid {
  const isSingle = (set: number): boolean => set !== 0 && (set & (set - 1)) === 0;
  return gridOf(
    geometry,
    Array.from(candidates, (set, cell) => {
      const isShared = geometry.peers[cell].some((peer) => (candidates[peer] & set) !== 0);
      return isSingle(set) && !isShared ? 32 - Math.clz32(set) : 0;
    }),
  );
}

function fileOf(parts: readonly Part[], ids: readonly string[], made: Around): FileOfGrids {
  const { separator, isAbove, start, end, lineEnd } = made;
  let text = STARTS[start](parts.length);
  const grids: string[] = [];
  const lines: number[] = [];
  for (const [index, one] of parts.entries()) {
    const notation = notations.find(({ id }) => id === ids[index % ids.length])!;
    const size = supportsSize(notation, one.size) ? one.size : 9;
    const { text: cells, grid } = written(gridOfPart({ ...one, size }), notation);
    if (index > 0 || isAbove) text += SEPARATORS[separator](index, size);
    lines.push(linesIn(text));
    text += cells.replace(/\n*$/, '\n');
    grids.push(packedCells(grid));
  }
  text = (text + ENDS[end]).replaceAll('\n', LINE_ENDS[lineEnd]);
  const isOnePerLine = ids.some((id) => id === 'line' || id === 'sdm');
  // One number between one-line puzzles may be a puzzle that somebody else could not write.
  const isNumber = /^\d+\n$/.test(SEPARATORS[separator](1, 9));
  const hasErrors = (separator === SENTENCE || isNumber) && isOnePerLine;
  return { text, grids, lines, hasErrors, made: `${ids.join()}, ${separator}` };
}

/** A file in one notation in which every grid can be read. */
export function plainFile(ids: readonly string[]): fc.Arbitrary<FileOfGrids> {
  return fc
    .tuple(
      fc.constantFrom(...ids),
      fc.boolean(),
      fc.array(part, { minLength: 1, maxLength: 5 }),
      around,
    )
    .map(([id, isMixed, parts, made]) => {
      const sized = isMixed ? parts : parts.map((one) => ({ ...one, size: parts[0].size }));
      return fileOf(sized, [id], made);
    });
}

/**
 * A file in any notations, which may differ from grid to grid. If they do, a row of 16 symbols may
 * also be a 4×4 puzzle, so the grids have other sizes.
 */
export const anyFile: fc.Arbitrary<FileOfGrids> = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom(...notations.map(({ id }) => id)), {
      minLength: 1,
      maxLength: 3,
    }),
    fc.array(part, { minLength: 1, maxLength: 5 }),
    around,
  )
  .map(([ids, parts, made]) => {
    const isPlain = ({ size }: Part): boolean => size === 6 || size === 9;
    const sized = parts.map((one) => (ids.length > 1 && !isPlain(one) ? { ...one, size: 9 } : one));
    return fileOf(sized, ids, made);
  });

/** Index → the name of a row or a column, counted from 0. */
const NAMES: Readonly<Record<string, (index: number) => string>> = {
  'A, B, C': (index) => String.fromCharCode(65 + index),
  '1, 2, 3': (index) => `${index + 1}`,
  '0, 1, 2': (index) => `${index}`,
  'r1, r2, r3': (index) => `r${index + 1}`,
};

/** Grids of a spreadsheet whose rows, and perhaps columns, have names. */
export const namedTables: fc.Arbitrary<FileOfGrids> = fc
  .record({
    parts: fc.array(part, { minLength: 1, maxLength: 3 }),
    separator: fc.constantFrom(',', ';', '\t'),
    rows: fc.constantFrom(...Object.keys(NAMES)),
    columns: fc.constantFrom(...Object.keys(NAMES), 'none'),
    blank: fc.constantFrom('', '0', '.', 'NaN'),
    between: fc.constantFrom('', '\n', '\n\n', 'Puzzle 7\n', 'Solution,,\n', ',,,,,,,,,\n'),
  })
  .map(({ parts, separator, rows, columns, blank, between }) => {
    const grids = parts.map((one) => gridOfPart({ ...one, size: parts[0].size }));
    const tables = grids.map(({ digits, geometry: { size } }) => {
      const names = Array.from({ length: size }, (_, at) => NAMES[columns]?.(at));
      const cells = Array.from(digits, (digit) => `${digit || blank}`);
      const lines = names.map((_, row) => [
        NAMES[rows](row),
        ...cells.slice(size * row, size * (row + 1)),
      ]);
      const all = columns === 'none' ? lines : [['', ...names], ...lines];
      return `${all.map((line) => line.join(separator)).join('\n')}\n`;
    });
    return {
      text: tables.join(between.replaceAll(',', separator)),
      grids: grids.map((grid) => packedCells(grid)),
      lines: [],
      hasErrors: columns === 'none',
      made: `${columns} above, ${rows} beside`,
    };
  });

/** Whether the grids are some of those that were put in, in order. */
export function areAmong(grids: readonly string[], put: readonly string[]): boolean {
  let from = 0;
  return grids.every((cells) => {
    const at = put.indexOf(cells, from);
    from = at + 1;
    return at >= 0;
  });
}

/** The number of lines of a text. */
export function linesIn(text: string): number {
  return text.split(/\r\n|\r|\n/).length;
}
