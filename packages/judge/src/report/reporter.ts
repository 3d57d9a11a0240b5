import type { Attacked } from '../attack/attacked.ts';
import type { TestCase } from '../cases/test-case.ts';
import type { Cause, SearchFacts } from '../causes/cause.ts';
import type { Solved } from '../problems/grid-answer.ts';
import type { Finding, JudgeResult } from '../problems/judge-result.ts';
import type { Alone } from '../run/alone.ts';
import type { CaseRun } from '../run/run-case.ts';
import type { WatchedRun } from '../run/runner.ts';
import type { StrategyNeed } from '../run/strategy-needs.ts';
import type { Rest, TitleParts } from '../words/words.ts';

/** A case that was run. */
export interface Entry {
  readonly index: number;
  readonly tested: TestCase;
  readonly puzzles: readonly Solved[];
  readonly ran: CaseRun;
  /** Details of the failure. Only set for the first failure of each part. */
  readonly more?: Explanation | undefined;
}

/** What Nonet says about a failure, in addition to the result. */
export interface Explanation {
  readonly finding: Finding;
  /** The work that strategies need for the puzzle. Set if the program was too slow. */
  readonly needs: readonly StrategyNeed[] | undefined;
  /** The puzzle that the program failed. Undefined if the output does not show which one it was. */
  readonly puzzle: Solved | undefined;
  readonly alone?: Alone | undefined;
  /** The address that opens the puzzle in the studio. */
  readonly link: string | undefined;
  /** The run of the program on this puzzle under the tracer. */
  readonly watched?: WatchedRun | undefined;
  /** Whether the search of the program would explain the failure, but it cannot be watched. */
  readonly isUnseen?: boolean;
  /** What the program's own search proves about the failure, or else what its run shows. */
  readonly cause?: Cause | undefined;
  /** What the program did. Set if its search proves no cause. */
  readonly facts?: SearchFacts | undefined;
}

/** The result of all cases. */
export interface JudgeSummary extends TitleParts {
  readonly result: JudgeResult;
  readonly entries: readonly Entry[];
  readonly skipped: readonly (readonly [why: Rest, cases: number])[];
  readonly allowance: 'java' | 'python' | undefined;
  readonly seed: string | undefined;
  /** The folder of `--keep`. */
  readonly kept: string | undefined;
}

/** Reports what happens while a program is judged. */
export interface JudgeReporter {
  begin(title: TitleParts & Pick<JudgeSummary, 'allowance'>, cases: readonly TestCase[]): void;
  /** Called before a case is run. */
  running(index: number): void;
  ran(entry: Entry): void;
  end(summary: JudgeSummary): void;
  /** Called after `end`, if the program was attacked. */
  attacked(attacked: Attacked): void;
  /** Called if the program does not compile. Then no other method is called. */
  compileError(program: string, problem: string, messages: readonly string[]): void;
}

/** Returns the puzzle that the program failed. Undefined if it is one of several. */
export function puzzleOf({ puzzles, ran }: Pick<Entry, 'puzzles' | 'ran'>): Solved | undefined {
  return puzzles[ran.finding?.puzzle ?? (puzzles.length === 1 ? 0 : -1)];
}
