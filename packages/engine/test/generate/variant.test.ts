import { describe, expect, it } from 'vitest';
import { inTurn, sized } from '../../../../test/size.ts';
import { compile } from '../../src/constraint/compile.ts';
import { brokenBy, holds } from '../../src/constraint/holds.ts';
import type { Variant } from '../../src/constraint/variant.ts';
import { Random } from '../../src/generate/random.ts';
import { orbits } from '../../src/generate/symmetry.ts';
import { edgeNeighbours, isConnected } from '../../src/generate/variant/edges.ts';
import { generateVariants } from '../../src/generate/variant/generate-variants.ts';
import { randomRegions } from '../../src/generate/variant/regions.ts';
import { type VariantKind, variantKinds } from '../../src/generate/variant/variant-kinds.ts';
import type { MadeVariant } from '../../src/generate/variant/variant-wishes.ts';
import { CLASSIC, geometry, layoutGeometry } from '../../src/grid/geometry.ts';
import { countGivens } from '../../src/grid/grid.ts';
import { explain } from '../../src/library/explain.ts';
import { variantRowOf, variantRows } from '../../src/rating/variant-searches.ts';
import { ConstraintSearch } from '../../src/search/constraint/constraint-search.ts';
import { variantOf } from '../../src/search/puzzle-variant.ts';
import { plainSolutions } from '../constraint/plain-search.ts';

const KINDS = variantKinds.map(({ id }) => id);
/** No grid of 4×4 obeys them. */
const TOO_TIGHT: readonly VariantKind[] = ['anti-king', 'non-consecutive'];
const MIXTURES: readonly (readonly VariantKind[])[] = [
  ['anti-knight', 'thermo'],
  ['diagonal', 'killer'],
  ['arrow', 'kropki', 'windoku'],
  ['killer', 'odd-even', 'thermo'],
  ['between', 'palindrome', 'renban', 'whisper', 'xv'],
];

/** Up to two solutions, which another search finds than the one that made the puzzle. */
function solutionsOf(variant: Variant): number[][] {
  const compiled = compile(variant);
  const search = new ConstraintSearch(compiled);
  const solutions: number[][] = [];
  while (solutions.length < 2 && search.advance(Number.POSITIVE_INFINITY) === 'solution') {
    solutions.push(Array.from(search.digits, (digit) => digit - 1 + compiled.least));
  }
  return solutions;
}

function expectProper(made: MadeVariant): void {
  const variant = variantOf(made);
  const solution = [...made.solution.digits];
  expect(holds(variant, solution)).toBe(true);
  expect(solutionsOf(variant)).toEqual([solution]);
}

describe('generateVariants', () => {
  it.each(KINDS)('makes proper puzzles: %s', (kind) => {
    for (const [shape, count] of [
      [geometry(3, 2), sized(2, 4)],
      [CLASSIC, sized(1, 3)],
    ] as const) {
      const options = { kinds: [kind], geometry: shape, seed: 'proper', count };
      const { ok, puzzles } = generateVariants(options);
      expect(ok).toBe(true);
      for (const made of puzzles) {
        expectProper(made);
        const { constraints, givens, pencilmarks } = made;
        const hasRules = constraints.length > 0 || pencilmarks !== undefined;
        expect(hasRules || givens.geometry !== shape).toBe(true);
      }
    }
  });

  it('leaves one of all grids', () => {
    for (const kind of KINDS.filter((id) => !TOO_TIGHT.includes(id))) {
      const count = sized(3, 5);
      const options = { kinds: [kind], geometry: geometry(2, 2), seed: 'plain', count };
      const { puzzles } = generateVariants(options);
      expect([kind, puzzles.length]).toEqual([kind, count]);
      for (const made of puzzles) {
        const variant = variantOf(made);
        const grids = plainSolutions(variant).filter(
          (grid) => brokenBy(variant, grid).length === 0,
        );
        expect(grids).toEqual([[...made.solution.digits]]);
      }
    }
  });

  it.each(MIXTURES)('makes mixtures: %s, %s …', (...kinds) => {
    for (const made of generateVariants({ kinds, seed: 'mixed', count: sized(1, 2) }).puzzles) {
      expectProper(made);
    }
  });

  it('makes jigsaws of sizes that have no boxes', () => {
    for (const size of [5, 7]) {
      const boxes = Array.from({ length: size * size }, (_, cell) => Math.floor(cell / size));
      const { puzzles } = generateVariants({
        kinds: ['jigsaw', 'killer'],
        geometry: layoutGeometry({ boxes }),
        seed: 'odd sizes',
      });
      expect(puzzles).toHaveLength(1);
      expectProper(puzzles[0]);
    }
  });

  it('makes killers without givens', () => {
    const { puzzles } = generateVariants({ kinds: ['killer'], seed: 'bare', count: sized(3, 5) });
    for (const { constraints, givens } of puzzles) {
      expect(countGivens(givens)).toBe(0);
      const sizes = constraints.map((cage) => (cage.kind === 'killer' ? cage.cells.length : 0));
      expect(Math.min(...sizes)).toBeGreaterThan(1);
      expect(Math.max(...sizes)).toBeLessThan(6);
    }
  });

  it('makes the same puzzles for the same seed, whatever their number and order', () => {
    const kinds: VariantKind[] = ['thermo', 'diagonal'];
    const { puzzles } = generateVariants({ kinds, seed: 'again', count: 3 });
    const second = generateVariants({ kinds: kinds.toReversed(), seed: 'again', first: 1 });
    expect(JSON.stringify(second.puzzles)).toBe(JSON.stringify(puzzles.slice(1, 2)));
    const other = generateVariants({ kinds, seed: 'another' });
    expect(JSON.stringify(other.puzzles[0])).not.toBe(JSON.stringify(puzzles[0]));
  });

  it('makes symmetric givens', () => {
    const options = { kinds: ['windoku'], symmetry: 'rotate180', seed: 'turned' } as const;
    const [made] = generateVariants(options).puzzles;
    expectProper(made);
    for (const orbit of orbits(CLASSIC, 'rotate180')) {
      const are = new Set(Array.from(orbit, (cell) => made.givens.digits[cell] === 0));
      expect(are.size).toBe(1);
    }
  });

  it.each(['none', 'diagonal'] as const)(
    'needs every given of a minimal puzzle: %s',
    (symmetry) => {
      const kinds: VariantKind[] = ['anti-knight'];
      const shape = geometry(2, 3);
      const options = { kinds, geometry: shape, minimal: true, symmetry, seed: 'needed' };
      const variant = variantOf(generateVariants(options).puzzles[0]);
      for (const [cell, given] of variant.givens.entries()) {
        if (given === null) continue;
        const givens = variant.givens.with(cell, null);
        expect(solutionsOf({ ...variant, givens })).toHaveLength(2);
      }
    },
  );

  it.each([
    [['killer'], [20, 22], 'rotate180', undefined],
    [['odd-even'], [14, 16], 'none', undefined],
    [['thermo'], [8, 12], 'none', 'thermo-bounds'],
  ] as const)('gives %j a number of givens in %j', (kinds, givens, symmetry, technique) => {
    const options = {
      kinds,
      givens,
      symmetry,
      geometry: geometry(2, 3),
      seed: 'counted',
      count: 2,
    };
    const { error, puzzles } = generateVariants({ ...options, ...(technique && { technique }) });
    expect(error).toBeUndefined();
    for (const made of puzzles) {
      expectProper(made);
      const count = countGivens(made.givens);
      expect(count).toBeGreaterThanOrEqual(givens[0]);
      expect(count).toBeLessThanOrEqual(givens[1]);
      const { digits } = made.givens;
      // What is given needs no mark that it is odd or even.
      expect(
        made.pencilmarks?.candidates.every((set, i) => digits[i] === 0 || set === 63),
      ).not.toBe(false);
    }
  });

  it('says that no puzzle has so few givens', () => {
    const options = { kinds: ['diagonal'], givens: [0, 1], tries: 2, seed: 'few' } as const;
    expect(generateVariants(options).error).toBe(
      'none of 2 attempts gave a puzzle with the rules diagonal that has 0 to 1 givens',
    );
  });

  it('draws lines that do not touch', () => {
    const kinds: VariantKind[] = ['arrow', 'renban', 'thermo'];
    const { constraints } = generateVariants({ kinds, seed: 'apart' }).puzzles[0];
    const cells = constraints.flatMap((line): readonly number[] => {
      if (line.kind === 'arrow') return [...line.bulb, ...line.shaft];
      return line.kind === 'renban' || line.kind === 'thermo' ? line.cells : [];
    });
    expect(cells.length).toBeGreaterThan(15);
    expect(new Set(cells).size).toBe(cells.length);
  });

  it('says that no grid obeys the rules', () => {
    const options = { kinds: ['anti-king'], geometry: geometry(2, 2), seed: 'tight' } as const;
    expect(generateVariants(options)).toEqual({
      ok: false,
      seed: 'tight',
      puzzles: [],
      error: 'no grid was found with the rules anti-king',
    });
  });

  it('stops', () => {
    const { error, ok } = generateVariants({ kinds: ['xv'], signal: { aborted: true } });
    expect({ error, ok }).toEqual({ ok: false, error: 'stopped by the signal' });
  });

  it.each([
    [{ kinds: [] }, 'expected at least one kind of variant'],
    [{ kinds: ['sudoku'] }, 'expected a kind of variant, got sudoku'],
    [{ kinds: ['xv'], geometry: geometry(5, 5) }, 'expected a grid of 4×4 to 16×16, got 25×25'],
    [{ kinds: ['jigsaw', 'windoku'] }, 'windoku needs boxes'],
    [{ kinds: ['xv'], symmetry: 'half' }, 'expected a symmetry, got half'],
    [{ kinds: ['xv'], givens: 5 }, 'expected givens to be a range such as [22, 26], got 5'],
    [{ kinds: ['xv'], givens: [5, 4] }, 'the range 5 to 4 is empty'],
    [{ kinds: ['xv'], tries: 0 }, 'expected tries to be at least 1, got 0'],
    [{ kinds: ['xv'], count: -1 }, 'expected count to be a whole number'],
  ])('refuses %j', (options, message) => {
    expect(() => generateVariants(options as never)).toThrow(message);
  });
});

describe('the wish for a technique', () => {
  const wishes = [
    ['renban', 'renban-runs'],
    ['killer', 'innies-outies'],
    ['thermo', 'locked-candidates-1'],
    ['jigsaw', 'x-wing'],
  ] as const;
  it.each(inTurn(wishes, 2))('gives a %s that needs %s and nothing harder', (kind, technique) => {
    const { error, puzzles } = generateVariants({
      kinds: [kind],
      geometry: technique === 'x-wing' ? CLASSIC : geometry(2, 3),
      technique,
      seed: 'technique',
    });
    expect(error).toBeUndefined();
    const [{ solution: _, ...puzzle }] = puzzles;
    const { steps = [] } = explain(puzzle);
    const rows = steps.map((step) => variantRows.indexOf(variantRowOf(step.technique)!));
    expect(Math.max(...rows)).toBe(variantRows.indexOf(variantRowOf(technique)!));
  });

  it('is refused if the rules have no such technique', () => {
    const { error } = generateVariants({ kinds: ['killer'], technique: 'x-sum-combinations' });
    expect(error).toBe('the rules killer have no technique x-sum-combinations');
    expect(() => generateVariants({ kinds: ['killer'], technique: 'bug-plus-1' })).toThrow(
      'expected a technique that the path of a variant looks for, got bug-plus-1',
    );
  });
});

describe('randomRegions', () => {
  it('keeps regions connected and of the same size', () => {
    const random = new Random('regions');
    for (let i = 0; i < sized(20, 40); i++) {
      const regions = randomRegions([...CLASSIC.box], random);
      for (let region = 0; region < 9; region++) {
        const cells = [...regions.keys()].filter((cell) => regions[cell] === region);
        expect(cells).toHaveLength(9);
        expect(isConnected(cells, edgeNeighbours(9))).toBe(true);
      }
    }
  });
});
