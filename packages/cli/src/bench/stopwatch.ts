/** Rounds whose median counts. */
const ROUNDS = 5;
/** Milliseconds of a round at least. */
const ROUND = 60;

/**
 * Microseconds that each work takes a call, by processor time: warmed, in turns, the median of the
 * rounds. Other programs on the machine do not count.
 */
export async function measure(
  works: readonly (() => void)[],
  breathe: () => Promise<void>,
): Promise<number[]> {
  const repeats: number[] = [];
  for (const work of works) {
    repeats.push(repeatsOf(work));
    await breathe();
  }
  const rounds = works.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, work] of works.entries()) {
      rounds[i].push(processorTime(work, repeats[i]) / repeats[i]);
      await breathe();
    }
  }
  return rounds.map((times) => times.sort((a, b) => a - b)[ROUNDS >> 1]);
}

/** How often work has to be done to fill a round. It is warm then. */
function repeatsOf(work: () => void): number {
  for (let repeats = 1; ; repeats *= 2) {
    if (processorTime(work, repeats) >= 1_000 * ROUND) return repeats;
  }
}

/** Microseconds. */
function processorTime(work: () => void, repeats: number): number {
  const before = process.cpuUsage();
  for (let i = 0; i < repeats; i++) work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
