import type { Grid } from '@nonet/engine/grid';
import { notationErrorText, packedCells } from '@nonet/engine/notation';
import { type Trace, TraceReader } from '@nonet/engine/trace';
import { type Event, eventOf, type Recorded } from './recorded.ts';

/** The program that made a trace. */
export interface Source {
  readonly name: string;
  readonly text: string;
}

/** Events per piece of text. */
const PIECE = 4_096;

/** Returns what the tracer recorded as a trace. */
export function traceOf(recorded: Recorded, givens: Grid, source: Source): Trace {
  const reader = new TraceReader();
  for (const piece of traceText(recorded, givens, source)) reader.write(piece);
  const result = reader.end();
  if (!result.ok) throw new Error(notationErrorText(result.error));
  return result.trace;
}

/** Yields the text of the trace in pieces. The events may break the rules of a trace. */
export function* traceText(
  { events, isCut }: Recorded,
  givens: Grid,
  { name, text }: Source,
): Generator<string> {
  yield `nonet-trace 1\npuzzle ${packedCells(givens)}\nsource ${name}\n`;
  for (let start = 0; start < events.length; start += PIECE) {
    const piece = Array.from(events.subarray(start, start + PIECE), eventOf);
    yield piece.map((event) => eventLine(event, givens)).join('');
  }
  if (isCut) yield 'cut\n';
  for (const line of text.replace(/\r?\n$/, '').split(/\r?\n/)) yield `| ${line}\n`;
}

function eventLine(event: Event, { geometry: { row, column } }: Grid): string {
  const at = event.line > 0 ? ` @${event.line}` : '';
  if (event.kind === '!') return `!${at}\n`;
  const { kind, cell, digit } = event;
  const placed = kind === '+' ? ` ${digit}` : '';
  return `${kind} ${row[cell]! + 1} ${column[cell]! + 1}${placed}${at}\n`;
}
