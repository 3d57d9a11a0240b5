import { BulkSolver } from '@nonet/engine/bulk';
import { generate, Random } from '@nonet/engine/generate';
import { CLASSIC } from '@nonet/engine/grid';
import { describe, expect, test } from 'vitest';
import { type AttackOptions, type AttackReport, attack, type Cost } from '../src/attack/attack.ts';
import { hardCases } from '../src/cases/hard-cases.ts';
import { givensOf, lineOf } from '../src/cases/proper-puzzle.ts';

const CELLS = Array.from({ length: 81 }, (_, cell) => cell);
const BY_COLUMN = CELLS.map((i) => 9 * (i % 9) + Math.floor(i / 9));
/** An order that the attack does not know: box by box, from left to right. */
const BY_BOX = CELLS.toSorted((a, b) => CLASSIC.box[a] - CLASSIC.box[b] || a - b);

const easyPuzzles = generate({ seed: 'easy', count: 5, givens: [36, 40] }).puzzles.map(
  ({ givens }) => lineOf({ givens: givens.digits }),
);

/** The number of calls of the usual recursive function, or `limit` if there are more. */
function calls(line: string, cells: readonly number[], limit: number): Cost {
  const digits = givensOf(line);
  const { row, column, box } = CLASSIC;
  const used = new Int32Array(27);
  const mark = (cell: number, bit: number): void => {
    for (const house of [row[cell], 9 + column[cell], 18 + box[cell]]) used[house] ^= bit;
  };
  digits.forEach((digit, cell) => {
    if (digit !== 0) mark(cell, 1 << digit);
  });
  let made = 0;
  const solve = (index: number): boolean => {
    if (++made > limit) return true;
    while (index < 81 && digits[cells[index]] !== 0) index++;
    if (index === 81) return true;
    const cell = cells[index];
    for (let digit = 1; digit <= 9; digit++) {
      const taken = used[row[cell]] | used[9 + column[cell]] | used[18 + box[cell]];
      if (taken & (1 << digit)) continue;
      mark(cell, 1 << digit);
      if (solve(index + 1)) return true;
      mark(cell, 1 << digit);
    }
    return false;
  };
  solve(0);
  return made > limit ? 'limit' : made;
}

interface Attacked {
  readonly report: AttackReport;
  /** The puzzles that were run. */
  readonly puzzles: readonly string[];
}

/** Starts an attack from easy puzzles, and stops it when the program has run `runs` times. */
async function attacked(
  cost: (puzzle: string) => Cost,
  runs: number,
  options: Partial<AttackOptions> = {},
): Promise<Attacked> {
  const start = easyPuzzles.map((puzzle) => ({ puzzle, cost: cost(puzzle) }));
  const puzzles: string[] = [];
  const report = await attack({
    cost: async (puzzle) => {
      puzzles.push(puzzle);
      return cost(puzzle);
    },
    start,
    easy: start.map((easy) => Number(easy.cost)),
    seed: 'attack',
    pause: () => Promise.resolve(),
    signal: {
      get aborted(): boolean {
        return puzzles.length > runs;
      },
    },
    ...options,
  });
  return { report, puzzles };
}

/** A program that takes 30 ms to start and 2 µs per call, with noise and a limit of 0.6 s. */
function timed(cells: readonly number[]): (puzzle: string) => Cost {
  const random = new Random('noise');
  return (puzzle) => {
    const made = calls(puzzle, cells, 300_000);
    return made === 'limit' ? made : (0.03 + 2e-6 * made) * (1 + random.below(300) / 1000);
  };
}

const solver = new BulkSolver();

function countSolutions(line: string): number {
  return solver.solveOne(givensOf(line), new Uint8Array(81))!;
}

describe('an attack on a program that fills the blanks row by row', () => {
  test('reaches 100,000 calls from easy puzzles', async () => {
    const { report, puzzles } = await attacked((puzzle) => calls(puzzle, CELLS, 100_000), 100);
    expect(report.outcome).toBe('limit');
    expect(report.cost).toBe('limit');
    expect(calls(report.puzzle, CELLS, 100_000)).toBe('limit');
    expect(countSolutions(report.puzzle)).toBe(1);
    expect(report.runs).toBe(puzzles.length);
  });

  test('only runs proper puzzles, and the same ones for the same seed', async () => {
    const costs = (puzzle: string): number => {
      const made = calls(puzzle, CELLS, 20_000);
      return made === 'limit' ? 20_000 : made;
    };
    const [{ puzzles }, again, other] = await Promise.all([
      attacked(costs, 3),
      attacked(costs, 3),
      attacked(costs, 3, { seed: 'another' }),
    ]);
    expect(puzzles.map(countSolutions)).toEqual(puzzles.map(() => 1));
    expect(new Set(puzzles).size).toBeGreaterThan(2);
    expect(again.puzzles).toEqual(puzzles);
    expect(other.puzzles).not.toEqual(puzzles);
  });
});

describe('an attack on a program with noisy times', () => {
  test('learns the order of the program from the judged cases', async () => {
    const cost = timed(BY_COLUMN);
    const hard = hardCases.filter(({ placements }) => placements < 20_000);
    const start = [...easyPuzzles, ...hard.map(({ puzzle }) => puzzle)]
      .map((puzzle) => ({ puzzle, cost: cost(puzzle) }))
      .filter((known) => known.cost !== 'limit');
    expect(start.length).toBeGreaterThan(easyPuzzles.length);
    const { report } = await attacked(cost, 30, { start });
    expect(report.outcome).toBe('limit');
    expect(report.explanation?.order.id).toBe('columns');
    expect(report.explanation?.perPlacement).toBeGreaterThan(1.5e-6);
    expect(report.explanation?.perPlacement).toBeLessThan(3.5e-6);
    expect(countSolutions(report.puzzle)).toBe(1);
  });

  test('finds costly puzzles even if the program uses an order that the attack does not know', async () => {
    const { report } = await attacked(timed(BY_BOX), 60);
    expect(report.outcome).toBe('limit');
    expect(countSolutions(report.puzzle)).toBe(1);
  });

  test('says so if no puzzle costs more than the others', async () => {
    const random = new Random('even');
    const found: unknown[] = [];
    const { report } = await attacked(() => 0.3 + random.below(50) / 1000, 6, {
      onFound: (puzzle) => found.push(puzzle),
    });
    expect(report.outcome).toBe('even');
    expect(report.explanation).toBeUndefined();
    expect(report.cost).toBeLessThan(0.36);
  });

  test('runs the costliest start puzzle again, because its time may be noise', async () => {
    const start = easyPuzzles.map((puzzle, i) => ({ puzzle, cost: i === 2 ? 9 : 0.3 }));
    const { report } = await attacked(() => 0.3, 4, { start });
    expect(report.worstAtStart).toEqual({ puzzle: easyPuzzles[2], cost: 0.3 });
    expect(report.outcome).toBe('even');
  });

  test('ignores a high time that is not confirmed', async () => {
    let runs = 0;
    const { report } = await attacked(() => (++runs % 2 === 0 ? 5 : 0.3), 8, {
      start: easyPuzzles.map((puzzle) => ({ puzzle, cost: 0.3 })),
      easy: [0.3],
    });
    expect(report.cost).toBe(0.3);
  });
});

describe('the end of an attack', () => {
  const [puzzle] = easyPuzzles;

  test('comes at once if a start puzzle exceeds the limit', async () => {
    const start = [
      { puzzle, cost: 0.3 },
      { puzzle: easyPuzzles[1], cost: 'limit' as const },
    ];
    const { report, puzzles } = await attacked(() => 0.3, 4, { start });
    expect(puzzles).toEqual([]);
    expect(report).toMatchObject({ outcome: 'limit', puzzle: easyPuzzles[1], runs: 0 });
  });

  test('discards the run that it stops', async () => {
    let isOver = false;
    const { report } = await attacked(() => 0.3, 0, {
      start: [{ puzzle, cost: 0.3 }],
      cost: async () => {
        isOver = true;
        return 'limit';
      },
      signal: {
        get aborted(): boolean {
          return isOver;
        },
      },
    });
    expect(report).toMatchObject({ outcome: 'even', puzzle, cost: 0.3, runs: 0 });
  });

  test('needs a proper puzzle to start from', async () => {
    const start = [{ puzzle: '.'.repeat(81), cost: 1 }];
    await expect(attacked(() => 1, 5, { start })).rejects.toThrow('expected a proper puzzle');
  });
});
