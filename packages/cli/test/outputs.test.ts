import { spawnSync } from 'node:child_process';
import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { describeWith } from '../../../test/describe-with.ts';
import { onlyQuick, sized } from '../../../test/size.ts';
import { createProgram } from '../dist/commands/program.js';
import { runnableCommands } from '../dist/core/command.js';
import { ENV, KeptStreams, NONET, nonet, type Ran, startNonet } from './nonet.ts';
import { inputFolder, OWN_WAYS, WRITERS, type Writer } from './outputs.ts';
import { mountRight, onDisk } from './small-disk.ts';

/** Has the files to read. The commands run here, and write into `out`, which is empty before each run. */
const folder = await inputFolder();
const out = join(folder, 'out');
mkdirSync(out);
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out);
});

const titled = WRITERS.map((writer) => [titleOf(writer), writer] as const);
const some = titled.slice(0, sized(3, OWN_WAYS.length));
const isFull = sized(0, 1) > 0;

/** Those of the writers that meet case `at` of `of`, if each meets one case. */
function inTurn(writers: typeof titled, at: number, of: number): typeof titled {
  return writers.filter((_, i) => i % of === at);
}

/** The writers that meet case `at` of `of`: in the quick tests, each third of them does. */
function meeting(at: number, of: number): typeof titled {
  return inTurn(titled, at, isFull ? of : 3 * of);
}

/** The writers that meet limit `at` of `of`. As each run is a process, most writers meet one limit. */
function limited(at: number, of: number): typeof titled {
  return isFull
    ? [...inTurn(some, at, of), ...inTurn(titled.slice(OWN_WAYS.length), at, 2 * of)]
    : inTurn(some, at, of);
}

/** The writers that write when all is well: in the quick tests, those that meet limits, and a few others. */
const every = isFull ? titled : [...some, ...inTurn(titled.slice(some.length), 0, 4)];

function titleOf({ option, out: name, writes }: Writer): string {
  return `${option} ${writes?.(name) ?? name}`;
}

const target = (writer: Writer): string => join('out', writer.out);
/** The file that a command writes, relative to the folder. */
const written = (writer: Writer): string => writer.writes?.(target(writer)) ?? target(writer);

async function run(writer: Writer): Promise<Ran> {
  const args = writer.args(target(writer));
  return writer.stdin === undefined
    ? nonet(args, '', folder)
    : startNonet(args, writer.stdin, folder);
}

function inFolder(name: string): string {
  return join(folder, name);
}

/** Makes a link or a folder where a command writes its file. */
function place(writer: Writer, make: (path: string) => void): void {
  const path = inFolder(written(writer));
  mkdirSync(dirname(path), { recursive: true });
  make(path);
}

onlyQuick(describe)('the options that name files', () => {
  it('say whether the command reads or writes them, and all outputs are tested here', async () => {
    const named = runnableCommands(await createProgram(new KeptStreams(), () => {}));
    const outputs = new Set<string>();
    for (const [name, { options }] of named) {
      for (const { flags, long, ...option } of options) {
        const role = 'role' in option ? option.role : undefined;
        if (/<(file|folder|grid|bank|address)>/.test(flags))
          expect([name, flags, role]).not.toContain(undefined);
        if (role === 'output' || role === 'folder') outputs.add(`${name} ${long}`);
      }
    }
    expect([...outputs].sort()).toEqual([...new Set(WRITERS.map((it) => it.option))].sort());
  });

  it('refuse an empty name', async () => {
    const named = runnableCommands(await createProgram(new KeptStreams(), () => {}));
    for (const [name, { options }] of named) {
      for (const { flags, long, ...option } of options) {
        if (!('role' in option) || option.role === undefined) continue;
        const { status, stderr } = await nonet([...name.split(' '), long!, ''], '', folder);
        const [, error] = /argument '' is invalid\. expected (.*), found ""$/m.exec(stderr) ?? [];
        expect([name, flags, status, error]).toEqual([name, flags, 2, expect.any(String)]);
      }
    }
    expect(await nonet(['solve', '-o', ''], '', folder)).toEqual({
      status: 2,
      stdout: '',
      stderr:
        "error: option '-o, --output <file>' argument '' is invalid. expected a file name, found \"\"\n(see nonet solve --help)\n",
    });
    expect(readdirSync(folder)).not.toContain('.partial');
  });

  it('are written only by cli/src/core/files', () => {
    const sources = fileURLToPath(new URL('../src/', import.meta.url));
    const writes =
      /\b(write|append|copy)File(Sync)?\(|\bcreateWriteStream\b|\brename(Sync)?\(|\bwriteSync\(/;
    const found = readdirSync(sources, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && writes.test(readFileSync(sources + file, 'utf8')))
      .filter((file) => !/^(core\/files|contained|watch)\//.test(file));
    // Files of contained, watch and process-runner are in the temporary folder.
    expect(found.sort()).toEqual(['judge/process-runner.ts', 'trace/screen.ts']);
  });
});

/** Title → the size of the file that the command writes, when all is well. */
const sizes = new Map<string, number>();

describe('with space and rights', () => {
  it.each(every)('nonet %s: the file appears, and nothing else is left', async (title, writer) => {
    const { status, stderr } = await run(writer);
    expect(status).toBe(0);
    expect(stderr).not.toMatch(/cannot/);
    const found = readdirSync(out, { recursive: true }).join('\n');
    expect(found).not.toMatch(/\.(tmp|partial|making)/);
    const file = inFolder(written(writer).replace(/\.making$/, ''));
    const { size } = statSync(file);
    expect(size).toBeGreaterThan(0);
    sizes.set(title, size);
  });
});

/** What an input may be called besides its name. */
const NAMES: Readonly<Record<string, (input: string, path: string) => void>> = {
  'a link to the input': symlinkSync,
  'another name of the input (hard link)': linkSync,
  'a link to a link to the input': (input, path) => {
    symlinkSync(input, `${path}.link`);
    symlinkSync(`${path}.link`, path);
  },
};

const names = Object.entries(NAMES);

describe.each(names.map(([title, name], at) => [title, name, at] as const))('%s', (_, name, at) => {
  it.each(meeting(at, names.length))('is not written by nonet %s', async (_, writer) => {
    for (const input of writer.inputs) {
      const before = readFileSync(inFolder(input));
      place(writer, (path) => name(inFolder(input), path));
      const { status, stderr } = await run(writer);
      const lines = stderr.split('\n');
      expect(lines.at(-2)).toBe(
        `${written(writer)}: expected different files to read and to write, found the same file as ${input}`,
      );
      expect(status).toBe(2);
      expect(readFileSync(inFolder(input)).equals(before)).toBe(true);
      rmSync(out, { recursive: true });
    }
  });
});

onlyQuick(describe)('a file that is read and written', () => {
  it('may be standard input', () => {
    const input = inFolder('puzzles.txt');
    const before = readFileSync(input, 'utf8');
    symlinkSync(input, join(out, 'link.pdf'));
    for (const args of ['solve -o puzzles.txt', 'print - -o out/link.pdf']) {
      const shell = `exec "$0" "$@" < puzzles.txt`;
      const ran = inShell(shell, args.split(' '));
      expect(ran.stderr).toMatch(/found the same file as standard input\n$/);
      expect(ran.status).toBe(2);
    }
    expect(readFileSync(input, 'utf8')).toBe(before);
  });

  it('may be written twice', async () => {
    writeFileSync(join(out, 'a.pdf'), 'old');
    symlinkSync('a.pdf', join(out, 'b.txt'));
    for (const [a, b] of [
      ['out/a.pdf', 'out/b.txt'],
      ['out/new.pdf', 'out/../out/new.pdf'],
    ]) {
      const ran = await nonet(['book', 'plan.json', '-o', a, '--puzzles', b], '', folder);
      const found = ran.stderr;
      expect(found).toMatch(/: expected different files to write, found the same file as out\//);
      expect(ran.status).toBe(2);
    }
    expect(readdirSync(out).sort()).toEqual(['a.pdf', 'b.txt']);
  });
});

/** What is where a command writes its file → what the user is told. */
const OBSTACLES: Readonly<Record<string, readonly [make: (path: string) => void, reason: string]>> =
  {
    'a folder': [(path) => mkdirSync(path), 'expected a file, found a folder'],
    'a link to a folder': [
      (path) => {
        mkdirSync(`${path}.folder`);
        symlinkSync(`${path}.folder`, path);
      },
      'expected a file, found a folder',
    ],
    'a link to /dev/full': [(path) => symlinkSync('/dev/full', path), 'cannot be written: '],
  };

const obstacles = Object.entries(OBSTACLES).filter(
  ([name]) => !name.includes('/dev/full') || existsSync('/dev/full'),
);

describe.each(obstacles.map(([title, obstacle], at) => [title, obstacle, at] as const))(
  '%s',
  (_, [make, reason], at) => {
    it.each(meeting(at, obstacles.length))('ends nonet %s with a sentence', async (_, writer) => {
      place(writer, make);
      expectRefusal(await run(writer), `${written(writer)}: ${reason}`);
      expect(lstatSync(inFolder(written(writer))).isFile()).toBe(false);
      expect(readdirSync(out, { recursive: true }).join('\n')).not.toContain('.tmp');
    });
  },
);

describe('a folder that is not there', () => {
  const inNone = titled.filter(([, { option }]) => !/--(svg|keep)$/.test(option));
  it.each(inTurn(inNone, 0, sized(4, 1)))('ends nonet %s with a sentence', async (_, writer) => {
    rmSync(out, { recursive: true });
    const reason = 'the folder of this file does not exist';
    expectRefusal(await run(writer), `${target(writer)}: ${reason}`);
    expect(existsSync(out)).toBe(false);
  });

  it.each(some.slice(0, sized(1, 4)))(
    'ends nonet %s if it was removed while it is the current one',
    (_, writer) => {
      const args = writer
        .args(writer.out)
        .map((arg) => (existsSync(inFolder(arg)) ? inFolder(arg) : arg));
      const ran = inShell(`cd out; rmdir ../out; exec "$0" "$@"`, args, writer.stdin);
      expectRefusal(ran, 'the current folder does not exist any more');
    },
  );
});

function inShell(script: string, args: readonly string[], input = ''): Ran {
  const { status, stdout, stderr } = spawnSync(
    'sh',
    ['-c', script, process.execPath, NONET, ...args],
    { env: ENV, cwd: folder, encoding: 'utf8', input, timeout: 600_000 },
  );
  return { status, stdout, stderr };
}

/** The command says what is wrong with the file, and nothing that a user does not understand. */
function expectRefusal({ status, stderr }: Ran, sentence: string): void {
  expect(stderr).toContain(sentence);
  expect(stderr).toMatch(/\S\n$/);
  expect(stderr).not.toMatch(/\.tmp|^ +at |a bug in Nonet|\b[A-Z]{5,}:/m);
  expect(status).toBe(2);
}

/** Shell commands before the run → why nothing can be written. */
interface Limit {
  readonly size: string;
  /** @param bytes The size of the whole file. */
  readonly before: (bytes: number) => string;
  readonly reason: string;
}

const FULL = 'cannot be written: the disk is full';
const fill = 'head -c 1M /dev/zero > out/fill 2> /dev/null; ';

const LIMITS: Readonly<Record<string, Limit>> = {
  'a disk of 16 kB': {
    size: '16k',
    // What would fit finds no space at all.
    before: (bytes) => (bytes <= 16_384 ? fill : ''),
    reason: FULL,
  },
  'ulimit -f': {
    size: '10m',
    // Blocks of 512 bytes.
    before: (bytes) => `ulimit -f ${bytes > 5_120 ? 10 : 0}; `,
    reason: 'cannot be written: the file would be larger than allowed (ulimit -f shows the limit)',
  },
  'a disk of 300 kB': {
    size: '300k',
    before: (bytes) => (bytes <= 307_200 ? fill : ''),
    reason: FULL,
  },
  'a read-only disk': {
    size: '1m',
    before: () => 'mount -o remount,ro out; ',
    reason: 'cannot be written: this disk is read-only',
  },
};

describeWith(mountRight(out), 'a limit', () => {
  it.each(['plan.json'].slice(0, sized(0, 1)))(
    'keeps the puzzles of a book, which are used again: %s',
    async (plan) => {
      expect((await nonet(['book', plan, '-o', 'whole.pdf'], '', folder)).status).toBe(0);
      const run = `"$0" "$@"; wc -l < out/out.pdf.making`;
      const script = `cd ${folder}; head -c 12k /dev/zero > out/fill; ${run}; set -- "$@" --resume; ${run}
      mount -o remount,size=10m out; rm out/fill; "$0" "$@" -q; cmp out/out.pdf whole.pdf && ls out`;
      const args = ['book', plan, '-o', 'out/out.pdf'];
      const ran = onDisk({ place: out, size: '16k' }, script, args);
      const sentence = `out/out.pdf.making: ${FULL} (what was made is kept: --resume goes on with it)\n`;
      expect(ran.stderr).toBe(sentence + sentence);
      const [first, second, ...files] = ran.stdout.trim().split('\n');
      expect(files).toEqual(['out.pdf']);
      expect(Number(first)).toBeGreaterThan(10);
      // The disk had space for a few more lines.
      expect(Number(second)).toBeGreaterThanOrEqual(Number(first));
    },
  );

  onlyQuick(it)('keeps the answers so far, and no file that is there is replaced', () => {
    const script = `cd ${folder}; touch out/out.txt.partial; "$0" "$@"; cat out/out.txt.partial-2`;
    const args = ['solve', '-o', 'out/out.txt', ...Array<string>(3).fill('other.txt')];
    const ran = onDisk({ place: out, size: '16k' }, script, args);
    expect(ran.stderr).toBe(
      `out/out.txt: ${FULL}\nnot complete: the answers so far are in out/out.txt.partial-2\n`,
    );
    expect(ran.stdout).toMatch(/^([1-9]{81}\n){100,}[1-9]{0,81}$/);
  });

  const limits = Object.entries(LIMITS).slice(0, sized(2, 4));

  describe.each(limits.map(([title, limit], at) => [title, limit, at] as const))(
    '%s',
    (_, { before, reason, size }, at) => {
      it.each(limited(at, limits.length))('ends nonet %s with a sentence', (title, writer) => {
        const report = inFolder('left');
        const script = `cd ${folder}; ${before(sizes.get(title) ?? 0)}
        "$0" "$@" < ${writer.stdin === undefined ? '/dev/null' : 'rows.txt'}
        status=$?; ulimit -f unlimited; find out -type f > ${report}; exit $status`;
        const ran = onDisk({ place: out, size }, script, writer.args(target(writer)));
        expectRefusal(ran, reason);
        const left = readFileSync(report, 'utf8').trim().split('\n');
        expect(left.filter((it) => !/^(out\/fill)?$|\.(partial|making)$/.test(it))).toEqual([]);
      });
    },
  );
});
