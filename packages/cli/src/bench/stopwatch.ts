import { setImmediate } from 'node:timers/promises';

/** A piece of work to be timed. */
export interface Timed {
  /** Items that one run handles: puzzles, grids. */
  readonly items: number;
  /** Runs the work this many times. Returns the seconds that took. */
  seconds(runs: number): number | Promise<number>;
  /** The most rounds it takes part in, for work that takes long. */
  readonly rounds?: number;
}

interface TimingOptions {
  /** Default 5. */
  readonly rounds?: number;
}

/** Seconds that each round lasts at least: short work is repeated. */
const ROUND = 0.06;

/**
 * Measures the seconds per item of each work: warms it up, then lets all take turns, and returns the
 * medians of the rounds. A busy machine slows every work alike, so their ratios hold.
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

/** Doubles the runs until they fill a round. The work is warm afterwards. */
async function runsToFillRound(work: Timed): Promise<number> {
  for (let runs = 1; ; runs *= 2) {
    if ((await work.seconds(runs)) >= ROUND) return runs;
    await setImmediate();
  }
}

/** Work of this process, timed by its processor time. */
export function timed(items: number, work: () => void): Timed {
  return {
    items,
    seconds: (runs) =>
      processorSeconds(() => {
        for (let run = 0; run < runs; run++) work();
      }),
  };
}

/** Processor seconds that this process spends on `work`. Other programs on the machine do not count. */
export function processorSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** The upper of the two middle values where their number is even. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1];
}
