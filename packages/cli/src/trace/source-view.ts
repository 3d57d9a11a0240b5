import { sourceLineAt, type Trace } from '@nonet/engine/trace';
import type { Canvas, Place } from './canvas.ts';
import { follow } from './ruler.ts';

/** Where the source of the program is on the screen. */
export interface SourcePlace extends Place {
  readonly rows: number;
}

const TAB = '    ';

function sourceLines({ source }: Trace): readonly string[] {
  return source === undefined ? [] : source.split('\n').map((line) => line.replaceAll('\t', TAB));
}

/**
 * Draws a part of the source, and marks the line that made the event. Returns the first visible
 * line, to pass to the next call.
 */
export function drawSource(
  canvas: Canvas,
  { x, y, width, rows }: SourcePlace,
  trace: Trace,
  { event, from }: { readonly event: number; readonly from: number },
): number {
  const lines = sourceLines(trace);
  const running = sourceLineAt(trace, event);
  const first = running === undefined ? from : follow(from, running - 1, rows, lines.length);
  const digits = `${lines.length}`.length;
  lines.slice(first, first + rows).forEach((line, row) => {
    const number = first + row + 1;
    const isRunning = number === running;
    const label = `${isRunning ? '▸' : ' '}${`${number}`.padStart(digits)} `;
    canvas.write(x, y + row, label, isRunning ? 'pointer' : 'quiet');
    const text = line.slice(0, width - label.length);
    canvas.write(x + label.length, y + row, text, isRunning ? 'strong' : 'plain');
  });
  return first;
}
