import type { Update } from '../page/store.ts';
import { type Action, advanced, moved, pressed, type Time } from './player.ts';
import { type Player, type State, withRun } from './state.ts';

/** How the player moves in a room. */
export interface PlaybackRules {
  /** Returns the length of what the room plays. */
  readonly time: (state: State) => Time;
  /**
   * Returns the player that is allowed instead of `wanted`, for example one that has stopped
   * earlier. `isStep` is true if the player moves event by event. By default, every player is
   * allowed.
   */
  readonly hold?: (state: State, wanted: Player, isStep: boolean) => Player;
}

/** Moves the player by the rules of a room. */
export class Playback {
  private readonly update: Update<State>;
  private readonly rules: PlaybackRules;

  constructor(update: Update<State>, rules: PlaybackRules) {
    this.update = update;
    this.rules = rules;
  }

  time(state: State): Time {
    return this.rules.time(state);
  }

  readonly press = (action: Action): void =>
    this.update((now) => pressing(now, action, this.rules));

  readonly seek = (event: number): void => this.update((now) => atEvent(now, event, this.rules));

  readonly advance = (events: number): void =>
    this.update((now) => afterEvents(now, events, this.rules));
}

/**
 * Applies a playback action. Does nothing if the puzzle has a conflict, because there is no search
 * to play.
 */
export function pressing(state: State, action: Action, rules: PlaybackRules): State {
  if (state.puzzle.check.kind === 'conflict') return state;
  const wanted = pressed(state.run.player, action, rules.time(state));
  return held(state, wanted, rules, action === 'forward');
}

export function atEvent(state: State, event: number, rules: PlaybackRules): State {
  return held(state, moved(state.run.player, event, rules.time(state)), rules, false);
}

export function afterEvents(state: State, events: number, rules: PlaybackRules): State {
  return held(state, advanced(state.run.player, events, rules.time(state)), rules, true);
}

function held(state: State, wanted: Player, { hold }: PlaybackRules, isStep: boolean): State {
  if (wanted === state.run.player) return state;
  return withRun(state, { player: hold ? hold(state, wanted, isStep) : wanted });
}

/** If the player is beyond the end of a finished recording, moves it to the end. */
export function withinTime(state: State, { events, end }: Time): State {
  const { player } = state.run;
  if (!end || player.event <= events) return state;
  return withRun(state, { player: { ...player, event: events } });
}
