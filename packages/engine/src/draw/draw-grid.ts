import type { Geometry } from '../grid/geometry.ts';
import { symbolOf } from '../notation/parts/symbol.ts';
import { candidateMarkup } from './candidate-markup.ts';
import { deadEndMarkup, groundMarkup, houseMarkup } from './cell-markup.ts';
import { constraintMarks } from './constraint/constraint-marks.ts';
import type { Mark } from './constraint/mark.ts';
import { headOf, type LeastSizes, MarkMarkup } from './constraint/mark-markup.ts';
import { spaceOutside } from './constraint/outside-clues.ts';
import { GridLayout } from './grid-layout.ts';
import { type Layer, layersOf } from './layer.ts';
import { linkMarkup } from './link-markup.ts';
import { regionBorders } from './region-borders.ts';
import { Sheet } from './sheet.ts';
import { rounded, tag, textTag } from './svg.ts';
import { type SvgHead, svgFile } from './svg-file.ts';
import type { Theme } from './theme.ts';

export interface GridStyle {
  /** The width of a cell. By default it depends on the size of the grid: 54 for 9×9. */
  readonly cell?: number | undefined;
  /** Colors to use instead of those of the default theme. */
  readonly theme?: Partial<Theme> | undefined;
  /** Whether the rows and columns have labels, which are outside the grid. Default true. */
  readonly hasLabels?: boolean | undefined;
  /** The widths of the lines between cells, between boxes, and of the frame. Default 1, 2 and 2. */
  readonly lines?: LineWidths | undefined;
  /** The font size of digits, as a share of a cell. Default 0.52. */
  readonly digit?: number | undefined;
  /** The least width of a line and size of a text in the drawing of a constraint. Default 0. */
  readonly least?: LeastSizes | undefined;
  /** The font size of candidates, as a share of the place of one. Default 0.67. */
  readonly candidate?: number | undefined;
}

export interface LineWidths {
  readonly cell: number;
  readonly box: number;
  readonly frame: number;
}

const LINES: LineWidths = { cell: 1, box: 2, frame: 2 };

/** The space around a grid for its labels. */
const MARGIN = 28;

/** The space around a grid, for its labels and for the clues outside it. */
export function marginOf(
  geometry: Geometry,
  layers: readonly Layer[],
  { cell, hasLabels = true }: Pick<GridStyle, 'cell' | 'hasLabels'> = {},
): number {
  const space = spaceOutside(marksOf(layers, geometry), geometry);
  return (hasLabels ? MARGIN : 0) + space * new GridLayout(geometry, cell).cell;
}

function marksOf(layers: readonly Layer[], geometry: Geometry): Mark[] {
  return layersOf(layers, 'constraints').flatMap(({ constraints, pencilmarks }) =>
    constraintMarks(geometry, constraints, pencilmarks),
  );
}

/** Draws layers as a complete SVG file. The title is `Sudoku` by default. */
export function drawGrid(
  geometry: Geometry,
  layers: readonly Layer[],
  options: GridStyle & Partial<Omit<SvgHead, 'width' | 'height'>> = {},
): string {
  const { candidate, cell, digit, hasLabels, least, lines, theme, ...head } = options;
  const { title = 'Sudoku' } = head;
  const style = { candidate, cell, digit, hasLabels, least, lines, theme };
  const margin = marginOf(geometry, layers, { cell });
  const width = new GridLayout(geometry, cell).side + 2 * margin;
  const grid = gridMarkup(geometry, layers, style);
  const at = rounded(margin);
  const content = tag('g', { transform: `translate(${at} ${at})` }, grid);
  return svgFile({ ...head, title, width, height: width, theme }, [content]);
}

/**
 * Draws layers as SVG markup, for a drawing with other parts. The top left corner of the grid is at
 * (0, 0). Each digit has the attribute `data-cell` with its cell.
 */
export function gridMarkup(
  geometry: Geometry,
  layers: readonly Layer[],
  { candidate, cell, digit = 0.52, hasLabels = true, least, lines = LINES, theme }: GridStyle = {},
): string {
  const marks = marksOf(layers, geometry);
  const { cell: width } = new GridLayout(geometry, cell);
  const layout = new GridLayout(geometry, width, headOf(marks, width, least));
  const sheet = new Sheet(layout, layers, theme);
  const drawn = new MarkMarkup(layout, sheet.paint, least);
  return [
    ...groundMarkup(sheet),
    ...drawn.under(marks),
    ...houseMarkup(sheet),
    cellLines(sheet, lines.cell),
    ...deadEndMarkup(sheet),
    ...candidateMarkup(sheet, candidate),
    digitMarkup(sheet, digit),
    ...boldLines(sheet, lines),
    ...drawn.over(marks),
    ...linkMarkup(sheet),
    hasLabels ? labels(sheet, spaceOutside(marks, geometry)) : '',
  ]
    .filter((markup) => markup !== '')
    .join('\n');
}

/** The thin lines between cells. */
function cellLines({ layout, paint }: Sheet, width: number): string {
  const d = linesAt(layout, (i, across) => i % across !== 0);
  return tag('path', { d, ...paint('none', 'hair'), 'stroke-width': width, ...SQUARE });
}

/** The bold lines between boxes, and the frame. They are one path if they are equally wide. */
function boldLines({ layout, paint }: Sheet, { box, frame }: LineWidths): string[] {
  const { size } = layout.geometry;
  const isFrame = (i: number): boolean => i === 0 || i === size;
  const path = (width: number, isIn: (i: number, across: number) => boolean): string => {
    const d =
      linesAt(layout, isIn) + (width === box ? regionBorders(layout.geometry, layout.cell) : '');
    return tag('path', { d, ...paint('none', 'ink'), 'stroke-width': width, ...SQUARE });
  };
  if (box === frame) return [path(box, (i, across) => i % across === 0)];
  return [path(box, (i, across) => i % across === 0 && !isFrame(i)), path(frame, isFrame)];
}

const SQUARE = { 'stroke-linecap': 'square' };

/**
 * A path of the lines that are chosen by their number, counted from the left or the top, and by how
 * many cells a box is across.
 */
function linesAt(
  { cell, geometry: { boxColumns, boxRows, size }, side }: GridLayout,
  isIn: (i: number, across: number) => boolean,
): string {
  return Array.from({ length: size + 1 }, (_, i) => {
    const at = rounded(i * cell);
    const down = isIn(i, boxColumns || size) ? `M${at} 0V${rounded(side)}` : '';
    return down + (isIn(i, boxRows || size) ? `M0 ${at}H${rounded(side)}` : '');
  }).join('');
}

function digitMarkup({ current, digits, layout, paint }: Sheet, size: number): string {
  const { cell: width } = layout;
  const texts = [...digits].map(([cell, { as, digit }]) => {
    const ink = current.has(cell) ? 'on-current' : as === 'given' ? 'ink' : as;
    const style = {
      'data-cell': cell,
      ...(as === 'given' && { 'font-weight': 700 }),
      ...(ink !== 'ink' && paint(ink)),
    };
    const [x, y] = [layout.x(cell) + 0.5 * width, layout.y(cell) + (0.5 + 0.35577 * size) * width];
    return textTag(x, y, style, symbolOf(digit));
  });
  if (texts.length === 0) return '';
  const style = { 'font-size': size * width, 'text-anchor': 'middle' };
  return tag('g', { ...style, ...paint('ink') }, texts.join('\n'));
}

function labels({ layout: { cell, geometry }, paint }: Sheet, space: number): string {
  const far = space * cell;
  const texts = Array.from({ length: geometry.size }, (_, i) => {
    const middle = (i + 0.5) * cell;
    return (
      textTag(middle, -8 - far, {}, `c${i + 1}`) + textTag(-14 - far, middle + 4, {}, `r${i + 1}`)
    );
  });
  return tag('g', { 'font-size': 12, 'text-anchor': 'middle', ...paint('quiet') }, texts.join(''));
}
