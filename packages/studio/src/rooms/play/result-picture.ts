import { gridMarkup, svgFile, tag, textTag } from '@nonet/engine/draw';
import { digitsIn } from '@nonet/engine/notation';
import { type GameState, geometryOf } from '../../game/state.ts';
import { coloursOfPage } from '../../page/export/page-colours.ts';
import { pngOf, rasterOf } from '../../page/export/raster.ts';
import { CELL } from '../../picture/drawing.ts';
import type { Language } from '../../words/words.ts';
import { filledTimes } from './filling.ts';

/** A picture of a solved game without its solution. */
export interface ResultPicture {
  readonly svg: string;
  readonly png: () => Promise<Blob>;
}

const MARGIN = 24;
/** The height of the curve below the grid, and of the two lines below the curve. */
const CURVE = 56;
const CAPTION = 64;
const SCALE = 2;

/** Draws the givens, how the blanks were filled over the time, and two lines of text. */
export function resultPicture(
  game: GameState,
  {
    language,
    note,
    title,
  }: { readonly title: string; readonly note: string; readonly language: Language },
): ResultPicture {
  const theme = coloursOfPage();
  const shape = geometryOf(game);
  const side = shape.size * CELL;
  const [width, height] = [side + 2 * MARGIN, side + 3 * MARGIN + CURVE + CAPTION];
  const digits = digitsIn(game.givens.cells);
  const bottom = side + 2 * MARGIN + CURVE;
  const svg = svgFile({ width, height, title, language, theme }, [
    tag(
      'g',
      { transform: `translate(${MARGIN} ${MARGIN})` },
      gridMarkup(shape, [{ kind: 'digits', as: 'given', digits }], {
        cell: CELL,
        hasLabels: false,
        theme,
      }),
    ),
    tag('path', {
      d: `M${MARGIN} ${bottom}h${side}`,
      stroke: theme.hair,
      'stroke-width': 1,
    }),
    tag('path', {
      d: curve(game, side, { left: MARGIN, bottom }),
      fill: 'none',
      stroke: theme.placed,
      'stroke-width': 2,
    }),
    textTag(MARGIN, bottom + 32, { 'font-size': 20, 'font-weight': 600, fill: theme.ink }, title),
    textTag(MARGIN, bottom + 56, { 'font-size': 15, fill: theme.quiet }, `Nonet · ${note}`),
  ]);
  const drawing = { svg, width, height, ground: theme.paper };
  return { svg, png: async () => pngOf(await rasterOf([drawing], 1, SCALE)) };
}

/** The number of filled blanks over the time, as a line of steps. */
function curve(
  game: GameState,
  width: number,
  { bottom, left }: { readonly left: number; readonly bottom: number },
): string {
  const filled = filledTimes(game);
  const whole = Math.max(1, filled.at(-1) ?? 0);
  const steps = filled.map((at, i) => {
    const x = left + (width * at) / whole;
    const y = bottom - (CURVE * (i + 1)) / filled.length;
    return `H${x.toFixed(1)}V${y.toFixed(1)}`;
  });
  return `M${left} ${bottom}${steps.join('')}`;
}
