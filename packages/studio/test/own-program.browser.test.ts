import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { strategies } from '@nonet/engine/search';
import { expect, it } from 'vitest';
import { gallery } from '../src/puzzle/gallery.ts';
import { en } from './all-words.ts';
import { violations } from './axe.ts';
import { keptTrace } from './kept-trace.ts';
import { faults } from './layout-faults.ts';
import { dropFile, pasteOnPage } from './paste.ts';
import { describeStudio } from './studio-page.ts';
import { FULL_BUT_WRONG, HAND_MADE, SOURCE, strategyTrace } from './traces.ts';

describeStudio('the user’s own program', (studio) => {
  const chosen = (): Promise<string | null> =>
    studio.watch.strategy.evaluate(
      (select) => (select as HTMLSelectElement).selectedOptions[0].textContent,
    );
  const opened = async (name: string): Promise<void> => {
    await expect.poll(chosen).toBe(studio.words.ownProgram.name(name));
    await studio.recorded();
  };
  const says = (text: string): Promise<void> =>
    expect.poll(() => studio.watch.drawnSentence.textContent()).toBe(text);

  it('shows a trace of ours as ours', async () => {
    const id = 'propagation';
    await studio.open(`2&room=watch&event=0&strategy=${id}`);
    await studio.recorded();
    await studio.transport('last').click();
    const shown = async () => [
      // A trace without tries does not tell the counts after the backtracks.
      (await studio.counters.textContent())?.replace(/tries.*/, ''),
      await studio.watch.drawnSentence.textContent(),
      await studio.cells(),
    ];
    const solution = /^Solution after/;
    await expect.poll(() => studio.watch.drawnSentence.textContent()).toMatch(solution);
    const ours = await shown();
    await pasteOnPage(studio, strategyTrace(id));
    await opened(`${id}.js`);
    await studio.transport('last').click();
    await expect.poll(shown).toEqual(ours);
  });

  it('shows traces that are made by hand', async () => {
    await studio.open('2&room=watch&event=0');
    const { runningLines, program } = studio.watch;
    for (const [i, made] of HAND_MADE.entries()) {
      if (i % 2 === 1) continue;
      const { title, text, name, events, end, line, repeated } = made;
      await pasteOnPage(studio, text);
      await opened(name);
      await studio.status(en.ownProgram.read(name, events)).waitFor();
      for (let event = 0; event < events; event++) {
        await studio.at(event);
        await studio.transport('forward').click();
      }
      await studio.at(events);
      await says(end[0]);
      if (line === undefined) {
        await studio.root.getByText(en.ownProgram.noSource).waitFor();
      } else {
        expect(await program.getByRole('code').count(), title).toBe(SOURCE.length);
        await expect
          .poll(() => runningLines.allTextContents())
          .toEqual([expect.stringContaining(line.trim())]);
      }
      const conflicting = await studio.cellsCalled('repeated in its row');
      expect(conflicting, title).toHaveLength(repeated ?? 0);
      await studio.speak('ko');
      await says(end[1]);
      await expect.poll(chosen).toBe(studio.words.ownProgram.name(name));
      await studio.speak('en');
    }
  });

  it('shows 14 lines of its source on a laptop, and no tick on a full grid that is wrong', async () => {
    await studio.open('2&room=watch&event=0', 1280, 720);
    await pasteOnPage(studio, FULL_BUT_WRONG);
    await opened('long.py');
    await studio.goTo(51);
    await says('Your program failed. 1 appears 6 times in row 1, and there are 26 more conflicts.');
    const { program, ruler, runningLines } = studio.watch;
    const lines = await program.evaluate(
      (box) => box.clientHeight / box.firstElementChild!.getBoundingClientRect().height,
    );
    expect(lines).toBeGreaterThanOrEqual(14);
    expect(await faults(studio, { runningLines, grid: studio.grid })).toEqual([]);
    const goal = ruler.getByRole('listitem').last();
    expect(await goal.textContent()).toContain(en.ruler.wrong);
    expect(await goal.textContent()).not.toContain('✓');
  });

  it('reads a gzip file that is dropped, and steps through it by keys', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'nonet-')), 'search.trace.gz');
    writeFileSync(file, gzipSync(strategyTrace('scan')));
    await studio.open('2&room=watch&event=0&strategy=dlx');
    await dropFile(studio, studio.grid, file);
    await opened('scan.js');
    const press = async (key: string, from: number, to: number) => {
      await studio.goTo(from);
      await studio.slider.focus();
      await studio.page.keyboard.press(key);
      await studio.at(to);
    };
    await press('o', 11, 152);
    await press('u', 12, 152);
    await press('Shift+ArrowRight', 0, 13);
    await studio.slider.focus();
    await studio.page.keyboard.press('p');
    expect(await studio.watch.prediction.count()).toBe(0);
    expect(await studio.watch.predictSwitch.isDisabled()).toBe(true);
  });

  it('is in the link to a race, beside the strategies', async () => {
    await studio.open('2&room=race&event=0&lanes=bitmask.dlx&strategy=dlx');
    await pasteOnPage(studio, strategyTrace('scan'));
    const name = en.ownProgram.name('scan.js');
    const slider = () => studio.named('slider', en.race.position(name));
    await studio.status(en.ownProgram.read('scan.js', 323)).waitFor();
    // Watch shows one of our strategies, so only the race needs the program.
    await studio.openRoom('watch');
    await studio.watch.strategy.selectOption(en.strategies.dlx.name);
    await studio.openRoom('race');
    await slider().waitFor();
    await studio.race.recorded();
    await studio.eventField.fill('200');
    await studio.eventField.press('Enter');
    await studio.page.waitForFunction(() => /&strategy=dlx&.*&event=200/.test(location.hash));
    const link = await studio.page.evaluate(() => location.hash.slice(1));
    expect(link).toMatch(/&trace=[\w-]+&lanes=bitmask\.dlx\.own&/);

    await studio.open(link);
    await slider().waitFor();
    await expect.poll(() => studio.race.sliders.count()).toBe(3);
    await expect.poll(() => slider().getAttribute('aria-valuenow')).toBe('200');
    expect(await studio.root.getByText(en.race.lacksProgram).count()).toBe(0);
    await studio.speak('ko');
    await studio.named('slider', studio.words.race.position('내 프로그램: scan.js')).waitFor();
    await studio.speak('en');
    await studio.openRoom('watch');
    await expect.poll(chosen).toBe(en.strategies.dlx.name);
    // Another puzzle leaves the program behind.
    await studio.openRoom('race');
    await pasteOnPage(studio, gallery[1].cells);
    await expect.poll(() => studio.race.sliders.count()).toBe(2);
  });

  it('is missed in a link to a race without its trace', async () => {
    await studio.open('2&room=race&event=0&lanes=own.scan');
    await studio.root.getByText(en.race.lacksProgram).waitFor();
    const lanes = async () => (await studio.race.lanes()).map(({ lane }) => lane);
    expect(await lanes()).toEqual(['scan', 'bitmask-mrv']);
    expect(await violations(studio.page)).toEqual([]);
    const long = `${strategyTrace('scan')}${'# a long trace\n'.repeat(40_000)}`;
    await pasteOnPage(studio, long);
    await studio.root.getByText(en.race.lacksProgram).waitFor({ state: 'detached' });
    await expect.poll(lanes).toEqual(['scan', 'bitmask-mrv', 'own']);
    const dialog = await studio.openDialog(studio.words.share.share);
    await dialog.getByText(en.ownProgram.tooLong).waitFor();
    const link = () => studio.page.evaluate(() => location.hash);
    // The address follows the state a quarter of a second later.
    await expect.poll(link).toMatch(/&lanes=scan\.bitmask-mrv\.own&/);
    expect(await link()).not.toMatch(/&(trace|served)=/);
  });

  it('is offered only with its puzzle', async () => {
    await studio.open('2&room=watch&event=0');
    const [{ text, name }] = HAND_MADE;
    await pasteOnPage(studio, text);
    await opened(name);
    const options = () => studio.watch.strategy.getByRole('option').count();
    expect(await options()).toBe(strategies.length + 1);
    await pasteOnPage(studio, gallery[1].cells);
    await expect.poll(options).toBe(strategies.length);
    expect(await chosen()).toBe(en.strategies.propagation.name);
    await studio.openRoom('make');
    await studio.button(studio.words.history.undo).click();
    await studio.openRoom('watch');
    await expect.poll(options).toBe(strategies.length + 1);
    await studio.watch.strategy.selectOption(en.ownProgram.name(name));
    await studio.goTo(2);
    await expect.poll(() => studio.watch.runningLines.count()).toBe(1);
  });

  it('is offered again on the next visit, unless its trace is too large', async () => {
    const [{ text, name }] = HAND_MADE;
    const offered = () =>
      studio.named('option', en.ownProgram.name(name), studio.watch.strategy).count();
    // A visit without a link to the program.
    const visitAgain = async () => {
      const { page } = studio;
      const url = page.url().replace(/#.*/, '#2&room=watch&event=0');
      await page.goto('about:blank');
      await page.goto(url);
      await studio.judged();
    };
    await studio.open('2&room=watch&event=0');
    await pasteOnPage(studio, text);
    await opened(name);
    await expect.poll(() => keptTrace(studio.page)).toBe(text.length);
    await visitAgain();
    await expect.poll(offered).toBe(1);
    expect(await chosen()).toBe(en.strategies.scan.name);
    await studio.watch.strategy.selectOption(en.ownProgram.name(name));
    await studio.recorded();
    await studio.goTo(3);
    await says(HAND_MADE[0].end[0]);

    await pasteOnPage(studio, `${text}${'# a long trace\n'.repeat(700_000)}`);
    await studio.status(`${en.ownProgram.read(name, 3)} ${en.ownProgram.notSaved}`).waitFor();
    await expect.poll(() => keptTrace(studio.page)).toBe(undefined);
  });

  it('is in the link', async () => {
    await studio.open('2&room=watch&event=0');
    await pasteOnPage(studio, strategyTrace('scan'));
    await opened('scan.js');
    await studio.goTo(300);
    await studio.page.waitForFunction(() => /&trace=.*&event=300/.test(location.hash));
    const cells = await studio.cells();
    const link = await studio.page.evaluate(() => location.hash.slice(1));
    expect(link.length).toBeLessThan(4_000);
    await studio.open(link);
    await opened('scan.js');
    await studio.at(300);
    await expect.poll(() => studio.cells()).toBe(cells);

    await studio.page.evaluate(
      (hash) => {
        location.hash = hash;
      },
      link.replace(/&trace=[^&]*/, '&trace=AAAA'),
    );
    await studio.notice
      .getByText('The link contains the trace of a program, but this trace is damaged.')
      .waitFor();
  });

  it('says that a gzip file is damaged, and what is wrong with the head of a trace', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'nonet-')), 'search.trace.gz');
    const packed = gzipSync(strategyTrace('scan'));
    await studio.open('2&room=watch&event=0');
    for (const bytes of [packed.fill(0x55, 2, 10), gzipSync('nonet-trace 1\n').subarray(0, 20)]) {
      writeFileSync(file, bytes);
      await dropFile(studio, studio.grid, file);
      await studio.status(en.make.unreadable).waitFor();
      await studio.button(en.close).click();
    }
    await pasteOnPage(studio, 'nonet-trace 1\n+ 1 2 4\n');
    await studio.root
      .getByRole('status')
      .filter({ hasText: /^Line 2, column 1/ })
      .waitFor();
  });
});
