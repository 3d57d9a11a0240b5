import { type BulkOptions, BulkSolver } from '@nonet/engine/bulk';
import { describe, expect, it } from 'vitest';
import { callOf, drawCase } from '../fuzz/case.mjs';
import { judge } from '../fuzz/judge.mjs';
import { wayOf } from '../fuzz/ways.mjs';
import { sized } from './size.ts';

type Solve = (
  puzzles: Uint8Array,
  solutions: Uint8Array,
  counts: Uint32Array,
  options: BulkOptions,
) => void;

/** What is wrong, in so many cases of a fixed seed, with solvers that solve like this. */
function* faults(cases: number, newSolve: () => Solve): Generator<string> {
  for (let number = 0; number < cases; number++) {
    const { fault } = judge(drawCase('test', number), () => ({ solve: newSolve() }));
    if (fault) yield `case ${number}: ${fault.what}`;
  }
}

const honest = (): Solve => {
  const solver = new BulkSolver();
  return (...call) => solver.solve(...call);
};

/** A solver that does something more after an honest call. */
const butThen = (more: Solve) => (): Solve => {
  const solve = honest();
  return (...call) => {
    solve(...call);
    more(...call);
  };
};

describe('a short round of npm run fuzz', () => {
  it('finds no fault, whichever way puzzles are solved', () => {
    for (let number = 0; number < sized(40, 240); number++) {
      const newSolver = (): { solve: Solve } => ({ solve: wayOf(number)() as Solve });
      expect([number, judge(drawCase('test', number), newSolver).fault]).toEqual([
        number,
        undefined,
      ]);
    }
  });

  it.each<[string, string, () => Solve]>([
    [
      'counts wrong',
      'expected 1 solutions, got 2',
      butThen((_puzzles, _solutions, counts, { limit = 2 }) => {
        const wrong = counts.indexOf(1);
        if (wrong >= 0 && limit > 1) counts[wrong] = 2;
      }),
    ],
    [
      'gives what is no solution',
      'expected a solution, got ',
      butThen((_puzzles, solutions, counts) => {
        const wrong = counts.findIndex((count) => count > 0);
        if (wrong >= 0) solutions[wrong * 81 + 80] ^= 1;
      }),
    ],
    [
      'writes behind its solutions',
      'wrote where it must not in the solutions',
      butThen((_puzzles, solutions) => {
        new Uint8Array(solutions.buffer).fill(7, solutions.byteOffset + solutions.byteLength);
      }),
    ],
    [
      'writes into its puzzles',
      'wrote where it must not in the puzzles',
      butThen((puzzles) => puzzles.fill(0)),
    ],
    [
      'remembers a call',
      'a new solver gives different counts',
      () => {
        const solve = honest();
        let calls = 0;
        return (puzzles, solutions, counts, options) => {
          solve(puzzles, solutions, counts, options);
          if (calls++ > 0) counts.fill(1);
        };
      },
    ],
    [
      'traps',
      'threw Error: unreachable',
      butThen(() => {
        throw new Error('unreachable');
      }),
    ],
    [
      'does not refuse a buffer that is too short',
      'expected a RangeError, got an answer',
      () => {
        const solve = honest();
        return (...call) => {
          try {
            solve(...call);
          } catch {}
        };
      },
    ],
  ])('finds a solver that %s', (_what, fault, newSolve) => {
    const found: string[] = [];
    for (const told of faults(50, newSolve)) {
      found.push(told);
      if (told.includes(fault)) break;
    }
    expect(found.at(-1)).toContain(fault);
  });

  it('shrinks a puzzle to what goes wrong', () => {
    const text =
      '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
    const fails = butThen((puzzles, _solutions, counts) => {
      if (puzzles[1] === 0x33 && puzzles[80] === 0x39) counts.fill(3);
    });
    const call = callOf(Buffer.from(text), 2);
    const { fault } = judge([call], () => ({ solve: fails() }));
    const digits = Array.from(fault?.puzzle?.bytes ?? [], (byte) => byte % 48 || '.').join('');
    expect(digits).toBe(`.3${'.'.repeat(78)}9`);
  });
});
