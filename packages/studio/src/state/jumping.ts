import type { Landmark, Span } from '../picture/landmark.ts';
import { IDLE, type Jumping } from './lesson.ts';
import { eventOf } from './player.ts';
import type { State } from './state.ts';
import { atEvent } from './transitions.ts';

/** Goes to the landmark. If there is no such landmark, stays at the current event. */
export function jumped(state: State, to: Landmark, span: Span | undefined): State {
  if (span) return { ...atEvent(state, span.from), jumping: { kind: 'found', to, span } };
  return { ...state, jumping: { kind: 'none', to, event: eventOf(state.player) } };
}

/** What to show of a jump. Its result is shown only while the player is at the event where the jump ended. */
export function jumpingShown({ jumping, player }: State): Jumping {
  if (jumping.kind === 'idle' || jumping.kind === 'looking') return jumping;
  const event = jumping.kind === 'found' ? jumping.span.from : jumping.event;
  return event === eventOf(player) ? jumping : IDLE;
}
