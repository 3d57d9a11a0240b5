import { setImmediate } from 'node:timers/promises';

/** A piece of work to be timed. */
export interface Timed {
  /** The number of items (puzzles or grids) that one run handles. */
  readonly items: number;
  /** Runs the work this many times. Returns how many seconds it took. */
  seconds(runs: number): number | Promise<number>;
  /** The maximum number of rounds of this work. Limits work that takes long. */
  readonly rounds?: number;
}

interface TimingOptions {
  /** The number of rounds. Default 5. */
  readonly rounds?: number;
}

/** The minimum duration of a round in seconds. Shorter work is repeated until the round is full. */
const ROUND = 0.06;

/**
 * Measures the seconds per item of each work. Warms up every work first. Then measures every work once
 * in each round. Returns the median of the rounds for each work. The works take turns, so a busy machine
 * slows all of them alike and does not change their ratios.
 */
export async function secondsPerItem(
  works: readonly Timed[],
  { rounds = 5 }: TimingOptions = {},
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

/** Doubles the number of runs until the runs fill a round. This also warms up the work. */
async function runsToFillRound(work: Timed): Promise<number> {
  for (let runs = 1; ; runs *= 2) {
    if ((await work.seconds(runs)) >= ROUND) return runs;
    await setImmediate();
  }
}

/** Work that runs in this process. Its processor time is measured, not its elapsed time. */
export function timed(items: number, work: () => void): Timed {
  return {
    items,
    seconds: (runs) =>
      processorSeconds(() => {
        for (let run = 0; run < runs; run++) work();
      }),
  };
}

/** Returns the processor seconds that this process spends on `work`. Other programs do not count. */
export function processorSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** Returns the middle value. If there are two middle values, returns the larger one. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1];
}
