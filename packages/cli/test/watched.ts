import { type SpawnSyncOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { ENV, NONET } from './nonet.ts';

export const PROGRAMS: string = fileURLToPath(new URL('watch-programs', import.meta.url));

export const SAMPLE =
  '103000509002109400000704000300502006060000050700803004000401000009205800804000107';
export const ESCARGOT =
  '100007090030020008009600500005300900010080002600004000300000010040000007007000300';

/** The solution of the sample. */
export const SOLUTION =
  '143628579572139468986754231391542786468917352725863914237481695619275843854396127';

/** Returns a puzzle as nine lines. */
export function nineLines(cells: string): string {
  return cells.replace(/.{9}/g, '$&\n');
}

export interface Run {
  readonly status: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export function run(
  command: string,
  args: readonly string[],
  input: string,
  env: NodeJS.ProcessEnv = ENV,
): Run {
  return spawned(command, args, { input, env });
}

function spawned(command: string, args: readonly string[], options: SpawnSyncOptions): Run {
  const { status, signal, stdout, stderr } = spawnSync(command, args, {
    env: ENV,
    ...options,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return { status, signal, stdout, stderr };
}

export interface Watched extends Run {
  /** The lines of the trace. Empty if there is none. */
  readonly trace: readonly string[];
  /** The lines that are events. */
  readonly events: readonly string[];
  /** How many events there are of each kind. */
  readonly counts: Readonly<Record<'+' | '-' | '!', number>>;
}

/** Runs a program of watch-programs with `nonet watch`. */
export function watched(
  [program, ...args]: readonly string[],
  input: string,
  options: readonly string[] = [],
  name = 'search.trace',
  env: NodeJS.ProcessEnv = ENV,
): Watched {
  const folder = mkdtempSync(join(tmpdir(), 'nonet-watched-'));
  try {
    const file = join(folder, name);
    const path = join(PROGRAMS, program!);
    const ended = run(
      process.execPath,
      [NONET, 'watch', '--to', file, ...options, path, '--', ...args],
      input,
      env,
    );
    const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
    const text = (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
    const trace = text.split('\n').slice(0, -1);
    const events = trace.filter((line) => /^[-+!]/.test(line));
    const count = (kind: string): number => events.filter((line) => line[0] === kind).length;
    return {
      ...ended,
      trace,
      events,
      counts: { '+': count('+'), '-': count('-'), '!': count('!') },
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs a program of watch-programs without Nonet. Its input is a file. */
export function plain([program, ...args]: readonly string[], input: string): Run {
  const folder = mkdtempSync(join(tmpdir(), 'nonet-plain-'));
  const file = join(folder, 'input');
  writeFileSync(file, input);
  const stdin = openSync(file, 'r');
  try {
    const command = program!.endsWith('.py') ? 'python3' : process.execPath;
    return spawned(command, [join(PROGRAMS, program!), ...args], {
      stdio: [stdin, 'pipe', 'pipe'],
    });
  } finally {
    closeSync(stdin);
    rmSync(folder, { recursive: true });
  }
}

interface Interruption {
  readonly env?: NodeJS.ProcessEnv;
  /** Resolves when the signal may be sent. By default it is sent at once. */
  readonly ready?: () => Promise<void>;
}

/** Sends the sample to a program, and a signal once it has printed a line. */
export async function interrupted(
  command: string,
  args: readonly string[],
  signal: NodeJS.Signals,
  { env = {}, ready = async () => {} }: Interruption = {},
): Promise<Run> {
  // A separate process group has no terminal, so Nonet must pass the signal on.
  const child = spawn(command, args, { env: { ...ENV, ...env }, stdio: 'pipe', detached: true });
  child.stdin.end(nineLines(SAMPLE));
  let stdout = '';
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk));
  child.stdout.on('data', (chunk: Buffer) => {
    const hasLine = stdout.includes('\n');
    stdout += chunk;
    if (!hasLine && stdout.includes('\n')) void ready().then(() => child.kill(signal));
  });
  const [status, by] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  return { status, signal: by, stdout, stderr };
}

/** Counts the events of a kind that each line of the program has made. */
export function linesOf(events: readonly string[], kind: string): Record<string, number> {
  const lines: Record<string, number> = {};
  for (const event of events) {
    const line = event[0] === kind ? event.split('@')[1]! : undefined;
    if (line !== undefined) lines[line] = (lines[line] ?? 0) + 1;
  }
  return lines;
}

/** Returns the grid after all events, or the first event that does not fit the grid before it. */
export function replayed(puzzle: string, events: readonly string[]): string {
  const cells = puzzle.split('');
  for (const event of events) {
    const [, kind, row, column, digit] = /^([-+]) (\d) (\d)(?: (\d))?/.exec(event) ?? [];
    if (kind === undefined) continue;
    const cell = 9 * Number(row) + Number(column) - 10;
    if ((cells[cell] === '0') !== (kind === '+')) return `does not fit: ${event}`;
    cells[cell] = digit ?? '0';
  }
  return cells.join('');
}
