import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { type Recorded, recordedIn, recordSize } from '@nonet/tracer/recorded';
import { type RecordSettings, settingsOf } from '@nonet/tracer/settings';
import { diesWithUs } from '../contained/dies-with-us.ts';
import { inTemporary, temporaryFolder } from '../contained/temporary-folder.ts';
import type { Input } from './standard-input.ts';
import type { TracedProgram, Tracer } from './tracer.ts';

interface TracedRun extends RecordSettings, TracedProgram {
  readonly tracer: Tracer;
  readonly input: Input;
}

interface Ended {
  readonly status: number;
  /** The signal that ended the program. */
  readonly signal: NodeJS.Signals | null;
  readonly recorded: Recorded;
  /** Why the tracer could not start. */
  readonly failure?: string;
}

/**
 * Runs a program under the tracer. The program uses the streams of this process.
 *
 * @throws Error with the code ENOENT if the command cannot be found.
 */
export async function runTraced(run: TracedRun): Promise<Ended> {
  const { path: folder, remove } = temporaryFolder('watch');
  try {
    prepareRecord(run, folder);
    const [status, signal] = await passThrough(run, folder);
    const failure = join(folder, 'failure');
    return {
      status: status ?? 1,
      signal,
      recorded: recordIn(folder, run),
      ...(existsSync(failure) && { failure: readFileSync(failure, 'utf8') }),
    };
  } finally {
    remove();
  }
}

/**
 * The disk space of the record is taken before the program starts. In a file with holes, the tracer
 * would be killed by SIGBUS if the disk is full, and the program with it.
 */
function writeZeros(path: string, bytes: number): void {
  const file = openSync(path, 'wx');
  try {
    const zeros = Buffer.alloc(Math.min(bytes, 1 << 20));
    for (let left = bytes; left > 0; )
      left -= writeSync(file, zeros, 0, Math.min(left, zeros.length));
  } finally {
    closeSync(file);
  }
}

/** Makes the files in which the tracer finds its settings and leaves its record. */
export function prepareRecord(run: RecordSettings, folder: string): void {
  inTemporary(() => {
    writeZeros(join(folder, 'record'), recordSize(run.events));
    writeFileSync(join(folder, 'settings'), settingsOf(run));
  });
}

/** Reads the record that the tracer of a command left in a folder. */
export function recordIn(
  folder: string,
  { tracer, ...traced }: TracedProgram & { readonly tracer: Tracer },
): Recorded {
  const addresses = 'recipe' in tracer ? tracer.addresses?.(folder, traced) : undefined;
  return recordedIn(readFileSync(join(folder, 'record')), addresses);
}

async function passThrough(
  { tracer, command, input }: TracedRun,
  folder: string,
): Promise<[number | null, NodeJS.Signals | null]> {
  const [name, ...args] = diesWithUs(command);
  const source = sourceOf(input, folder);
  const child = spawn(name!, args, {
    env: { ...process.env, ...tracer.environment(folder) },
    stdio: [source, 'inherit', 'inherit'],
  });
  if (typeof source === 'number') closeSync(source);
  const letGo = passSignals(child);
  const { stdin } = child;
  if (stdin) {
    // The pipe breaks if the program does not read all of its input.
    stdin.on('error', () => process.stdin.pause());
    stdin.write(input.start);
    process.stdin.pipe(stdin);
  }
  try {
    return (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  } finally {
    letGo();
    if (!input.isInherited) process.stdin.unpipe().destroy();
  }
}

/** A program can open /dev/stdin if it is a file, but not if it is a pipe made by Node. */
function sourceOf(input: Input, folder: string): 'inherit' | 'pipe' | number {
  if (input.isInherited) return 'inherit';
  if (!input.isComplete) return 'pipe';
  const path = join(folder, 'input');
  inTemporary(() => writeFileSync(path, input.start));
  return openSync(path, 'r');
}

/**
 * Passes SIGINT, SIGTERM and SIGHUP to the program instead of handling them. In a terminal, Ctrl-C
 * reaches the program directly.
 *
 * @returns A function that restores the handlers of these signals.
 */
function passSignals(child: { kill(signal: NodeJS.Signals): boolean }): () => void {
  const restore = (['SIGINT', 'SIGTERM', 'SIGHUP'] as const).map((signal) => {
    const before = process.rawListeners(signal) as (() => void)[];
    const pass = (): void => {
      if (signal !== 'SIGINT' || !hasTerminal()) child.kill(signal);
    };
    // A signal that has just arrived would be lost if there were no listener for a moment.
    process.on(signal, pass);
    for (const listener of before) process.off(signal, listener);
    return () => {
      for (const listener of before) process.on(signal, listener);
      process.off(signal, pass);
    };
  });
  return () => {
    for (const each of restore) each();
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
