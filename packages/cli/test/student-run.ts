import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  copyFileSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { problemById } from '@nonet/judge/problems/all';
import { buildProgram } from '../dist/contained/build.js';
import { ENV, NONET } from './nonet.ts';
import { countedInputOf, inputOf, STUDENTS, type Student } from './students.ts';

/** Placements, and digits that were taken out again. */
type Counts = readonly [placed: number, removed: number];

interface Ended {
  readonly status: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: Buffer;
  readonly stderr: Buffer;
}

/** Runs a command. Its input is a file, and file descriptor 3 appends to `counts`. */
async function ended(
  [command, ...args]: readonly string[],
  input: string,
  counts = '/dev/null',
): Promise<Ended> {
  const folder = mkdtempSync(join(tmpdir(), 'nonet-student-'));
  const path = join(folder, 'input');
  writeFileSync(path, input);
  const files = [openSync(path, 'r'), openSync(counts, 'a')] as const;
  try {
    const child = spawn(command!, args, {
      env: ENV,
      stdio: [files[0], 'pipe', 'pipe', files[1]],
      timeout: 180_000,
      killSignal: 'SIGKILL',
    });
    const [stdout, stderr, [status, signal]] = await Promise.all([
      buffer(child.stdout!),
      buffer(child.stderr!),
      once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>,
    ]);
    return { status, signal, stdout, stderr };
  } finally {
    for (const file of files) closeSync(file);
    rmSync(folder, { recursive: true });
  }
}

/** A language whose programs are watched, with its mark and a statement that counts an event. */
interface Watched {
  readonly mark: RegExp;
  readonly count: (kind: string, condition: string) => string;
  /** The first line of a counting copy. */
  readonly head?: string;
  /** The last lines of a counting copy. */
  readonly tail?: string;
}

const SLASHES = /^([ \t]*)(.*?)[ \t]*\/\/([-+])( if .+?)?(\r?)$/gm;
const C: Watched = {
  mark: SLASHES,
  count: (kind, condition) => `${condition.trim()} (void)!write(3, "${kind}", 1);`,
  head: '#include <unistd.h>\n',
};
const WATCHED: Readonly<Record<string, Watched>> = {
  python: {
    mark: /^([ \t]*)(.*?)[ \t]*#([-+])( if .+?)?(\r?)$/gm,
    count: (kind, condition) =>
      `${condition && `${condition.trim()}: `}__import__('os').write(3, b'${kind}')`,
  },
  javascript: {
    mark: SLASHES,
    count: (kind, condition) =>
      `${condition.trim()} process.getBuiltinModule('fs').writeSync(3, '${kind}');`,
  },
  c: C,
  cpp: C,
  java: {
    mark: SLASHES,
    count: (kind, condition) => `${condition.trim()} NonetCount.count('${kind}');`,
    tail: `
class NonetCount {
  static void count(int kind) {
    try (var file = new java.io.FileOutputStream("/dev/fd/3", true)) {
      file.write(kind);
    } catch (java.io.IOException error) {
      throw new java.io.UncheckedIOException(error);
    }
  }
}
`,
  },
  kotlin: {
    mark: SLASHES,
    count: (kind, condition) => `${condition.trim()} NonetCount.count(${kind.charCodeAt(0)})`,
    tail: `
object NonetCount {
  fun count(kind: Int) = java.io.FileOutputStream("/dev/fd/3", true).use { it.write(kind) }
}
`,
  },
};

/** The folder of a program has the name of its language. */
const languageOf = (file: string): string => dirname(file);

/**
 * Makes the counting copy of a program. A line that ends with the comment #+ or #- (//+ or //- in
 * other languages than Python) makes a placement or takes a digit out, perhaps only if a condition
 * holds. The copy counts an event before the line.
 */
function countingCopy(program: Buffer, { mark, count, head = '', tail = '' }: Watched): Buffer {
  // Each byte is one character, because the program may have any encoding.
  const text = program.toString('latin1');
  const copy = text.replace(
    mark,
    (_, indent: string, statement: string, kind: string, condition = '', end: string) =>
      `${indent}${count(kind, condition)}${end}\n${indent}${statement}${end}`,
  );
  return copy === text ? program : Buffer.from(head + copy + tail, 'latin1');
}

/**
 * Returns the command that runs a program with a tool: an interpreter, or a compiler, which first
 * builds the program in the folder.
 */
async function commandOf(
  path: string,
  tool: string,
  { file, problem }: Student,
  folder: string,
): Promise<readonly string[]> {
  if (['python', 'javascript'].includes(languageOf(file))) return [tool, path];
  const { driver } = problemById(problem);
  const built = await buildProgram(path, { with: tool, folder, driver });
  if (!built.ok) throw new Error(`${tool} cannot build ${path}: ${JSON.stringify(built)}`);
  return built.command;
}

/** Counts the events of a program with its counting copy. Undefined if the program has no marks. */
async function counted(student: Student, tool: string): Promise<Counts | undefined> {
  const { file, problem } = student;
  const source = join(STUDENTS, file);
  const program = readFileSync(source);
  const copy = countingCopy(program, WATCHED[languageOf(file)]!);
  if (copy.equals(program)) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'nonet-counting-'));
  try {
    for (const name of readdirSync(dirname(source), { withFileTypes: true })) {
      if (name.isFile()) copyFileSync(join(dirname(source), name.name), join(folder, name.name));
    }
    const path = join(folder, basename(file));
    const counts = join(folder, 'counts');
    writeFileSync(path, copy);
    const command = await commandOf(path, tool, student, folder);
    await ended(command, countedInputOf(problem), counts);
    const events = readFileSync(counts, 'utf8');
    return [events.split('+').length - 1, events.split('-').length - 1];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The number of blanks in the sample. */
const BLANKS = 51;

const SUMMARY = /^watched .+: ([\d,]+) placements?, ([\d,]+) backs?, ([\d,]+) solutions?/m;
/** What `nonet watch` says if it does not follow the grid of a program. */
const NOT_FOLLOWED = /^(no grid found|.*not followed)/m;

/** A value of which a fault can show the text. */
type Plain = string | number | null | undefined;

/** Problems that allow puzzles with several solutions. */
const SEVERAL = ['2239', '2580'];

/** The result of `nonet judge` on a few puzzles. */
export async function resultOf({ file, problem, result }: Student): Promise<string | undefined> {
  const cases = join(STUDENTS, SEVERAL.includes(problem) ? 'cases.txt' : 'proper.txt');
  // A long limit, because other processes may slow down the machine.
  const time = result === 'TLE' ? '1' : '60';
  const args = ['judge', '--json', '--problem', problem, '--time', time, '--cases', cases];
  const { stdout } = await ended([process.execPath, NONET, ...args, join(STUDENTS, file)], '');
  return /"result":"(\w+)"[^\n]*\n$/.exec(stdout.toString())?.[1];
}

/**
 * The text of the errors, without the calls that led to the recursion limit. Under a tracer, the
 * program reaches the limit a few calls earlier.
 */
function withoutCalls(stderr: Buffer): string {
  const calls = /^Traceback[\s\S]*?^(RecursionError: maximum recursion depth exceeded).*/m;
  return stderr.toString().replace(calls, '$1');
}

/** Runs a program without Nonet. */
async function plainRun(student: Student, tool: string): Promise<Ended> {
  const folder = mkdtempSync(join(tmpdir(), 'nonet-plain-'));
  try {
    const command = await commandOf(join(STUDENTS, student.file), tool, student, folder);
    return await ended(command, inputOf(student.problem));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Runs a program plainly and under `nonet watch`. The tool is its interpreter or its compiler.
 * Returns what is not as it should be.
 */
export async function watchFaults(student: Student, tool: string): Promise<readonly string[]> {
  const plain = await plainRun(student, tool);
  const watched = await ended(
    [process.execPath, NONET, 'watch', '--with', tool, join(STUDENTS, student.file)],
    inputOf(student.problem),
  );
  const faults: string[] = [];
  const expect = (what: string, expected: Plain, found: Plain): void => {
    if (expected !== found) faults.push(`${what}: expected ${expected}, found ${found}`);
  };
  expect('stdout', plain.stdout.toString('latin1'), watched.stdout.toString('latin1'));
  expect('exit status', plain.status, watched.status);
  expect('signal', plain.signal, watched.signal);
  const errors = withoutCalls(plain.stderr);
  const watchedErrors = withoutCalls(watched.stderr);
  expect('stderr', errors, watchedErrors.slice(0, errors.length));
  const notes = watchedErrors.slice(errors.length);
  if (!/^([^\n]+\n){1,3}$/.test(notes)) faults.push(`expected a line of Nonet, found ${notes}`);
  if (/Traceback|Error|bug/.test(notes)) faults.push(`expected no error in ${notes}`);
  if (student.check === 'any') return faults;

  const summary = SUMMARY.exec(notes)
    ?.slice(1)
    .map((count) => Number(count.replaceAll(',', '')));
  if (summary) {
    const [placed, removed, solutions] = summary as [number, number, number];
    const counts = await counted(student, tool);
    if (counts) {
      expect('events', counts.join(), `${placed},${removed}`);
    } else if (student.result === 'AC') {
      expect('solutions', 1, solutions);
      expect('placements that stay', BLANKS, placed - removed);
    }
  } else if (student.check === 'exact' || !NOT_FOLLOWED.test(notes)) {
    faults.push(`expected counts, found ${notes}`);
  }
  return faults;
}
