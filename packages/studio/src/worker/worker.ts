import type { Desk, Name, Question, Reply } from './desk.ts';
import { judged } from './judge.ts';
import { readText } from './read-text.ts';
import { Recorder } from './recorder.ts';

/** Milliseconds of work between two looks at the messages, and from one word on the way to the next. */
const SLICE = 8;
const TELL = 60;

/** A question under way: what it yields is told, what it returns is the answer. */
type Work = Pick<Iterator<unknown, unknown>, 'next'>;

let recorder: Recorder | undefined;
const cancelled = new Set<number>();
const latest = new Map<Name, number>();

/** Questions that only the latest of matters. */
const REPLACED: readonly Name[] = ['judge', 'record', 'waveform', 'deepest'];

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  if (data.name === 'cancel') {
    cancelled.add(data.id);
    return;
  }
  if (REPLACED.includes(data.name)) {
    const before = latest.get(data.name);
    if (before !== undefined) cancelled.add(before);
    latest.set(data.name, data.id);
  }
  void answer(data);
});

async function answer(question: Exclude<Question, { name: 'cancel' }>): Promise<void> {
  const { id } = question;
  const reply = (kind: Reply['kind'], value: unknown): void =>
    postMessage({ id, kind, value } satisfies Reply);
  try {
    const work = begin(question);
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

function begin(question: Exclude<Question, { name: 'cancel' }>): Work {
  switch (question.name) {
    case 'read':
      return at(() => readText(question.asked));
    case 'judge':
      return judged(question.asked);
    case 'record':
      recorder = new Recorder(question.asked.puzzle, question.asked.strategy);
      return recordedBy(recorder);
    case 'at':
      return at(() => present().at(question.asked));
    case 'nextBack':
      return at(() => present().nextBack(question.asked));
    case 'previousBack':
      return at(() => present().previousBack(question.asked));
    case 'deepest':
      return present().deepest();
    case 'waveform':
      return present().waveform(question.asked);
  }
}

function present(): Recorder {
  if (!recorder) throw new Error('nothing is recorded');
  return recorder;
}

/** An answer that is there at once: work without slices. */
function at(answerNow: () => unknown): Work {
  return { next: () => ({ done: true, value: answerNow() }) };
}

function* recordedBy({ recording }: Recorder): Generator<Desk['record']['told'], unknown> {
  while (!recording.end) {
    recording.advance();
    yield { events: recording.events, end: recording.end };
  }
  return { events: recording.events, end: recording.end };
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
