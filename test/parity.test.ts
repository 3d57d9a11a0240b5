import { solve } from '@nonet/engine';
import { describe, expect, it } from 'vitest';
import { nonet } from '../packages/cli/test/nonet.ts';
import { answerTo, CAP } from './parity/answer.mjs';
import { type Answer, answers, texts } from './parity/golden.ts';

const LIBRARY = new URL('../packages/cli/dist/index.js', import.meta.url).href;

async function byCommandLine(): Promise<Answer[]> {
  const answered = async (...args: string[]) => {
    const { stdout } = await nonet([...args, '--json'], `${texts.join('\n')}\n`);
    const lines = stdout.trimEnd().split('\n');
    return lines.map((line) => JSON.parse(line));
  };
  const counts = await answered('count', '--limit', String(CAP));
  return (await answered('solve')).map(({ solution, error }, i) => {
    const [, column, reason] = /^stdin:\d+:(\d+): (.*) \(read as line\)$/.exec(error ?? '') ?? [];
    if (solution === undefined) return { column: Number(column), error: reason };
    const { solutions, complete } = counts[i];
    return { solution, solutions: Number(solutions), complete };
  });
}

// packages/studio/test/parity.browser.test.ts tests the same answers in the studio.
describe('the answers to 100 puzzles', () => {
  it('are of every kind', () => {
    const kinds = answers.map((one) => ('error' in one ? 'none' : Math.min(one.solutions, 2)));
    const count = (kind: unknown) => kinds.filter((one) => one === kind).length;
    expect(count(0) + count(1) + count(2)).toBe(100);
    for (const kind of ['none', 0, 1, 2]) expect(count(kind)).toBeGreaterThanOrEqual(10);
  });

  it('are unchanged in the engine', () => {
    expect(texts.map((text) => answerTo(solve, text))).toEqual(answers);
  });

  it('are the same in the npm library', async () => {
    const library: typeof import('@nonet/engine') = await import(LIBRARY);
    expect(texts.map((text) => answerTo(library.solve, text))).toEqual(answers);
  });

  it('are the same on the command line', async () => {
    expect(await byCommandLine()).toEqual(answers);
  });
});
