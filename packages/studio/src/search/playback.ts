import type { Store } from '../page/store.ts';
import { advanced, moved, type Press, pressed, type Time } from './player.ts';
import { runOf, withPlayer, withRun } from './slice.ts';
import type { HasRun, Player } from './state.ts';

export interface PlaybackRules<S> {
  /** Returns the length of what the room plays. */
  readonly time: (state: S) => Time;
  /** The speed, if the room has its own. By default, the speed is that of the player. */
  readonly pace?: Pace<S>;
  /**
   * Returns the player that is allowed instead of `wanted`, for example one that has stopped
   * earlier. `isStep` is true if the player moves event by event. By default, every player is
   * allowed.
   */
  readonly hold?: (state: S, wanted: Player, isStep: boolean) => Player;
}

/** The speed of a room. While the user has chosen none, the room plays in FITTED seconds. */
interface Pace<S> {
  readonly chosen: (state: S) => number | undefined;
  readonly choose: (state: S, speed: number | undefined) => S;
}

/** Seconds. */
const FITTED = 20;

/** Moves the player by the rules of a room. */
export interface Playback {
  readonly time: Time;
  /** Whether the room plays in a fixed time unless the user has chosen a speed. */
  readonly fits: boolean;
  /** The speed chosen. Undefined if the room chooses its own. */
  readonly chosenSpeed: number | undefined;
  /** Events per second. */
  readonly speed: number;
  readonly chooseSpeed: (speed: number | undefined) => void;
  readonly press: (press: Press) => void;
  /** Whether pressing this would change nothing. */
  readonly isIdle: (press: Press) => boolean;
  readonly seek: (event: number) => void;
  readonly advance: (events: number) => void;
}

export function playback<S extends HasRun>(
  { state, update }: Store<S>,
  rules: PlaybackRules<S>,
): Playback {
  return {
    get time() {
      return rules.time(state.value);
    },
    fits: rules.pace !== undefined,
    get chosenSpeed() {
      return rules.pace ? rules.pace.chosen(state.value) : state.value.run.player.speed;
    },
    get speed() {
      return speedIn(state.value, rules);
    },
    chooseSpeed: (speed) => update((now) => withSpeed(now, speed, rules)),
    press: (press) => update((now) => withPress(now, press, rules)),
    isIdle: (press) => {
      const now = state.value;
      const { event, playing } = withPress(now, press, rules).run.player;
      const { player } = now.run;
      return event === player.event && playing === player.playing;
    },
    seek: (event) => update((now) => withEvent(now, event, rules)),
    advance: (events) => update((now) => withEventsPlayed(now, events, rules)),
  };
}

/**
 * Applies a playback action. Does nothing if the puzzle has a conflict, because there is no search
 * to play.
 */
export function withPress<S extends HasRun>(state: S, press: Press, rules: PlaybackRules<S>): S {
  if (state.puzzle.check.kind === 'conflict') return state;
  const { player } = state.run;
  const wanted = pressed({ ...player, speed: speedIn(state, rules) }, press, rules.time(state));
  if (press === 'faster' || press === 'slower') return withSpeed(state, wanted.speed, rules);
  return held(state, wanted, rules, press === 'forward');
}

export function withEvent<S extends HasRun>(state: S, event: number, rules: PlaybackRules<S>): S {
  return held(state, moved(state.run.player, event, rules.time(state)), rules, false);
}

export function withEventsPlayed<S extends HasRun>(
  state: S,
  events: number,
  rules: PlaybackRules<S>,
): S {
  return held(state, advanced(state.run.player, events, rules.time(state)), rules, true);
}

function speedIn<S extends HasRun>(state: S, { pace, time }: PlaybackRules<S>): number {
  if (!pace) return state.run.player.speed;
  return pace.chosen(state) ?? Math.max(1, time(state).events / FITTED);
}

function withSpeed<S extends HasRun>(
  state: S,
  speed: number | undefined,
  { pace }: PlaybackRules<S>,
): S {
  if (pace) return pace.choose(state, speed);
  return speed === undefined ? state : withPlayer(state, { speed });
}

function held<S extends HasRun>(
  state: S,
  wanted: Player,
  { hold }: PlaybackRules<S>,
  isStep: boolean,
): S {
  if (wanted === state.run.player) return state;
  const { event, playing } = hold ? hold(state, wanted, isStep) : wanted;
  return withPlayer(state, { event, playing });
}

/** If the player is beyond the end of a finished recording, moves it to the end. */
export function withEventInTime<S extends HasRun>(state: S, { events, end }: Time): S {
  const { player } = runOf(state);
  if (!end || player.event <= events) return state;
  return withRun(state, { player: { ...player, event: events } });
}
