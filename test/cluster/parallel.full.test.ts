import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { describeWith } from '../describe-with.ts';
import { examplePath, run, suiteFolder, writePuzzles } from './array-job.ts';

const PARTS = 7;

// moreutils has another program of this name.
const version = spawnSync('parallel', ['--version'], { encoding: 'utf8' }).stdout;
const NEEDED = { name: 'GNU parallel', present: version?.startsWith('GNU parallel') ?? false };

describeWith(NEEDED, 'examples/array-jobs/parallel.sh', () => {
  const cwd = suiteFolder();
  beforeAll(() => {
    writePuzzles(cwd);
  });

  function parallel(folder: string, ...command: readonly string[]): void {
    run(examplePath('parallel.sh'), [`${PARTS}`, folder, ...command], { cwd });
  }

  /** Returns the exit status of each part, in the order of the parts. */
  function statuses(folder: string): number[] {
    const [, ...jobs] = readFileSync(join(cwd, `${folder}.log`), 'utf8')
      .trimEnd()
      .split('\n');
    const fields = jobs.map((job) => job.split('\t').map(Number));
    return fields.sort(([a], [b]) => a! - b!).map((job) => job[6]!);
  }

  /** Returns the time of the last change of each file of a folder, in milliseconds. */
  function changes(folder: string): Map<string, number> {
    const names = readdirSync(join(cwd, folder));
    return new Map(names.map((name) => [name, statSync(join(cwd, folder, name)).mtimeMs]));
  }

  it('solves a file in parts that join to the whole', () => {
    const whole = run('nonet', ['solve', 'puzzles.txt'], { cwd });
    parallel('solved', 'solve', '--threads', '1', 'puzzles.txt');
    expect(statuses('solved')).toEqual(Array.from({ length: PARTS }, () => 0));
    expect(run('nonet', ['join', 'solved'], { cwd })).toBe(whole);
  });

  it('writes only the missing parts when it runs again', () => {
    const whole = run('nonet', ['join', 'solved'], { cwd });
    const before = changes('solved');
    rmSync(join(cwd, 'solved/part-3.txt'));
    run('nonet', ['join', 'solved'], { cwd, statuses: [2] });

    parallel('solved', 'solve', '--threads', '1', 'puzzles.txt');
    const after = changes('solved');
    const written = [...after].filter(([name, time]) => before.get(name) !== time);
    expect(written.map(([name]) => name.slice(0, 10))).toContain('part-3.txt');
    expect(written.every(([name]) => name.startsWith('part-3.txt'))).toBe(true);
    expect(run('nonet', ['join', 'solved'], { cwd })).toBe(whole);
  });

  it('makes the puzzles of a seed in parts', () => {
    const command = ['generate', '--count', '100', '--seed', 'monday'];
    parallel('made', ...command, '--threads', '1');
    expect(run('nonet', ['join', 'made'], { cwd })).toBe(run('nonet', command, { cwd }));
  });

  it('accepts parts with puzzles that are not proper, and passes arguments on as they are', () => {
    const name = 'two "puzzles" & more.txt';
    const puzzle = run('nonet', ['generate', '--seed', 'monday'], { cwd });
    const empty = `${'.'.repeat(81)}\n`;
    run('tee', [name], { cwd, input: `${puzzle.repeat(50)}${empty}${puzzle.repeat(50)}` });
    const whole = run('nonet', ['check', name], { cwd, statuses: [1] });
    parallel('checked', 'check', '--threads', '1', name);
    expect(statuses('checked')).toEqual(Array.from({ length: PARTS }, () => 0));
    expect(run('nonet', ['join', 'checked'], { cwd })).toBe(whole);
  });

  it('fails if a part fails', () => {
    expect(() => parallel('wrong', 'solve', 'no-such-file.txt')).toThrow('no-such-file.txt');
    expect(statuses('wrong')).toEqual(Array.from({ length: PARTS }, () => 2));
  });
});
