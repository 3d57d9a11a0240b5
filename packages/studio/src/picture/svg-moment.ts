import { CELL, type DrawingColours } from './drawing.ts';
import { looksOf } from './look.ts';
import type { Picture } from './picture.ts';
import { type PuzzleText, shapeOf } from './puzzle-text.ts';
import { tag, textTag, wrapped } from './svg.ts';
import { gridDrawing } from './svg-grid.ts';
import { LIST_HEIGHT, listDrawing } from './svg-list.ts';

/** A moment of the search, and the text below its drawing. */
export interface DrawnMoment {
  readonly puzzle: PuzzleText;
  readonly picture: Picture;
  readonly showsCandidates: boolean;
  readonly caption: string;
  readonly sentence: string;
}

const MARGIN = 24;
const LIST_Y = 28;
const GRID_Y = LIST_Y + LIST_HEIGHT + 18;
const LINE = 20;
const LINES = 3;

/** The size of a panel in drawing units. It does not depend on the text. */
export function panelSize(puzzle: PuzzleText): { width: number; height: number } {
  const side = shapeOf(puzzle).size * CELL;
  return { width: side + 2 * MARGIN, height: GRID_Y + side + 34 + LINES * LINE + MARGIN };
}

/** Draws a moment: the list of blanks, the grid below the list, and the sentence below the grid. */
export function momentPanel(moment: DrawnMoment, colours: DrawingColours): string {
  const { puzzle, picture, showsCandidates, caption, sentence } = moment;
  const side = shapeOf(puzzle).size * CELL;
  const under = GRID_Y + side + 30;
  const looks = looksOf(puzzle, picture).map((look) =>
    showsCandidates ? look : { ...look, candidates: [] },
  );
  const at = (y: number, content: string): string =>
    tag('g', { transform: `translate(${MARGIN} ${y})` }, content);
  return [
    at(LIST_Y, listDrawing(puzzle, picture, colours)),
    at(GRID_Y, gridDrawing(puzzle, looks, colours)),
    textTag(MARGIN, under, { 'font-size': 14, fill: colours.quiet }, caption),
    ...wrapped(sentence, side / 15)
      .slice(0, LINES)
      .map((line, i) => {
        const style = { 'font-size': 15, fill: colours.ink };
        return textTag(MARGIN, under + (i + 1) * LINE + 4, style, line);
      }),
  ].join('\n');
}
