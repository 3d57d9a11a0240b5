import { deadline } from '@nonet/engine/work';
import type { Limits } from '../program/limited-run.ts';
import { attack, type Cost } from './attack.ts';
import type { Attacked } from './attacked.ts';
import { solvedLine } from './grid-answer.ts';
import type { Purpose } from './judge-case.ts';
import type { Entry } from './judgement.ts';
import { judgeCase } from './judging.ts';
import type { Problem } from './problem.ts';
import { strategyNeeds } from './strategy-needs.ts';
import { studioLink } from './studio-link.ts';

/** The cases that are easy for every program. */
const EASY: readonly Purpose[] = ['easy', 'top-rows', 'bottom-rows', 'many-blanks', 'own'];

/** The resolution of the CPU time in milliseconds. */
const LEAST_TIME = 1;

interface AttackedProgram {
  readonly problem: Problem;
  readonly command: readonly string[];
  readonly limits: Limits;
  readonly folder: string;
  /** The cases that were judged. The attack starts from their times. */
  readonly entries: readonly Entry[];
  readonly seed: string;
  readonly seconds: number;
  /** The address of the studio. */
  readonly studio: string;
  readonly onFound: (milliseconds: Cost) => void;
}

/**
 * Searches for the puzzle that takes a program longest. Returns undefined if the time of an easy
 * puzzle is unknown, because no easy case was accepted.
 */
export async function attackProgram(attacked: AttackedProgram): Promise<Attacked | undefined> {
  const { problem, command, limits, folder, entries, seed, seconds } = attacked;
  const accepted = entries.filter(({ result }) => result.verdict === 'AC');
  const timeOf = ({ result }: Entry): number => Math.max(LEAST_TIME, result.run.time);
  const easy = accepted.filter(({ judged }) => EASY.includes(judged.purpose)).map(timeOf);
  if (problem.isBatch || easy.length === 0) return undefined;
  const cost = async (puzzle: string): Promise<Cost> => {
    const setting = { command, limits, folder };
    const { run, verdict } = await judgeCase(problem, [solvedLine(puzzle)], setting);
    return verdict === 'TLE' ? 'limit' : Math.max(LEAST_TIME, run.time);
  };
  const report = await attack({
    cost,
    start: accepted.map((entry) => ({ puzzle: entry.judged.puzzles[0], cost: timeOf(entry) })),
    easy,
    seed,
    signal: deadline(1_000 * seconds, () => performance.now()),
    onFound: (found) => attacked.onFound(found.cost),
  });
  const { givens } = solvedLine(report.puzzle);
  const needs = await strategyNeeds(givens);
  return { seconds, report, limit: limits.time, needs, link: studioLink(attacked.studio, givens) };
}
