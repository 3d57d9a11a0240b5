import type { Language } from '@nonet/engine/explain';
import type { Grid } from '@nonet/engine/grid';
import type { PlainPuzzle } from '@nonet/engine/notation';
import type { JudgeResult } from '@nonet/judge/problems/judge-result';
import type { Limits, ProgramRun, RunInput, WatchedRun } from '@nonet/judge/run/runner';

/** A text in both languages. */
export type Bilingual<Text> = Readonly<Record<Language, Text>>;

/** What the worker says at the port of a request. */
export type JudgeNotice =
  | { readonly kind: 'begun'; readonly table: CaseTable }
  | { readonly kind: 'running'; readonly index: number }
  | { readonly kind: 'ran'; readonly ran: CaseResult }
  | { readonly kind: 'run'; readonly input: RunInput; readonly limits: Limits }
  | {
      readonly kind: 'watch';
      readonly input: RunInput;
      readonly limits: Limits;
      readonly events: number;
      readonly givens: Grid;
    };

/** What the page answers to `run` and to `watch`. */
export type JudgeAnswer = ProgramRun | WatchedRun | NotCompiled | undefined;

/** The program could not begin, because its text is not a program. */
export interface NotCompiled {
  /** What the interpreter says of it. */
  readonly errors: string;
  readonly errorLine?: number;
}

/** What is known before the program runs. */
export interface CaseTable {
  /** The program, the problem and the limits. */
  readonly title: Bilingual<string>;
  readonly heads: Bilingual<CaseHeads>;
  /** Whether the figures are the placements of a plain search, and not numbers of puzzles. */
  readonly hasPlacements: boolean;
  /** Stands before the cases that go beyond what the problem guarantees. */
  readonly stress: Bilingual<string>;
  /** The verdict as soon as all other cases are accepted. */
  readonly accepted: Bilingual<string>;
  readonly cases: readonly CaseTitle[];
}

interface CaseHeads {
  readonly label: string;
  /** Placements, or puzzles if a case has several. */
  readonly figure: string;
  readonly time: string;
}

export interface CaseTitle {
  readonly label: Bilingual<string>;
  /** The placements of a plain search, or the number of puzzles if there are several. */
  readonly figure: number;
  readonly isStress: boolean;
}

export interface CaseResult {
  readonly index: number;
  readonly result: JudgeResult;
  readonly name: Bilingual<string>;
  /** Milliseconds. */
  readonly time: number;
}

/** What a judge says of a program. */
export interface JudgeReport {
  readonly isAccepted: boolean;
  /** The result in one sentence. */
  readonly verdict: Bilingual<string>;
  /** Other sentences about all cases. */
  readonly summary: Bilingual<readonly string[]>;
  /** Set if the program could not begin. */
  readonly notCompiled?: NotCompiled;
  readonly failures: readonly JudgedFailure[];
}

/** The first failure of the cases of the problem, or of the stress cases. */
export interface JudgedFailure {
  readonly index: number;
  readonly isStress: boolean;
  readonly result: Bilingual<string>;
  readonly facts: Bilingual<readonly string[]>;
  /** The puzzle that the program failed. */
  readonly puzzle?: PlainPuzzle;
  /** The cells that the program printed for the puzzle. A blank is 0. */
  readonly answer?: Uint8Array;
  /** The first wrong cell. */
  readonly cell?: number;
  /** The line of the program at which an error ended it. */
  readonly errorLine?: number;
  /** The search of the program on this puzzle, and the event that shows what is wrong. */
  readonly trace?: { readonly text: string; readonly event: number };
}
