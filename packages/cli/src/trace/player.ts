/** The state of the playback of a recording. It is immutable: each action returns a new player. */
export interface Player {
  /** The number of the event shown. The fraction is the progress to the next event. */
  readonly position: number;
  /** Events per second. With Infinity, playback jumps to the end. */
  readonly speed: number;
  readonly playing: boolean;
}

export type Action =
  | 'toggle'
  | 'back'
  | 'forward'
  | 'previous-back'
  | 'next-back'
  | 'page-back'
  | 'page-forward'
  | 'start'
  | 'end'
  | 'faster'
  | 'slower'
  | 'restart';

/** What the player needs to know about a recording. */
export interface Track {
  /** The number of events recorded so far. */
  readonly events: number;
  /** Whether the search has ended. */
  readonly ended: boolean;
  /**
   * Returns the first back (a digit is removed) after an event, or the last event if there is none.
   */
  nextBack(event: number): number;
  /** Returns the last back before an event, or 0 if there is none. */
  previousBack(event: number): number;
}

const MAX_SPEED = Number.POSITIVE_INFINITY;
const SPEEDS = [1, 2, 5, 10, 30, 100, 1e3, 1e4, 1e5, 1e6, 1e7, MAX_SPEED];

/** Returns the number of the event shown. */
export function eventOf(player: Player): number {
  return Math.floor(player.position);
}

/** Returns the player some milliseconds later. The player waits for events not yet recorded. */
export function tick(player: Player, milliseconds: number, track: Track): Player {
  if (!player.playing || milliseconds <= 0) return player;
  const wanted = player.position + (player.speed * milliseconds) / 1_000;
  const position = Math.min(wanted, track.events);
  const playing = !(track.ended && position === track.events);
  if (playing && position === player.position) return player;
  return { ...player, position, playing };
}

export function press(player: Player, action: Action, track: Track): Player {
  const event = eventOf(player);
  const { ended, events } = track;
  const page = Math.max(1, Math.round(events / 100));
  const moved = (to: number): Player => ({
    ...player,
    position: Math.max(0, Math.min(to, events)),
  });
  const paused = (to: number): Player => ({ ...moved(to), playing: false });
  const restarted = { ...player, position: 0, playing: true };
  switch (action) {
    case 'toggle':
      return ended && event === events ? restarted : { ...player, playing: !player.playing };
    case 'back':
      return paused(event - 1);
    case 'forward':
      return paused(event + 1);
    case 'previous-back':
      return paused(track.previousBack(event));
    case 'next-back':
      return paused(track.nextBack(event));
    case 'page-back':
      return moved(event - page);
    case 'page-forward':
      return moved(event + page);
    case 'start':
      return moved(0);
    case 'end':
      return paused(events);
    case 'faster':
      return { ...player, speed: SPEEDS.find((speed) => speed > player.speed) ?? player.speed };
    case 'slower':
      return { ...player, speed: SPEEDS.findLast((speed) => speed < player.speed) ?? player.speed };
    case 'restart':
      return restarted;
  }
}
