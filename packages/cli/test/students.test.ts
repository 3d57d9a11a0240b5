import { describe, expect, it } from 'vitest';
import { describeWith } from '../../../test/describe-with.ts';
import { program } from './program-on-path.ts';
import { watchFaults } from './student-run.ts';
import { studentsOf } from './students.ts';

/** One program of each kind. students.full.test.ts runs all of them. */
const FEW = ['python/raise-found.py', 'javascript/map-rc.js'];

/** Milliseconds. Each test runs four processes, and others may slow down the machine. */
const LIMIT = 120_000;

function few(language: string): readonly (readonly [string, () => Promise<readonly string[]>])[] {
  const interpreter = language === 'python' ? 'python3' : process.execPath;
  return studentsOf(language)
    .filter(({ file }) => FEW.includes(file))
    .map((student) => [student.file, () => watchFaults(student, interpreter)]);
}

describeWith(program('python3'), 'students in Python', () => {
  it.each(few('python'))(
    '%s runs as without Nonet, and its counts are true',
    async (_, faults) => {
      expect(await faults()).toEqual([]);
    },
    LIMIT,
  );
});

describe('students in JavaScript', () => {
  it.each(few('javascript'))(
    '%s runs as without Nonet, and its counts are true',
    async (_, faults) => {
      expect(await faults()).toEqual([]);
    },
    LIMIT,
  );
});
