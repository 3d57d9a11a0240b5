import { setImmediate } from 'node:timers/promises';

/** Work to be timed. */
export interface Timed {
  /** Puzzles or grids per run. */
  readonly items: number;
  /** Does the work `runs` times. Returns the seconds that this took. */
  seconds(runs: number): number | Promise<number>;
  /** Slow work can be limited to this number of rounds. */
  readonly rounds?: number;
}

/** The minimum duration of a round in seconds. A round repeats work that is shorter. */
const ROUND = 0.06;

/**
 * Measures the seconds per item of each work. First warms up all works. Then measures each work once
 * per round and returns its median. The works take turns, so a busy machine slows them all alike and
 * their ratios stay right.
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

/** Finds how many runs fill a round by doubling the number. This also warms up the work. */
async function runsToFillRound(work: Timed): Promise<number> {
  for (let runs = 1; ; runs *= 2) {
    if ((await work.seconds(runs)) >= ROUND) return runs;
    await setImmediate();
  }
}

/** Returns work that calls `work` in this process. Its time is processor time. */
export function timed(items: number, work: () => void): Timed {
  return {
    items,
    seconds: (runs) =>
      processorSeconds(() => {
        for (let run = 0; run < runs; run++) work();
      }),
  };
}

/** Calls `work`. Returns the processor seconds that this process spent meanwhile. */
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
