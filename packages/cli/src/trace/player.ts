/** Where the playing of a recording stands. All that it does is a transition to another player. */
export interface Player {
  /** The event shown; with a fraction, the way to the next one. */
  readonly position: number;
  /** Events a second; Infinity shows the whole run at once. */
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

/** What a player plays. */
export interface Track {
  /** Events recorded. */
  readonly events: number;
  /** Whether these are all. */
  readonly ended: boolean;
  /** The backs among the first so many events. */
  backsAt(event: number): number;
  /** The most events that can follow one another without a back: the blanks of the puzzle. */
  readonly longestWay: number;
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

/** The event that is shown. */
export function eventOf(player: Player): number {
  return Math.floor(player.position);
}

/** The player some milliseconds later. It waits where the recording is not further yet. */
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
      const over = track.ended && event === events;
      return over
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

/** The next event that is a back; the last event when none follows. */
function nextBack(event: number, track: Track): number {
  const backs = track.backsAt(event);
  const last = Math.min(track.events, event + track.longestWay + 1);
  return firstWith(track, backs + 1, event, last) ?? track.events;
}

/** The latest event before this one that is a back; the start when there is none. */
function previousBack(event: number, track: Track): number {
  if (event < 2) return 0;
  const backs = track.backsAt(event - 1);
  const first = Math.max(0, event - track.longestWay - 2);
  return backs === 0 ? 0 : (firstWith(track, backs, first, event - 1) ?? 0);
}

/** The first event after `low`, up to `high`, with so many backs; they only ever grow. */
function firstWith(track: Track, backs: number, low: number, high: number): number | undefined {
  if (track.backsAt(high) < backs) return undefined;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (track.backsAt(middle) < backs) low = middle;
    else high = middle;
  }
  return high;
}
