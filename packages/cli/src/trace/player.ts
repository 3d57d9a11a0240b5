/** The state of the playback of a recording. Immutable: every action returns a new player. */
export interface Player {
  /** The number of the event shown. Its fractional part is the progress towards the next event. */
  readonly position: number;
  /** Events per second. At Infinity, playback jumps to the end. */
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

/** The recording that a player plays. */
export interface Track {
  /** The number of events recorded so far. */
  readonly events: number;
  /** Whether the search has ended. */
  readonly ended: boolean;
  /** Returns the number of backs up to an event. */
  backsAt(event: number): number;
  /** The maximum number of events in a row without a back, which equals the number of blanks. */
  readonly longestAdvance: number;
}

const SPEEDS: readonly number[] = [
  1,
  2,
  5,
  10,
  30,
  100,
  1_000,
  10_000,
  100_000,
  1_000_000,
  10_000_000,
  Number.POSITIVE_INFINITY,
];

/** The event shown. */
export function eventOf(player: Player): number {
  return Math.floor(player.position);
}

/** Returns the player after some milliseconds. If it catches up with the recording, the player waits. */
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
  const { events } = track;
  const page = Math.max(1, Math.round(events / 100));
  switch (action) {
    case 'toggle': {
      const atEnd = track.ended && event === events;
      return atEnd
        ? { ...player, position: 0, playing: true }
        : { ...player, playing: !player.playing };
    }
    case 'back':
      return paused(player, event - 1, events);
    case 'forward':
      return paused(player, event + 1, events);
    case 'previous-back':
      return paused(player, previousBack(event, track), events);
    case 'next-back':
      return paused(player, nextBack(event, track), events);
    case 'page-back':
      return moved(player, event - page, events);
    case 'page-forward':
      return moved(player, event + page, events);
    case 'start':
      return moved(player, 0, events);
    case 'end':
      return paused(player, events, events);
    case 'faster':
      return { ...player, speed: SPEEDS.find((speed) => speed > player.speed) ?? player.speed };
    case 'slower':
      return { ...player, speed: SPEEDS.findLast((speed) => speed < player.speed) ?? player.speed };
    case 'restart':
      return { ...player, position: 0, playing: true };
  }
}

function moved(player: Player, event: number, events: number): Player {
  return { ...player, position: Math.max(0, Math.min(event, events)) };
}

function paused(player: Player, event: number, events: number): Player {
  return { ...moved(player, event, events), playing: false };
}

/** Returns the next event that is a back, or the last event if no back follows. */
function nextBack(event: number, track: Track): number {
  const backs = track.backsAt(event);
  const last = Math.min(track.events, event + track.longestAdvance + 1);
  return firstWith(track, backs + 1, event, last) ?? track.events;
}

/** Returns the latest back before `event`, or 0 if no back comes before it. */
function previousBack(event: number, track: Track): number {
  if (event < 2) return 0;
  const backs = track.backsAt(event - 1);
  const first = Math.max(0, event - track.longestAdvance - 2);
  return backs === 0 ? 0 : (firstWith(track, backs, first, event - 1) ?? 0);
}

/**
 * Returns the first event in (`low`, `high`] at which the number of backs is at least `backs`. Uses
 * binary search, which works because the number of backs never decreases.
 */
function firstWith(track: Track, backs: number, low: number, high: number): number | undefined {
  if (track.backsAt(high) < backs) return undefined;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (track.backsAt(middle) < backs) low = middle;
    else high = middle;
  }
  return high;
}
