import type { Span } from '../picture/landmark.ts';
import { type PlaybackRules, withEvent } from './playback.ts';
import { withRun } from './slice.ts';
import { type HasRun, IDLE, type Jumping, type JumpTarget, type RunState } from './state.ts';

/** Goes to the landmark. If there is no such landmark, stays at the current event. */
export function withJump<S extends HasRun>(
  state: S,
  to: JumpTarget,
  span: Span | undefined,
  rules: PlaybackRules<S>,
): S {
  if (span)
    return withRun(withEvent(state, span.from, rules), { jumping: { kind: 'found', to, span } });
  return withRun(state, { jumping: { kind: 'none', to, event: state.run.player.event } });
}

/**
 * The result of a jump, if it is to be shown. It is shown only while the player is at the event
 * where the jump ended.
 */
export function jumpingShown({ jumping, player }: Pick<RunState, 'jumping' | 'player'>): Jumping {
  if (jumping.kind === 'idle' || jumping.kind === 'looking') return jumping;
  const event = jumping.kind === 'found' ? jumping.span.from : jumping.event;
  return event === player.event ? jumping : IDLE;
}
