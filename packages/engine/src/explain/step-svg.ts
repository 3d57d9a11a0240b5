import { digitsOf } from '../grid/digit-set.ts';
import { CLASSIC, type Geometry } from '../grid/geometry.ts';
import { candidateOf, cellOf, digitIn, type Step } from '../technique/step.ts';
import type { Language } from './language.ts';
import { explainStep } from './sentence.ts';
import { StepLayout } from './step-layout.ts';
import { type CandidateRole, type MarkedLink, marksOf } from './step-marks.ts';
import { escaped, tag, textTag, wrapped } from './svg.ts';
import { techniqueNames } from './technique-names.ts';

/** A grid before a step. */
export interface GridState {
  /** Cell → its digit, or 0. */
  readonly values: Uint8Array;
  /** Cell → its candidates. */
  readonly candidates: Uint16Array | Int32Array;
}

export interface DrawStepOptions {
  /** Default `en`. */
  readonly language?: Language;
  /** Cell → its given, or 0. Givens are bold. Default: all digits are givens. */
  readonly givens?: ArrayLike<number>;
  /** Whether the name and the sentence are written around the grid. Default true. */
  readonly withText?: boolean;
  /** The geometry of the puzzle. Default: that of 9×9 puzzles. */
  readonly geometry?: Geometry;
}

const MARGIN = 28;
const MIN_TEXT_WIDTH = 400;
const TITLE_HEIGHT = 34;
const LINE_HEIGHT = 21;
const FONT = 'system-ui, sans-serif';
const INK = '#1f2933';
const QUIET = '#7b8794';
const REMOVED = '#c81e1e';
const PLACED = '#047857';
const LINK = '#4338ca';

/** The colors of each group: the fill of a shape, and its outline. */
const GROUPS = {
  'group-1': { fill: '#bfdbfe', stroke: '#1d4ed8' },
  'group-2': { fill: '#fde68a', stroke: '#b45309' },
  'group-3': { fill: '#ddd6fe', stroke: '#6d28d9' },
  'group-4': { fill: '#a7f3d0', stroke: '#047857' },
};

/**
 * Draws a step as SVG: the grid with its candidates, the houses and the candidates of the pattern,
 * and the links of chains. Each role has a color and a shape of its own. A removed candidate is
 * crossed out, a placed one is in a ring. Strong links are solid, weak ones are dashed.
 */
export function drawStep(
  step: Step,
  state: GridState,
  {
    geometry = CLASSIC,
    givens = state.values,
    language = 'en',
    withText = true,
  }: DrawStepOptions = {},
): string {
  const name = techniqueNames[step.technique][language];
  const layout = new StepLayout(geometry);
  const { side } = layout;
  const sentence = explainStep(step, language, geometry);
  const lines = withText ? wrapped(sentence, Math.max(side, MIN_TEXT_WIDTH) / 15) : [];
  const top = MARGIN + (withText ? TITLE_HEIGHT : 0);
  const width = (lines.length > 0 ? Math.max(side, MIN_TEXT_WIDTH) : side) + 2 * MARGIN;
  const height = top + side + MARGIN + (lines.length > 0 ? lines.length * LINE_HEIGHT + 8 : 0);
  const style = { 'font-family': FONT, viewBox: `0 0 ${width} ${height}`, width, height };
  const content = [
    tag('title', {}, escaped(name)),
    tag('rect', { width, height, fill: '#ffffff' }),
    withText
      ? textTag(MARGIN, MARGIN, { 'font-size': 20, 'font-weight': 700, fill: INK }, name)
      : '',
    tag(
      'g',
      { transform: `translate(${MARGIN} ${top})` },
      gridContent(step, state, givens, layout),
    ),
    ...lines.map((line, i) =>
      textTag(MARGIN, top + side + 30 + i * LINE_HEIGHT, { 'font-size': 15, fill: INK }, line),
    ),
  ];
  return `${tag('svg', { xmlns: 'http://www.w3.org/2000/svg', ...style }, `\n${content.join('\n')}\n`)}\n`;
}

function gridContent(
  step: Step,
  state: GridState,
  givens: ArrayLike<number>,
  layout: StepLayout,
): string {
  const { geometry } = layout;
  const { candidates, houses, links } = marksOf(step, state.candidates, geometry);
  const cells = Array.from({ length: geometry.cells }, (_, cell) => cell);
  return [
    ...houses.map((house) => houseContent(house, layout)),
    gridLines(layout, '#d5dbe1', 1, false),
    ...[...candidates].map(([candidate, role]) => shape(candidate, role, layout)),
    ...cells.map((cell) => cellContent(cell, state, givens, candidates, layout)),
    gridLines(layout, INK, 2, true),
    ...links.map((link) => linkContent(link, layout)),
    ...labels(layout),
  ].join('\n');
}

function houseContent(house: number, layout: StepLayout): string {
  const cells = layout.geometry.houses[house];
  const [first] = cells;
  const last = cells[cells.length - 1];
  const frame = {
    x: layout.x(first) + 2,
    y: layout.y(first) + 2,
    width: layout.x(last) - layout.x(first) + layout.cell - 4,
    height: layout.y(last) - layout.y(first) + layout.cell - 4,
  };
  return tag('rect', {
    ...frame,
    rx: 6,
    fill: '#1d4ed8',
    'fill-opacity': 0.07,
    stroke: '#1d4ed8',
    'stroke-opacity': 0.45,
  });
}

/** The thin lines between cells, or the bold ones between boxes. */
function gridLines(
  { cell, geometry, side }: StepLayout,
  stroke: string,
  width: number,
  isBold: boolean,
): string {
  const { boxColumns, boxRows, size } = geometry;
  const d = Array.from({ length: size + 1 }, (_, i) => {
    const down = (i % boxColumns === 0) === isBold ? `M${i * cell} 0V${side}` : '';
    const across = (i % boxRows === 0) === isBold ? `M0 ${i * cell}H${side}` : '';
    return down + across;
  }).join('');
  return tag('path', {
    d,
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'square',
    fill: 'none',
  });
}

function labels({ cell, geometry }: StepLayout): string[] {
  return Array.from({ length: geometry.size }, (_, i) => {
    const style = { 'font-size': 12, fill: QUIET, 'text-anchor': 'middle' };
    const middle = i * cell + cell / 2;
    return textTag(middle, -8, style, `c${i + 1}`) + textTag(-14, middle + 4, style, `r${i + 1}`);
  });
}

function cellContent(
  cell: number,
  { candidates, values }: GridState,
  givens: ArrayLike<number>,
  roles: ReadonlyMap<number, CandidateRole>,
  layout: StepLayout,
): string {
  const digit = values[cell];
  if (digit !== 0) {
    const weight = givens[cell] === 0 ? 400 : 700;
    const style = { 'font-size': 28, 'font-weight': weight, fill: INK, 'text-anchor': 'middle' };
    const middle = layout.cell / 2;
    return textTag(layout.x(cell) + middle, layout.y(cell) + middle + 10, style, `${digit}`);
  }
  return digitsOf(candidates[cell])
    .map((it) => {
      const role = roles.get(candidateOf(cell, it, layout.geometry));
      return candidateText(it, layout.place(cell, it), role);
    })
    .join('');
}

function candidateText(
  digit: number,
  { x, y }: { readonly x: number; readonly y: number },
  role: CandidateRole | undefined,
): string {
  const fill =
    role === undefined ? QUIET : role === 'removed' ? REMOVED : role === 'placed' ? '#ffffff' : INK;
  const weight = role === undefined ? 400 : 700;
  const style = { 'font-size': 12, 'font-weight': weight, fill, 'text-anchor': 'middle' };
  return textTag(x, y + 4.3, style, `${digit}`) + (role === 'removed' ? cross(x, y) : '');
}

function cross(x: number, y: number): string {
  const d = `M${x - 6} ${y - 6}l12 12m0 -12l-12 12`;
  return tag('path', { d, stroke: REMOVED, 'stroke-width': 1.6, fill: 'none' });
}

/** The shape behind a candidate: every role has its own. */
function shape(candidate: number, role: CandidateRole, layout: StepLayout): string {
  const { geometry } = layout;
  const { x, y } = layout.place(cellOf(candidate, geometry), digitIn(candidate, geometry));
  switch (role) {
    case 'group-1':
      return tag('circle', { cx: x, cy: y, r: 8, ...GROUPS[role] });
    case 'group-2':
      return tag('rect', { x: x - 7.5, y: y - 7.5, width: 15, height: 15, ...GROUPS[role] });
    case 'group-3':
      return tag('path', { d: `M${x} ${y - 9.5}l9.5 9.5l-9.5 9.5l-9.5 -9.5z`, ...GROUPS[role] });
    case 'group-4':
      return tag('path', {
        d: `M${x - 5} ${y - 8.5}h10l4.5 8.5l-4.5 8.5h-10l-4.5 -8.5z`,
        ...GROUPS[role],
      });
    case 'fin':
      return tag('circle', {
        cx: x,
        cy: y,
        r: 8,
        fill: '#ffffff',
        stroke: '#be185d',
        'stroke-width': 1.5,
        'stroke-dasharray': '3 2',
      });
    case 'placed':
      return (
        tag('circle', { cx: x, cy: y, r: 8, fill: PLACED }) +
        tag('circle', { cx: x, cy: y, r: 10.5, fill: 'none', stroke: PLACED, 'stroke-width': 1.4 })
      );
    case 'removed':
      return '';
  }
}

function linkContent({ from, isStrong, to }: MarkedLink, layout: StepLayout): string {
  const start = layout.middle(from);
  const end = layout.middle(to);
  const dx = end.x - start.x;
  const dy = end.y - start.y;
  const length = Math.hypot(dx, dy);
  if (length < 1) return '';
  // The line begins and ends at the edge of the shapes.
  const gap = Math.min(9 / length, 0.3);
  const at = (t: number): string =>
    `${(start.x + dx * t).toFixed(1)} ${(start.y + dy * t).toFixed(1)}`;
  // A long line bends to one side, so that it does not run through other candidates of its row or
  // column.
  const bend = length > layout.cell ? 0.12 : 0;
  const control = `${((start.x + end.x) / 2 - dy * bend).toFixed(1)} ${((start.y + end.y) / 2 + dx * bend).toFixed(1)}`;
  const dash = isStrong ? {} : { 'stroke-dasharray': '5 4' };
  return tag('path', {
    d: `M${at(gap)}Q${control} ${at(1 - gap)}`,
    stroke: LINK,
    'stroke-width': isStrong ? 2 : 1.5,
    'stroke-opacity': 0.8,
    fill: 'none',
    ...dash,
  });
}
