import type { Player, Recorded } from './state.ts';

/** What can be pressed in the playback without the worker. */
export type Press =
  | 'toggle'
  | 'back'
  | 'forward'
  | 'page-back'
  | 'page-forward'
  | 'first'
  | 'last'
  | 'faster'
  | 'slower';

/** The length of what is played, and whether it is complete. */
export type Time = Pick<Recorded, 'events' | 'end'>;

const FINITE_SPEEDS = [1, 2, 5, 10, 30, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000];
/** Events per second. */
export const speeds: readonly number[] = [...FINITE_SPEEDS, Number.POSITIVE_INFINITY];

/** Up to this many events per second, every event is animated. */
export const EASED = 10;

/**
 * Advances a playing player by this many events. It waits at the end of an unfinished recording.
 */
export function advanced(player: Player, events: number, time: Time): Player {
  if (!player.playing || events <= 0) return player;
  const event = Math.min(player.event + events, time.events);
  const playing = !(time.end && event === time.events);
  return { ...player, event, playing };
}

/** The event shown. This is the last recorded event if the player is beyond it. */
export function eventShown(
  player: Pick<Player, 'event'>,
  { events }: Pick<Time, 'events'>,
): number {
  return Math.min(player.event, events);
}

/**
 * Whether the event shown changes as the recording grows. This is so if the player is playing and
 * has reached the last recorded event, or if it waits for a later event that the user has chosen.
 */
export function isFollowing({ event, playing }: Player, events: number): boolean {
  return event > events || (playing && event === events);
}

export function pressed(player: Player, press: Press, time: Time): Player {
  const event = eventShown(player, time);
  const page = Math.max(1, Math.round(time.events / 100));
  switch (press) {
    case 'toggle': {
      const isOver = time.end !== undefined && event >= time.events;
      return isOver
        ? { ...player, event: 0, playing: true }
        : { ...player, playing: !player.playing };
    }
    case 'back':
      return moved(player, event - 1, time);
    case 'forward':
      return moved(player, event + 1, time);
    case 'page-back':
      return moved(player, event - page, time);
    case 'page-forward':
      return moved(player, event + page, time);
    case 'first':
      return moved(player, 0, time);
    case 'last':
      return moved(player, time.events, time);
    case 'faster':
      return { ...player, speed: speeds.find((speed) => speed > player.speed) ?? player.speed };
    case 'slower':
      return { ...player, speed: speeds.findLast((speed) => speed < player.speed) ?? player.speed };
  }
}

/** Moves to an event and pauses. The event may be one that is still to be recorded. */
export function moved(player: Player, event: number, { events, end }: Time): Player {
  return { ...player, event: Math.max(0, end ? Math.min(event, events) : event), playing: false };
}
