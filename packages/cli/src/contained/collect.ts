import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

/** The pipes must close within this many milliseconds after the last process has ended. */
const DRAIN = 500;

/** Keeps the first bytes of a stream. Calls `onExcess` if there are more. */
export function collect(stream: Readable, most: number, onExcess?: () => void): () => string {
  const chunks: Buffer[] = [];
  let size = 0;
  stream.on('error', () => {});
  stream.on('data', (chunk: Buffer) => {
    if (size < most) chunks.push(chunk.subarray(0, most - size));
    size += chunk.length;
    if (size > most) onExcess?.();
  });
  return () => Buffer.concat(chunks).toString();
}

/** Keeps the first and the last bytes of a stream. */
export function collectEnds(stream: Readable, most: number): () => string {
  const start = collect(stream, most);
  let size = 0;
  let end: Buffer = Buffer.alloc(0);
  stream.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > most) end = Buffer.concat([end, chunk]).subarray(-most);
  });
  // The end may begin before the first bytes end.
  return () => start() + end.subarray(Math.max(0, end.length + most - size)).toString();
}

/** Waits until all output is read. All processes have ended, so this does not take long. */
export async function drained(child: ChildProcess): Promise<void> {
  const streams = [child.stdout!, child.stderr!];
  const open = streams.filter((stream) => !stream.closed);
  const ends = open.map((stream) => once(stream, 'close'));
  const timer = new AbortController();
  await Promise.race([Promise.all(ends), sleep(DRAIN, undefined, { signal: timer.signal })]);
  timer.abort();
  for (const stream of streams) stream.destroy();
}
