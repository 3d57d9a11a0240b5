import { cpSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nonet } from './nonet.ts';

/** A command that writes a file or a folder. */
export interface Writer {
  /** The command and the option that names what it writes. */
  readonly option: string;
  readonly args: (out: string) => readonly string[];
  /** The name of the file or folder that the option gets. */
  readonly out: string;
  /** A file that the command writes, if it is not `out`: beside it, or in the folder `out`. */
  readonly writes?: (out: string) => string;
  /** The files that it reads. */
  readonly inputs: readonly string[];
  /** The standard input. A command that has one is run as a process. */
  readonly stdin?: string;
}

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
/** The puzzle as the problems of judges have it. */
const ROWS = (PUZZLE.replaceAll('.', '0').match(/.{9}/g) ?? []).join('\n');

const onPuzzles = (command: string, more: readonly string[] = []): Writer => ({
  option: `${command} --output`,
  args: (out) => [command, ...more, '-o', out, 'puzzles.txt'],
  out: 'out.txt',
  inputs: ['puzzles.txt'],
});

/** Each writes in a way of its own. */
export const OWN_WAYS: readonly Writer[] = [
  {
    ...onPuzzles('solve'),
    args: (out) => ['solve', '-o', out, 'puzzles.txt', 'other.txt'],
    inputs: ['puzzles.txt', 'other.txt'],
  },
  {
    ...onPuzzles('solve'),
    args: (out) => ['solve', '--part', '1/2', '-o', out, 'puzzles.txt'],
    writes: (out) => `${out}.manifest.json`,
  },
  {
    option: 'explain --svg',
    args: (out) => ['explain', '--svg', out, 'one.txt'],
    out: 'steps',
    writes: (out) => `${out}/1-001-naked-single.svg`,
    inputs: ['one.txt'],
  },
  {
    option: 'print --output',
    args: (out) => ['print', '--per-page', '1', '-o', out, 'few.txt'],
    out: 'out.PDF',
    inputs: ['few.txt'],
  },
  {
    option: 'print --output',
    args: (out) => ['print', '--outlines', '--per-page', '1', '-o', out, 'few.txt'],
    out: 'out.SVG',
    writes: (out) => out.replace('.SVG', '-1.SVG'),
    inputs: ['few.txt'],
  },
  {
    option: 'book --output',
    args: (out) => ['book', 'plan.json', '--exclude', 'other.txt', '-o', out],
    out: 'out.pdf',
    inputs: ['plan.json', 'other.txt'],
  },
  {
    option: 'book --output',
    args: (out) => ['book', 'plan.json', '-o', out],
    out: 'out.pdf',
    writes: (out) => `${out}.making`,
    inputs: ['plan.json'],
  },
  {
    option: 'judge --keep',
    args: (out) => ['judge', '--problem', '2239', '--cases', 'one.txt', '--keep', out, 'solve.js'],
    out: 'kept',
    writes: (out) => `${out}/01-own.in`,
    inputs: ['one.txt', 'solve.js'],
  },
  {
    option: 'trace --to',
    args: (out) => ['trace', '--strategy', 'scan', '--to', out, 'one.txt'],
    out: 'out.trace.GZ',
    inputs: ['one.txt'],
  },
];

/** Most of these write as `solve` does. */
const OTHERS: readonly Writer[] = [
  ...['check', 'rate', 'canonical', 'count', 'hint', 'explain', 'euler', 'race', 'trace'].map(
    (command) => onPuzzles(command),
  ),
  onPuzzles('convert', ['--to', 'rows']),
  {
    option: 'grid --output',
    args: (out) => ['grid', '--count', '300', '--seed', 'a', '-o', out],
    out: 'out.txt',
    inputs: [],
  },
  {
    option: 'generate --output',
    args: (out) =>
      `generate --count 100 --seed a --against other.txt --from solved.txt -o ${out}`.split(' '),
    out: 'out.txt',
    inputs: ['other.txt', 'solved.txt'],
  },
  {
    option: 'book --puzzles',
    args: (out) => ['book', 'plan.json', '-o', 'book.pdf', '--puzzles', out],
    out: 'out.txt',
    inputs: ['plan.json'],
  },
  {
    option: 'join --output',
    args: (out) => ['join', 'parts', '-o', out],
    out: 'out.txt',
    inputs: ['parts/1', 'parts/1.manifest.json'],
  },
  {
    option: 'watch --to',
    args: (out) => ['watch', '--to', out, 'solve.js'],
    out: 'out.trace',
    inputs: ['solve.js'],
    stdin: ROWS,
  },
];

export const WRITERS = [...OWN_WAYS, ...OTHERS];

/** Makes a folder with all files that the commands read. Returns its path. */
export async function inputFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'nonet-outputs-'));
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  const { stdout } = await nonet(['generate', '--count', '24', '--seed', 'outputs']);
  write('puzzles.txt', stdout);
  write('other.txt', `${PUZZLE}\n`.repeat(300));
  write('few.txt', `${PUZZLE}\n`.repeat(4));
  write('one.txt', `${PUZZLE}\n`);
  write('rows.txt', ROWS);
  write('solved.txt', (await nonet(['solve'], PUZZLE)).stdout);
  const head = { title: 'Test', trim: 'kdp-6x9', seed: 'outputs', primer: false };
  const sections = [{ box: '2x3', count: 24, perPage: 1 }];
  write('plan.json', JSON.stringify({ ...head, sections }));
  cpSync(
    fileURLToPath(new URL('judge-programs/accepted/read-stdin.js', import.meta.url)),
    join(folder, 'solve.js'),
  );
  mkdirSync(join(folder, 'parts'));
  for (const part of ['1', '2']) {
    await nonet(['solve', '--part', `${part}/2`, '-o', `parts/${part}`, 'puzzles.txt'], '', folder);
  }
  if (readdirSync(join(folder, 'parts')).length !== 4) throw new Error('expected two parts');
  return folder;
}
