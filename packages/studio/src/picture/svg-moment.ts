import { gridMarkup, tag, textTag, wrapped } from '@nonet/engine/draw';
import { type PlainPuzzle, shapeOf } from '@nonet/engine/notation';
import { CELL, type DrawingColours } from './drawing.ts';
import { momentLayers } from './moment-layers.ts';
import type { Picture } from './picture.ts';
import { LIST_HEIGHT, listDrawing } from './svg-list.ts';
import { type DrawnTree, treeDrawing, treeHeight } from './svg-tree.ts';

/** A moment of the search, and the text below its drawing. */
export interface DrawnMoment {
  readonly puzzle: PlainPuzzle;
  readonly picture: Picture;
  readonly showsCandidates: boolean;
  readonly caption: string;
  readonly sentence: string;
  /** Why no digit is left for a cell, at a dead end. */
  readonly reasons?: string | undefined;
  /** The search tree below the list of blanks. Undefined to leave it out. */
  readonly tree: DrawnTree | undefined;
}

/** The settings that all moments of one file share. */
export interface PanelStyle {
  readonly colours: DrawingColours;
  /** The number of tree rows that fit below the list of blanks in a panel. 0 without trees. */
  readonly treeRows: number;
  /** Whether a panel has space for the reasons of a dead end. Default: false. */
  readonly hasReasons?: boolean;
}

const MARGIN = 24;
const LIST_Y = 28;
const TREE_Y = LIST_Y + LIST_HEIGHT;
/** The space above the grid. */
const ABOVE_GRID = 18;
const LINE = 20;
const LINES = 3;
/** The lines of the reasons, in smaller type. */
const REASON_LINES = 5;

function gridY(treeRows: number): number {
  return TREE_Y + treeHeight(treeRows) + ABOVE_GRID;
}

/** The size of a panel in drawing units. It does not depend on the text. */
export function panelSize(
  puzzle: PlainPuzzle,
  { treeRows, hasReasons }: PanelStyle,
): { width: number; height: number } {
  const side = shapeOf(puzzle).size * CELL;
  return {
    width: side + 2 * MARGIN,
    height: gridY(treeRows) + side + 34 + (LINES + (hasReasons ? REASON_LINES : 0)) * LINE + MARGIN,
  };
}

/**
 * Draws a moment, from top to bottom: the list of blanks, the search tree, the grid and the
 * sentence.
 */
export function momentPanel(moment: DrawnMoment, { colours, treeRows }: PanelStyle): string {
  const { puzzle, picture, showsCandidates, caption, sentence, reasons = '', tree } = moment;
  const shape = shapeOf(puzzle);
  const side = shape.size * CELL;
  const top = gridY(treeRows);
  const under = top + side + 30;
  const layers = momentLayers(puzzle, picture, { showsCandidates });
  const style = { cell: CELL, hasLabels: false, theme: colours };
  const at = (y: number, content: string): string =>
    tag('g', { transform: `translate(${MARGIN} ${y})` }, content);
  return [
    at(LIST_Y, listDrawing(puzzle, picture, colours)),
    tree ? at(TREE_Y, treeDrawing(tree, picture, shape.size, colours)) : '',
    at(top, gridMarkup(shape, layers, style)),
    textTag(MARGIN, under, { 'font-size': 14, fill: colours.quiet }, caption),
    ...lines(sentence, side / 15, LINES, under + LINE + 4, { 'font-size': 15, fill: colours.ink }),
    ...lines(reasons, side / 13, REASON_LINES, under + (LINES + 1) * LINE + 4, {
      'font-size': 13,
      fill: colours.quiet,
    }),
  ].join('\n');
}

/** At most `most` lines of text, of about `width` characters each. */
function lines(
  text: string,
  width: number,
  most: number,
  y: number,
  ink: Readonly<Record<string, string | number>>,
): string[] {
  return wrapped(text, width)
    .slice(0, most)
    .map((line, i) => textTag(MARGIN, y + i * LINE, ink, line));
}
