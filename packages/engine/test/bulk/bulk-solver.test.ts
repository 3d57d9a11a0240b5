import { describe, expect, it } from 'vitest';
import { onlyQuick, sized } from '../../../../test/size.ts';
import { bytesOfBase64 } from '../../src/assembly/base64.ts';
import { BulkSolver } from '../../src/bulk/bulk-solver.ts';
import { Random } from '../../src/generate/random.ts';
import { randomGrid } from '../../src/generate/random-grid.ts';
import { CLASSIC } from '../../src/grid/geometry.ts';
import { emptyGrid, type Grid, gridOf, solves } from '../../src/grid/grid.ts';
import { ANTI_BRUTE_FORCE, BAEKJOON_2239, grid, INKALA_2012, WIKIPEDIA } from '../puzzles.ts';
import { countByPropagation } from '../verdict-oracle.ts';

function bulk(puzzles: readonly Grid[], limit: number): { counts: Uint32Array; solutions: Grid[] } {
  const input = new Uint8Array(puzzles.length * 81);
  puzzles.forEach(({ digits }, i) => {
    input.set(digits, i * 81);
  });
  const output = new Uint8Array(puzzles.length * 81);
  const counts = new Uint32Array(puzzles.length);
  new BulkSolver().solve(input, output, counts, { limit });
  const solutions = puzzles.map((_, i) =>
    gridOf(
      CLASSIC,
      output.subarray(i * 81, i * 81 + 81).map((byte) => (byte === 0 ? 0 : byte - 48)),
    ),
  );
  return { counts, solutions };
}

function expectAgreement(puzzles: readonly Grid[], limit: number): void {
  const { counts, solutions } = bulk(puzzles, limit);
  puzzles.forEach((givens, i) => {
    const expected = countByPropagation({ givens }, limit);
    if (counts[i] !== expected) {
      expect([givens.digits.join(''), counts[i]]).toEqual([givens.digits.join(''), expected]);
    }
    if (counts[i] > 0) expect(solves(solutions[i], givens)).toBe(true);
  });
}

/** Grids of all kinds: with blanks, and with digits changed, removed and added. */
function mixed(count: number, seed: string): Grid[] {
  const random = new Random(seed);
  return Array.from({ length: count }, (_, i) => {
    const digits = randomGrid(CLASSIC, random).digits.slice();
    const blanks = [0, 10, 40, 50, 55, 58][i % 6];
    const cells = random.shuffle(Array.from(digits, (_digit, cell) => cell));
    for (const cell of cells.slice(0, blanks)) digits[cell] = 0;
    for (let changes = random.below(3); changes > 0; changes--) {
      digits[random.below(81)] = random.below(10);
    }
    return gridOf(CLASSIC, digits);
  });
}

describe('BulkSolver', () => {
  it.each([1, 2, 50])('agrees with propagation up to a limit of %i', (limit) => {
    expectAgreement(mixed(sized(600, 1_200), `mixed ${limit}`), limit);
  });

  it('solves empty, nearly empty and full grids', () => {
    const random = new Random('sparse');
    const sparse = Array.from({ length: sized(100, 150) }, () => {
      const digits = new Uint8Array(81);
      for (let givens = random.below(17); givens > 0; givens--) {
        digits[random.below(81)] = 1 + random.below(9);
      }
      return gridOf(CLASSIC, digits);
    });
    const famous = [ANTI_BRUTE_FORCE, BAEKJOON_2239, INKALA_2012, WIKIPEDIA].map((text) =>
      grid(text),
    );
    const full = randomGrid(CLASSIC, random);
    expectAgreement([...sparse, ...famous, full, emptyGrid(CLASSIC)], 3);
  });

  onlyQuick(it)('solves any number of puzzles, from none to several batches', () => {
    const givens = grid(WIKIPEDIA);
    for (const count of [0, 1, 7, 8, 9, 4_096, 10_000]) {
      const { counts } = bulk(
        Array.from({ length: count }, () => givens),
        2,
      );
      expect(counts.every((solutions) => solutions === 1)).toBe(true);
    }
  });

  it('solves nearly empty grids and grids of few digits quickly', () => {
    // Each of these puzzles took seconds with an older rule that branched only in the best chute.
    const lost = [
      '..4..2..3..3................................1.21....5.......5...3...........3....',
      '....5.........4....1...3....................43......1....3......3.1...4...154....',
      '.........4.3.5.....5.............2...4......31.....5..314..5...2.......5...43....',
    ];
    expectAgreement(
      lost.map((text) => grid(text)),
      2,
    );
  });

  it('reads any character that is not a digit as a blank', () => {
    const { counts } = bulk([grid(WIKIPEDIA)], 2);
    expect([...counts]).toEqual([1]);
    for (const blank of '.0_-*xX? aA!\u0000\u00f1') {
      const input = Uint8Array.from(WIKIPEDIA.replaceAll('.', blank), (c) => c.charCodeAt(0));
      new BulkSolver().solve(input, new Uint8Array(81), counts);
      expect([blank, counts[0]]).toEqual([blank, 1]);
    }
  });

  it('reads puzzles as text, at any stride', () => {
    const text = `${WIKIPEDIA}  first\n${INKALA_2012}  other\n`;
    const input = Uint8Array.from(text, (character) => character.charCodeAt(0));
    const output = new Uint8Array(162);
    const counts = new Uint32Array(2);
    new BulkSolver().solve(input, output, counts, { stride: 89 });
    expect([...counts]).toEqual([1, 1]);
    expect(String.fromCharCode(...output.subarray(0, 9))).toBe('534678912');
  });

  it('does nothing if its signal is already aborted', () => {
    const signal = AbortSignal.abort();
    const puzzle = Uint8Array.from(WIKIPEDIA, (character) => character.charCodeAt(0));
    const solution = new Uint8Array(81);
    const counts = new Uint32Array(1);
    const solver = new BulkSolver();
    expect(solver.solve(puzzle, solution, counts, { signal })).toBe(0);
    expect(solver.solveOne(puzzle, solution, { signal })).toBeUndefined();
    expect(solver.enumerate(puzzle, () => true, { signal })).toBe(0);
    expect([...solution, ...counts].every((value) => value === 0)).toBe(true);
  });

  it.each([
    [{ limit: 0 }, 'expected a limit of 1 to 4294967295, got 0'],
    [{ stride: 80 }, 'expected a stride of at least 81, got 80'],
    [{ stride: 82 }, 'expected 2 puzzles, got 162 bytes'],
  ])('refuses %j', (options, message) => {
    const solver = new BulkSolver();
    const buffer = new Uint8Array(162);
    expect(() => solver.solve(buffer, buffer, new Uint32Array(2), options)).toThrow(message);
    expect(() => solver.solve(buffer, new Uint8Array(161), new Uint32Array(2))).toThrow(
      'expected room for 2 solutions, got 161 bytes',
    );
  });
});

describe('bytesOfBase64', () => {
  it('decodes what other encoders write', () => {
    const random = new Random('base64');
    for (let length = 0; length < 40; length++) {
      const bytes = Uint8Array.from({ length }, () => random.below(256));
      expect(bytesOfBase64(Buffer.from(bytes).toString('base64'))).toEqual(bytes);
    }
  });
});
