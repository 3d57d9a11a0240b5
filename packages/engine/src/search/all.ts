import { bitmask } from './bitmask.ts';
import { bitmaskMrv } from './bitmask-mrv.ts';
import { dlx } from './dlx.ts';
import { learning } from './learning.ts';
import { propagation } from './propagation.ts';
import { scan } from './scan.ts';
import type { Strategy } from './strategy.ts';
import { usedArrays } from './used-arrays.ts';

/** All strategies, from the simplest to the most advanced. */
export const strategies: readonly Strategy[] = [
  scan,
  usedArrays,
  bitmask,
  bitmaskMrv,
  propagation,
  dlx,
  learning,
];

export function strategyById(id: string): Strategy | undefined {
  return strategies.find((strategy) => strategy.id === id);
}
