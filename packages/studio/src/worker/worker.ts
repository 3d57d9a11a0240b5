import { checking } from './check.ts';
import { frames } from './frames.ts';
import { jumping } from './jumps.ts';
import { type ProgramApi, programs } from './programs.ts';
import { reading } from './read-text.ts';
import { recordings } from './recordings.ts';
import { solutions } from './solutions.ts';
import { tracing } from './tracing.ts';
import { trees } from './tree.ts';
import { trying } from './tried.ts';
import type { AsyncHandlers, Handlers, Pause, Work } from './work.ts';
import type { Message, Reply, WorkerApi } from './worker-api.ts';
import { writing } from './write-text.ts';

/**
 * The worker checks for new messages and reports its progress at intervals of this many
 * milliseconds.
 */
const SLICE = 8;
const REPORT = 60;

const handlers: Handlers<Omit<WorkerApi, keyof ProgramApi>> & AsyncHandlers<ProgramApi> = {
  ...reading,
  ...programs,
  ...writing,
  ...checking,
  ...solutions,
  ...recordings,
  ...tracing,
  ...trees,
  ...jumping,
  ...frames,
  ...trying,
};
type Begin = (request: unknown, pause: Pause<unknown>) => Work | Promise<unknown>;

const cancelled = new Set<number>();

addEventListener('message', ({ data }: MessageEvent<Message>) => {
  if (data.name === 'cancel') cancelled.add(data.id);
  else void answer(data);
});

async function answer(message: Exclude<Message, { name: 'cancel' }>): Promise<void> {
  const { id } = message;
  const reply = (kind: Reply['kind'], value: unknown): void =>
    postMessage({ id, kind, value } satisfies Reply);
  let reported = Number.NEGATIVE_INFINITY;
  const pause: Pause<unknown> = async (progress) => {
    if (progress !== undefined && performance.now() - reported > REPORT) {
      reported = performance.now();
      reply('progress', progress);
    }
    await messagesHandled();
    return cancelled.has(id);
  };
  try {
    const begin = handlers[message.name] as Begin;
    const work = begin(message.request, pause);
    if (work instanceof Promise) {
      reply('answer', await work);
      return;
    }
    let step = work.next();
    while (!step.done) {
      const until = performance.now() + SLICE;
      let progress = step.value;
      while (!step.done && performance.now() < until) {
        step = work.next();
        if (!step.done) progress = step.value ?? progress;
      }
      if (step.done) break;
      if (await pause(progress)) return;
    }
    reply('answer', step.value);
  } catch (error) {
    reply('error', error);
  } finally {
    cancelled.delete(id);
  }
}

/** Resolves after the event loop has delivered the messages that arrived meanwhile. */
function messagesHandled(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
