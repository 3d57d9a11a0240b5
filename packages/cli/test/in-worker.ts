// Runs programs as a page does: Python in Pyodide, JavaScript in a worker.

import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { runPython } from '@nonet/tracer/in-worker/python';
import { RecordPieces } from '@nonet/tracer/record-pieces';
import type { Recorded } from '@nonet/tracer/recorded';
import { puzzlesIn, settingsOf } from '@nonet/tracer/settings';
import type { PyodideInterface } from 'pyodide';

interface Program {
  readonly name: string;
  readonly text: string;
  readonly input: string;
  /** The other files of a Python program. */
  readonly files?: Readonly<Record<string, string>>;
  /** The number of events to record. If it is undefined, a Python program runs without the tracer. */
  readonly events?: number | undefined;
  /** Called when the program has printed something, or some of its events are known. */
  readonly onProgress?: (record: RecordPieces, stop: () => void) => void;
}

interface Ended {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly recorded: Recorded;
}

function settingsFor({ name, input, events = 0 }: Program): string {
  const puzzles = puzzlesIn(new TextEncoder().encode(input));
  return settingsOf({ program: name, events, puzzles });
}

export function runInPyodide(pyodide: PyodideInterface, program: Program): Ended {
  const { name, text, events, files, onProgress } = program;
  const record = new RecordPieces();
  let rest = new TextEncoder().encode(program.input);
  const read = (buffer: Uint8Array): number => {
    const next = rest.subarray(0, buffer.length);
    buffer.set(next);
    rest = rest.subarray(next.length);
    return next.length;
  };
  const output = { stdout: '', stderr: '' };
  const write = (stream: keyof typeof output) => (written: Uint8Array) => {
    output[stream] += Buffer.from(written).toString();
    onProgress?.(record, () => {});
    return written.length;
  };
  pyodide.setStdin({ read });
  pyodide.setStdout({ write: write('stdout') });
  pyodide.setStderr({ write: write('stderr') });
  const status = runPython(pyodide, {
    main: name,
    files: { ...files, [name]: text },
    watch:
      events === undefined
        ? undefined
        : { settings: settingsFor(program), onRecord: (piece) => record.write(piece) },
  });
  return { status, ...output, recorded: record.recorded() };
}

export async function runInWorker(program: Program): Promise<Ended> {
  const record = new RecordPieces();
  const worker = new Worker(new URL('javascript-worker.mjs', import.meta.url), {
    workerData: {
      ...program,
      onProgress: undefined,
      settings: settingsFor(program),
      tracer: import.meta.resolve('@nonet/tracer/in-worker/javascript'),
    },
    stdout: true,
    stderr: true,
  });
  worker.on('message', (piece) => {
    record.write(piece);
    program.onProgress?.(record, () => worker.terminate());
  });
  const [stdout, stderr, [status]] = await Promise.all([
    text(worker.stdout),
    text(worker.stderr),
    once(worker, 'exit') as Promise<[number]>,
  ]);
  return { status, stdout, stderr, recorded: record.recorded() };
}
