import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { en } from './all-words.ts';
import { violations } from './axe.ts';
import { dropFile } from './paste.ts';
import { describeStudio } from './studio-page.ts';
import { PATIENCE } from './studio-parts.ts';
import { withPython } from './with-python.ts';

const SOLUTION = `143628579
572139468
986754231
391542786
468917352
725863914
237481695
619275843
854396127
`;

const LEETCODE = `class Solution:
    def solveSudoku(self, board):
        def fits(r, c, d):
            for i in range(9):
                if d in (board[r][i], board[i][c]):
                    return False
                if board[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] == d:
                    return False
            return True

        blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == '.']

        def solve(i):
            if i == len(blanks):
                return True
            r, c = blanks[i]
            for d in '123456789':
                if fits(r, c, d):
                    board[r][c] = d
                    if solve(i + 1):
                        return True
                    board[r][c] = '.'
            return False

        solve(0)
`;

/** Runs in the page. The text of the editor as the user sees it. */
const textIn = (page: Page): Promise<string> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('.cm-line'), ({ textContent }) => textContent).join('\n'),
  );

describeStudio('the room Code', (studio) => {
  const words = en.coding;
  const text = (): Promise<string> => textIn(studio.page);
  const type = async (typed: string): Promise<void> => {
    await studio.code.editor.focus();
    await studio.page.keyboard.press('Control+End');
    await studio.page.keyboard.type(typed);
  };
  const openPrograms = () => studio.openDialog(words.programs.name);

  it('begins with a program that can run, and every key in the editor is the editor’s', async () => {
    await studio.open('2&room=code');
    const { page, code } = studio;
    expect(await text()).toContain('def solve(i):');
    expect(await code.input.inputValue()).toMatch(/^103000509\n/);
    await type('if True:\nt');
    // The line is indented as Python wants it. Single-letter keys of the page do not work here.
    expect(await text()).toMatch(/if True:\n {4}t$/);
    await page.keyboard.press('Home');
    await page.keyboard.press('Tab');
    expect(await text()).toMatch(/if True:\n {8}t$/);
    await page.keyboard.press('Control+z');
    expect(await text()).toMatch(/if True:\n {4}t$/);
    await page.keyboard.press('Control+f');
    const find = page.getByRole('textbox', { name: 'Find' });
    await find.fill('blanks');
    await page.keyboard.press('Escape');
    await find.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await expect.poll(() => code.run.evaluate((run) => run === document.activeElement)).toBe(true);
    await studio.speak('ko');
    await code.editor.focus();
    await page.keyboard.press('Control+f');
    await page.getByRole('textbox', { name: '찾기' }).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('keeps every character, and several programs by name', async () => {
    await studio.open('2&room=code');
    const { page, code } = studio;
    await type('x = 1234567');
    await page.reload();
    await code.editor.waitFor();
    expect(await text()).toMatch(/x = 1234567$/);
    let dialog = await openPrograms();
    await dialog.getByLabel(words.programs.rename).fill('mine.py');
    await studio.button(words.programs.duplicate, dialog).click();
    await code.editing.getByText('mine-2.py', { exact: true }).waitFor();
    await code.start.selectOption('bits');
    await code.editing.getByText('bits.py', { exact: true }).waitFor();
    dialog = await openPrograms();
    const rows = dialog.getByRole('listitem');
    await expect.poll(() => rows.count()).toBe(2);
    expect(await violations(page)).toEqual([]);
    await rows.filter({ hasText: 'mine-2.py' }).getByText(words.programs.forget).click();
    await dialog.getByText(words.programs.reallyForget).click();
    await expect.poll(() => rows.count()).toBe(1);
    await studio.button(words.programs.open, rows).click();
    await code.editing.getByText('mine.py', { exact: true }).waitFor();
    expect(await text()).toMatch(/x = 1234567$/);
  });

  it('a page that is left at once comes back to its own program', async () => {
    await studio.open('2&room=code');
    const { page, code } = studio;
    // The page is left after IndexedDB has the draft, and before localStorage says so.
    await page.evaluate(() => {
      const setItem = localStorage.setItem.bind(localStorage);
      Storage.prototype.setItem = (key, value) => {
        if (!value.includes('"isKept":true')) setItem(key, value);
      };
    });
    await type('a = 1');
    await expect.poll(async () => (await kept(page)).join()).toContain('a = 1');
    await page.goto('about:blank');
    await page.goBack();
    await code.editing.getByText('scan.py', { exact: true }).waitFor();
    await type('\nb = 2');
    await expect.poll(async () => (await kept(page)).join()).toMatch(/a = 1\nb = 2/);
    expect(await code.editing.getByText('scan.py', { exact: true }).count()).toBe(1);
    expect(await kept(page)).toHaveLength(1);
  });

  it('a second tab never overwrites what the first one has', async () => {
    await studio.open('2&room=code');
    const { page } = studio;
    await type('first = 1');
    await expect.poll(async () => (await kept(page)).length).toBe(1);
    const [other] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate(() => void window.open(location.href)),
    ]);
    await other.getByRole('textbox', { name: /^Editor/ }).focus();
    await other.keyboard.press('Control+End');
    await other.keyboard.type('\nsecond = 2');
    await expect.poll(async () => (await kept(page)).join()).toContain('second = 2');
    await type('\nthird = 3');
    await page.getByText(words.notices['other-tab']).waitFor();
    await expect.poll(async () => (await kept(page)).join()).toContain('third = 3');
    expect(await kept(page)).toHaveLength(2);
    const [a, b] = (await kept(page)).toSorted();
    expect([a, b].map((one) => /second = 2/.test(one) !== /third = 3/.test(one))).toEqual([
      true,
      true,
    ]);
    expect(await textIn(other)).toMatch(/first = 1\nsecond = 2$/);
    expect(await text()).toMatch(/first = 1\nthird = 3$/);
  });

  it('a program from a link is a new one that does not run by itself', async () => {
    await studio.open('2&room=code');
    await type('# a stranger');
    await expect.poll(async () => (await kept(studio.page)).length).toBe(1);
    let dialog = await studio.openDialog(studio.words.share.share);
    const field = dialog.getByLabel(words.link);
    await expect.poll(() => field.inputValue()).toContain('&code=');
    const link = await field.inputValue();
    await studio.open('2&room=code');
    const { page, code } = studio;
    await type('# mine');
    await page.evaluate((hash) => {
      location.hash = hash;
    }, new URL(link).hash);
    await page.getByText(words.notices['from-link']).waitFor();
    expect(await text()).toMatch(/# a stranger$/);
    expect(await code.status.textContent()).toBe(words.ready);
    await expect.poll(async () => (await kept(page)).length).toBe(2);
    // It says so until the user closes this or changes the program.
    await page.reload();
    await page.getByText(words.notices['from-link']).waitFor();
    await studio.button(en.close, code.editing).click();
    await page.getByText(words.notices['from-link']).waitFor({ state: 'detached' });
    await page.evaluate(() => {
      location.hash = '2&room=code&code=H4sIAAAA';
    });
    await studio.notice.getByText(/damaged/).waitFor();
    expect(await text()).toMatch(/# a stranger$/);
    // Digits of a bad random number generator, which cannot be packed well.
    let seed = 1;
    const noise = Array.from({ length: 12_000 }, () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed.toString(36);
    }).join('');
    const long = join(mkdtempSync(join(tmpdir(), 'nonet-')), 'long.py');
    writeFileSync(long, `# ${noise}\n`);
    await dropFile(studio, code.editor, long);
    await code.editing.getByText('long.py', { exact: true }).waitFor();
    dialog = await studio.openDialog(studio.words.share.share);
    await dialog.getByText(/too long for a link: it would have [\d,]+ characters/).waitFor();
    expect(await dialog.getByLabel(words.link).inputValue()).not.toContain('&code=');
    // On paper, the whole text is there: the editor has only the lines in view.
    await page.emulateMedia({ media: 'print' });
    await page.locator('.code-paper', { hasText: noise }).waitFor();
    await code.editor.waitFor({ state: 'hidden' });
  });

  it('opens a file that is dropped, and asks what is missing in an exercise', async () => {
    await studio.open('2&room=code');
    const { page, code } = studio;
    const file = join(mkdtempSync(join(tmpdir(), 'nonet-')), 'theirs.js');
    writeFileSync(file, 'const a = 1;\r\nconsole.log(a);\n');
    await dropFile(studio, code.editor, file);
    await code.editing.getByText('theirs.js', { exact: true }).waitFor();
    expect(await text()).toBe('const a = 1;\nconsole.log(a);\n');
    expect(await code.language.inputValue()).toBe('javascript');
    // The empty program is first.
    const starts = await code.start.locator('option:enabled').allTextContents();
    expect(starts[0]).toBe(words.startNames.skeleton);
    await code.start.selectOption('box');
    await page.getByText(words.tasks.box).waitFor();
    await page.getByText(words.showAnswer).click();
    await page.getByText('Math.floor(i / 3)', { exact: false }).first().waitFor();
    // A starting point that nobody has changed speaks the other language at once.
    await code.language.selectOption('python');
    await expect.poll(text).toContain('def fits(r, c, d):');
    await code.problem.selectOption('leetcode37');
    await expect.poll(() => code.input.inputValue()).toMatch(/^\[\["1","\.","3"/);
    await code.input.fill('[]');
    await page.getByText(words.inputOwn).waitFor();
    await code.input.fill('1'.repeat(200_001));
    await page.getByText(words.notices['long-input']).waitFor();
    expect(await code.input.inputValue()).toBe('[]');
    await studio.button(words.inputReset).click();
    await expect.poll(() => code.input.inputValue()).toMatch(/^\[\["1"/);
  });

  it('runs a program, and its search is watched and raced', async () => {
    await studio.open('2&room=code&start=scan-javascript');
    const { page, code } = studio;
    await code.editor.focus();
    await page.keyboard.press('Control+Enter');
    const finished = code.status.filter({ hasText: words.recorded(323) });
    await finished.waitFor();
    expect(await code.output.textContent()).toBe(SOLUTION);
    expect(await violations(page)).toEqual([]);
    await studio.button(words.watchIt).click();
    await studio.inRoom('watch');
    await studio.recorded();
    await studio.transport('last').click();
    await studio.at(323);
    expect(await studio.counters.textContent()).toMatch(/placements187backtracks136/);
    const { runningLines } = studio.watch;
    await expect
      .poll(() => runningLines.allTextContents())
      .toEqual([expect.stringContaining('board[r][c] = d;')]);
    const cutAtTop = (line: HTMLElement) => line.parentElement!.scrollTop % line.offsetHeight;
    expect(await runningLines.evaluate(cutAtTop)).toBe(0);
    // What was printed is still there, and so is what can be undone.
    await studio.openRoom('code');
    await finished.waitFor();
    await studio.button(words.raceIt).click();
    await studio.inRoom('race');
    await studio.named('slider', en.race.position(en.ownProgram.name('scan.js'))).waitFor();
    // A program that has changed since is called so, after a reload as well.
    await studio.openRoom('code');
    await code.editor.focus();
    await page.keyboard.press('Space');
    await studio.openRoom('race');
    const earlier = studio.named('slider', en.race.position(en.ownProgram.name('scan.js', true)));
    await earlier.waitFor();
    await page.reload();
    await earlier.waitFor();
  });

  it('its search is still there after the one of a failed case', async () => {
    await studio.open('2&room=code&start=box-javascript');
    const { code } = studio;
    await code.run.click();
    await code.status.filter({ hasText: /^Finished/ }).waitFor();
    const said = (await code.status.textContent()) ?? '';
    const events = Number(/([\d,]+) events/.exec(said)?.[1]?.replaceAll(',', ''));
    await code.judge.click();
    const watchCase = studio.button(en.judging.watch, code.verdict);
    await watchCase.waitFor(PATIENCE);
    await code.status.filter({ hasText: /^Wrong answer/ }).waitFor();
    // The facts say what the exercise lacks.
    await code.verdict.getByText('into a box that already had').first().waitFor();
    await watchCase.click();
    await studio.inRoom('watch');
    await studio.recorded();
    await studio.openRoom('code');
    await studio.button(words.watchIt).click();
    await studio.inRoom('watch');
    await studio.recorded();
    await studio.transport('last').click();
    await studio.at(events);
  });

  it('offers JavaScript where Python cannot be loaded, and keeps the program', async () => {
    await studio.open('2&room=code&start=bits-python');
    const { page, code } = studio;
    await page.route('**/pyodide-*/*', (route) => route.abort());
    await type('# mine');
    const missing = words.missing.unreachable('Python');
    for (const button of [code.run, code.judge]) {
      await button.click();
      await code.status.filter({ hasText: `${missing} ${words.instead}` }).waitFor();
    }
    await studio.button(words.useJavaScript, code.deck).click();
    await code.editing.getByText('bits.js', { exact: true }).waitFor();
    expect(await code.status.textContent()).toContain(words.ready);
    expect(await text()).toContain('const ');
    const dialog = await openPrograms();
    await dialog.getByRole('listitem').filter({ hasText: 'bits.py' }).waitFor();
  });

  it('says why a program ended, and at which line', async () => {
    await studio.open('2&room=code&start=scan-javascript');
    const { page, code } = studio;
    const write = async (program: string): Promise<void> => {
      await code.editor.focus();
      await page.keyboard.press('Control+A');
      await page.keyboard.insertText(program);
      await code.run.click();
    };
    const says = (said: string | RegExp) => code.status.filter({ hasText: said }).waitFor();
    await write('for (let i = 0; i < 99; i++) console.error(i);\nnull.x;\n');
    await says(words.failedAt(2));
    expect(await code.messages.textContent()).toContain('TypeError');
    // The error itself is at the end.
    const below = await code.messages.evaluate(
      ({ clientHeight, scrollHeight, scrollTop }) => scrollHeight - clientHeight - scrollTop,
    );
    expect(below).toBeLessThan(2);
    await write('console.log(1);\nnull.x;\n');
    await says(words.failedAt(2));
    await studio.button(words.goToLine(2)).click();
    await page.keyboard.type('// ');
    expect(await text()).toBe('console.log(1);\n// null.x;\n');
    await page.getByText(words.changed.program).waitFor();
    await says(words.before.program);
    // The keys work wherever the focus is, and on a button they do not press it.
    await code.judge.focus();
    await page.keyboard.press('Control+Enter');
    await says(/^Finished/);
    await code.verdict.getByText(en.judging.intro).waitFor();
    expect(await code.output.textContent()).toBe('1\n');
    await code.input.fill('2\n');
    await page.getByText(words.changed.input).waitFor();
    await says(words.before.input);
    await page.getByText(words.unwatched['no-grid'](undefined)).waitFor();
    await write('while (true) {}');
    await says(words.running);
    await code.input.focus();
    await page.keyboard.press('Control+.');
    await says(/^You stopped it/);
    await page.keyboard.press('Control+Enter');
    await says(words.running);
    await code.stop.click();
    await says(/^You stopped it/);
    await write('for (;;) console.log("all work and no play".repeat(999));');
    await says(words.ends.output());
  });

  it('runs Python, and the problem’s own function', async () => {
    await studio.open('2&room=code');
    const { page, code } = studio;
    await withPython(page);
    await code.run.click();
    await code.status.filter({ hasText: words.recorded(323) }).waitFor({ timeout: 120_000 });
    expect(await code.output.textContent()).toBe(SOLUTION);
    await code.problem.selectOption('leetcode37');
    await code.editor.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText(LEETCODE);
    await code.run.click();
    await code.status.filter({ hasText: words.recorded(323) }).waitFor({ timeout: 60_000 });
    expect(await code.output.textContent()).toMatch(/^\[\["1", "4", "3"/);
  });

  it('Watch leads to the program of a strategy', async () => {
    await studio.open('2&room=watch&strategy=used-arrays&event=0');
    await studio.watch.codeTab('typescript').click();
    await studio.root.getByRole('link', { name: en.code.edit }).click();
    await studio.inRoom('code');
    await studio.code.editing.getByText('arrays.js', { exact: true }).waitFor();
    expect(await text()).toContain('function mark(r, c, d, used)');
  });
});

describeStudio(
  'the room Code on a phone',
  (studio) => {
    it('wraps long lines, and has buttons for what the key Tab does', async () => {
      await studio.open('2&room=code', 390, 844);
      const { page, code } = studio;
      await code.editor.focus();
      await page.keyboard.press('Control+Home');
      await page.keyboard.insertText(`# ${'far '.repeat(40)}\n`);
      const [wide, visible] = await code.editorBox
        .locator('.cm-scroller')
        .evaluate(({ clientWidth, scrollWidth }) => [scrollWidth, clientWidth]);
      expect(wide).toBe(visible);
      const before = await textIn(page);
      const indent = studio.button(en.coding.indent, code.editing);
      expect((await indent.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await indent.tap();
      await page.keyboard.type('x');
      expect((await textIn(page)).split('\n')[1]).toMatch(/^ {4}x/);
      await page.keyboard.press('Backspace');
      await studio.button(en.coding.unindent, code.editing).tap();
      expect(await textIn(page)).toBe(before);
      expect(await violations(page)).toEqual([]);
    });
  },
  { hasTouch: true },
);

/** The texts of the programs that the browser keeps. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('nonet-programs');
        opening.onerror = reject;
        opening.onsuccess = () => {
          const reading = opening.result.transaction('programs').objectStore('programs').getAll();
          reading.onerror = reject;
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.map(({ text }: { text: string }) => text));
          };
        };
      }),
  );
}
