import { type StepInGrid, stateOf } from '../draw/grid-state.ts';
import type { Geometry } from '../grid/geometry.ts';
import { fillIn } from '../rating/fill-in.ts';
import { apply } from '../rating/path.ts';
import type { RatedStep } from '../rating/producer.ts';
import { Board } from '../technique/any-size/board.ts';
import { type Candidate, cellOf } from '../technique/step.ts';
import { inGrid } from './explained-steps.ts';
import { groundsOf } from './grounds.ts';
import type { PlayerPosition } from './player-check.ts';
import type { RankedStep } from './step-search.ts';

/** What a step says of a candidate: that its cell has the digit, or that it does not have it. */
export interface Conclusion {
  readonly kind: 'placement' | 'elimination';
  readonly candidate: Candidate;
}

/** Whether a step places the digit, or excludes it from the cell. */
export function leadsTo(
  { eliminations, placement }: RankedStep['step'],
  { candidate, kind }: Conclusion,
  geometry: Geometry,
): boolean {
  if (kind === 'placement') return placement === candidate;
  if (placement === undefined) return eliminations.includes(candidate);
  const [cell, at] = [cellOf(candidate, geometry), cellOf(placement, geometry)];
  if (at === cell) return placement !== candidate;
  return (placement - candidate) % geometry.size === 0 && geometry.peers[cell].includes(at);
}

/**
 * The steps that some of them need, and these steps themselves. A step needs those that removed the
 * candidates whose absence it rests on.
 *
 * @param goals The indexes of the steps that are needed in any case.
 */
export function neededSteps(
  taken: readonly RankedStep[],
  goals: readonly number[],
): readonly RankedStep[] {
  const needed = new Set(goals);
  for (let i = taken.length - 1; i > 0; i--) {
    if (!needed.has(i)) continue;
    const { before, step } = taken[i];
    const { geometry } = before;
    for (const candidate of groundsOf({ ...step, before })) {
      const cell = cellOf(candidate, geometry);
      const set = 1 << (candidate - cell * geometry.size);
      const remover = taken.findLastIndex(
        (it, k) => k < i && (it.before.candidates[cell] & set) !== 0,
      );
      if (remover >= 0) needed.add(remover);
    }
  }
  return taken.filter((_, i) => needed.has(i));
}

/** Carries out steps in the position of the player. Each gets the grid before it. */
export function replayed(
  steps: readonly RankedStep[],
  player: PlayerPosition,
): (RatedStep & StepInGrid)[] {
  const board = fillIn(new Board(player.givens), player);
  return steps.map(({ step }) => {
    const before = stateOf(player.givens, board, player.constraints);
    apply(step, board);
    return inGrid(step, before);
  });
}

/** The step with the hardest technique. Of several, the first one. */
export function hardestOf(steps: readonly RankedStep[]): RankedStep | undefined {
  return steps.reduce<RankedStep | undefined>(
    (most, it) => (most && most.rank >= it.rank ? most : it),
    undefined,
  );
}
