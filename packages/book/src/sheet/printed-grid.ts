import type { Constraint } from '@nonet/engine/constraint';
import { gridMarkup, type Layer, type LineWidths, marginOf, tag } from '@nonet/engine/draw';
import { RuleCheck } from '@nonet/engine/game';
import { type CandidateGrid, candidatesOf, type Grid } from '@nonet/engine/grid';
import { LEAST_LINE, LEAST_TEXT, printTheme } from '../page/print-theme.ts';
import type { Rectangle } from '../page/rectangle.ts';

/** What helps with notes in the blanks of a puzzle. */
export const noteMarks = ['none', 'grid', 'dots', 'candidates'] as const;
export type NoteMarks = (typeof noteMarks)[number];

/** The font size of a digit, as a share of its cell. */
const DIGIT = 0.64;
/** The font size of a candidate, as a share of its place in the cell. */
export const CANDIDATE = 0.75;

const LINES: LineWidths = { cell: LEAST_LINE, box: 2, frame: 2.5 };
/** In a small grid, thick lines would come too close to the digits. */
export const FINE_LINES: LineWidths = { cell: LEAST_LINE, box: 1.5, frame: 1.5 };
/** The least width of a cell with thick lines. */
const WIDE = 14;

/** The rules of a variant. */
type Ruled = {
  readonly givens: Grid;
  readonly constraints?: readonly Constraint[] | undefined;
  readonly pencilmarks?: CandidateGrid | undefined;
};

function rulesLayer({ constraints = [], pencilmarks }: Ruled): Layer {
  return { kind: 'constraints', constraints, pencilmarks: pencilmarks?.candidates };
}

/** The width of a grid with the space for the clues around it, in cells. */
function cellsAcross(puzzle: Ruled): number {
  const { geometry } = puzzle.givens;
  const space = marginOf(geometry, [rulesLayer(puzzle)], { cell: 1, hasLabels: false });
  return geometry.size + 2 * space;
}

/** The width of the smallest grid whose texts have at least a size. Default: what printers accept. */
export function leastSide(
  puzzle: Ruled,
  {
    marks = 'none',
    text = LEAST_TEXT,
  }: { readonly marks?: NoteMarks; readonly text?: number } = {},
): number {
  const { boxColumns, boxRows } = puzzle.givens.geometry;
  const across = Math.max(3, boxColumns, boxRows);
  const cell = marks === 'candidates' ? (text * across) / CANDIDATE : text / DIGIT;
  return cellsAcross(puzzle) * cell;
}

interface Printed extends Ruled {
  /** The digits of the solution. By default the blanks are empty. */
  readonly solution?: Grid | undefined;
  readonly marks?: NoteMarks | undefined;
  /** The cells with a gray ground. Default none. */
  readonly shaded?: readonly number[] | undefined;
}

/** Draws a grid in a square. */
export function printedGrid(
  { marks = 'none', shaded = [], solution, ...puzzle }: Printed,
  { width, x, y }: Rectangle,
): string {
  const { givens } = puzzle;
  const { geometry } = givens;
  const across = cellsAcross(puzzle);
  const cell = width / across;
  const space = ((across - geometry.size) / 2) * cell;
  const grid = gridMarkup(
    geometry,
    [
      { kind: 'cells', cells: shaded, look: 'group-2' },
      rulesLayer(puzzle),
      ...(solution ? [{ kind: 'digits', as: 'solution', digits: solution.digits } as const] : []),
      { kind: 'digits', as: 'given', digits: givens.digits },
      ...(marks === 'candidates' ? [{ kind: 'notes', notes: candidatesFor(puzzle) } as const] : []),
    ],
    {
      cell,
      candidate: CANDIDATE,
      digit: DIGIT,
      hasLabels: false,
      least: { line: LEAST_LINE, text: LEAST_TEXT },
      lines: cell < WIDE ? FINE_LINES : LINES,
      theme: printTheme,
    },
  );
  const behind = marks === 'grid' || marks === 'dots' ? helpLines(givens, cell, marks) : '';
  return tag('g', { transform: `translate(${x + space} ${y + space})` }, behind + grid);
}

/** What the givens and each rule leave for the blanks. */
function candidatesFor({ constraints, givens, pencilmarks }: Ruled): ArrayLike<number> {
  if (!constraints?.length && !pencilmarks) return candidatesOf(givens).candidates;
  const rules = { ...(constraints && { constraints }), ...(pencilmarks && { pencilmarks }) };
  return new RuleCheck({ givens, ...rules }).candidates(givens.digits);
}

/** In every blank: lines between the places of its candidates, or a dot at each place. */
function helpLines({ digits, geometry }: Grid, cell: number, marks: 'grid' | 'dots'): string {
  const { column, row, size } = geometry;
  const boxColumns = geometry.boxColumns || Math.ceil(Math.sqrt(size));
  const boxRows = geometry.boxRows || Math.ceil(size / boxColumns);
  const blanks = [...digits.keys()].filter((it) => digits[it] === 0);
  const along = (count: number, from: number): number[] =>
    Array.from({ length: count }, (_, i) => ((i + from) * cell) / count);
  const paths = blanks.map((it) => {
    const [x, y] = [column[it] * cell, row[it] * cell];
    if (marks === 'grid') {
      const down = along(boxColumns, 0).slice(1);
      const across = along(boxRows, 0).slice(1);
      return [
        ...down.map((at) => `M${short(x + at)} ${short(y)}v${short(cell)}`),
        ...across.map((at) => `M${short(x)} ${short(y + at)}h${short(cell)}`),
      ].join('');
    }
    // A line without length and with round ends is a dot.
    return along(boxRows, 0.5)
      .flatMap((down) => along(boxColumns, 0.5).map((at) => [x + at, y + down]))
      .map((at) => `M${at.map(short).join(' ')}h0`)
      .join('');
  });
  return tag('path', {
    d: paths.join(''),
    fill: 'none',
    stroke: marks === 'grid' ? '#cccccc' : '#999999',
    'stroke-width': marks === 'grid' ? LEAST_LINE : 1.5,
    'stroke-linecap': marks === 'grid' ? 'butt' : 'round',
  });
}

function short(length: number): number {
  return Math.round(100 * length) / 100;
}
