import { type BulkOptions, BulkSolver } from '@nonet/engine/bulk';
import { describe, expect, it } from 'vitest';
import { callOf, drawCase } from '../fuzz/case.mjs';
import { checkCase } from '../fuzz/check-case.mjs';
import { wayOf } from '../fuzz/ways.mjs';
import { onlyQuick, sized } from './size.ts';

type Solve = (
  puzzles: Uint8Array,
  solutions: Uint8Array,
  counts: Uint32Array,
  options: BulkOptions,
) => void;

/** Yields the faults of a solver in the first cases of a seed. */
function* faults(cases: number, newSolve: () => Solve): Generator<string> {
  for (let number = 0; number < cases; number++) {
    const { fault } = checkCase(drawCase('test', number), () => ({ solve: newSolve() }));
    if (fault) yield `case ${number}: ${fault.what}`;
  }
}

const correct = (): Solve => {
  const solver = new BulkSolver();
  return (...call) => solver.solve(...call);
};

/** Returns a correct solver that calls `more` after each call. */
const thenAlso = (more: Solve) => (): Solve => {
  const solve = correct();
  return (...call) => {
    solve(...call);
    more(...call);
  };
};

describe('a short round of npm run fuzz', () => {
  it('finds no fault in any way to solve puzzles', () => {
    for (let number = 0; number < sized(6, 30); number++) {
      const newSolver = (): { solve: Solve } => ({ solve: wayOf(number)() as Solve });
      expect([number, checkCase(drawCase('test', number), newSolver).fault]).toEqual([
        number,
        undefined,
      ]);
    }
  });

  onlyQuick(it).each<[string, string, () => Solve]>([
    [
      'counts wrongly',
      'expected 1 solutions, got 2',
      thenAlso((_puzzles, _solutions, counts, { limit = 2 }) => {
        const wrong = counts.indexOf(1);
        if (wrong >= 0 && limit > 1) counts[wrong] = 2;
      }),
    ],
    [
      'returns a wrong solution',
      'expected a solution, got ',
      thenAlso((_puzzles, solutions, counts) => {
        const wrong = counts.findIndex((count) => count > 0);
        if (wrong >= 0) solutions[wrong * 81 + 80] ^= 1;
      }),
    ],
    [
      'writes past its solutions',
      'wrote to bytes that must not change in the solutions',
      thenAlso((_puzzles, solutions) => {
        new Uint8Array(solutions.buffer).fill(7, solutions.byteOffset + solutions.byteLength);
      }),
    ],
    [
      'writes into its puzzles',
      'wrote to bytes that must not change in the puzzles',
      thenAlso((puzzles) => puzzles.fill(0)),
    ],
    [
      'remembers an earlier call',
      'a new solver returns different counts',
      () => {
        const solve = correct();
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
      thenAlso(() => {
        throw new Error('unreachable');
      }),
    ],
    [
      'accepts a buffer that is too short',
      'expected a RangeError, got an answer',
      () => {
        const solve = correct();
        return (...call) => {
          try {
            solve(...call);
          } catch {}
        };
      },
    ],
  ])('catches a solver that %s', (_what, fault, newSolve) => {
    const found: string[] = [];
    for (const message of faults(50, newSolve)) {
      found.push(message);
      if (message.includes(fault)) break;
    }
    expect(found.at(-1)).toContain(fault);
  });

  onlyQuick(it)('shrinks a puzzle to the givens that cause the fault', () => {
    const text =
      '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
    const fails = thenAlso((puzzles, _solutions, counts) => {
      if (puzzles[1] === 0x33 && puzzles[80] === 0x39) counts.fill(3);
    });
    const call = callOf(Buffer.from(text), 2);
    const { fault } = checkCase([call], () => ({ solve: fails() }));
    const digits = Array.from(fault?.puzzle?.bytes ?? [], (byte) => byte % 48 || '.').join('');
    expect(digits).toBe(`.3${'.'.repeat(78)}9`);
  });
});
