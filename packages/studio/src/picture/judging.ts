import type { Grid } from '@nonet/engine/grid';
import type { CaseResult, CaseTable, NotCompiled } from '@nonet/judge/report/judge-report';
import type { Limits, ProgramRun, RunInput, WatchedRun } from '@nonet/judge/run/runner';

/** What the worker says at the port of a request. */
export type JudgeNotice =
  | { readonly kind: 'begun'; readonly table: CaseTable }
  | { readonly kind: 'running' | 'explaining'; readonly index: number }
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
