import type { Desk, Question, Reply } from './desk.ts';
import { judging } from './judge.ts';
import { jumping } from './jumps.ts';
import { reading } from './read-text.ts';
import { recordings } from './recordings.ts';
import { solutions } from './solutions.ts';
import { tracing } from './tracing.ts';
import { trees } from './tree.ts';
import { trying } from './tried.ts';
import type { Answers, Work } from './work.ts';
import { writing } from './write-text.ts';

/** Milliseconds of work between two looks at the messages, and from one word on the way to the next. */
const SLICE = 8;
const TELL = 60;

const answers: Answers<Desk> = {
  ...reading,
  ...writing,
  ...judging,
  ...solutions,
  ...recordings,
  ...tracing,
  ...trees,
  ...jumping,
  ...trying,
};
const cancelled = new Set<number>();

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  if (data.name === 'cancel') cancelled.add(data.id);
  else void answer(data);
});

async function answer(question: Exclude<Question, { name: 'cancel' }>): Promise<void> {
  const { id } = question;
  const reply = (kind: Reply['kind'], value: unknown): void =>
    postMessage({ id, kind, value } satisfies Reply);
  try {
    const begin = answers[question.name] as (asked: unknown) => Work;
    const work = begin(question.asked);
    let step = work.next();
    let told = Number.NEGATIVE_INFINITY;
    while (!step.done) {
      const until = performance.now() + SLICE;
      let word = step.value;
      while (!step.done && performance.now() < until) {
        step = work.next();
        if (!step.done) word = step.value ?? word;
      }
      if (step.done) break;
      if (word !== undefined && performance.now() - told > TELL) {
        told = performance.now();
        reply('told', word);
      }
      await breath();
      if (cancelled.delete(id)) return;
    }
    reply('answer', step.value);
  } catch (error) {
    reply('failed', error);
  }
}

/** Lets the messages in that have come meanwhile. */
function breath(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
