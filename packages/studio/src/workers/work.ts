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

export type Handlers<Api> = {
  readonly [Name in keyof Api]: Api[Name] extends Exchange<unknown, unknown, unknown>
    ? (request: Api[Name]['request']) => Work<Api[Name]['progress'], Api[Name]['answer']>
    : never;
};

/** The work of a handler. A handler that first loads what it needs promises its work. */
export type Begun<Progress, Answer> =
  | Work<Progress, Answer>
  | AsyncWork<Progress, Answer>
  | Promise<Work<Progress, Answer> | AsyncWork<Progress, Answer>>;

/** Handlers of which some wait. */
export type AsyncHandlers<Api> = {
  readonly [Name in keyof Api]: Api[Name] extends Exchange<unknown, infer Answer, infer Progress>
    ? (request: Api[Name]['request']) => Begun<Progress, Answer>
    : never;
};

/** Work that is done in one step. */
export function immediate<Answer>(answer: () => Answer): Work<never, Answer> {
  return { next: () => ({ done: true, value: answer() }) };
}
