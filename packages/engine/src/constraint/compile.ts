import type { Compiled } from './compiled.ts';
import { Lowering } from './lowering.ts';
import { ruleOf } from './rules.ts';
import type { Variant } from './variant.ts';

/** Compiles a variant in which `faultOf` finds no fault. */
export function compile(variant: Variant): Compiled {
  const lowering = new Lowering(variant);
  restrictCells(lowering);
  for (const constraint of variant.constraints) ruleOf(constraint).group?.(constraint, lowering);
  for (const constraint of variant.constraints) ruleOf(constraint).lower?.(constraint, lowering);
  return lowering.compiled();
}

function restrictCells({ domains, least, variant }: Lowering): void {
  const { givens, pencilmarks } = variant;
  for (let cell = 0; cell < domains.length; cell++) {
    const given = givens[cell];
    if (given !== null) domains[cell] &= 1 << (given - least);
    const marks = pencilmarks?.[cell];
    if (marks) domains[cell] &= marks.reduce((set, digit) => set | (1 << (digit - least)), 0);
  }
}
