/** The clock of a game. It stands still while the player is away. Times are in milliseconds. */
export interface Clock {
  /** The time played until the clock last stopped. */
  readonly played: number;
  /** When the clock began to run, in the time of the page. Undefined while it stands still. */
  readonly since: number | undefined;
}

export const NEW_CLOCK: Clock = { played: 0, since: undefined };

/** The time played at a moment of the page. */
export function playedAt({ played, since }: Clock, moment: number): number {
  return since === undefined ? played : played + (moment - since);
}

export function running(clock: Clock, moment: number): Clock {
  return clock.since === undefined ? { ...clock, since: moment } : clock;
}

export function stopped(clock: Clock, moment: number): Clock {
  return clock.since === undefined ? clock : { played: playedAt(clock, moment), since: undefined };
}
