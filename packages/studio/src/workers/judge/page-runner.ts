import type { Solved } from '@nonet/judge/problems/grid-answer';
import type { NotCompiled } from '@nonet/judge/report/judge-report';
import {
  type Limits,
  type ProgramRun,
  type RunInput,
  type Runner,
  WATCHED_EVENTS,
  type WatchedRun,
  watchTime,
} from '@nonet/judge/run/runner';
import type { JudgeAnswer, JudgeNotice } from '../../picture/judging.ts';
import { messagesHandled } from '../answering.ts';

/** The program could not begin, because its text is not a program. */
export class CompileError extends Error {
  readonly found: NotCompiled;

  constructor(found: NotCompiled) {
    super();
    this.found = found;
  }
}

/** Lets the page run the program, in a place from which it reaches nothing. */
export class PageRunner implements Runner {
  /** A browser does not tell the CPU time of a worker. */
  readonly isOnClock = true;
  private readonly page: MessagePort;
  private resolve: (answer: JudgeAnswer) => void = () => {};

  /** @param page The port at which the page answers, one question after another. */
  constructor(page: MessagePort) {
    this.page = page;
    page.onmessage = ({ data }: MessageEvent<JudgeAnswer>) => this.resolve(data);
  }

  say(notice: JudgeNotice): void {
    this.page.postMessage(notice);
  }

  run(input: RunInput, limits: Limits): Promise<ProgramRun> {
    return this.ask({ kind: 'run', input, limits }) as Promise<ProgramRun>;
  }

  watch(
    { givens }: Solved,
    input: RunInput,
    limits: Limits,
    time: number,
  ): Promise<WatchedRun | undefined> {
    const most = { ...limits, time: watchTime(time) };
    const question = {
      kind: 'watch',
      input,
      limits: most,
      events: WATCHED_EVENTS,
      givens,
    } as const;
    return this.ask(question) as Promise<WatchedRun | undefined>;
  }

  pause(): Promise<void> {
    return messagesHandled();
  }

  now(): number {
    return performance.now();
  }

  private async ask(question: JudgeNotice): Promise<Exclude<JudgeAnswer, NotCompiled>> {
    const answer = await new Promise<JudgeAnswer>((resolve) => {
      this.resolve = resolve;
      this.say(question);
    });
    if (answer && 'errors' in answer) throw new CompileError(answer);
    return answer;
  }
}
