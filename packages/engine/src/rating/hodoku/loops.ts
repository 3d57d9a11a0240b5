import type { CandidateSet } from '../../technique/hodoku/table/candidate-set.ts';
import { type LoopStep, Loops } from '../../technique/hodoku/table/loops.ts';
import type { Position } from '../../technique/position.ts';
import type { Step } from '../../technique/step.ts';
import { compareChains, firstInOrder } from './step-order.ts';

/**
 * A search for nice loops and AICs, without or with groups. HoDoKu collects all loops and takes the
 * first in its order.
 */
export function loopSearch(hasGroups: boolean): (position: Position) => Step | undefined {
  let size = 0;
  let indexSum = 0;
  let best: LoopStep[] = [];
  /**
   * Whether a loop is at least as good as the best loop so far. It must have more eliminations, or
   * equally many and no higher index sum.
   */
  const accepts = (eliminations: CandidateSet): boolean => {
    const ownSize = eliminations.size;
    if (ownSize < size) return false;
    const ownSum = eliminations.indexSum;
    if (ownSize === size && ownSum > indexSum) return false;
    if (ownSize > size || ownSum < indexSum) best = [];
    size = ownSize;
    indexSum = ownSum;
    return true;
  };
  const loops = new Loops({ hasGroups, accepts });
  return (position) => {
    size = 0;
    best = [];
    loops.find(position, (step) => {
      best.push(step);
      return false;
    });
    return firstInOrder(best, compareChains);
  };
}
