import { describe, expect, it } from 'vitest';
import { onlyQuick, sized } from '../../../../test/size.ts';
import { BulkCanonical } from '../../src/bulk/bulk-canonical.ts';
import { BulkSolver } from '../../src/bulk/bulk-solver.ts';
import { generate } from '../../src/generate/generate.ts';
import { Random } from '../../src/generate/random.ts';
import { randomGrid } from '../../src/generate/random-grid.ts';
import { canonical } from '../../src/grid/canonical.ts';
import { CLASSIC, type Geometry, geometry } from '../../src/grid/geometry.ts';
import { emptyGrid, equalGrids, type Grid, gridOf } from '../../src/grid/grid.ts';
import { PuzzleMinlex } from '../../src/grid/puzzle-minlex.ts';
import { randomTransform, type Transform, transformed } from '../../src/grid/transform.ts';
import { packedCells } from '../../src/notation/parts/packed-cells.ts';
import { grid } from '../puzzles.ts';

/** The grid with the most automorphisms. */
const MOST_SYMMETRIC =
  '123456789456789123789123456231564897564897231897231564312645978645978312978312645';

/**
 * One grid in minlex form for every possible number of automorphisms (gsf 2005). Of 5,472,730,538
 * classes of grids, 560,151 have more than one automorphism. Two classes have 27 automorphisms, one
 * class has 162, and one has 648.
 */
const AUTOMORPHIC: readonly (readonly [number, string])[] = [
  [1, '123456789457189263689327541296735418745891326831642975312564897574918632968273154'],
  [2, '123456789456789123798132465231675894567948231849321576375864912612597348984213657'],
  [3, '123456789456789123798132465261594837537861294849273516375618942612945378984327651'],
  [4, '123456789457389612896721354231564978649178523785932146312645897568297431974813265'],
  [6, '123456789457189326689327154296735841745891632831642597312564978574918263968273415'],
  [8, '123456789456789123789123465231564978564897312897231546372918654645372891918645237'],
  [9, '123456789456789123789123564231564978564978231978231645312645897645897312897312456'],
  [12, '123456789456789123798132465264597831531864297879213546345678912612945378987321654'],
  [18, '123456789456789123789123456231564897564897231897231564315648972648972315972315648'],
  [27, '123456789456789231789312456231564978564978312978123564312645897645897123897231645'],
  [36, '123456789456789123789123456231897645564312897978564231312978564645231978897645312'],
  [54, '123456789456789123789123456234567891567891234891234567372615948615948372948372615'],
  [72, '123456789457893612986217354274538196531964827698721435342685971715349268869172543'],
  [108, '123456789456789123789123456231564978564978231978231564312645897645897312897312645'],
  [162, '123456789456789123789123456267591834591834267834267591375618942618942375942375618'],
  [648, '123456789456789123789123456231564897564897231897231564312645978645978312978312645'],
];

/** A puzzle with this number of givens, chosen at random from a solution. */
function thinned(solution: Grid, givens: number, random: Random): Grid {
  const digits = solution.digits.slice();
  const cells = random.shuffle(Array.from(digits, (_, cell) => cell));
  for (const cell of cells.slice(givens)) digits[cell] = 0;
  return gridOf(solution.geometry, digits);
}

function isNotLarger(a: Grid, b: Grid): boolean {
  const at = a.digits.findIndex((digit, cell) => digit !== b.digits[cell]);
  return at < 0 || a.digits[at] < b.digits[at];
}

/** Compares the form of a grid with the forms of random transforms of it. */
function check(any: Grid, transforms: number, random: Random): void {
  const { grid: form, transform, automorphisms } = canonical(any);
  expect(equalGrids(transformed(any, transform), form)).toBe(true);
  expect(isNotLarger(form, any)).toBe(true);
  for (let i = 0; i < transforms; i++) {
    const moved = transformed(
      any,
      randomTransform(any.geometry, (n) => random.below(n)),
    );
    const other = canonical(moved);
    expect(packedCells(other.grid)).toBe(packedCells(form));
    expect(other.automorphisms).toBe(automorphisms);
    expect(isNotLarger(form, moved)).toBe(true);
  }
}

/** All orders of n lines that keep the lines of a chute together. A chute has `width` lines. */
function lineOrders(n: number, width: number): number[][] {
  const orders = (items: readonly number[]): number[][] =>
    items.length === 0
      ? [[]]
      : items.flatMap((item) =>
          orders(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
        );
  const inside = orders(Array.from({ length: width }, (_, line) => line));
  const chutes = orders(Array.from({ length: n / width }, (_, chute) => chute));
  return chutes.flatMap((order) =>
    order.reduce<number[][]>(
      (made, chute) =>
        made.flatMap((lines) =>
          inside.map((own) => [...lines, ...own.map((line) => chute * width + line)]),
        ),
      [[]],
    ),
  );
}

/** All transforms of a 4×4 grid that do not rename digits. */
const MOVES: readonly Omit<Transform, 'digits'>[] = [false, true].flatMap((transpose) =>
  lineOrders(4, 2).flatMap((rows) =>
    lineOrders(4, 2).map((columns) => ({ transpose, rows, columns })),
  ),
);
const NAMES = lineOrders(4, 4).map((order) => [0, ...order.map((digit) => digit + 1)]);

/** The smallest transform of a 4×4 grid, and the number of transforms that keep the grid. */
function bruteForce(any: Grid): { form: string; automorphisms: bigint } {
  const own = packedCells(any);
  let form = own;
  let automorphisms = 0n;
  for (const move of MOVES) {
    const moved = transformed(any, { ...move, digits: NAMES[0] }).digits;
    for (const names of NAMES) {
      const text = packedCells({ geometry: any.geometry, digits: moved.map((d) => names[d]) });
      if (text < form) form = text;
      if (text === own) automorphisms++;
    }
  }
  return { form, automorphisms };
}

describe('canonical', () => {
  it('finds the smallest transform of a 4×4 grid and counts the automorphisms', () => {
    const random = new Random('4×4');
    const shape = geometry(2, 2);
    expect(MOVES.length * NAMES.length).toBe(3_072);
    for (let i = 0; i < 60; i++) {
      const any = thinned(randomGrid(shape, random), i % 17, random);
      const { grid: form, automorphisms } = canonical(any);
      expect({ form: packedCells(form), automorphisms }).toEqual(bruteForce(any));
    }
  });

  it('is the same for all transforms of a solution or minimal puzzle, and never larger', () => {
    const random = new Random('canonical');
    const options = { minimal: true, seed: 'canonical', count: sized(4, 8) };
    for (const made of generate(options).puzzles) {
      check(made.solution, sized(5, 15), random);
      check(made.givens, sized(5, 15), random);
    }
  });

  it('is the same for all transforms of puzzles with any number of givens', () => {
    const random = new Random('givens');
    for (let givens = 0; givens <= 81; givens += sized(3, 1)) {
      check(thinned(randomGrid(CLASSIC, random), givens, random), 5, random);
      check(thinned(grid(MOST_SYMMETRIC), givens, random), 5, random);
    }
  });

  onlyQuick(it).each<[number, number, number]>([
    [2, 3, 12],
    [3, 2, 12],
    [2, 4, 6],
    [2, 5, 2],
    [3, 4, 0],
    [4, 3, 0],
  ])('is the same for all transforms with boxes of %d×%d', (rows, columns, transforms) => {
    const random = new Random(`${rows}×${columns}`);
    const shape = geometry(rows, columns);
    const solution = randomGrid(shape, random);
    check(solution, transforms, random);
    for (const part of [0.2, 0.4, 0.6]) {
      check(thinned(solution, Math.round(part * shape.cells), random), 10, random);
    }
  });

  it('is right while the memory grows', () => {
    const shape = geometry(6, 2);
    // One digit, in a cell of every house.
    const digits = Array.from({ length: shape.cells }, (_, cell) => {
      const row = Math.floor(cell / 12);
      return Number(cell % 12 === 2 * (row % 6) + Math.floor(row / 6));
    });
    check(gridOf(shape, digits), 3, new Random('memory'));
  });

  it('keeps the smallest and the largest of all forms', () => {
    // Red Ed found them in 2007. They are from the forum thread on canonical forms.
    const least =
      '123456789456789123789123456214365897365897214897214365531642978642978531978531642';
    const greatest =
      '123456789457893612986217354274538196531964827698721435342685971715349268869172543';
    for (const form of [least, greatest]) {
      expect(packedCells(canonical(grid(form)).grid)).toBe(form);
    }
  });

  it('is the same by both methods', () => {
    const random = new Random('both');
    const puzzles = new PuzzleMinlex(CLASSIC);
    for (let i = 0; i < 8; i++) {
      const solution = i === 0 ? grid(MOST_SYMMETRIC) : randomGrid(CLASSIC, random);
      const { grid: form, automorphisms } = canonical(solution);
      puzzles.run(solution.digits);
      expect(puzzles.form).toEqual(form.digits);
      expect(BigInt(puzzles.moves)).toBe(automorphisms);
    }
  });

  it('refuses conflicts and sizes above 12', () => {
    const twice = grid(`11${'.'.repeat(79)}`);
    expect(() => canonical(twice)).toThrow(new RangeError('expected a grid without conflicts'));
    expect(() => canonical(emptyGrid(geometry(4, 4)))).toThrow(
      new RangeError('expected a grid of at most 12×12, got 16×16'),
    );
  });
});

describe('automorphisms', () => {
  it.each(AUTOMORPHIC)('of a known grid: %d', (count, text) => {
    const random = new Random(text);
    const moved = transformed(
      grid(text),
      randomTransform(CLASSIC, (n) => random.below(n)),
    );
    const found = canonical(moved);
    expect(packedCells(found.grid)).toBe(text);
    expect(found.automorphisms).toBe(BigInt(count));
  });

  it('have no other count', () => {
    const counts = AUTOMORPHIC.map(([count]) => count);
    expect(counts).toEqual([1, 2, 3, 4, 6, 8, 9, 12, 18, 27, 36, 54, 72, 108, 162, 648]);
    const solver = new BulkSolver();
    const thinnedOut = new Uint8Array(grid(MOST_SYMMETRIC).digits);
    for (let cell = 0; cell < 81; cell++) if (thinnedOut[cell] < 5) thinnedOut[cell] = 0;
    const near: number[] = [];
    solver.enumerate(thinnedOut, (solution) => near.push(...solution), {
      limit: sized(500, 3_000),
    });
    const bytes = Uint8Array.from(near);
    const found = new Float64Array(near.length / 81);
    new BulkCanonical().run(bytes, bytes, found);
    const seen = [...new Set(found)];
    expect(seen.length).toBeGreaterThan(5);
    expect(seen.filter((count) => !counts.includes(count))).toEqual([]);
  });

  const factorial = (n: number): bigint => (n < 2 ? 1n : BigInt(n) * factorial(n - 1));
  /** Number of transforms of a geometry. */
  const group = ({ boxRows, boxColumns, size }: Geometry): bigint =>
    (boxRows === boxColumns ? 2n : 1n) *
    factorial(boxRows) ** BigInt(boxColumns) *
    factorial(boxColumns) *
    factorial(boxColumns) ** BigInt(boxRows) *
    factorial(boxRows) *
    factorial(size);

  it.each([
    [2, 2],
    [2, 3],
    [3, 3],
    [3, 4],
    [4, 3],
    [2, 6],
  ])('of the empty grid are all transforms: boxes of %d×%d', (rows, columns) => {
    const shape = geometry(rows, columns);
    expect(canonical(emptyGrid(shape)).automorphisms).toBe(group(shape));
    const one = gridOf(
      shape,
      Array.from({ length: shape.cells }, (_, cell) => (cell === 5 ? 3 : 0)),
    );
    const { grid: form, automorphisms } = canonical(one);
    expect(packedCells(form)).toBe(`${'.'.repeat(shape.cells - 1)}1`);
    // A single given can be in any cell, with any digit.
    expect(automorphisms * BigInt(shape.cells * shape.size)).toBe(group(shape));
  });
});

describe('BulkCanonical', () => {
  it('finds the same forms as canonical', () => {
    const random = new Random('bulk');
    const grids = Array.from({ length: 200 }, (_, i) =>
      thinned(randomGrid(CLASSIC, random), i < 50 ? 81 : i % 82, random),
    );
    const bytes = new TextEncoder().encode(grids.map((any) => packedCells(any)).join(''));
    const forms = new Uint8Array(bytes.length);
    const counts = new Float64Array(grids.length);
    const bulk = new BulkCanonical();
    bulk.run(bytes, forms, counts);
    const expected = grids.map((any) => canonical(any));
    expect(new TextDecoder().decode(forms)).toBe(
      expected.map(({ grid: form }) => packedCells(form)).join(''),
    );
    expect([...counts].map(BigInt)).toEqual(expected.map(({ automorphisms }) => automorphisms));
    bulk.run(Uint8Array.from(grids.flatMap(({ digits }) => [...digits])), bytes, counts);
    expect(bytes).toEqual(forms);
  });

  it('leaves a grid with a conflict unchanged and counts 0', () => {
    const bytes = new TextEncoder().encode(`11${'.'.repeat(79)}`);
    const counts = Float64Array.of(5);
    const before = bytes.slice();
    new BulkCanonical().run(bytes, bytes, counts);
    expect([bytes, counts]).toEqual([before, Float64Array.of(0)]);
  });

  it('refuses buffers that are too short', () => {
    const run = (grids: number, forms: number) => () =>
      new BulkCanonical().run(new Uint8Array(grids), new Uint8Array(forms), new Float64Array(2));
    expect(run(161, 162)).toThrow(new RangeError('expected 2 grids, got 161 bytes'));
    expect(run(162, 161)).toThrow(new RangeError('expected room for 2 forms, got 161 bytes'));
  });
});
