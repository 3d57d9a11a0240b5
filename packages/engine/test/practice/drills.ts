import { PlayerCheck, type PlayerPosition } from '../../src/explain/player-check.ts';
import { StepListing } from '../../src/explain/step-listing.ts';
import type { PlayerStep } from '../../src/explain/step-notes.ts';
import { easiestSteps, type RankedStep } from '../../src/explain/step-search.ts';
import { type Drill, drillPuzzle } from '../../src/practice/drill.ts';
import { DrillMaking, type DrillWish } from '../../src/practice/drill-making.ts';
import { techniqueRows } from '../../src/rating/hodoku/hodoku-scale.ts';
import { producersOf } from '../../src/rating/scales.ts';
import { sharedSolver } from '../../src/solve/shared-solver.ts';
import { finish } from '../../src/work/work.ts';

export const tools = { producers: producersOf('hodoku'), solver: sharedSolver() };

export function drillOf(wish: DrillWish): Drill {
  const made = finish(new DrillMaking(wish, tools));
  if (made.kind !== 'made') throw new Error(`expected a drill of ${wish.technique}`);
  return made.drill;
}

/** All steps of the technique of a drill. */
export function stepsOf(drill: Drill): readonly PlayerStep[] {
  const found = finish(new StepListing(drillPuzzle(drill), drill.technique, tools));
  if (found.kind !== 'found') throw new Error(`expected steps, got ${found.kind}`);
  return found.steps;
}

export function solutionOf(drill: Drill): Uint8Array {
  return positionOf(drill).solution.digits;
}

function positionOf(drill: Drill): PlayerPosition {
  const player = finish(new PlayerCheck(drillPuzzle(drill), tools));
  if (player.kind !== 'position') throw new Error(`expected a position, got ${player.kind}`);
  return player;
}

/** The row of HoDoKu's table with the easiest step in a drill. */
export function easiestIn(drill: Drill): string | undefined {
  let rank = -1;
  const take = (step: RankedStep): boolean => {
    rank = step.rank;
    return false;
  };
  finish(easiestSteps(positionOf(drill), take, tools));
  return techniqueRows.at(rank)?.id;
}
