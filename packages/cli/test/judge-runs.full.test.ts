import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeWith } from '../../../test/describe-with.ts';
import { judged, PROGRAMS, programsIn, toolOf } from './judge-program.ts';
import { SAMPLE } from './watched.ts';

/** What the run of a program shows without a look at its search. */
const RUNS = {
  'gives up': 'prints-nothing',
  loops: 'slow-on-easy-puzzle',
  'expects spaces': 'expects-other-input 2580',
  'expects no spaces': 'expects-other-input 2239',
} as const;

/** What the search may show of a program that can be watched: it is more exact. */
const SEARCHES: Readonly<Record<keyof typeof RUNS, readonly string[]>> = {
  'gives up': [
    'digit-never-placed',
    'digit-stays-marked',
    'never-takes-back',
    'placed-beside-equal',
    'takes-right-digit-out',
  ],
  loops: ['loops-without-placing', 'same-grid-again', 'went-on-after-solution'],
  'expects spaces': [],
  'expects no spaces': [],
};

/** Program, problem, result and what its run shows. */
const PROGRAMS_RUN: readonly (readonly [string, string, string, keyof typeof RUNS])[] = [
  ['gives-up.c', '2239', 'WA', 'gives up'],
  ['gives-up.rs', '2239', 'WA', 'gives up'],
  ['gives-up.go', '2239', 'WA', 'gives up'],
  ['gives-up.py', '2239', 'WA', 'gives up'],
  ['GivesUp.java', '2239', 'WA', 'gives up'],
  ['gives-up.cpp', '2239', 'WA', 'gives up'],
  ['gives-up-2580.cpp', '2580', 'WA', 'gives up'],
  ['loops.c', '2239', 'TLE', 'loops'],
  ['loops.cpp', '2239', 'TLE', 'loops'],
  ['loops.go', '2239', 'TLE', 'loops'],
  ['loops.py', '2239', 'TLE', 'loops'],
  ['Loops.java', '2239', 'TLE', 'loops'],
  ['loops.rs', '2239', 'TLE', 'loops'],
  ['spaced.c', '2239', 'WA', 'expects spaces'],
  ['spaced.rs', '2239', 'RE', 'expects spaces'],
  ['Spaced.java', '2239', 'RE', 'expects spaces'],
  ['spaced.go', '2239', 'RE', 'expects spaces'],
  ['spaced.py', '2239', 'RE', 'expects spaces'],
  ['packed.cpp', '2580', 'RE', 'expects no spaces'],
  ['packed.rs', '2580', 'RE', 'expects no spaces'],
];

/** Those in Python are run, because compilers take long. STUDENTS=1 runs all of them. */
const CHOSEN = PROGRAMS_RUN.filter(
  ([file]) => process.env.STUDENTS === '1' || file.endsWith('.py'),
);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nonet-runs-'));
  writeFileSync(join(folder, 'cases.txt'), SAMPLE);
});
afterAll(() => rmSync(folder, { recursive: true }));

function said(cause: unknown): string {
  const { id, problem } = cause as { id: string; problem?: string };
  return problem === undefined ? id : `${id} ${problem}`;
}

describe('programs whose run shows what is wrong', () => {
  it('are twenty', () => {
    expect(PROGRAMS_RUN.map(([file]) => file).sort()).toEqual(programsIn('runs'));
    expect(PROGRAMS_RUN).toHaveLength(20);
  });

  describe.each(CHOSEN)('%s', (file, problem, result, shown) => {
    describeWith(toolOf(file), 'is judged', () => {
      it(`${result}: it ${shown}`, async () => {
        const cases = ['--cases', join(folder, 'cases.txt'), '--time', '2'];
        const path = `${PROGRAMS}runs/${file}`;
        const [line] = await judged(['--problem', problem, ...cases, path]);
        expect(line!.result).toBe(result);
        expect([RUNS[shown], ...SEARCHES[shown]]).toContain(said(line!.cause ?? {}));
      });
    });
  });
});
