import { type Geometry, isJigsaw } from '../grid/geometry.ts';
import { symbolOf } from '../notation/parts/symbol.ts';
import { candidateMarkup } from './candidate-markup.ts';
import { deadEndMarkup, groundMarkup, houseMarkup } from './cell-markup.ts';
import { GridLayout } from './grid-layout.ts';
import type { Layer } from './layer.ts';
import { linkMarkup } from './link-markup.ts';
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
export const MARGIN = 28;

/** Draws layers as a complete SVG file. The title is `Sudoku` by default. */
export function drawGrid(
  geometry: Geometry,
  layers: readonly Layer[],
  options: GridStyle & Partial<Omit<SvgHead, 'width' | 'height'>> = {},
): string {
  const { candidate, cell, digit, hasLabels, lines, theme, title = 'Sudoku', ...head } = options;
  const style = { candidate, cell, digit, hasLabels, lines, theme };
  const width = new GridLayout(geometry, cell).side + 2 * MARGIN;
  const grid = gridMarkup(geometry, layers, style);
  const content = tag('g', { transform: `translate(${MARGIN} ${MARGIN})` }, grid);
  return svgFile({ ...head, title, width, height: width, theme }, [content]);
}

/**
 * Draws layers as SVG markup, for a drawing with other parts. The top left corner of the grid is at
 * (0, 0). Each digit has the attribute `data-cell` with its cell.
 */
export function gridMarkup(
  geometry: Geometry,
  layers: readonly Layer[],
  { candidate, cell, digit = 0.52, hasLabels = true, lines = LINES, theme }: GridStyle = {},
): string {
  const sheet = new Sheet(new GridLayout(geometry, cell), layers, theme);
  return [
    ...groundMarkup(sheet),
    ...houseMarkup(sheet),
    cellLines(sheet, lines.cell),
    ...deadEndMarkup(sheet),
    ...candidateMarkup(sheet, candidate),
    digitMarkup(sheet, digit),
    ...boldLines(sheet, lines),
    ...linkMarkup(sheet),
    hasLabels ? labels(sheet) : '',
  ]
    .filter((markup) => markup !== '')
    .join('\n');
}

/** The layers that lie over the digits. */
export type MarkLayer = Extract<Layer, { readonly kind: 'houses' | 'marks' | 'links' }>;

/** Draws houses, marks and links as SVG markup, to be put over a grid that is drawn otherwise. */
export function marksMarkup(
  geometry: Geometry,
  layers: readonly MarkLayer[],
  { candidate, cell }: Pick<GridStyle, 'candidate' | 'cell'>,
): string {
  const sheet = new Sheet(new GridLayout(geometry, cell), layers, undefined);
  return [...houseMarkup(sheet), ...candidateMarkup(sheet, candidate), ...linkMarkup(sheet)].join(
    '\n',
  );
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
    const d = linesAt(layout, isIn) + (width === box ? regionBorders(layout) : '');
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

/** A path of the borders between regions that are no boxes. */
function regionBorders({ cell: width, geometry }: GridLayout): string {
  const { box, column, row, size } = geometry;
  if (!isJigsaw(geometry)) return '';
  return Array.from(box, (region, cell) => {
    const [left, top] = [rounded(column[cell] * width), rounded(row[cell] * width)];
    const isAbove = row[cell] > 0 && box[cell - size] !== region;
    const isBeside = column[cell] > 0 && box[cell - 1] !== region;
    const side = rounded(width);
    return (isAbove ? `M${left} ${top}h${side}` : '') + (isBeside ? `M${left} ${top}v${side}` : '');
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

function labels({ layout: { cell, geometry }, paint }: Sheet): string {
  const texts = Array.from({ length: geometry.size }, (_, i) => {
    const middle = (i + 0.5) * cell;
    return textTag(middle, -8, {}, `c${i + 1}`) + textTag(-14, middle + 4, {}, `r${i + 1}`);
  });
  return tag('g', { 'font-size': 12, 'text-anchor': 'middle', ...paint('quiet') }, texts.join(''));
}
