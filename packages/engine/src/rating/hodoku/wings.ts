import { PEERS } from '../../technique/classic-tables.ts';
import { findFirst } from '../../technique/finder.ts';
import type { Position } from '../../technique/position.ts';
import type { Step } from '../../technique/step.ts';
import { findWWings } from '../../technique/w-wing.ts';
import { findWing, findWings } from '../../technique/wings.ts';
import type { Searches } from './search.ts';

export const WINGS: Searches = {
  'w-wing': () => (position) => findFirst(position, findWWings),
  'xy-wing': () => findXYWing,
  'xyz-wing': () => (position) => findWing(position, { pivot: 3, peers: PEERS }),
};

/**
 * HoDoKu goes through all triples of cells in ascending order, and tries each cell of a triple as
 * pivot.
 */
function findXYWing(position: Position): Step | undefined {
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
