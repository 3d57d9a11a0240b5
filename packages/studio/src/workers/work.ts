/** The types of a request, its answer, and the progress reported before the answer. */
export interface Exchange<Request = unknown, Answer = unknown, Progress = never> {
  readonly request: Request;
  readonly answer: Answer;
  readonly progress: Progress;
}

/** The work on a request, as an iterator. It yields the progress, and returns the answer. */
export type Work<Progress = unknown, Answer = unknown> = Pick<
  Iterator<Progress | undefined, Answer>,
  'next' | 'return'
>;

/** Work that waits, for example for a file. */
type AsyncWork<Progress = unknown, Answer = unknown> = Pick<
  AsyncIterator<Progress | undefined, Answer>,
  'next' | 'return'
>;

/** The work of a handler. A handler that first loads what it needs promises its work. */
export type Begun<Progress, Answer> =
  | Work<Progress, Answer>
  | AsyncWork<Progress, Answer>
  | Promise<Work<Progress, Answer> | AsyncWork<Progress, Answer>>;

/** What answers the requests of a worker, by name. */
export type Handlers<Api> = {
  readonly [Name in keyof Api]: Api[Name] extends Exchange<unknown, infer Answer, infer Progress>
    ? (request: Api[Name]['request']) => Begun<Progress, Answer>
    : never;
};

/** The requests that handlers answer, by name: request, answer and progress are those of the handler. */
export type ApiOf<All> = {
  readonly [Name in keyof All]: All[Name] extends (request: infer Request) => infer Work
    ? ExchangeIn<Request, StepOf<Awaited<Work>>>
    : never;
};

/** What an iterator gives at each step. */
type StepOf<Work> = Work extends { next(): infer Step } ? Awaited<Step> : never;

type ExchangeIn<Request, Step> = Exchange<Request, AnswerIn<Step>, ProgressIn<Step>>;
type AnswerIn<Step> = Step extends { done: true; value: infer Answer } ? Answer : never;
type ProgressIn<Step> = Step extends { done?: false; value: infer Progress }
  ? Exclude<Progress, undefined>
  : never;

/** Work that is done in one step. */
export function immediate<Answer>(answer: () => Answer): Work<never, Answer> {
  return { next: () => ({ done: true, value: answer() }) };
}
