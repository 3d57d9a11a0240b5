import type { ReviewedMove } from './review.ts';

/** After a longer pause, in milliseconds, nobody was there, and the clock ran on. */
export const AWAY: number = 30 * 60_000;

/** How long nobody was there between two times on the clock, in milliseconds. */
export function awayTime(moves: readonly ReviewedMove[], from: number, to: number): number {
  return moves.reduce(
    (sum, { at, took }) => (took > AWAY && at > from && at <= to ? sum + took : sum),
    0,
  );
}
