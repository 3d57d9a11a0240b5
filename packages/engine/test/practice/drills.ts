import { HintSearch } from '../../src/explain/hint-search.ts';
import { PlayerCheck } from '../../src/explain/player-check.ts';
import { StepListing } from '../../src/explain/step-listing.ts';
import type { PlayerStep } from '../../src/explain/step-notes.ts';
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
  const player = finish(new PlayerCheck(drillPuzzle(drill), tools));
  if (player.kind !== 'position') throw new Error(`expected a position, got ${player.kind}`);
  return player.solution.digits;
}

/** The row of HoDoKu's table with the easiest step in a drill. */
export function easiestIn(drill: Drill): string | undefined {
  const hint = finish(new HintSearch(drillPuzzle(drill), tools));
  if (hint.kind !== 'step') throw new Error(`expected a step, got ${hint.kind}`);
  return techniqueRows.find((row) => row.techniques.includes(hint.step.technique))?.id;
}
