import type { Landmark, Span } from '../picture/landmark.ts';
import { IDLE, type Jumping } from './lesson.ts';
import { eventOf } from './player.ts';
import type { State } from './state.ts';
import { atEvent } from './transitions.ts';

export function jumpingTo(state: State, jumping: Jumping): State {
  return { ...state, jumping };
}

/** Goes to the landmark, or stays at the current event if there is no such landmark. */
export function jumped(state: State, to: Landmark, span: Span | undefined): State {
  if (!span) return jumpingTo(state, { kind: 'none', to, event: eventOf(state.player) });
  return jumpingTo(atEvent(state, span.from), { kind: 'found', to, span });
}

/** What to show of a jump. The result is shown only while the player is at the event the jump led to. */
export function jumpingShown({ jumping, player }: State): Jumping {
  if (jumping.kind === 'idle' || jumping.kind === 'looking') return jumping;
  const event = jumping.kind === 'found' ? jumping.span.from : jumping.event;
  return event === eventOf(player) ? jumping : IDLE;
}
