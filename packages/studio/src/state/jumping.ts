import type { Landmark, Span } from '../picture/landmark.ts';
import type { Jumping } from './lesson.ts';
import type { State } from './state.ts';
import { atEvent } from './transitions.ts';

export function jumpingTo(state: State, jumping: Jumping): State {
  return { ...state, jumping };
}

/** At the landmark, or where one was when there is none. */
export function jumped(state: State, to: Landmark, span: Span | undefined): State {
  if (!span) return jumpingTo(state, { kind: 'none', to });
  return jumpingTo(atEvent(state, span.from), { kind: 'found', to, span });
}
