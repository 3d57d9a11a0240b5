import { expect, it } from 'vitest';
import { describeWithData } from '../../../../test/shared-data.ts';
import { compile } from '../../src/constraint/compile.ts';
import { faultOf } from '../../src/constraint/fault.ts';
import { brokenBy, holds } from '../../src/constraint/holds.ts';
import { obeys } from './compiled-check.ts';
import { publishedVariants } from './published-variants.ts';

describeWithData('published variants', () => {
  it('have no fault, and their solutions obey all rules', () => {
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
});
