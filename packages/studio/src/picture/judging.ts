import type { Language } from '@nonet/engine/explain';
import type { Grid } from '@nonet/engine/grid';
import type { JudgeResult } from '@nonet/judge/problems/judge-result';
import type { Limits, ProgramRun, RunInput, WatchedRun } from '@nonet/judge/run/runner';

/** A text in both languages. */
export type Bilingual<Text> = Readonly<Record<Language, Text>>;

/** What the worker says at the port of a request. */
export type JudgeNotice =
  | { readonly kind: 'cases'; readonly cases: readonly CaseTitle[] }
  | { readonly kind: 'running'; readonly index: number }
  | { readonly kind: 'ran'; readonly index: number; readonly ran: CaseResult }
  | { readonly kind: 'run'; readonly input: RunInput; readonly limits: Limits }
  | {
      readonly kind: 'watch';
      readonly input: RunInput;
      readonly limits: Limits;
      readonly givens: Grid;
    };

/** What the page answers to `run` and to `watch`. */
export type JudgeAnswer = ProgramRun | WatchedRun | undefined;

/** What is known of a case before the program runs. */
export interface CaseTitle {
  readonly label: Bilingual<string>;
  /** The placements of a plain search, or the number of puzzles if there are several. */
  readonly figure: number;
  readonly isStress: boolean;
}

export interface CaseResult {
  readonly result: JudgeResult;
  readonly name: Bilingual<string>;
  /** Milliseconds. */
  readonly time: number;
}

/** What a judge says of a program. */
export interface JudgeReport {
  readonly isAccepted: boolean;
  /** Sentences about all cases. */
  readonly summary: Bilingual<readonly string[]>;
  readonly failures: readonly JudgedFailure[];
}

/** The first failure of the cases of the problem, or of the stress cases. */
export interface JudgedFailure {
  readonly index: number;
  readonly result: Bilingual<string>;
  readonly facts: Bilingual<readonly string[]>;
  /** The puzzle that the program failed, as 81 symbols each. */
  readonly puzzle?: { readonly givens: string; readonly solution: string };
  /** The first wrong cell. */
  readonly cell?: number;
  /** The search of the program on this puzzle, and the event that shows what is wrong. */
  readonly trace?: { readonly text: string; readonly event: number };
}
