import type { Work as EngineWork } from '@nonet/engine/work';

/** A question and what comes back for it. */
interface Exchange {
  readonly asked: unknown;
  readonly answer: unknown;
  readonly told: unknown;
}

/** A question under way: what it yields is told, what it returns is the answer. */
export type Work<Told = unknown, Answer = unknown> = Pick<
  Iterator<Told | undefined, Answer>,
  'next'
>;

/** How the questions of a topic are answered. */
export type Answers<Topic> = {
  readonly [Name in keyof Topic]: Topic[Name] extends Exchange
    ? (asked: Topic[Name]['asked']) => Work<Topic[Name]['told'], Topic[Name]['answer']>
    : never;
};

/** Engine work as work of the worker: one slice, of the engine's own size or `budget`, at a time. */
export function* inSlices<T>(work: EngineWork<T>, budget?: number): Generator<undefined, T> {
  let result = work.advance(budget);
  while (result === undefined) {
    yield undefined;
    result = work.advance(budget);
  }
  return result;
}

/** An answer that is there at once: work without slices. */
export function atOnce<Answer>(answer: () => Answer): Work<never, Answer> {
  return { next: () => ({ done: true, value: answer() }) };
}
