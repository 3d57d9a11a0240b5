import type { SearchId } from '@nonet/engine/rating';
import type { Slice } from '../../page/slice.ts';
import { withRoom } from '../../page/state.ts';
import type { HasPuzzle } from '../../puzzle/state.ts';

/** The drill that Practice shows. The coach and the review open drills, too. */
export interface DrillId {
  readonly technique: SearchId;
  readonly seed: string;
  readonly number: number;
}

interface LessonState {
  /** Undefined while Practice shows the path through the techniques. */
  readonly open: DrillId | undefined;
}

export const lessonSlice: Slice<LessonState> = {
  initial: { open: undefined },
};

export interface HasLesson extends HasPuzzle {
  readonly lesson: LessonState;
}

export function drillIdOf(state: HasLesson): DrillId | undefined {
  return state.lesson.open;
}

export function withDrillId<S extends HasLesson>(state: S, open: DrillId | undefined): S {
  return { ...state, lesson: { open } };
}

/** Opens the first of new drills of a technique in Practice. */
export function withNewDrills<S extends HasLesson>(state: S, technique: SearchId, seed: string): S {
  return withRoom(withDrillId(state, { technique, seed, number: 0 }), 'practice');
}

export function newDrillSeed(): string {
  return crypto.randomUUID().slice(0, 8);
}
