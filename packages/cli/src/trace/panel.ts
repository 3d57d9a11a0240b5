import { grouped } from '@nonet/engine/explain';
import type { Moment } from '@nonet/engine/search';
import type { Canvas, Place } from './canvas.ts';
import { eventOf, type Player } from './player.ts';
import type { Sentence } from './story.ts';

/** Where the panel is: beside the grid or below it. */
export interface PanelPlace extends Place {
  readonly beside: boolean;
}

/** What the panel shows. */
export interface PanelFacts {
  readonly story: Sentence;
  readonly moment: Moment;
  readonly player: Player;
  /** The number of events recorded so far. */
  readonly events: number;
  /** Whether the search has ended. */
  readonly ended: boolean;
}

/** Rows of the story beside the grid. */
const STORY_ROWS = 3;
const LABEL = 11;
const FIGURE = 12;

/** Draws the panel beside the grid: first the story, then the counters, one on each line. */
export function drawColumn(canvas: Canvas, { x, y, width }: PanelPlace, facts: PanelFacts): void {
  const { story } = facts;
  wrapped(story.text, width)
    .slice(0, STORY_ROWS)
    .forEach((line, i) => {
      canvas.write(x, y + i, line, story.role);
    });
  figures(facts).forEach(({ label, figure, of }, i) => {
    canvas.write(x, y + 3 + i, label, 'quiet');
    canvas.write(x + LABEL, y + 3 + i, figure.padStart(FIGURE));
    const beyond = of && ` of ${of}`;
    if (beyond && LABEL + FIGURE + beyond.length <= width) {
      canvas.write(x + LABEL + FIGURE, y + 3 + i, beyond, 'quiet');
    }
  });
  canvas.write(x, y + 11, transport(facts), 'quiet');
}

/** Draws the panel below the grid: the story, then two rows of counters. */
export function drawLines(canvas: Canvas, { x, y, width }: PanelPlace, facts: PanelFacts): void {
  const { story } = facts;
  canvas.write(x, y, story.text, story.role);
  const [event, depth, , ...counters] = figures(facts);
  const first = [`event ${event.figure} of ${event.of}`, `depth ${depth.figure}`];
  const second = counters.map(({ label, figure }) => `${label} ${figure}`);
  canvas.write(x, y + 1, fitting([...first, transport(facts)], width), 'quiet');
  canvas.write(x, y + 2, fitting(second, width), 'quiet');
}

interface Figure {
  readonly label: string;
  readonly figure: string;
  readonly of?: string;
}

function figures({ moment, events, ended }: PanelFacts): Figure[] {
  const { event, index, blanks, stack, counters } = moment;
  return [
    { label: 'event', figure: grouped(event), of: `${grouped(events)}${ended ? '' : '+'}` },
    { label: 'depth', figure: grouped(index), of: grouped(blanks.length) },
    { label: 'call stack', figure: grouped(stack.length + 1) },
    { label: 'placements', figure: grouped(counters.placements) },
    { label: 'backs', figure: grouped(counters.backs) },
    { label: 'tries', figure: grouped(counters.tries) },
    { label: 'nodes', figure: grouped(counters.nodes) },
  ];
}

function transport({ player, moment, events, ended }: PanelFacts): string {
  const speed =
    player.speed === Number.POSITIVE_INFINITY
      ? 'maximum speed'
      : `${grouped(player.speed)} events/s`;
  if (ended && moment.event === events) return `■ end, ${speed}`;
  if (!player.playing) return `‖ paused, ${speed}`;
  return eventOf(player) === events ? `▸ recording, ${speed}` : `▸ ${speed}`;
}

/** Breaks the text into lines of at most `width` columns. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= width) {
      lines[lines.length - 1] = `${line} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

/** Joins the first texts, as many as fit in the width. Always keeps the first. */
function fitting(texts: readonly string[], width: number): string {
  const shown = [...texts];
  while (shown.length > 1 && shown.join(' · ').length > width) shown.pop();
  return shown.join(' · ');
}
