import type { ProblemId } from '@nonet/judge/problems/problem';
import type { JudgeReport } from '../../picture/judging.ts';
import type { Exchange } from '../work.ts';

/** A program to judge. */
export interface JudgeRequest {
  readonly problem: ProblemId;
  /** The name and the text of the program. */
  readonly name: string;
  readonly text: string;
  /** How many times slower the program runs here than on a judge's machine. */
  readonly slowness: number;
  /** Here the worker asks for runs of the program, and says how far it is. */
  readonly runs: MessagePort;
}

export interface JudgeApi {
  judge: Exchange<JudgeRequest, JudgeReport>;
}
