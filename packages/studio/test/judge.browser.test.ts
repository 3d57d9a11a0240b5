import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { describeWith } from '../../../test/describe-with.ts';
import { NONET } from '../../cli/test/nonet.ts';
import { program } from '../../cli/test/program-on-path.ts';
import { en } from './all-words.ts';
import { violations } from './axe.ts';
import { PLANTED } from './failing-worker.ts';
import { describeStudio } from './studio-page.ts';
import { PATIENCE } from './studio-parts.ts';
import { withPython } from './with-python.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const STUDENTS = 'packages/cli/test/students';
const SAMPLE = '1.3...5.9..21.94.....7.4...3..5.2..6.6.....5.7..8.3..4...4.1.....92.58..8.4...1.7';

const NUMBERS = 'packages/cli/test/judge-programs/leetcode/number-in-cell.js';
const NO_ROW = `${STUDENTS}/javascript/no-row.js`;

/** What a report says of a program: the result of each case, and why it failed. */
interface Said {
  readonly cases: readonly (readonly [label: string, result: string])[];
  readonly verdict: string;
  readonly facts: readonly string[];
  /** What is said of all cases. */
  readonly rest: readonly string[];
}

const RESULTS: Readonly<Record<string, string>> = {
  AC: 'Accepted',
  WA: 'Wrong answer',
  PE: 'Presentation error',
  RE: 'Runtime error',
};

/** What `nonet judge` prints. The links are left out, because the page has buttons. */
function saidByCommand(file: string, problem: string): Said {
  const args = [NONET, 'judge', '--language', 'en', '--problem', problem, file];
  const { stdout } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  const lines = stdout.trimEnd().split('\n');
  const rows = lines.map((line) => /^ ?\d+ {2}(\w\w) +(\S.*?) {2,}[\d,]+ {2}/.exec(line));
  const [verdict = '', ...after] = lines.slice(lines.indexOf('') + 1);
  return {
    cases: rows.flatMap((row) => (row ? [[row[2]!, RESULTS[row[1]!]!] as const] : [])),
    verdict,
    facts: after.flatMap((line) => (/^ {2}(?!The puzzle:|See it)/.test(line) ? [line.trim()] : [])),
    rest: lines.filter((line) => /^(Not run|Stress):? .*\d/.test(line)),
  };
}

/** How the judge begins to say that it explains a failure. */
const [WHY = ''] = en.judging.explaining(1).split('1');

const fragment = (name: string, problem: string, text: string): string => {
  const code = gzipSync(JSON.stringify({ name, problem, text })).toString('base64url');
  return `2&room=code&code=${code}&puzzle=${SAMPLE}`;
};

describeWith(program('python3'), 'the judge in the page', () => {
  describeStudio('as on the command line', (studio) => {
    const openLink = async (link: string): Promise<void> => {
      await studio.open(link);
      await withPython(studio.page);
    };
    const status = () => studio.code.status;
    /** Judges the program, and waits for the verdict. */
    const judge = async (): Promise<void> => {
      await studio.code.judge.click();
      await studio.code.verdict.locator('.judge-report').waitFor(PATIENCE);
    };
    /** What the judge says from now on. */
    const statuses = async (): Promise<() => Promise<string[]>> => {
      await status().evaluate((element) => {
        const texts: string[] = [];
        Object.assign(globalThis, { statuses: texts });
        new MutationObserver(() => texts.push(element.textContent)).observe(element, {
          childList: true,
          characterData: true,
          subtree: true,
        });
      });
      return () =>
        studio.page.evaluate(() => (globalThis as unknown as { statuses: string[] }).statuses);
    };
    const said = async (): Promise<Said> => {
      const { verdict } = studio.code;
      const rows = await verdict.locator('tr[data-result]').all();
      return {
        cases: await Promise.all(
          rows.map(
            async (row) =>
              [
                await row.getByRole('rowheader').innerText(),
                await row.getByRole('cell').nth(2).innerText(),
              ] as const,
          ),
        ),
        verdict: await status().innerText(),
        facts: await verdict.locator('.judge-facts p').allInnerTexts(),
        rest: await verdict.locator('.judge-report > p').allInnerTexts(),
      };
    };

    /** Judges the program, and expects what the command says, with an explanation for each failure. */
    const judgeAsTheCommand = async (file: string, problem: string): Promise<void> => {
      const texts = await statuses();
      await judge();
      const spoken = await texts();
      const reported = await said();
      expect(reported).toEqual(saidByCommand(file, problem));
      const explained = spoken.filter((one) => one.startsWith(WHY));
      expect(new Set(explained).size).toBe(reported.facts.length > 0 ? 1 : 0);
    };

    it('has the same verdict for a function', async () => {
      const text = readFileSync(join(ROOT, NUMBERS), 'utf8');
      await openLink(fragment(basename(NUMBERS), 'leetcode37', text));
      expect(await studio.code.problem.inputValue()).toBe('leetcode37');
      await judgeAsTheCommand(NUMBERS, 'leetcode37');
    });

    it('has the same verdict, cell and cause, and opens the search of the failed case where the mistake is', async () => {
      const text = readFileSync(join(ROOT, NO_ROW), 'utf8');
      await openLink(fragment(basename(NO_ROW), '2239', text));
      await judgeAsTheCommand(NO_ROW, '2239');
      const { verdict, input } = studio.code;
      const words = studio.words.judging;
      await studio.named('img', words.answer({ row: 1, column: 4, box: 2 }), verdict).waitFor();
      await studio.button(words.open, verdict).click();
      expect(await input.inputValue()).toMatch(/^103000509\n002109400\n/);
      await verdict.getByText(words.opened).waitFor();
      await studio.button(words.watch, verdict).click();
      await studio.inRoom('watch');
      await expect
        .poll(() => studio.watch.drawnSentence.textContent())
        .toMatch(/^Place 3 in row 1, column 4\.$/);
      await studio.page.getByRole('link', { name: studio.words.code.edit }).click();
      await studio.inRoom('code');
      await studio.code.editing.getByText('no-row.js', { exact: true }).waitFor();
      // The verdict is still there, also on a phone and in Korean.
      expect(await status().innerText()).toMatch(/^Wrong answer in case 1/);
      await studio.page.setViewportSize({ width: 390, height: 844 });
      const width = () => studio.page.evaluate(() => document.documentElement.scrollWidth);
      expect(await width()).toBeLessThanOrEqual(390);
      await studio.page.setViewportSize({ width: 1280, height: 720 });
      await studio.speak('ko');
      expect(await status().innerText()).toBe('틀렸습니다: 1번 데이터.');
      expect(await violations(studio.page)).toEqual([]);
    });

    it('stops a program that never ends, and judges again', async () => {
      await openLink(fragment('loop.js', '2239', 'for (;;);'));
      const words = studio.words.judging;
      await studio.code.judge.focus();
      await studio.page.keyboard.press('Enter');
      await status()
        .getByText(/^Case 1 of /)
        .waitFor(PATIENCE);
      await studio.page.keyboard.press('Control+Period');
      await status().getByText(words.stopped).waitFor();
      await studio.code.judge.click();
      await studio.button(words.stop, studio.code.deck).click();
      await status().getByText(words.stopped).waitFor();
      await studio.code.judge.click();
      await status()
        .getByText(/^Case 1 of /)
        .waitFor(PATIENCE);
      // Only one of the two goes on: the judge, or a run.
      await studio.code.run.click();
      await studio.code.verdict.getByText(words.stopped).waitFor();
      await status().getByText(studio.words.coding.running).waitFor();
      await studio.code.stop.waitFor();
      await studio.code.judge.click();
      await status()
        .getByText(/^Case 1 of /)
        .waitFor(PATIENCE);
      expect(await studio.code.run.count()).toBe(1);
      // The verdict of one program does not stay over another one.
      await studio.code.start.selectOption('arrays');
      await studio.code.verdict.getByText(words.intro).waitFor();
    });

    it('goes to the line of an error', async () => {
      const { coding, judging } = studio.words;
      await openLink(fragment('a.js', 'free', '\nlet let'));
      await studio.code.judge.click();
      await status().getByText(judging.noProblem).waitFor();
      await studio.code.problem.selectOption('2239');
      await studio.code.verdict.getByText(judging.intro).waitFor();
      await judge();
      const printed = studio.named('group', coding.messages, studio.code.verdict);
      expect(await printed.innerText()).toMatch(/let let\n +\^/);
      await studio.button(coding.goToLine(2), studio.code.verdict).click();
      expect(await studio.code.editor.evaluate((node) => node === document.activeElement)).toBe(
        true,
      );
      await studio.page.keyboard.insertText('missing();//');
      await judge();
      expect(await status().innerText()).toBe('Runtime error in case 1.');
      await studio.button(coding.goToLine(2), studio.code.verdict).waitFor();
    });

    it('ends if the program has no place to run in any more', async () => {
      // It loses the first one, because it prints too much.
      await openLink(fragment('a.js', '2239', 'for (;;) console.log("1".repeat(1e5));'));
      await studio.page.evaluate((message) => {
        const { body } = document;
        let frames = 0;
        body.append = (node) => {
          if (node instanceof HTMLIFrameElement && ++frames > 1) throw new Error(message);
          body.appendChild(node as Node);
        };
      }, PLANTED);
      await studio.code.judge.click();
      await status().getByText(studio.words.judging.stopped).waitFor(PATIENCE);
      await studio.code.judge.waitFor();
    });

    it('names the functions of a program without the one that LeetCode calls', async () => {
      const text = 'class Solution:\n    def solve(self, board):\n        pass\n';
      await openLink(fragment('a.py', 'leetcode37', text));
      await studio.code.judge.click();
      const expected =
        'LeetCode 37 calls a function solveSudoku in class Solution. The program has other functions: solve.';
      await status().getByText(expected, { exact: true }).waitFor(PATIENCE);
    });
  });
});
