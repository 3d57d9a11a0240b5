import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
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

export function run(command: string, args: readonly string[], input: string): Run {
  const options = { input, encoding: 'utf8', env: ENV, maxBuffer: 1 << 28 } as const;
  const { status, signal, stdout, stderr } = spawnSync(command, args, options);
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
): Watched {
  const folder = mkdtempSync(join(tmpdir(), 'nonet-watched-'));
  try {
    const file = join(folder, name);
    const path = join(PROGRAMS, program!);
    const ended = run(
      process.execPath,
      [NONET, 'watch', '--to', file, ...options, path, '--', ...args],
      input,
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

/** Runs a program of watch-programs without Nonet. */
export function plain([program, ...args]: readonly string[], input: string): Run {
  return run('python3', [join(PROGRAMS, program!), ...args], input);
}
