import type { End } from '@nonet/engine/search';
import type { Span } from '../picture/landmark.ts';
import type { Moment } from '../picture/moment.ts';
import { withPuzzle } from '../puzzle/history.ts';
import type { OwnProgram } from '../puzzle/own-program.ts';
import { withSolutions } from '../puzzle/solutions.ts';
import { toggledBookmark } from './bookmarks.ts';
import { type PlaybackRules, withEvent, withEventInTime } from './playback.ts';
import { runOf, withoutRecording, withRun } from './slice.ts';
import {
  type HasRun,
  IDLE,
  initialRun,
  type Jumping,
  type JumpTarget,
  type RunState,
  type SearchId,
} from './state.ts';
import { type TreeState, withTreeGrown } from './tree-view.ts';

export function withStrategy<S extends HasRun>(state: S, strategy: SearchId): S {
  return { ...state, run: withoutRecording({ ...runOf(state), strategy }) };
}

/** Lets the search go on after its first solution, or stop there. */
export function withAllSolutions<S extends HasRun>(state: S, findsAll: boolean): S {
  const run = runOf(state);
  return findsAll === run.findsAll
    ? state
    : { ...state, run: withoutRecording({ ...run, findsAll }) };
}

/** If the user wants to see how a solution is found, lets the search go on, and jumps there. */
export function withSolutionSought<S extends HasRun>(state: S): S {
  const { sought: cells } = state.puzzle.solutions;
  if (cells === undefined) return state;
  const puzzle = withSolutions(state.puzzle, { sought: undefined });
  const jumping = { kind: 'looking', to: 'solution', cells, event: 0 } as const;
  return withRun(withAllSolutions({ ...state, puzzle }, true), { jumping });
}

/** Opens the puzzle of the user's program, and shows its search. */
export function withOwnProgram<S extends HasRun>(state: S, ownProgram: OwnProgram): S {
  return withStrategy(withPuzzle(withRun(state, { ownProgram }), ownProgram.puzzle), 'own');
}

/**
 * Sets the length of the recording. When the recording ends, bookmarks beyond its end are dropped,
 * and a player beyond its end moves to the end.
 */
export function withRecorded<S extends HasRun>(state: S, events: number, end: End | undefined): S {
  const run = runOf(state);
  const bookmarks = end ? run.bookmarks.filter((at) => at <= events) : run.bookmarks;
  const length = { ...run.recorded, events, end };
  return withEventInTime(withRun(state, { bookmarks, recorded: length }), length);
}

/** Shows a moment. If it has no tree or no reasons, those of an earlier moment stay. */
export function withMoment<S extends HasRun>(
  state: S,
  { picture, tree: grown, reasons, unfolded }: Moment & Pick<TreeState, 'unfolded'>,
): S {
  const { tree } = state.run;
  return withRun(state, {
    picture,
    ...(grown && { tree: withTreeGrown(tree, grown, unfolded) }),
    ...(reasons && { reasons }),
  });
}

/** Lets a stopped recording continue. Landmarks of the shorter recording are dropped. */
export function withRecordingResumed<S extends HasRun>(state: S): S {
  const { events } = runOf(state).recorded;
  return withRun(state, { recorded: { ...initialRun.recorded, events } });
}

/** Adds a bookmark at an event, or removes the bookmark there. */
export function withBookmark<S extends HasRun>(state: S, event: number): S {
  return withRun(state, { bookmarks: toggledBookmark(runOf(state).bookmarks, event) });
}

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
