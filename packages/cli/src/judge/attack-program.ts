import { deadline } from '@nonet/engine/work';
import { attack, type Cost } from './attack/attack.ts';
import type { Attacked } from './attack/attacked.ts';
import type { Purpose } from './cases/test-case.ts';
import { solvedLine } from './grid-answer.ts';
import type { Entry } from './reporter.ts';
import { type JudgedProgram, runCase } from './run-case.ts';
import { strategyNeeds } from './strategy-needs.ts';
import { studioLink } from './studio-link.ts';

/** The cases that are easy for every program. */
const EASY: readonly Purpose[] = ['easy', 'top-rows', 'bottom-rows', 'many-blanks', 'own'];

/** The resolution of the CPU time in milliseconds. */
const LEAST_TIME = 1;

interface AttackedProgram extends JudgedProgram {
  /** The cases that were tested. The attack starts from their times. */
  readonly entries: readonly Entry[];
  readonly seed: string;
  readonly seconds: number;
  readonly onFound: (milliseconds: Cost) => void;
}

/**
 * Searches for the puzzle that takes a program longest. Returns undefined if the time of an easy
 * puzzle is unknown, because no easy case was accepted.
 */
export async function attackProgram(attacked: AttackedProgram): Promise<Attacked | undefined> {
  const { problem, limits, entries, seed, seconds } = attacked;
  const accepted = entries.filter(({ ran }) => ran.result === 'AC');
  const timeOf = ({ ran }: Entry): number => Math.max(LEAST_TIME, ran.run.time);
  const easy = accepted.filter(({ tested }) => EASY.includes(tested.purpose)).map(timeOf);
  if (problem.isBatch || easy.length === 0) return undefined;
  const cost = async (puzzle: string): Promise<Cost> => {
    const { run, result } = await runCase(problem, [solvedLine(puzzle)], attacked);
    return result === 'TLE' ? 'limit' : Math.max(LEAST_TIME, run.time);
  };
  const report = await attack({
    cost,
    start: accepted.map((entry) => ({ puzzle: entry.tested.puzzles[0], cost: timeOf(entry) })),
    easy,
    seed,
    signal: deadline(1_000 * seconds, () => performance.now()),
    onFound: (found) => attacked.onFound(found.cost),
  });
  const { givens } = solvedLine(report.puzzle);
  const needs = await strategyNeeds(givens);
  return { seconds, report, limit: limits.time, needs, link: studioLink(attacked.studio, givens) };
}
