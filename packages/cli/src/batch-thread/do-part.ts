import { Writable } from 'node:stream';
import type { PartAnswer, PartNotes } from '@nonet/bank';
import type { PartRequest, StoredPart } from '../batch/part-request.ts';
import { run } from '../commands/program.ts';
import type { PartSource } from '../core/part-source.ts';
import { PROCESS, withStreams } from '../core/streams.ts';
import { startOf } from '../pipeline/file-part.ts';
import { partLabel } from '../pipeline/part.ts';
import { readLine } from './read-line.ts';

/** Does a part of a batch: runs its command with `--part`, and keeps what it writes. */
export async function doPart({ command, number, of, stored }: PartRequest): Promise<PartAnswer> {
  const started = performance.now();
  const chunks: Uint8Array[] = [];
  const messages: string[] = [];
  let notes: PartNotes | null = null;
  const answers = new Writable({
    write(chunk: Uint8Array, _, done) {
      chunks.push(Uint8Array.from(chunk));
      done();
    },
  });
  const streams = withStreams(PROCESS, {
    answers,
    messages: { write: (text: string) => messages.push(text) },
    notes: { write: () => {} },
    onNotes: (noted) => {
      notes = noted;
    },
    ...(stored && { parts: storedParts(stored) }),
  });
  // A batch may come from anyone who can write to the database.
  const line = await readLine(command, streams);
  if (line.kind === 'refused') {
    const refusal = `error: ${line.reason}\n`;
    return { output: Buffer.alloc(0), messages: refusal, notes, status: 2, seconds: 0 };
  }
  // A part has one thread.
  const oneThread = line.hasThreads ? ['--threads', '1'] : [];
  const status = await run([...command, ...oneThread, '--part', `${number}/${of}`], streams);
  return {
    output: Buffer.concat(chunks),
    messages: messages.join(''),
    notes,
    status,
    seconds: (performance.now() - started) / 1_000,
  };
}

/** Finds one part of a file in what was kept of it. */
function storedParts({ begins, ends, file, input }: StoredPart): PartSource {
  return {
    async find(name, part, options) {
      const { size } = file;
      const start = startOf(file.start, size, part.of, options);
      if (typeof start === 'string') return `${name}: ${start}`;
      const label = part.of === 1 ? name : partLabel(name, part);
      return { label, from: begins, to: ends, size, start };
    },
    async *bytes() {
      yield input;
    },
  };
}
