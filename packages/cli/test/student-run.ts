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
      timeout: 60_000,
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

/** Languages whose programs are watched. Each has a mark and a statement that counts an event. */
const WATCHED = {
  python: {
    mark: /^([ \t]*)(.*?)[ \t]*#([-+])( if .+?)?(\r?)$/gm,
    count: (kind: string, condition: string): string =>
      `${condition && `${condition.trim()}: `}__import__('os').write(3, b'${kind}')`,
  },
  javascript: {
    mark: /^([ \t]*)(.*?)[ \t]*\/\/([-+])( if .+?)?(\r?)$/gm,
    count: (kind: string, condition: string): string =>
      `${condition.trim()} process.getBuiltinModule('fs').writeSync(3, '${kind}');`,
  },
} as const;

/**
 * Makes the counting copy of a program. A line that ends with the comment #+ or #- (in JavaScript,
 * //+ or //-) makes a placement or takes a digit out, perhaps only if a condition holds. The copy
 * counts an event before the line.
 */
function countingCopy(program: Buffer, language: keyof typeof WATCHED): Buffer {
  // Each byte is one character, because the program may have any encoding.
  const text = program.toString('latin1');
  const { mark, count } = WATCHED[language];
  const copy = text.replace(
    mark,
    (_, indent: string, statement: string, kind: string, condition = '', end: string) =>
      `${indent}${count(kind, condition)}${end}\n${indent}${statement}${end}`,
  );
  return Buffer.from(copy, 'latin1');
}

/** Counts the events of a program with its counting copy. Undefined if the program has no marks. */
async function counted(
  { file, problem }: Student,
  interpreter: string,
): Promise<Counts | undefined> {
  const source = join(STUDENTS, file);
  const program = readFileSync(source);
  const language = file.startsWith('python/') ? 'python' : 'javascript';
  const copy = countingCopy(program, language);
  if (copy.equals(program)) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'nonet-counting-'));
  try {
    for (const name of readdirSync(dirname(source), { withFileTypes: true })) {
      if (name.isFile()) copyFileSync(join(dirname(source), name.name), join(folder, name.name));
    }
    const path = join(folder, basename(file));
    const counts = join(folder, 'counts');
    writeFileSync(path, copy);
    await ended([interpreter, path], countedInputOf(problem), counts);
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

/** Runs a program plainly and under `nonet watch`. Returns what is not as it should be. */
export async function watchFaults(
  student: Student,
  interpreter: string,
): Promise<readonly string[]> {
  const program = join(STUDENTS, student.file);
  const input = inputOf(student.problem);
  const plain = await ended([interpreter, program], input);
  const watched = await ended(
    [process.execPath, NONET, 'watch', '--with', interpreter, program],
    input,
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
    const counts = await counted(student, interpreter);
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
