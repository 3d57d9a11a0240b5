import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Grid } from '@nonet/engine/grid';
import { RECORD_HEAD, type Recorded, recordedIn } from './recorded.ts';
import type { Input } from './standard-input.ts';

interface TracedRun {
  readonly interpreter: string;
  readonly program: string;
  readonly args: readonly string[];
  readonly input: Input;
  /** The puzzles of the input. The grid of the program is the one that has their givens. */
  readonly puzzles: readonly Grid[];
  /** The tracer stops after this many events. */
  readonly events: number;
}

interface Ended {
  readonly status: number;
  /** The signal that ended the program. */
  readonly signal: NodeJS.Signals | null;
  readonly recorded: Recorded;
  /** Why the tracer could not start. */
  readonly failure?: string;
}

/** The folder with the tracer, relative to the bundled command in dist/bin. */
const TRACER = fileURLToPath(new URL('../watch', import.meta.url));

/**
 * Runs a Python program under the tracer. Its streams are those of this process.
 *
 * @throws Error with the code ENOENT if there is no such interpreter.
 */
export async function runTraced(run: TracedRun): Promise<Ended> {
  const folder = mkdtempSync(join(tmpdir(), 'nonet-watch-'));
  try {
    const record = join(folder, 'record');
    writeFileSync(record, '');
    truncateSync(record, RECORD_HEAD + 4 * (run.events + 1));
    writeFileSync(join(folder, 'settings'), settingsOf(run));
    const [status, signal] = await passThrough(run, environment(folder));
    const failure = join(folder, 'failure');
    return {
      status: status ?? 1,
      signal,
      recorded: recordedIn(readFileSync(record)),
      ...(existsSync(failure) && { failure: readFileSync(failure, 'utf8') }),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The number of events, the program, and then one puzzle per line. */
function settingsOf({ events, program, puzzles }: TracedRun): string {
  const lines = puzzles.map(({ geometry: { boxRows, boxColumns }, digits }) =>
    [boxRows, boxColumns, ...digits].join(' '),
  );
  return [events, program, ...lines].join('\n');
}

/** Python imports the tracer at its start, because its folder is the first in PYTHONPATH. */
function environment(folder: string): NodeJS.ProcessEnv {
  const { PYTHONPATH: others } = process.env;
  return {
    ...process.env,
    PYTHONPATH: others === undefined ? TRACER : TRACER + delimiter + others,
    NONET_WATCH: folder,
    ...(others !== undefined && { NONET_WATCH_PYTHONPATH: others }),
  };
}

async function passThrough(
  { interpreter, program, args, input }: TracedRun,
  env: NodeJS.ProcessEnv,
): Promise<[number | null, NodeJS.Signals | null]> {
  const child = spawn(interpreter, [program, ...args], {
    env,
    stdio: [input.isInherited ? 'inherit' : 'pipe', 'inherit', 'inherit'],
  });
  const letGo = passSignals(child);
  const { stdin } = child;
  if (stdin) {
    // The pipe breaks if the program does not read all of its input.
    stdin.on('error', () => process.stdin.pause());
    if (input.isComplete) stdin.end(input.start);
    else {
      stdin.write(input.start);
      process.stdin.pipe(stdin);
    }
  }
  try {
    return (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  } finally {
    letGo();
    if (!input.isInherited) process.stdin.unpipe().destroy();
  }
}

/**
 * Leaves signals to the program. Ctrl-C in a terminal reaches the program by itself.
 *
 * @returns A function that ends this.
 */
function passSignals(child: { kill(signal: NodeJS.Signals): boolean }): () => void {
  const before = {
    SIGINT: process.rawListeners('SIGINT'),
    SIGTERM: process.rawListeners('SIGTERM'),
  };
  const onInterrupt = (): void => {
    if (!hasTerminal()) child.kill('SIGINT');
  };
  const onTerminate = (): void => void child.kill('SIGTERM');
  process.removeAllListeners('SIGINT').removeAllListeners('SIGTERM');
  process.on('SIGINT', onInterrupt).on('SIGTERM', onTerminate);
  return () => {
    process.off('SIGINT', onInterrupt).off('SIGTERM', onTerminate);
    for (const [name, listeners] of Object.entries(before)) {
      for (const listener of listeners) process.on(name, listener as () => void);
    }
  };
}

function hasTerminal(): boolean {
  try {
    closeSync(openSync('/dev/tty', 'r'));
    return true;
  } catch {
    return false;
  }
}
