import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Grid } from '@nonet/engine/grid';
import { packedCells } from '@nonet/engine/notation';
import { type Event, eventOf, type Recorded } from './recorded.ts';

/** The program that made a trace. */
export interface Source {
  readonly name: string;
  readonly text: string;
}

/** Events per piece of text. */
const PIECE = 4_096;

/** Yields the text of a trace in pieces. */
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
  return `${kind} ${row[cell]! + 1} ${column[cell]! + 1} ${digit}${at}\n`;
}

/** Writes a text to a file, as gzip if its name ends in .gz. */
export async function writeText(file: string, pieces: Iterable<string>): Promise<void> {
  const to = createWriteStream(file);
  const from = Readable.from(pieces);
  if (file.endsWith('.gz')) await pipeline(from, createGzip(), to);
  else await pipeline(from, to);
}
