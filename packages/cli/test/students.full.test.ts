import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { watchFaults } from './student-run.ts';
import { type Student, studentsOf } from './students.ts';

const PYTHONS = [
  ...['3.6', '3.7', '3.8', '3.9', '3.10', '3.11', '3.12', '3.13', '3.14'].map((v) => `python${v}`),
  'pypy3',
];

/** Returns the path of a Python on this machine, or undefined if it cannot run. */
function pathOf(name: string): string | undefined {
  const code = 'import sys; print(sys.executable)';
  const { status, stdout } = spawnSync(name, ['-c', code], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

function canImport(python: string, module: string): boolean {
  return module === '' || spawnSync(python, ['-c', `import ${module}`]).status === 0;
}

/** The programs that a Python can run. */
function runnable(python: string): readonly Student[] {
  const watched = studentsOf('python').filter(({ check }) => check !== 'endless');
  const modules = new Map(watched.map(({ module }) => [module, canImport(python, module)]));
  return watched.filter(({ module }) => modules.get(module));
}

const found = PYTHONS.flatMap((name) => {
  const path = pathOf(name);
  return path ? [{ name, path }] : [];
});

describe.each(found)('students on $name', ({ path }) => {
  it.concurrent.each(runnable(path))('$file is watched', async (student) => {
    expect(await watchFaults(student, path)).toEqual([]);
  });
});
