import type { ProgramLanguage, ProgramOutcome, ProgramRequest } from '../../../programs/program.ts';
import javascript from './calibration/search.js?raw';
import python from './calibration/search.py?raw';

interface Calibration {
  readonly name: string;
  readonly text: string;
  /**
   * The CPU time of the search on the reference machine, in milliseconds: a server with an AMD EPYC of
   * 2.45 GHz (Zen 3), CPython 3.11.7 and Node 20.20.2. On a machine that does nothing else, it is the
   * time that `node bench/judge-speed.mjs` prints. Online judges run on servers like this one, and do
   * not say more about them.
   */
  readonly reference: number;
}

const CALIBRATIONS: Readonly<Record<ProgramLanguage, Calibration>> = {
  python: { name: 'search.py', text: python, reference: 205 },
  javascript: { name: 'search.js', text: javascript, reference: 75 },
};

/** A page that is so slow, or slower, is busy with something else. It is measured again. */
export const MOST_SLOWNESS = 20;

/** The search may take this many milliseconds. */
const LONGEST = 10_000;

/**
 * The fastest of so many runs counts. The page is busiest when a language has just been loaded, and
 * then a single run has taken three times as long.
 */
const RUNS = 3;

/**
 * Measures how many times slower than on the reference machine a language is in this page: 1 if it
 * is not slower. Returns undefined if the run was stopped.
 */
export async function slownessOf(
  language: ProgramLanguage,
  run: (request: ProgramRequest) => Promise<ProgramOutcome>,
): Promise<number | undefined> {
  const { name, reference, text } = CALIBRATIONS[language];
  const limits = { time: LONGEST, memory: 2 ** 28 };
  let fastest = MOST_SLOWNESS;
  for (let count = 0; count < RUNS; count++) {
    const outcome = await run({ language, name, text, input: '', limits });
    if (outcome.isStopped) return undefined;
    if (outcome.run.killed === 'time') break;
    const times = Number(outcome.run.output) / reference;
    if (!(times > 0)) throw new Error(`expected a time, found ${outcome.run.messages}`);
    fastest = Math.min(fastest, times);
  }
  // A tenth is all that such a measurement tells.
  return Math.max(1, Math.round(10 * fastest) / 10);
}
