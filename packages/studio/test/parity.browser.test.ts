import { expect, it } from 'vitest';
import { type Answer, answers, texts } from '../../../test/parity/golden.ts';
import type { Desk, Name, Reply } from '../src/worker/desk.ts';
import { describeStudio } from './studio-page.ts';

describeStudio('solve and count of 100 puzzles', (studio) => {
  it('by the worker of the page are the same as by the library and the command line', async () => {
    await studio.open();
    const input = { text: `${texts.join('\n')}\n`, count: texts.length };
    expect(await studio.page.evaluate(answered, input)).toEqual(answers);
  });
});

/** In the page: what a worker of its own script says of every line of a text. */
async function answered({ text, count }: { text: string; count: number }): Promise<Answer[]> {
  const script = performance
    .getEntriesByType('resource')
    .find(({ name }) => /\/worker-[^/]+\.js$/.test(name));
  if (!script) throw new Error('the page has no worker');
  const worker = new Worker(script.name, { type: 'module' });
  let last = 0;
  const ask = <N extends Name>(name: N, asked: Desk[N]['asked']) =>
    new Promise<Desk[N]['answer']>((resolve, reject) => {
      const id = ++last;
      worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
        if (data.id !== id || data.kind === 'told') return;
        if (data.kind === 'answer') resolve(data.value as Desk[N]['answer']);
        else reject(new Error(String(data.value)));
      });
      worker.postMessage({ id, name, asked });
    });

  await ask('read', { take: 1, text });
  const answers: Answer[] = [];
  for (const [take, entry] of (await ask('records', { take: 1, from: 0, to: count })).entries()) {
    if (!entry.ok) {
      const { column, expected, found } = entry.error;
      answers.push({ column, error: `expected ${expected}, found ${found}` });
      continue;
    }
    const { solutions, more } = await ask('explore', { take, puzzle: entry.puzzle });
    const [solution = null] = await ask('solutions', { take, from: 0, to: 1 });
    answers.push({ solution, solutions, complete: !more });
  }
  worker.terminate();
  return answers;
}
