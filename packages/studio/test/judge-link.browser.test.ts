import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { describeWith } from '../../../test/describe-with.ts';
import { program } from '../../cli/test/program-on-path.ts';
import { describeStudio } from './studio-page.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const NONET = join(ROOT, 'packages/cli/bin/nonet.js');
const BROKEN = 'packages/cli/test/judge-programs/broken';
const CASES = 'packages/cli/test/judge-programs/cases.txt';

interface Judged {
  readonly result: string;
  readonly puzzle: string;
  readonly solution: string;
  /** The first wrong cell, such as `r1c2`. */
  readonly cell?: string;
  readonly studio: string;
}

/** Judges a program. Returns the case for which the report has a link. */
function failureOf(args: string): Judged {
  const all = [NONET, 'judge', '--json', ...args.split(' ')];
  const { stdout } = spawnSync(process.execPath, all, { cwd: ROOT, encoding: 'utf8' });
  const lines = stdout.trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line)).find(({ studio }) => studio !== undefined);
}

const WRONG = [
  `--cases examples/baekjoon-2239.txt examples/judge/first.py`,
  ...['any-solution', 'sorted-rows'].map((name) => `--cases ${CASES} ${BROKEN}/${name}.py`),
];

const UNREADABLE = '--cases examples/baekjoon-2239.txt examples/judge/second.py';
/** A command is not watched, which would take ten seconds. */
const TOO_SLOW = '--cases examples/judge/hard.txt --time 0.3 -- python3 -c while(1):pass';

describeWith(program('python3'), 'the link of the judge', () => {
  describeStudio('opens the puzzle in row order', (studio) => {
    const open = async ({ studio: link, puzzle }: Judged): Promise<number> => {
      await studio.open(link.replace('http://127.0.0.1:2239/#', ''));
      await studio.inRoom('watch');
      const event = Number(/&event=(\d+)$/.exec(link)![1]);
      await studio.at(event);
      const shown = await studio.cells();
      const givens = Array.from(puzzle, (symbol, cell) => (symbol === '.' ? '.' : shown[cell]));
      expect(givens.join('')).toBe(puzzle);
      return event;
    };

    it.each(WRONG)('where the wrong cell gets its digit: %s', async (args) => {
      const failure = failureOf(args);
      expect(failure.result).toBe('WA');
      const event = await open(failure);
      const [, row, column] = /^r(\d)c(\d)$/.exec(failure.cell!)!;
      const digit = failure.solution[9 * Number(row) + Number(column) - 10]!;
      const sentence = `Place ${digit} in row ${row}, column ${column}.`;
      await expect.poll(() => studio.watch.drawnSentence.textContent()).toBe(sentence);
      // The digit stays until the end.
      await studio.recorded();
      await studio.transport('last').click();
      await expect.poll(() => studio.shown()).toBeGreaterThanOrEqual(event);
      await expect.poll(() => studio.cells()).toBe(failure.solution);
    });

    it('where it does most of its work, if its answer cannot be read', async () => {
      const failure = failureOf(UNREADABLE);
      expect(failure.result).toBe('PE');
      expect(await open(failure)).toBe(153);
    });

    it('where it does most of its work, if it is too slow', async () => {
      const failure = failureOf(TOO_SLOW);
      expect(failure.result).toBe('TLE');
      expect(await open(failure)).toBe(1_000_000);
    });
  });
});
