import { readingErrorText } from '@nonet/engine/explain';
import { parsePuzzles } from '@nonet/engine/notation';
import { expect, it } from 'vitest';
import { type Answer, answers, texts } from '../../../test/parity/golden.ts';
import type { Reply } from '../src/workers/messages.ts';
import type { SearchApi } from '../src/workers/search/search-worker.ts';
import { describeStudio } from './studio-page.ts';

describeStudio('solve and count of 100 puzzles', (studio) => {
  it('give the same answers in the page’s worker, the library and the command line', async () => {
    await studio.open('2&event=0');
    const input = { text: `${texts.join('\n')}\n`, count: texts.length };
    // The worker puts an error into words.
    const errors = parsePuzzles(input.text).map((it) => (it.ok ? '' : readingErrorText(it.error)));
    expect(await studio.page.evaluate(workerAnswers, input)).toEqual(
      answers.map((answer, i) => ('error' in answer ? errors[i] : answer)),
    );
  });
});

/** Runs in the page. Returns the answers of a new worker for every line of a text. */
async function workerAnswers({
  text,
  count,
}: {
  text: string;
  count: number;
}): Promise<(Answer | string)[]> {
  const script = performance
    .getEntriesByType('resource')
    .find(({ name }) => /\/search-worker-[^/]+\.js$/.test(name));
  if (!script) throw new Error('the page has no worker');
  const worker = new Worker(script.name, { type: 'module' });
  let last = 0;
  const ask = <N extends keyof SearchApi>(name: N, request: SearchApi[N]['request']) =>
    new Promise<SearchApi[N]['answer']>((resolve) => {
      const id = ++last;
      worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
        if (data.id === id && data.kind === 'answer') resolve(data.value as SearchApi[N]['answer']);
      });
      worker.postMessage({ id, name, request });
    });

  await ask('read', { textId: 1, text });
  const answers: (Answer | string)[] = [];
  const records = await ask('records', { textId: 1, from: 0, to: count });
  for (const [searchId, entry] of records.entries()) {
    if (!entry.ok) {
      answers.push(entry.fault.en);
      continue;
    }
    const { solutions, more } = await ask('explore', { searchId, puzzle: entry.puzzle });
    const [solution = null] = await ask('solutions', { searchId, from: 0, to: 1 });
    answers.push({ solution, solutions, complete: !more });
  }
  worker.terminate();
  return answers;
}
