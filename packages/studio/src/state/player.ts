import type { Player, Run } from './state.ts';

/** The playback actions that do not need the worker. */
export type Action =
  | 'toggle'
  | 'back'
  | 'forward'
  | 'page-back'
  | 'page-forward'
  | 'first'
  | 'last'
  | 'faster'
  | 'slower';

const FINITE_SPEEDS = [1, 2, 5, 10, 30, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000];
/** Events per second. */
export const speeds: readonly number[] = [...FINITE_SPEEDS, Number.POSITIVE_INFINITY];

/** Up to this many events per second, every event is animated. At higher speeds a frame may skip events. */
export const EASED = 10;

export function eventOf({ position }: Player): number {
  return Math.floor(position);
}

/** Advances a playing player by this many milliseconds. It waits at the end of an unfinished recording. */
export function ticked(player: Player, milliseconds: number, run: Run): Player {
  if (!player.playing || milliseconds <= 0) return player;
  const wanted = player.position + (player.speed * milliseconds) / 1_000;
  const position = Math.min(wanted, run.events);
  const playing = !(run.end && position === run.events);
  return { ...player, position, playing };
}

export function pressed(player: Player, action: Action, run: Run): Player {
  const event = eventOf(player);
  const page = Math.max(1, Math.round(run.events / 100));
  switch (action) {
    case 'toggle': {
      const isOver = run.end !== undefined && event >= run.events;
      return isOver
        ? { ...player, position: 0, playing: true }
        : { ...player, playing: !player.playing };
    }
    case 'back':
      return moved(player, event - 1, run);
    case 'forward':
      return moved(player, event + 1, run);
    case 'page-back':
      return moved(player, event - page, run);
    case 'page-forward':
      return moved(player, event + page, run);
    case 'first':
      return moved(player, 0, run);
    case 'last':
      return moved(player, run.events, run);
    case 'faster':
      return { ...player, speed: speeds.find((speed) => speed > player.speed) ?? player.speed };
    case 'slower':
      return { ...player, speed: speeds.findLast((speed) => speed < player.speed) ?? player.speed };
  }
}

/** Moves to an event and pauses. */
export function moved(player: Player, event: number, run: Run): Player {
  return { ...player, position: Math.max(0, Math.min(event, run.events)), playing: false };
}
