import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { parseTrace, replay, type Trace } from '@nonet/engine/trace';
import { type Limits, limitedRun } from '../program/limited-run.ts';
import { onPath } from '../program/on-path.ts';
import { inTemporary } from '../program/temporary-folder.ts';
import type { Entry } from './judgement.ts';
import type { Problem } from './problem.ts';

interface Watching {
  readonly problem: Problem;
  /** The source file. */
  readonly file: string;
  readonly with: string | undefined;
  readonly limits: Limits;
  /** A folder for the trace. */
  readonly folder: string;
}

/** The search of the user's program on a puzzle, and the event that shows what is wrong. */
interface Watched {
  /** The trace, packed by gzip. */
  readonly bytes: Buffer;
  readonly event: number;
}

/** The path of the command, relative to the bundle in dist/bin that runs this code. */
const NONET = fileURLToPath(new URL('../../bin/nonet.js', import.meta.url));

/** A program may take this many times as long with the tracer as without it. */
const SLOWNESS = 30;
/** The time in milliseconds and the memory in bytes that `nonet watch` itself may use. */
const EXTRA = { time: 10_000, memory: 2 ** 30 };

/**
 * Runs a program on the puzzle of a case again, with `nonet watch`. Returns undefined if the case
 * has several puzzles, if the program exceeded a limit in this case, or if the program cannot be
 * watched.
 */
export async function watchedProgram(
  { puzzles, result }: Entry,
  { problem, file, with: tool, limits, folder }: Watching,
): Promise<Watched | undefined> {
  const { finding, run } = result;
  if (run.killed || puzzles.length > 1) return undefined;
  const place = join(folder, 'watch');
  inTemporary(() => mkdirSync(place));
  const to = join(folder, 'search.trace.gz');
  const chosen = tool === undefined ? [] : ['--with', onPath(tool) ?? tool];
  const options = ['--quiet', '--to', to, ...chosen];
  await limitedRun([process.execPath, NONET, 'watch', ...options, resolve(file)], {
    limits: {
      ...limits,
      time: SLOWNESS * run.time + EXTRA.time,
      memory: limits.memory + EXTRA.memory,
    },
    folder: place,
    // `nonet watch` makes its temporary folder inside `folder`, which is deleted even if the
    // command is killed.
    env: { TMPDIR: folder },
    input: problem.input(puzzles),
  });
  rmSync(place, { recursive: true, force: true });
  if (!existsSync(to)) return undefined;
  const bytes = readFileSync(to);
  const parsed = parseTrace(gunzipSync(bytes).toString());
  if (!parsed.ok) return undefined;
  return { bytes, event: lastPlacement(parsed.trace, finding?.cell) };
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
