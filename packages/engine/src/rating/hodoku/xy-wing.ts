import { PEERS } from '../../technique/classic-tables.ts';
import type { Position } from '../../technique/position.ts';
import type { Step } from '../../technique/step.ts';
import { findWings } from '../../technique/wings.ts';

/**
 * HoDoKu goes through all triples of cells in ascending order, and tries each cell of a triple as
 * pivot.
 */
export function findXyWing(position: Position): Step | undefined {
  let first: Step | undefined;
  let least = Number.POSITIVE_INFINITY;
  findWings(position, { pivot: 2, peers: PEERS }, (step) => {
    const [low, middle, high] = [...step.pattern.cells].sort((a, b) => a - b);
    const rank = (low * 81 + middle) * 81 + high;
    if (rank < least) {
      least = rank;
      first = step;
    }
    return false;
  });
  return first;
}
