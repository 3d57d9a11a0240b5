import { setImmediate } from 'node:timers/promises';

/** A piece of work to be timed. */
export interface Timed {
  /** Puzzles or grids per run. */
  readonly items: number;
  /** Does the work `runs` times. Returns the time in seconds. */
  seconds(runs: number): number | Promise<number>;
  /** The maximum number of rounds of this work. Default: no maximum. */
  readonly rounds?: number;
}

/** The minimum duration of a round in seconds. Shorter work is repeated. */
const ROUND = 0.06;

/**
 * Returns the seconds per item for each piece of work. First warms up all pieces. Then measures
 * each piece once per round, and takes the median over the rounds. Because the pieces take turns, a
 * busy machine slows all of them equally.
 */
export async function secondsPerItem(
  works: readonly Timed[],
  { rounds = 5 }: { readonly rounds?: number } = {},
): Promise<number[]> {
  const runs: number[] = [];
  for (const work of works) runs.push(await runsToFillRound(work));
  const times = works.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [i, work] of works.entries()) {
      if (work.rounds !== undefined && round >= work.rounds) continue;
      times[i].push((await work.seconds(runs[i])) / (runs[i] * work.items));
      await setImmediate();
    }
  }
  return times.map(median);
}

/**
 * Doubles the number of runs until the runs take as long as a round. This also warms up the work.
 */
async function runsToFillRound(work: Timed): Promise<number> {
  for (let runs = 1; ; runs *= 2) {
    if ((await work.seconds(runs)) >= ROUND) return runs;
    await setImmediate();
  }
}

/** Measures calls of `work` in this process, in processor time. */
export function timed(items: number, work: () => void): Timed {
  return {
    items,
    seconds: (runs) =>
      processorSeconds(() => {
        for (let run = 0; run < runs; run++) work();
      }),
  };
}

/** Calls `work`. Returns how many processor seconds this process spent on it. */
export function processorSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** Returns the median. For an even number of values, this is the larger middle value. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1];
}
