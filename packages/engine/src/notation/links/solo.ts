import {
  type Geometry,
  geometry as geometryOf,
  geometryOfSize,
  isBoxShape,
  isJigsaw,
} from '../../grid/geometry.ts';
import type { Grid } from '../../grid/grid.ts';
import { boxName } from '../objects/box-shapes.ts';
import { structureFault, variant } from '../objects/object-fault.ts';
import { cellsOf, digitUpTo, type Fault, isFault } from '../parts/fault.ts';
import type { RecordContent } from '../parts/line-records.ts';
import { shownAt } from '../parts/symbol.ts';
import { either, verbatim } from '../phrase.ts';
import { type LinkNotation, linkNotation } from './link.ts';

// Game ids of Solo, the Sudoku in Simon Tatham's Portable Puzzle Collection (solo.c). In
// `3x3:a5b_7_12`, 3x3 are the rows and columns of a box. Then come the cells: a letter is a run of
// blanks, from `a` for one to `z` for 26, and `_` parts two numbers. Letters after the box are
// options: `j` for jigsaw, `x` for diagonals, `k` for killer, and others for the generator. An id
// with `#` instead of `:` is the seed of the generator.
//
// SumoCue and JSudoku write variants in a similar way: `3x3::k:4609:…` is a killer, and `d` or `j`
// before the second colon is one with diagonals or a jigsaw.

const PAGE = String.raw`(?:https?:\/\/)?(?:www\.)?chiark\.greenend\.org\.uk\/[^\s#]*solo\.html`;
const PARAMETERS = String.raw`\d+(?:x\d+|j)[a-z\d]*`;
/** Cells with at least one letter or `_`, so that `9x9:` before the digits of a line is no id. */
const ID = String.raw`${PARAMETERS}(?::(?:[\w,:]*[a-z_][\w,:]*|[djk]:\S*)|#\d\w*)(?!\S)`;

/** Game ids of Solo, alone or in a link. */
export const solo: LinkNotation = linkNotation({
  id: 'solo',
  summary: "game ids of Solo in Simon Tatham's puzzles: 3x3:a1b2; no variants",
  start: new RegExp(`^(?:${PAGE}|(?=${ID}))`, 'i'),
  rest: new RegExp(`^#?(?<kind>${PARAMETERS}(?<seed>#)?):?(?<data>.*)`, 'di'),
  address: '3x3:a1b2',
  read: readGame,
  write: ({ givens }) => `${boxName(usualBoxes(givens))}:${description(givens)}`,
});

const RULES: ReadonlyMap<string, string> = new Map([
  ['j', 'jigsaw'],
  ['x', 'diagonals'],
  ['k', 'killer'],
]);

function readGame(
  data: string,
  wanted: Geometry | undefined,
  parameters: string,
): RecordContent | Fault {
  const [, rows, columns = rows, flags = ''] = /^(\d+)(?:x(\d+))?([^#]*)/.exec(parameters) ?? [];
  const [before, letter, killer] = /^([djk]?):(k?)/.exec(data) ?? [];
  const options =
    before === undefined ? flags.match(OPTION) : [killer || letter.replace('d', 'x') || 'k'];
  const rule = options?.map((option) => RULES.get(option)).find((name) => name !== undefined);
  if (rule !== undefined) return variant({ id: 'rule', name: rule });
  if (parameters.endsWith('#')) {
    const expected = { id: 'link', address: `${rows}x${columns}:a1b2` } as const;
    return structureFault(expected, { id: 'random-seed' });
  }
  if (!isBoxShape(Number(rows), Number(columns))) {
    return structureFault({ id: 'boxed-grid' }, verbatim(`${rows}x${columns}`));
  }
  const geometry = geometryOf(Number(rows), Number(columns));
  if (wanted && wanted !== geometry) {
    const expected = { id: 'box-shape', shape: boxName(wanted) } as const;
    return structureFault(expected, verbatim(boxName(geometry)));
  }
  const givens = readDescription(data, geometry);
  return isFault(givens) ? givens : { givens };
}

/** An option after the box. `md4`, `r2` and `a` are symmetries, and `da` is a difficulty. */
const OPTION = /d[a-z]?|md?\d*|r\d*|[a-z]/g;

function readDescription(data: string, geometry: Geometry): Grid | Fault {
  const { size, cells } = geometry;
  const digits = new Uint8Array(cells);
  let cell = 0;
  for (const { 0: part, index } of data.matchAll(/[a-z]|\d+|./gs)) {
    if (part === '_') continue;
    if (/^[a-z]$/.test(part)) {
      cell += part.charCodeAt(0) - BEFORE_A;
      continue;
    }
    const digit = Number(part);
    if (!/^\d+$/.test(part)) {
      const expected = either({ id: 'number', symbols: `1–${size}` }, verbatim('"a"–"z", "_"'));
      return { code: 'symbol', index, expected, found: shownAt(data, index) };
    }
    if (digit < 1 || digit > size) {
      return { code: 'digit', index, expected: digitUpTo(size), found: verbatim(`"${part}"`) };
    }
    if (cell < cells) digits[cell] = digit;
    cell++;
  }
  if (cell !== cells) {
    const found = { id: 'cells', count: cell } as const;
    return { code: 'length', index: data.length, expected: cellsOf(size), found };
  }
  return { geometry, digits };
}

/** Regions that are no boxes are left out. */
function usualBoxes({ geometry }: Grid): Geometry {
  return isJigsaw(geometry) ? (geometryOfSize(geometry.size) ?? geometry) : geometry;
}

const BEFORE_A = 'a'.charCodeAt(0) - 1;
const LONGEST_RUN = 26;

function description({ digits }: Grid): string {
  let text = '';
  let run = 0;
  const endRun = (): void => {
    for (; run > 0; run -= LONGEST_RUN) {
      text += String.fromCharCode(BEFORE_A + Math.min(run, LONGEST_RUN));
    }
    run = 0;
  };
  for (const digit of digits) {
    if (digit === 0) run++;
    else if (run > 0) {
      endRun();
      text += digit;
    } else text += text === '' ? digit : `_${digit}`;
  }
  endRun();
  return text;
}
