import type { Landmark, Span } from '../picture/landmark.ts';
import { IDLE, type Jumping } from './lesson.ts';
import { eventOf } from './player.ts';
import type { State } from './state.ts';
import { atEvent } from './transitions.ts';

export function jumpingTo(state: State, jumping: Jumping): State {
  return { ...state, jumping };
}

/** At the landmark, or where one was when there is none. */
export function jumped(state: State, to: Landmark, span: Span | undefined): State {
  if (!span) return jumpingTo(state, { kind: 'none', to, event: eventOf(state.player) });
  return jumpingTo(atEvent(state, span.from), { kind: 'found', to, span });
}

/** What is on show: what came of a jump is told where it came to, and no longer. */
export function jumpingShown({ jumping, player }: State): Jumping {
  if (jumping.kind === 'idle' || jumping.kind === 'looking') return jumping;
  const event = jumping.kind === 'found' ? jumping.span.from : jumping.event;
  return event === eventOf(player) ? jumping : IDLE;
}
