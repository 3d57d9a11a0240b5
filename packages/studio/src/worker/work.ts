import type { Work as EngineWork } from '@nonet/engine/work';

/** A request, its answer, and the progress reported before the answer. */
interface Exchange {
  readonly request: unknown;
  readonly answer: unknown;
  readonly progress: unknown;
}

/** The work on a request. It yields the progress, and returns the answer. */
export type Work<Progress = unknown, Answer = unknown> = Pick<
  Iterator<Progress | undefined, Answer>,
  'next'
>;

/** The functions that answer the requests of a topic. */
export type Handlers<Api> = {
  readonly [Name in keyof Api]: Api[Name] extends Exchange
    ? (request: Api[Name]['request']) => Work<Api[Name]['progress'], Api[Name]['answer']>
    : never;
};

/** Runs the engine's work in slices, and yields after each slice. The engine sets the default `budget`. */
export function* inSlices<T>(work: EngineWork<T>, budget?: number): Generator<undefined, T> {
  let result = work.advance(budget);
  while (result === undefined) {
    yield undefined;
    result = work.advance(budget);
  }
  return result;
}

/** Work that needs no slices, because the answer is computed in one step. */
export function immediate<Answer>(answer: () => Answer): Work<never, Answer> {
  return { next: () => ({ done: true, value: answer() }) };
}
