import { grouped } from '@nonet/engine/explain';
import type { Attacked } from '../attack/attacked.ts';
import type { Purpose, SearchOrder, TestCase } from '../cases/test-case.ts';
import type { Cause, CauseId, SearchFacts } from '../causes/cause.ts';
import type { Mistake, MistakeId, Reason, ReasonId } from '../causes/reason.ts';
import type { JudgeResult } from '../problems/judge-result.ts';
import type { Alone } from '../run/alone.ts';
import type { StrategyNeed } from '../run/strategy-needs.ts';

/** The reasons for which the remaining cases are not run. */
export type Rest = 'after-failure' | 'after-slow' | 'heavier';

/** The texts of the judge. English and Korean have the same keys. */
export interface JudgeWords {
  readonly results: Readonly<Record<JudgeResult, string>>;
  readonly purposes: Readonly<Record<Purpose, string>>;
  readonly orders: Readonly<Record<SearchOrder, string>>;
  readonly reasons: { readonly [Id in ReasonId]: (reason: Extract<Reason, { id: Id }>) => string };
  readonly mistakes: {
    readonly [Id in MistakeId]: (mistake: Extract<Mistake, { id: Id }>) => string;
  };
  readonly causes: { readonly [Id in CauseId]: (cause: Extract<Cause, { id: Id }>) => string };
  /** Says what the program's search did, if no cause is proved. */
  searched(facts: SearchFacts): string;
  /** Says how a program that cannot be watched can show its search. */
  readonly unseen: string;
  /** Says that the output does not show which puzzle is wrong. */
  readonly unknownPuzzle: string;
  /** Says what the program did when it got one puzzle at a time. */
  alone(alone: Alone): string;
  /** The columns of the table. */
  readonly heads: Readonly<Record<'label' | 'placements' | 'puzzles' | 'memory' | 'time', string>>;
  /** The first line of the report: the program, the problem and the limits. */
  title(of: TitleParts): string;
  bonus(language: 'java' | 'python'): string;
  readonly stress: string;
  inCase(result: string, number: number, puzzle: number | undefined): string;
  accepted(cases: number): string;
  stressResult(passed: number, cases: number): string;
  /** Names a later case that shows more. */
  cause(number: number, mistake: string): string;
  needs(needs: readonly StrategyNeed[]): string;
  readonly puzzle: string;
  /** Gives the address at which the studio shows the search of the program itself. */
  watched(link: string): string;
  /** Gives the address at which the studio opens the program and its report. */
  opened(link: string): string;
  /**
   * Gives the address at which the studio shows the puzzle. `isServed` is set if this command
   * serves the studio.
   */
  studio(link: string, options: { readonly isServed: boolean }): string;
  rest(why: Rest, cases: number): string;
  /** Says what an attack found. */
  attacked(attacked: Attacked): string;
  readonly notAttacked: string;
  throughput(rate: number): string;
  kept(folder: string): string;
}

export interface TitleParts {
  readonly program: string;
  readonly problem: string;
  /** The limits: `time` in milliseconds, and `memory` in bytes. */
  readonly time: number;
  readonly memory: number;
}

/** Says what a case tests. */
export function caseText(words: JudgeWords, { order, purpose }: TestCase): string {
  const text = words.purposes[purpose];
  return purpose === 'hard' && order ? `${text}, ${words.orders[order]}` : text;
}

/** Says a reason in words. */
export function reasonText(words: JudgeWords, reason: Reason): string {
  const say = words.reasons[reason.id] as (of: Reason) => string;
  return say(reason);
}

export function mistakeText(words: JudgeWords, mistake: Mistake): string {
  const say = words.mistakes[mistake.id] as (of: Mistake) => string;
  return say(mistake);
}

export function causeText(words: JudgeWords, cause: Cause): string {
  const say = words.causes[cause.id] as (of: Cause) => string;
  return say(cause);
}

/** Formats milliseconds as seconds, for example `2` or `0.35`. */
export function seconds(milliseconds: number): string {
  return `${Number((milliseconds / 1_000).toFixed(2))}`;
}

export function mebibytes(bytes: number): string {
  return grouped(Math.round(bytes / 2 ** 20));
}

const LONGEST = 80;

/** A text that the program printed, shortened to one line. */
export function quoted(text: string): string {
  const line = text.trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
}
