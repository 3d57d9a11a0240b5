import { grouped } from '@nonet/engine/explain';
import type { Recording } from '@nonet/engine/search';
import type { Work } from '@nonet/engine/work';
import type { Canvas, Place } from './canvas.ts';

/** The depth of the search over time, with one sample per column. */
export class Waveform implements Work<string> {
  readonly width: number;
  private readonly recording: Recording;
  private readonly depths: number[] = [];
  private readonly blanks: number;

  /** @param recording A recording that has ended. */
  constructor(recording: Recording, width: number) {
    this.recording = recording;
    this.width = width;
    this.blanks = recording.at(0).blanks.length;
  }

  /** Samples the next columns. Returns the bars once all columns are sampled. */
  advance(columns = 1): string | undefined {
    const { events } = this.recording;
    const last = Math.max(1, this.width - 1);
    for (let left = columns; left > 0 && this.depths.length < this.width; left--) {
      this.depths.push(this.recording.at(Math.round((this.depths.length * events) / last)).index);
    }
    return this.depths.length < this.width ? undefined : this.bars;
  }

  /** One bar for each column sampled so far. */
  get bars(): string {
    return this.depths.map((depth) => bar(depth, this.blanks)).join('');
  }
}

const BARS = '▁▂▃▄▅▆▇█';

function bar(depth: number, blanks: number): string {
  return BARS[blanks === 0 ? 0 : Math.round((depth / blanks) * (BARS.length - 1))];
}

export interface WaveformPlace extends Place {
  /** Whether the pointer gets a row of its own below the waveform. */
  readonly pointer: boolean;
}

interface WaveformFacts {
  /** Undefined while the search is being recorded. */
  readonly bars: string | undefined;
  readonly event: number;
  readonly events: number;
  readonly marks: boolean;
}

export function drawWaveform(canvas: Canvas, place: WaveformPlace, facts: WaveformFacts): void {
  const { x, y, width, pointer } = place;
  const { bars, event, events, marks } = facts;
  if (bars === undefined) {
    canvas.write(x, y, `recording: ${grouped(events)} events so far`, 'quiet');
    return;
  }
  const here = events === 0 ? 0 : Math.round((event / events) * (width - 1));
  canvas.write(x, y, bars.slice(0, here), 'placed');
  canvas.write(x + here, y, bars.slice(here), 'quiet');
  const at = marks && !pointer ? '|' : (bars[here] ?? ' ');
  canvas.write(x + here, y, at, 'pointer');
  if (pointer) canvas.write(x + here, y + 1, '▲', 'pointer');
}
