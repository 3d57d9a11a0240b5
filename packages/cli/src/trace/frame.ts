import type { Grid } from '@nonet/engine/grid';
import {
  type Contradiction,
  contradiction,
  type End,
  type Moment,
  type Story,
  type Strategy,
  storyOf,
} from '@nonet/engine/search';
import type { Trace } from '@nonet/engine/trace';
import type { Palette } from '../report/palette.ts';
import { Canvas } from './canvas.ts';
import { drawGrid, drawnRow } from './grid-view.ts';
import { keyLine } from './keys.ts';
import type { Layout } from './layout.ts';
import { drawColumn, drawLines, type PanelFacts } from './panel.ts';
import type { Player } from './player.ts';
import { drawRuler, entriesShown, follow, rulerOf } from './ruler.ts';
import { drawSource } from './source-view.ts';
import { endingOf, type Sentence, sentenceOf } from './story.ts';
import { drawWaveform } from './waveform.ts';

/** The data that stay the same in all frames of an animation. */
export interface Scene {
  readonly givens: Grid;
  readonly strategy: Strategy;
  /** The trace, if the search was made by another program. */
  readonly trace?: Trace;
  readonly palette: Palette;
  /** Whether to use marks such as brackets instead of colors. */
  readonly marks: boolean;
  /** Whether keys can be read. */
  readonly keys: boolean;
}

/** What a frame shows. */
export interface FrameFacts {
  readonly moment: Moment;
  readonly player: Player;
  /** The number of events recorded so far. */
  readonly events: number;
  /** Why the search ended. Undefined while it is running. */
  readonly end: End | undefined;
  /** The bars of the waveform so far. Undefined while the search is being recorded. */
  readonly bars: string | undefined;
}

/**
 * The first visible entry of the ruler, the first visible row of the grid, and the first visible
 * line of the source.
 */
export interface Scroll {
  readonly ruler: number;
  readonly grid: number;
  readonly source: number;
}

/** Draws a frame. Returns its lines, and the scroll position to pass to the next call. */
export function frame(
  scene: Scene,
  facts: FrameFacts,
  layout: Layout,
  scroll: Scroll,
): { lines: string[]; scroll: Scroll } {
  const { givens, strategy, trace, marks } = scene;
  const { moment, player, events, end, bars } = facts;
  const { ruler: rulerPlace, panel } = layout;
  const canvas = new Canvas(layout.columns, layout.rows);
  const dead = moment.deadEnd ? contradiction(moment) : undefined;
  const current = moment.solved ? undefined : (moment.last ?? moment.next)?.cell;
  const ruler = rulerOf(moment);
  const next = {
    ruler: follow(
      scroll.ruler,
      ruler.pointer,
      entriesShown(moment, rulerPlace),
      ruler.cells.length,
    ),
    grid: gridScroll(layout, givens, current, scroll.grid),
    source: scroll.source,
  };

  if (layout.title !== undefined) {
    const x = canvas.write(1, layout.title, strategy.id, 'strong') + 2;
    canvas.write(x, layout.title, shortened(strategy.summary, layout.columns - x), 'quiet');
  }
  if (layout.note) canvas.write(1, layout.note.y, layout.note.text, 'quiet');
  if (layout.grid) {
    const place = { ...layout.grid, from: next.grid };
    drawGrid(canvas, place, layout.grid.style, { givens, moment, current, dead, marks });
  }
  if (layout.source && trace) {
    const at = { event: moment.event, from: next.source };
    next.source = drawSource(canvas, layout.source, trace, at);
  }
  const story =
    endingAt(moment, trace) ??
    sentenceOf(storyAt(moment, dead, moment.event === events ? end : undefined), givens.geometry);
  const panelFacts: PanelFacts = { story, moment, player, events, ended: end !== undefined };
  if (panel.beside) drawColumn(canvas, panel, panelFacts);
  else drawLines(canvas, panel, panelFacts);
  drawRuler(canvas, { ...rulerPlace, from: next.ruler }, moment, ruler, dead);
  drawWaveform(canvas, layout.waveform, { bars, event: moment.event, events, marks });
  if (scene.keys) canvas.write(1, layout.keys, keyLine(layout.columns - 1), 'quiet');
  return { lines: canvas.lines(scene.palette), scroll: next };
}

function storyAt(moment: Moment, dead: Contradiction | undefined, end: End | undefined): Story {
  const isForced = moment.path.at(-1)?.forced ?? false;
  const why = moment.deadEnd ? (dead ?? 'tried') : undefined;
  return storyOf({ ...moment, blanks: moment.blanks.length, isForced, dead: why }, end);
}

/** If the trace is broken or cut, its last moment gets a sentence that says so. */
function endingAt({ event }: Moment, trace: Trace | undefined): Sentence | undefined {
  return trace && event === trace.events.length ? endingOf(trace) : undefined;
}

function shortened(text: string, width: number): string {
  return text.length <= width ? text : `${text.slice(0, Math.max(0, width - 1))}…`;
}

function gridScroll(
  { grid }: Layout,
  { geometry }: Grid,
  current: number | undefined,
  from: number,
): number {
  if (!grid || current === undefined) return grid ? from : 0;
  return follow(from, drawnRow(geometry, grid.style, current), grid.rows, grid.height);
}
