import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { notationErrorText } from '@nonet/engine/notation';
import { fileReason } from '../pipeline/read-files.ts';
import { writeTrace } from '../pipeline/write-trace.ts';
import type { Streams } from '../streams.ts';
import { playTrace } from '../trace/play-trace.ts';
import { puzzlesIn } from '../watch/puzzles-in.ts';
import { runTraced } from '../watch/run-traced.ts';
import { readStart } from '../watch/standard-input.ts';
import { notFoundText, summaryOf } from '../watch/summary.ts';
import { traceOf } from '../watch/trace-of.ts';

export interface WatchFlags {
  /** The file that gets the trace. */
  readonly to?: string;
  /** The number of events after which the tracer stops. */
  readonly events: number;
  /** The Python interpreter. */
  readonly with?: string;
}

const PYTHON = process.platform === 'win32' ? 'python' : 'python3';

/**
 * Runs a Python program and records its search. Then writes the trace, or plays it if stdout is a terminal.
 * Returns the exit status of the program, or 2 if the trace cannot be written.
 */
export async function watch(
  program: string,
  args: readonly string[],
  { to, events, with: interpreter }: WatchFlags,
  streams: Streams,
): Promise<number> {
  const { answers, messages, notes } = streams;
  const fail = (message: string): number => {
    messages.write(`${message}\n`);
    return 2;
  };
  if (interpreter === undefined && !/\.pyw?$/.test(program)) {
    return fail(`expected a Python program such as solve.py, found ${program}`);
  }
  let text: string;
  try {
    text = readFileSync(program, 'utf8');
  } catch (error) {
    return fail(`${program}: ${fileReason(error)}`);
  }
  const input = await readStart();
  const puzzles = puzzlesIn(input.start);
  const python = interpreter ?? PYTHON;
  const run = { interpreter: python, program, args, input, puzzles, events };
  const ended = await runTraced(run).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });
  if (!ended) {
    return fail(`expected ${python}, found no such command (--with names another Python)`);
  }

  const { failure, recorded, signal, status } = ended;
  const { givens } = recorded;
  if (failure) fail(`cannot watch: the tracer failed (${failure})`);
  else if (!recorded.hasStarted)
    fail(`expected Python 3.6 or later, but ${python} cannot run the tracer`);
  else if (!givens) fail(notFoundText(puzzles.length));
  else {
    notes.write(`${summaryOf(recorded)}\n`);
    const source = { name: basename(program), text };
    const trace = traceOf(recorded, givens, source);
    if (trace.fault) notes.write(`${program}: ${notationErrorText(trace.fault)}\n`);
    if (to) {
      const written = await writeTrace(to, trace, streams);
      if (written !== 0) return written;
    } else if (answers.isTTY) {
      await playTrace(trace);
    }
  }
  if (signal) await endBy(signal);
  return status;
}

/** Ends this process by the signal that ended the program, so that the shell sees the same. */
async function endBy(signal: NodeJS.Signals): Promise<void> {
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
  await setTimeout(1_000);
}
