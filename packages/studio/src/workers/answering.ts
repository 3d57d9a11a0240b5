import type { Exchanges, Message, Reply } from './messages.ts';
import type { Begun, Handlers } from './work.ts';

/**
 * The worker checks for new messages and reports its progress at intervals of this many
 * milliseconds.
 */
const SLICE = 8;
const REPORT = 60;

/**
 * Answers the requests to the worker in which it is called. It works in slices, so that it can answer
 * other requests in between. An error in a handler is an error of the worker.
 */
export function answerRequests<Api extends Exchanges<Api>>(handlers: Handlers<Api>): void {
  const cancelled = new Set<number>();

  const answer = async (id: number, begin: Begin, request: unknown): Promise<void> => {
    const reply = (kind: Reply['kind'], value: unknown): void =>
      postMessage({ id, kind, value } satisfies Reply);
    let reported = Number.NEGATIVE_INFINITY;
    try {
      const work = await begin(request);
      for (;;) {
        const until = performance.now() + SLICE;
        let step = await work.next();
        let progress = step.value;
        while (!step.done && performance.now() < until) {
          step = await work.next();
          if (!step.done) progress = step.value ?? progress;
        }
        if (step.done) {
          reply('answer', step.value);
          return;
        }
        if (progress !== undefined && performance.now() - reported > REPORT) {
          reported = performance.now();
          reply('progress', progress);
        }
        await messagesHandled();
        if (cancelled.has(id)) {
          await work.return?.();
          return;
        }
      }
    } catch (error) {
      if (!cancelled.has(id)) reportError(error);
    } finally {
      cancelled.delete(id);
    }
  };

  addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if ('cancel' in data) cancelled.add(data.id);
    else void answer(data.id, handlers[data.name as keyof Api] as Begin, data.request);
  });
}

type Begin = (request: unknown) => Begun<unknown, unknown>;

/** Resolves after the event loop has delivered the messages that arrived meanwhile. */
export function messagesHandled(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
