import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import type { Need } from '../describe-with.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BIN = join(ROOT, 'node_modules/.bin');

/** A PATH that begins with the project's `nonet` and ends with the folders of daemons. */
const ENV: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: [BIN, process.env.PATH, '/usr/sbin'].join(delimiter),
};

/** Returns the path of a file of examples/array-jobs. */
export function examplePath(name: string): string {
  return join(ROOT, 'examples/array-jobs', name);
}

/** Returns a `Need` for programs on the PATH. */
export function programs(...names: readonly string[]): Need {
  const which = spawnSync('which', names, { env: ENV });
  return { name: names.join(', '), present: which.status === 0 };
}

/** Makes a folder for a suite, and removes it after the suite. */
export function suiteFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'nonet-array-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

export interface RunOptions {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly input?: string;
  /** The exit statuses that are no error. Default 0. */
  readonly statuses?: readonly number[];
}

/** Runs a program and returns its standard output. Throws if it ends with another exit status. */
export function run(program: string, args: readonly string[], options: RunOptions): string {
  const { cwd, env, input, statuses = [0] } = options;
  const { error, status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    env: { ...ENV, ...env },
    input: input ?? '',
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status !== null && statuses.includes(status)) return stdout;
  const reason = error?.message ?? `status ${status}\n${stderr}`;
  throw new Error(`${program} ${args.join(' ')}: ${reason}`);
}

/**
 * Writes puzzles.txt: 600 puzzles, one per line. Comments of various lengths are after the puzzles
 * and between them. So parts of equal length have different numbers of puzzles.
 */
export function writePuzzles(folder: string): string {
  const made = run('nonet', ['generate', '--count', '600', '--seed', 'array jobs'], {
    cwd: folder,
  });
  const lines = made
    .trimEnd()
    .split('\n')
    .map((puzzle, i) => {
      if (i % 50 === 0) return `# Puzzles from number ${i}\n\n${puzzle}`;
      return i < 200 ? `${puzzle} # ${'long '.repeat(i % 40)}` : puzzle;
    });
  const text = `${lines.join('\n')}\n`;
  writeFileSync(join(folder, 'puzzles.txt'), text);
  return text;
}

/**
 * Removes the texts of errors from the output of a filter. They differ, because the filter does not
 * read the whole file.
 */
export function withoutErrors(output: string): string {
  return output.replaceAll(/^# .*/gm, '# ERROR');
}
