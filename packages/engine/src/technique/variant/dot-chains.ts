import type { Constraint } from '../../constraint/constraint.ts';
import type { Of } from '../../constraint/rule.ts';

type Dot = Of<'difference' | 'ratio' | 'total' | 'less' | 'pair'>;

/** The most dots of a chain, and the most chains of a puzzle. */
const MOST_DOTS = 3;
const MOST_CHAINS = 200;

export function isDot(constraint: Constraint): constraint is Dot {
  return (
    'cells' in constraint &&
    ['difference', 'ratio', 'total', 'less', 'pair'].includes(constraint.kind)
  );
}

/** The dots, then each two with a cell in common, then each three that hang together. */
export function dotChains(constraints: readonly Constraint[]): Constraint[][] {
  const dots = constraints.filter(isDot);
  const touches = (a: Dot, b: Dot): boolean => a.cells.some((cell) => b.cells.includes(cell));
  const found: number[][] = dots.map((_, i) => [i]);
  const keys = new Set<string>();
  for (const chain of found) {
    if (chain.length === MOST_DOTS || found.length > MOST_CHAINS) break;
    for (const [i, dot] of dots.entries()) {
      if (chain.includes(i) || !chain.some((other) => touches(dots[other], dot))) continue;
      const longer = [...chain, i].sort((a, b) => a - b);
      const key = longer.join();
      if (keys.has(key)) continue;
      keys.add(key);
      found.push(longer);
    }
  }
  return found.map((chain) => chain.map((i) => dots[i]));
}
