import { setImmediate } from 'node:timers/promises';

/** A piece of work to be timed. */
export interface Timed {
  /** The number of items (puzzles or grids) that one run handles. */
  readonly items: number;
  /** Runs the work this many times. Returns how many seconds it took. */
  seconds(runs: number): number | Promise<number>;
  /** The maximum number of rounds, for work that takes long. */
  readonly rounds?: number;
}

interface TimingOptions {
  /** The number of rounds. Default 5. */
  readonly rounds?: number;
}

/** The minimum duration of a round in seconds. Short work is repeated until it takes so long. */
const ROUND = 0.06;

/**
 * Measures the seconds per item of each work. Warms up every work, runs one work after another in each
 * round, and returns the median of the rounds for each work. A busy machine slows all works alike, so
 * it does not change their ratios.
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

/** Doubles the number of runs until they fill a round. Also warms up the work. */
async function runsToFillRound(work: Timed): Promise<number> {
  for (let runs = 1; ; runs *= 2) {
    if ((await work.seconds(runs)) >= ROUND) return runs;
    await setImmediate();
  }
}

/** Work that runs in this process; its processor time is measured. */
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

/** The middle value; if the number of values is even, the upper of the two middle values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1];
}
