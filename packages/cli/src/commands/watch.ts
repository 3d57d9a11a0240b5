import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import { notationErrorText } from '@nonet/engine/notation';
import { puzzlesIn, variantIn } from '@nonet/tracer/settings';
import { traceOf, traceText } from '@nonet/tracer/trace-of';
import { Argument } from 'commander';
import { anyCommand } from '../core/command.ts';
import { text, type Values, whole } from '../core/option.ts';
import * as option from '../core/options.ts';
import type { Streams } from '../core/streams.ts';
import { writeTrace } from '../job/write-trace.ts';
import { fileReason } from '../pipeline/read-files.ts';
import { type ServedStudio, serveStudio } from '../studio-server/served-studio.ts';
import { playTrace } from '../trace/play-trace.ts';
import { prepare } from '../watch/prepare.ts';
import { runTraced } from '../watch/run-traced.ts';
import { readStart } from '../watch/standard-input.ts';
import { notFoundText, notStartedText, summaryOf } from '../watch/summary.ts';
import { tracerFor } from '../watch/tracers.ts';

const options = {
  to: text('-t, --to <file>', 'write the trace to a file (gzip if its name ends in .gz)').names(
    'output',
  ),
  events: whole('--events <n>', 'record the first n events').defaultsTo(1_000_000),
  with: text(
    '--with <command>',
    'the interpreter or compiler (default: python3, gcc or g++, javac, kotlinc, or the Node that runs nonet)',
  ),
  ...option.inStudio('the search'),
  quiet: option.quiet(),
};

type WatchFlags = Values<typeof options>;

export const command = anyCommand({
  summary:
    'Record the search of your own program, as it is. Run a C, C++, Java, Kotlin, Python or JavaScript program, and record how it changes its Sudoku grid. Its input, output and exit status stay the same.',
  examples: [
    'nonet watch solve.cpp < puzzle.txt',
    'nonet watch Main.java --studio < puzzle.txt',
    'nonet watch solve.py --to search.trace.gz < puzzle.txt',
  ],
  arguments: [
    new Argument('<program>', 'the program, such as solve.cpp, Main.java or solve.py'),
    new Argument('[arguments...]', 'the arguments of the program, after --'),
  ],
  options,

  /**
   * Runs a program and records its search. Then writes the trace, opens it in the studio, or plays it
   * if stdout is a terminal. Returns the exit status of the program, or 2 if the trace cannot be
   * written or opened.
   */
  async run(flags, streams, { args: [program, ...args] }) {
    if (!flags.studio) return watchProgram(program, args, flags, streams);
    const served = await serveStudio(flags.port, streams);
    if (!served) return 2;
    try {
      return await watchProgram(program, args, flags, streams, served);
    } finally {
      served.close();
    }
  },
});

async function watchProgram(
  program: string,
  args: readonly string[],
  { to, events, with: chosen, open }: WatchFlags,
  streams: Streams,
  served?: ServedStudio,
): Promise<number> {
  const { answers, messages, notes } = streams;
  const fail = (message: string): number => {
    messages.write(`${message}\n`);
    return 2;
  };
  const tracer = tracerFor(program, chosen);
  if (!tracer) {
    return fail(
      `expected a program such as solve.cpp, Main.java, solve.py or solve.js, found ${program}`,
    );
  }
  let source: string;
  try {
    source = readFileSync(program, 'utf8');
  } catch (error) {
    return fail(`${program}: ${fileReason(error)}`);
  }
  const prepared = await prepare(tracer, { program, text: source, with: chosen });
  if (!prepared.ok) return fail(prepared.reasons.join('\n'));
  const input = await readStart();
  const puzzles = puzzlesIn(input.start);
  const variant = puzzles.length === 0 ? variantIn(input.start) : undefined;
  const { command } = prepared;
  const run = { tracer, command: [...command, ...args], input, puzzles, events };
  const ended = await runTraced({ ...run, program: prepared.program })
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return undefined;
    })
    .finally(prepared.remove);
  if (!ended) {
    return fail(`expected ${command[0]}, found no such command (--with names another interpreter)`);
  }

  const { failure, recorded, signal, status } = ended;
  const { givens } = recorded;
  if (failure) fail(`cannot watch: the tracer failed (${failure})`);
  else if (!recorded.hasStarted) fail(notStartedText(tracer, program, command));
  else if (variant) fail(`cannot show the search of a variant: ${notationErrorText(variant)}`);
  else if (!givens) fail(notFoundText(recorded, puzzles.length, tracer));
  else {
    notes.write(`${summaryOf(recorded)}\n`);
    const named = { name: basename(program), text: source };
    const trace = traceOf(recorded, givens, named);
    if (trace.fault) notes.write(`${program}: ${notationErrorText(trace.fault)}\n`);
    if (to) {
      const written = await writeTrace(to, trace, streams);
      if (written !== 0) return written;
    } else if (answers.isTTY && !served) {
      await playTrace(trace);
    }
    if (served) {
      const pieces = Readable.from(traceText(recorded, givens, named));
      const address = served.addTrace(await buffer(pieces.pipe(createGzip())));
      // Standard output belongs to the program, so the address goes to stderr. If the browser opens
      // the address, this line is only a note, which --quiet hides.
      (open ? notes : messages).write(`${address}\n`);
      await served.show(address, notes, open);
    }
  }
  if (signal) await endBy(signal);
  return status;
}

/**
 * Ends this process with the signal that ended the program, so that the shell sees this signal.
 */
async function endBy(signal: NodeJS.Signals): Promise<void> {
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
  await setTimeout(1_000);
}
