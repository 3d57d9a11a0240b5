import { gridMarkup, svgFile, tag, textTag, wrapped } from '@nonet/engine/draw';
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
/** The height of the curve below the grid. */
const CURVE = 56;
/** The sizes of the texts below the curve, and the distance of their lines in ems. */
const SIZES = { title: 20, help: 16, note: 15 } as const;
const LEADING = 1.5;
const SCALE = 2;

/** What the picture says below the curve. */
type Caption = Readonly<Record<keyof typeof SIZES, string>>;

interface CaptionLine {
  readonly part: keyof Caption;
  readonly text: string;
  readonly y: number;
}

/** Draws the givens, how the blanks were filled over the time, and the caption. */
export function resultPicture(
  game: GameState,
  caption: Caption,
  language: Language,
): ResultPicture {
  const theme = coloursOfPage();
  const shape = geometryOf(game);
  const side = shape.size * CELL;
  const digits = digitsIn(game.givens.cells);
  const bottom = side + 2 * MARGIN + CURVE;
  const lines = captionLines(caption, { top: bottom, width: side });
  const [width, height] = [side + 2 * MARGIN, lines[lines.length - 1].y + MARGIN];
  const title = `${caption.title}, ${caption.help}`;
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
    ...lines.map(({ part, text, y }) => {
      const fill = part === 'note' ? theme.quiet : theme.ink;
      const weight = part === 'title' ? { 'font-weight': 600 } : {};
      return textTag(MARGIN, y, { 'font-size': SIZES[part], fill, ...weight }, text);
    }),
  ]);
  const drawing = { svg, width, height, ground: theme.paper };
  return { svg, png: async () => pngOf(await rasterOf([drawing], 1, SCALE)) };
}

/** Breaks the caption into lines that fit below a grid. */
function captionLines(
  caption: Caption,
  { top, width }: { readonly top: number; readonly width: number },
): readonly CaptionLine[] {
  const parts = Object.keys(SIZES) as (keyof Caption)[];
  let y = top;
  return parts.flatMap((part) =>
    wrapped(caption[part], width / SIZES[part]).map((text) => {
      y += LEADING * SIZES[part];
      return { part, text, y };
    }),
  );
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
