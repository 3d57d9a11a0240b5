import { describe, expect, it } from 'vitest';
import { sized } from '../../../../test/size.ts';
import { compile } from '../../src/constraint/compile.ts';
import type { Compiled } from '../../src/constraint/compiled.ts';
import type { ConstraintKind } from '../../src/constraint/constraint.ts';
import { brokenBy } from '../../src/constraint/holds.ts';
import type { Variant } from '../../src/constraint/variant.ts';
import { Random } from '../../src/generate/random.ts';
import { ConstraintSearch } from '../../src/search/constraint/constraint-search.ts';
import { obeys } from './compiled-check.ts';
import { plainSolutions } from './plain-search.ts';
import { KINDS } from './random-constraints.ts';
import { randomVariant } from './random-variants.ts';

/** What plain backtracking and the plain checks of the rules find. */
interface Plain {
  readonly solutions: string[];
  /** The kinds without which there would be more solutions. */
  readonly biting: ReadonlySet<ConstraintKind>;
}

/** Fails if the compiled rules judge a grid otherwise. */
function plainly(variant: Variant, compiled: Compiled): Plain {
  const solutions: string[] = [];
  const biting = new Set<ConstraintKind>();
  for (const grid of plainSolutions(variant)) {
    const broken = new Set(brokenBy(variant, grid).map((i) => variant.constraints[i].kind));
    if (obeys(compiled, grid) !== (broken.size === 0))
      expect.fail(JSON.stringify({ grid, broken: [...broken], variant }));
    if (broken.size === 0) solutions.push(grid.join());
    if (broken.size === 1) for (const kind of broken) biting.add(kind);
  }
  return { solutions: solutions.sort(), biting };
}

function searched(compiled: Compiled): string[] {
  const search = new ConstraintSearch(compiled);
  const solutions: string[] = [];
  while (search.advance(Number.POSITIVE_INFINITY) === 'solution')
    solutions.push(Array.from(search.digits, (digit) => digit - 1 + compiled.least).join());
  return solutions.sort();
}

describe('compile', () => {
  it('keeps the solutions of random variants', () => {
    const random = new Random('variants');
    const outcomes = new Map(
      KINDS.map((kind) => [kind, { none: 0, one: 0, several: 0, bites: 0 }]),
    );
    for (let i = 0; i < sized(1_000, 2_500); i++) {
      const variant = randomVariant(random, KINDS);
      const compiled = compile(variant);
      const { biting, solutions } = plainly(variant, compiled);
      const found = searched(compiled);
      if (found.join(' ') !== solutions.join(' '))
        expect.fail(`${found.length} of ${solutions.length}: ${JSON.stringify(variant)}`);
      for (const kind of new Set(variant.constraints.map((constraint) => constraint.kind))) {
        const outcome = outcomes.get(kind)!;
        outcome[solutions.length === 0 ? 'none' : solutions.length === 1 ? 'one' : 'several']++;
        if (biting.has(kind)) outcome.bites++;
      }
    }
    const idle = [...outcomes].filter(([, outcome]) => Object.values(outcome).includes(0));
    expect(idle).toEqual([]);
  });
});
