import { describe, expect, it } from 'vitest';
import { sized } from '../../../../test/size.ts';
import { compile } from '../../src/constraint/compile.ts';
import { brokenBy } from '../../src/constraint/holds.ts';
import { Random } from '../../src/generate/random.ts';
import { obeys } from './compiled-check.ts';
import { plainSolutions } from './plain-search.ts';
import { KINDS } from './random-constraints.ts';
import { randomVariant } from './random-variants.ts';

describe('random variants', () => {
  it('compile to rules that the same grids obey', { timeout: 60_000 }, () => {
    const random = new Random('variants');
    const outcomes = new Map(
      KINDS.map((kind) => [kind, { none: 0, one: 0, several: 0, bites: 0 }]),
    );
    for (let i = 0; i < sized(3000, 50_000); i++) {
      const variant = randomVariant(random, KINDS);
      const compiled = compile(variant);
      const grids = plainSolutions(variant);
      let solutions = 0;
      const biting = new Set<string>();
      for (const grid of grids) {
        const broken = brokenBy(variant, grid);
        if (obeys(compiled, grid) !== (broken.length === 0))
          expect.fail(`differs: ${JSON.stringify({ variant, grid, broken })}`);
        if (broken.length === 0) solutions++;
        const kinds = new Set(broken.map((number) => variant.constraints[number].kind));
        if (kinds.size === 1) for (const kind of kinds) biting.add(kind);
      }
      for (const kind of new Set(variant.constraints.map((constraint) => constraint.kind))) {
        const outcome = outcomes.get(kind)!;
        outcome[solutions === 0 ? 'none' : solutions === 1 ? 'one' : 'several']++;
        if (biting.has(kind)) outcome.bites++;
      }
    }
    for (const [kind, outcome] of outcomes) {
      expect(
        Math.min(...Object.values(outcome)),
        `${kind} ${JSON.stringify(outcome)}`,
      ).toBeGreaterThan(0);
    }
  });
});
