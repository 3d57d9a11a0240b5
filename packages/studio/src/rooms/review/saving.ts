import { gridMarkup, type Layer, svgFile, tag, textTag } from '@nonet/engine/draw';
import { type GameState, geometryOf, isGiven } from '../../game/state.ts';
import { animationOf } from '../../page/export/animation.ts';
import { coloursOfPage } from '../../page/export/page-colours.ts';
import { CELL, type DrawingColours } from '../../picture/drawing.ts';
import type { Drawing } from '../../picture/svg-strip.ts';
import type { Language } from '../../words/words.ts';
import type { Clients } from '../../workers/clients.ts';
import { gameBefore } from './slice.ts';
import { reviewWords } from './words.ts';

/** An animated picture has at most this many boards. */
const MOST_BOARDS = 120;

/** How long each board is shown, in milliseconds. The last one is shown for longer. */
const DELAY = 250;
const LAST = 8;

const MARGIN = 24;
/** The space for the caption below the grid. */
const CAPTION = 36;

/** Draws a game from its start to its end as an animated GIF. */
export function animationOfGame(
  clients: Clients,
  game: GameState,
  language: Language,
): Promise<Blob> {
  const { length } = game.journal.entries;
  const count = Math.min(length + 1, MOST_BOARDS);
  const moves = Array.from({ length: count }, (_, i) =>
    Math.round((i * length) / Math.max(1, count - 1)),
  );
  const colours = coloursOfPage();
  const drawings = moves.map((move) => boardDrawing(game, move, { colours, language }));
  const last = Array<Drawing>(LAST - 1).fill(drawings[drawings.length - 1]);
  return animationOf(clients, [...drawings, ...last], DELAY);
}

function boardDrawing(
  game: GameState,
  move: number,
  { colours, language }: { readonly colours: DrawingColours; readonly language: Language },
): Drawing {
  const { cells, journal } = gameBefore(game, move);
  const shape = geometryOf(game);
  const layers: Layer[] = [
    { kind: 'notes', notes: cells.map((it) => (it.digit > 0 ? 0 : it.centre | it.corner)) },
    { kind: 'digits', as: 'placed', digits: cells.map(({ digit }) => digit) },
    {
      kind: 'digits',
      as: 'given',
      digits: cells.map(({ digit }, cell) => (isGiven(game, cell) ? digit : 0)),
    },
  ];
  const side = shape.size * CELL;
  const [width, height] = [side + 2 * MARGIN, side + 2 * MARGIN + CAPTION];
  const text = reviewWords[language].moveOf(move, journal.entries.length);
  const content = [
    tag(
      'g',
      { transform: `translate(${MARGIN} ${MARGIN})` },
      gridMarkup(shape, layers, { cell: CELL, hasLabels: false, theme: colours }),
    ),
    textTag(MARGIN, side + MARGIN + CAPTION, { 'font-size': 15, fill: colours.quiet }, text),
  ];
  const title = `Nonet: ${text}`;
  const svg = svgFile({ width, height, title, language, theme: colours }, content);
  return { svg, width, height, ground: colours.paper };
}
