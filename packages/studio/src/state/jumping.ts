import type { Landmark, Span } from '../picture/landmark.ts';
import { IDLE, type Jumping } from './lesson.ts';
import { eventOf } from './player.ts';
import type { State } from './state.ts';
import { atEvent } from './transitions.ts';

export function jumpingTo(state: State, jumping: Jumping): State {
  return { ...state, jumping };
}

/** Goes to the landmark, or stays if there is none. */
export function jumped(state: State, to: Landmark, span: Span | undefined): State {
  if (!span) return jumpingTo(state, { kind: 'none', to, event: eventOf(state.player) });
  return jumpingTo(atEvent(state, span.from), { kind: 'found', to, span });
}

/** The result on show: the result of a jump is shown only at the event it led to. */
export function jumpingShown({ jumping, player }: State): Jumping {
  if (jumping.kind === 'idle' || jumping.kind === 'looking') return jumping;
  const event = jumping.kind === 'found' ? jumping.span.from : jumping.event;
  return event === eventOf(player) ? jumping : IDLE;
}
