import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { notationErrorText } from '@nonet/engine/notation';
import { parseTrace, replay, type Trace } from '@nonet/engine/trace';
import type { Recorded } from '@nonet/tracer/recorded';
import { traceText } from '@nonet/tracer/trace-of';
import { limitedRun, type ProgramRun } from '../contained/limited-run.ts';
import { inTemporary } from '../contained/temporary-folder.ts';
import { prepareRecord, recordIn } from '../watch/run-traced.ts';
import type { Tracer } from '../watch/tracer.ts';
import { tracerFor } from '../watch/tracers.ts';
import type { Solved } from './grid-answer.ts';
import type { JudgedProgram } from './run-case.ts';

/** A run of a program under the tracer. */
export interface WatchedRun {
  readonly run: ProgramRun;
  readonly recorded: Recorded;
}

/** A program may take this many times as long with the tracer as without it. */
const SLOWNESS = 30;
/** The time in milliseconds and the memory in bytes that the tracer itself may use. */
const EXTRA = { time: 2_000, memory: 2 ** 29 };
/** The longest time in milliseconds that a program is watched. */
const LONGEST = 10_000;
/** The tracer records this many events. */
const EVENTS = 200_000;

/**
 * Runs a program on a puzzle again, under the tracer of its language and contained as before.
 * Returns undefined if the program cannot be watched.
 *
 * @param time The CPU time in milliseconds that the program took without the tracer.
 */
export async function watchedRun(
  judged: JudgedProgram,
  puzzle: Solved,
  time: number,
): Promise<WatchedRun | undefined> {
  const { folder, limits, problem, source: program } = judged;
  const tracer = program === undefined ? undefined : tracerFor(program, undefined);
  if (program === undefined || !tracer) return undefined;
  const [place, traced, built] = inTemporary(() =>
    ['watch-', 'record-', 'built-'].map((name) => mkdtempSync(join(folder, name))),
  ) as [string, string, string];
  try {
    const command = await tracedCommand(tracer, program, judged, built);
    if (!command) return undefined;
    prepareRecord({ program, puzzles: [puzzle.givens], events: EVENTS }, traced);
    const run = await limitedRun(command, {
      limits: {
        ...limits,
        time: Math.min(LONGEST, SLOWNESS * time + EXTRA.time),
        memory: limits.memory + EXTRA.memory,
      },
      folder: place,
      env: tracer.environment(traced) as Record<string, string>,
      input: problem.input([puzzle]),
    });
    const recorded = recordIn(traced, { tracer, command, program });
    return recorded.hasStarted ? { run, recorded } : undefined;
  } finally {
    for (const each of [place, traced, built]) rmSync(each, { recursive: true, force: true });
  }
}

/** Returns the command that runs a program under its tracer, or undefined if there is none. */
async function tracedCommand(
  tracer: Tracer,
  program: string,
  { command, rebuild }: JudgedProgram,
  folder: string,
): Promise<readonly string[] | undefined> {
  if (!('recipe' in tracer)) return tracer.canRun(program, command[0]!) ? command : undefined;
  const built = await rebuild?.(tracer.recipe, folder);
  return built?.ok ? built.command : undefined;
}

/** The search of the user's program, and the event that shows what is wrong. */
interface PackedTrace {
  /** The trace, packed by gzip. */
  readonly bytes: Buffer;
  readonly event: number;
}

/**
 * Returns the trace of a watched run for the studio, at the last event that places a digit in the
 * cell. Returns undefined if the tracer found no grid.
 */
export function packedTrace(
  { recorded }: WatchedRun,
  file: string,
  cell: number | undefined,
): PackedTrace | undefined {
  if (!recorded.givens) return undefined;
  const source = { name: basename(file), text: readFileSync(file, 'utf8') };
  const text = [...traceText(recorded, recorded.givens, source)].join('');
  const parsed = parseTrace(text);
  if (!parsed.ok) throw new Error(notationErrorText(parsed.error));
  return { bytes: gzipSync(text), event: lastPlacement(parsed.trace, cell) };
}

/**
 * The last event that places a digit in the cell, or the last event of the trace if there is none.
 */
function lastPlacement(trace: Trace, cell: number | undefined): number {
  const { puzzle, events } = trace;
  const search = replay(trace).begin(puzzle.givens);
  const { counters } = search;
  let event = 0;
  let found = 0;
  while (event < events.length) {
    search.advance(1);
    event = counters.placements + counters.backs;
    if (event > 0 && search.event.cell === cell && search.event.kind === 'placement') found = event;
  }
  return found || events.length;
}
