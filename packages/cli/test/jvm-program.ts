import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Recorded, recordedIn, recordSize } from '@nonet/tracer/recorded';
import { rewriteFolder } from '../../tracer/src/jvm/rewrite.ts';
import { ENV } from './nonet.ts';
import { type Run, run, SAMPLE } from './watched.ts';

const RUNTIME = fileURLToPath(new URL('../../tracer/src/jvm/nonet_watch/', import.meta.url));
const RUNTIME_FILES = readdirSync(RUNTIME).map((name) => join(RUNTIME, name));

/** A Java program without and with the tracer. */
export interface JvmProgram {
  readonly plain: string;
  readonly traced: string;
  readonly remove: () => void;
}

/** Compiles Java files. */
export function compiled(files: readonly string[]): JvmProgram {
  const folder = mkdtempSync(join(tmpdir(), 'nonet-jvm-'));
  const [plain, traced] = [join(folder, 'plain'), join(folder, 'traced')];
  const { status, stderr } = run('javac', ['-g', '-d', traced, ...files, ...RUNTIME_FILES], '');
  if (status !== 0) throw new Error(stderr);
  cpSync(traced, plain, { recursive: true });
  rewriteFolder(traced, true);
  return { plain, traced, remove: () => rmSync(folder, { recursive: true }) };
}

/** Options with which a short program ends sooner. */
const QUICK = ['-XX:-UsePerfData', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Xshare:auto'];

/** Runs a class of a folder. All classes are verified, also those of the library. */
export function javaRun(
  folder: string,
  args: readonly string[],
  input: string,
  env: NodeJS.ProcessEnv = {},
): Run {
  const { status, signal, stdout, stderr } = spawnSync(
    'java',
    [...QUICK, '-Xverify:all', '-cp', folder, ...args],
    { input, encoding: 'utf8', env: { ...ENV, ...env }, maxBuffer: 1 << 28 },
  );
  return { status, signal, stdout, stderr: stderr.replace(/^.*warning: .*-Xverify.*\n/m, '') };
}

export interface TracedRun extends Run {
  readonly recorded: Recorded;
}

interface Settings {
  /** The puzzles that the tracer knows. Default: the sample. */
  readonly puzzles?: readonly string[];
  /** Default: a million. */
  readonly events?: number;
}

/** Runs a class under the tracer. */
export function tracedRun(
  { traced }: JvmProgram,
  args: readonly string[],
  input: string,
  { puzzles = [SAMPLE], events = 1_000_000 }: Settings = {},
): TracedRun {
  const folder = mkdtempSync(join(tmpdir(), 'nonet-record-'));
  try {
    writeFileSync(join(folder, 'record'), Buffer.alloc(recordSize(events)));
    const lines = puzzles.map((puzzle) => `3 3 ${puzzle.split('').join(' ')}`);
    writeFileSync(join(folder, 'settings'), [events, 'program', ...lines].join('\n'));
    const ran = javaRun(traced, args, input, { NONET_WATCH: folder });
    return { ...ran, recorded: recordedIn(readFileSync(join(folder, 'record'))) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
