import { expect, it } from 'vitest';
import { describeWithData } from '../../../../test/shared-data.ts';
import { onlyFull, onlyQuick } from '../../../../test/size.ts';
import { compile } from '../../src/constraint/compile.ts';
import type { Compiled } from '../../src/constraint/compiled.ts';
import { faultOf } from '../../src/constraint/fault.ts';
import { brokenBy, holds } from '../../src/constraint/holds.ts';
import type { Variant } from '../../src/constraint/variant.ts';
import { ConstraintSearch } from '../../src/search/constraint/constraint-search.ts';
import { obeys } from './compiled-check.ts';
import { publishedVariants } from './published-variants.ts';

/** A test that runs every day has no time for a search of more guesses. */
const MOST_NODES = 5_000;

/** The first solutions that a search finds, up to `most`. Undefined if it needs more guesses. */
function searched(
  compiled: Compiled,
  most: number,
  mostNodes: number = Number.POSITIVE_INFINITY,
): number[][] | undefined {
  const search = new ConstraintSearch(compiled);
  const solutions: number[][] = [];
  while (solutions.length < most) {
    const status = search.advance(1000);
    if (status === 'exhausted') break;
    if (status === 'solution')
      solutions.push(Array.from(search.digits, (digit) => digit - 1 + compiled.least));
    if (search.counters.nodes > mostNodes) return undefined;
  }
  return solutions;
}

describeWithData('published variants', () => {
  onlyQuick(it)('have no fault, and their solutions obey all rules', () => {
    const all = publishedVariants();
    for (const { name, solution, variant } of all) {
      expect(faultOf(variant), name).toBeUndefined();
      const compiled = compile(variant);
      if (!solution) continue;
      expect(brokenBy(variant, solution), name).toEqual([]);
      expect(holds(variant, solution), name).toBe(true);
      expect(obeys(compiled, solution), name).toBe(true);
    }
    expect(all.filter(({ solution }) => solution)).toHaveLength(77);
  });

  onlyFull(it)('have one solution, and layouts have one or none', () => {
    let finished = 0;
    for (const { hasSolution, isLayout, name, solution, variant } of publishedVariants()) {
      const found = searched(compile(variant), isLayout ? 1 : 2, MOST_NODES);
      if (found === undefined) continue;
      finished++;
      expect(found, name).toHaveLength(!isLayout || hasSolution ? 1 : 0);
      if (solution) expect(found, name).toEqual([solution]);
      for (const digits of found) expect(holds(variant, digits), name).toBe(true);
    }
    expect(finished).toBeGreaterThan(100);
  });
});

onlyFull(it)('has the 72 solutions of the Miracle on an empty grid', () => {
  const givens = Array.from({ length: 81 }, () => null);
  const variant: Variant = {
    rows: 9,
    columns: 9,
    least: 1,
    most: 9,
    regions: givens.map((_, cell) => 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3)),
    givens,
    constraints: [{ kind: 'antiking' }, { kind: 'antiknight' }, { kind: 'nonconsecutive' }],
  };
  const solutions = searched(compile(variant), Number.POSITIVE_INFINITY);
  expect(solutions).toHaveLength(72);
  for (const digits of solutions ?? []) expect(holds(variant, digits)).toBe(true);
});
