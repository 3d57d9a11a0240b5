import type { CaseResult, CaseTable, JudgeReport } from '@nonet/judge/report/judge-report';
import type { Slice } from '../../../page/slice.ts';
import type { WhyMissing } from '../../../programs/loading.ts';
import type { Controls, PuzzleProps } from '../../../puzzle/controls.ts';
import { type CodeControls, type CodeProps, type HasCode, ownProgramOf } from '../slice.ts';
import type { ProblemProgram } from './runnable.ts';

/** A program that is being judged, or that was judged. */
export interface Judgement {
  readonly program: ProblemProgram;
  readonly phase: Phase;
  /** Whether the command line has judged it, and not this page. */
  readonly isServed: boolean;
  /** Whether no program has run since. */
  readonly isLatest: boolean;
  /** How many times slower than on the reference machine the language is here. */
  readonly slowness: number | undefined;
  readonly table: CaseTable | undefined;
  /** The index of the case that the program is solving, or has failed and that is being explained. */
  readonly running: number | undefined;
  readonly isExplaining: boolean;
  readonly results: readonly CaseResult[];
  readonly report: JudgeReport | undefined;
}

type Phase =
  /** The language is being loaded: so many bytes of all. */
  | { readonly kind: 'loading'; readonly share: number }
  /** The speed of the language is being measured. */
  | { readonly kind: 'measuring' }
  | { readonly kind: 'judging' }
  | { readonly kind: 'ended' }
  | { readonly kind: 'stopped' }
  /** The language could not be loaded. */
  | { readonly kind: WhyMissing }
  /**
   * There is no problem, or the program does not have the function that the problem calls. Then
   * `found` says what it has.
   */
  | { readonly kind: 'refused'; readonly found: string | undefined };

export interface JudgeState {
  readonly judgement: Judgement | undefined;
}

export const judgeSlice: Slice<JudgeState> = { initial: { judgement: undefined } };

export interface HasJudge extends HasCode {
  readonly judge: JudgeState;
}

export interface JudgeControls {
  /** Judges the program as it is now. */
  readonly begin: () => void;
  /** Ends the judge and the program, whatever they do. Does nothing if no program is judged. */
  readonly stop: () => void;
  /** Opens the search of the program in a trace, in Watch at an event. */
  readonly watch: (trace: { readonly text: string; readonly event: number }) => void;
}

export type JudgeProps = PuzzleProps<
  HasJudge,
  Controls<HasJudge> & Pick<CodeControls, 'running'> & { readonly judging: JudgeControls }
>;

export type JudgedCodeProps = CodeProps & JudgeProps;

export function isJudging({ judge: { judgement } }: HasJudge): boolean {
  return (
    judgement !== undefined && ['loading', 'measuring', 'judging'].includes(judgement.phase.kind)
  );
}

/** Whether the program or its problem has changed since it was judged. */
export function isJudgedBefore(state: HasJudge): boolean {
  const { judgement } = state.judge;
  if (!judgement || isJudging(state)) return false;
  const { problem, text } = ownProgramOf(state);
  return judgement.program.text !== text || judgement.program.problem !== problem;
}

/** Whether all cases that the problem allows are accepted. The stress cases come after them. */
export function isAccepted({ results, table }: Judgement): boolean {
  const own = table?.cases.filter(({ isStress }) => !isStress) ?? [];
  const passed = results.slice(0, own.length).filter(({ result }) => result === 'AC');
  return own.length > 0 && passed.length === own.length;
}

export function withJudgement<S extends HasJudge>(state: S, change: Partial<Judgement>): S {
  const { judgement } = state.judge;
  return judgement ? { ...state, judge: { judgement: { ...judgement, ...change } } } : state;
}
