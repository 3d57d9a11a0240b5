import type { Update } from '../page/store.ts';
import { type Action, advanced, moved, pressed, type Time } from './player.ts';
import { type Player, type State, withPlayer, withRun } from './state.ts';

/** How the player moves in a room. */
export interface PlaybackRules {
  /** Returns the length of what the room plays. */
  readonly time: (state: State) => Time;
  /** The speed, if the room has its own. By default, the speed is that of the player. */
  readonly pace?: Pace;
  /**
   * Returns the player that is allowed instead of `wanted`, for example one that has stopped
   * earlier. `isStep` is true if the player moves event by event. By default, every player is
   * allowed.
   */
  readonly hold?: (state: State, wanted: Player, isStep: boolean) => Player;
}

/** The speed of a room. While the user has chosen none, the room plays in FITTED seconds. */
interface Pace {
  readonly chosen: (state: State) => number | undefined;
  readonly choose: (state: State, speed: number | undefined) => State;
}

/** Seconds. */
const FITTED = 20;

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

  /** Whether the room plays in a fixed time unless the user has chosen a speed. */
  get fits(): boolean {
    return this.rules.pace !== undefined;
  }

  /** The speed chosen. Undefined if the room chooses its own. */
  chosenSpeed(state: State): number | undefined {
    return this.rules.pace ? this.rules.pace.chosen(state) : state.run.player.speed;
  }

  /** Events per second. */
  speed(state: State): number {
    return speedIn(state, this.rules);
  }

  readonly chooseSpeed = (speed: number | undefined): void =>
    this.update((now) => withSpeed(now, speed, this.rules));

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
  const { player } = state.run;
  const wanted = pressed({ ...player, speed: speedIn(state, rules) }, action, rules.time(state));
  if (action === 'faster' || action === 'slower') return withSpeed(state, wanted.speed, rules);
  return held(state, wanted, rules, action === 'forward');
}

export function atEvent(state: State, event: number, rules: PlaybackRules): State {
  return held(state, moved(state.run.player, event, rules.time(state)), rules, false);
}

export function afterEvents(state: State, events: number, rules: PlaybackRules): State {
  return held(state, advanced(state.run.player, events, rules.time(state)), rules, true);
}

function speedIn(state: State, { pace, time }: PlaybackRules): number {
  if (!pace) return state.run.player.speed;
  return pace.chosen(state) ?? Math.max(1, time(state).events / FITTED);
}

function withSpeed(state: State, speed: number | undefined, { pace }: PlaybackRules): State {
  if (pace) return pace.choose(state, speed);
  return speed === undefined ? state : withPlayer(state, { speed });
}

function held(state: State, wanted: Player, { hold }: PlaybackRules, isStep: boolean): State {
  if (wanted === state.run.player) return state;
  const { event, playing } = hold ? hold(state, wanted, isStep) : wanted;
  return withPlayer(state, { event, playing });
}

/** If the player is beyond the end of a finished recording, moves it to the end. */
export function withinTime(state: State, { events, end }: Time): State {
  const { player } = state.run;
  if (!end || player.event <= events) return state;
  return withRun(state, { player: { ...player, event: events } });
}
