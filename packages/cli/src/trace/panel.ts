import type { Moment } from '@nonet/engine/search';
import type { Canvas } from './canvas.ts';
import { eventOf, type Player } from './player.ts';
import type { Story } from './story.ts';

/** What is told of a moment beside its grid. */
export interface PanelFacts {
  readonly story: Story;
  readonly moment: Moment;
  readonly player: Player;
  /** Events recorded, and whether these are all. */
  readonly events: number;
  readonly ended: boolean;
}

const LABEL = 11;
const FIGURE = 12;

/** The story, and the figures under one another. */
export function drawColumn(
  canvas: Canvas,
  place: { x: number; y: number; width: number },
  facts: PanelFacts,
): void {
  const { x, y, width } = place;
  const { story, moment } = facts;
  wrapped(story.text, width)
    .slice(0, 2)
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
  canvas.write(x, y + 11, transport(facts.player, moment, facts), 'quiet');
}

/** The story, and the figures in two lines. */
export function drawLines(
  canvas: Canvas,
  place: { x: number; y: number; width: number },
  facts: PanelFacts,
): void {
  const { x, y, width } = place;
  const { story, moment, player } = facts;
  canvas.write(x, y, story.text, story.role);
  const [event, depth, , ...counters] = figures(facts);
  const first = [`event ${event.figure} of ${event.of}`, `depth ${depth.figure}`];
  const second = counters.map(({ label, figure }) => `${label} ${figure}`);
  canvas.write(x, y + 1, fitting([...first, transport(player, moment, facts)], width), 'quiet');
  canvas.write(x, y + 2, fitting(second, width), 'quiet');
}

interface Figure {
  readonly label: string;
  readonly figure: string;
  readonly of?: string;
}

function figures({ moment, events, ended }: PanelFacts): Figure[] {
  const { event, index, blanks, stack, counters } = moment;
  const grouped = (value: number): string => value.toLocaleString('en');
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

function transport(player: Player, moment: Moment, { events, ended }: PanelFacts): string {
  const speed =
    player.speed === Number.POSITIVE_INFINITY
      ? 'all at once'
      : `${player.speed.toLocaleString('en')} events/s`;
  if (ended && moment.event === events) return `■ the end, ${speed}`;
  if (!player.playing) return `‖ paused, ${speed}`;
  return eventOf(player) === events ? `▸ recording, ${speed}` : `▸ ${speed}`;
}

/** Words in lines of at most so many columns. */
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

/** As many of these as fit. */
function fitting(texts: readonly string[], width: number): string {
  const shown = [...texts];
  while (shown.length > 1 && shown.join(' · ').length > width) shown.pop();
  return shown.join(' · ');
}
