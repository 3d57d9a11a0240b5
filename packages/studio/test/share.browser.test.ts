import { expect, it } from 'vitest';
import { SAMPLE } from '../src/puzzle/state.ts';
import { en, ko } from './all-words.ts';
import { describeStudio, StudioPage } from './studio-page.ts';

const ESCARGOT =
  '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';

describeStudio('sharing', (studio) => {
  /** Presses a button, and returns the text that it copies. */
  const copied = async (name: string): Promise<string> => {
    const { page } = studio;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const dialog = await studio.openDialog(en.share.share);
    await studio.button(name, dialog).click();
    await studio.status(en.share.copied, dialog).waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    await page.keyboard.press('Escape');
    await studio.dialog.waitFor({ state: 'hidden' });
    return text;
  };
  /** What the page shows, in either room. */
  const shown = async (of: StudioPage, room: 'watch' | 'race') => {
    const sliders = of.root.getByRole('slider');
    return {
      cells: room === 'watch' ? await of.cellNames() : [],
      sliders: await sliders.evaluateAll((all) =>
        all.map((slider) => slider.getAttribute('aria-valuetext')),
      ),
      flags: room === 'watch' ? await of.flags() : [],
      lanes: room === 'race' ? await of.race.lanes() : [],
      clocks: await of.root.getByRole('button', { pressed: true }).allTextContents(),
    };
  };

  it.each([
    [
      'watch',
      `2&puzzle=${ESCARGOT}&strategy=bitmask-mrv&event=117&theme=dark&bookmarks=12.87&candidates=1`,
      '117',
    ],
    [
      'race',
      `2&puzzle=${ESCARGOT}&room=race&event=2000&lanes=dlx.scan.learning&clock=share&theme=light`,
      '2,000',
    ],
  ] as const)('a link from %s shows the same in a fresh profile', async (room, fragment, event) => {
    await studio.open(fragment);
    const { page } = studio;
    const sliders = async () => (await shown(studio, room)).sliders.join();
    await expect.poll(sliders).toContain(`event ${event} of`);
    if (room === 'race') await studio.race.recorded();
    else await studio.recorded();
    const link = await copied(en.share.copyLink);
    const context = await page.context().browser()!.newContext({ locale: 'en-US' });
    const fresh = await context.newPage();
    await fresh.goto(link);
    const other = new StudioPage(fresh);
    await other.judged();
    await expect.poll(() => shown(other, room)).toEqual(await shown(studio, room));
    // The link does not contain the language and the theme of the sender.
    expect(await other.themeSwitch.getAttribute('aria-label')).toContain(en.settings.themes.system);
    await context.close();
  });

  it('an iframe of 320 × 480 shows the whole moment without scrolling', async () => {
    await studio.open('2&bookmarks=12');
    const { page } = studio;
    const code = await copied(en.share.copyEmbed);
    expect(code).toContain('width="320" height="480"');
    for (const [language, event] of [
      ['en', 0],
      ['en', 12],
      ['ko', 323],
    ] as const) {
      const at = code
        .replace(/event=\d+/, `event=${event}`)
        .replace(/event=\d+/, `$&&amp;language=${language}`)
        .replace('src=', 'data-x src=');
      await page.evaluate((html) => {
        document.body.innerHTML = html;
      }, at);
      const handle = await page.getByTitle(en.titles.watch).elementHandle();
      const frame = (await handle?.contentFrame())!;
      const embedded = new StudioPage(frame, language);
      const { grid, slider, playback, watch, words } = embedded;
      await expect
        .poll(() => slider.getAttribute('aria-valuetext'))
        .toContain(words.transport.positionText(event, 323));
      await watch.spokenSentence.filter({ hasNotText: words.transport.noPicture }).waitFor();
      const boxes = await frame.evaluate(
        ([slider, playback, story, ...inSight]) => {
          const root = document.documentElement;
          const parts = [...inSight, story, slider].map((part) => {
            const { left, top, right, bottom } = part!.getBoundingClientRect();
            return left >= 0 && top >= 0 && right <= 320 && bottom <= 480;
          });
          // The box that holds the slider and the buttons.
          let deck: Element = slider!;
          while (!deck.contains(playback)) deck = deck.parentElement!;
          return {
            size: [root.scrollWidth, root.scrollHeight],
            parts,
            free: story!.getBoundingClientRect().bottom <= deck.getBoundingClientRect().top + 1,
          };
        },
        await Promise.all(
          [slider, playback, watch.narration, grid, embedded.transport('play')].map((part) =>
            part.elementHandle(),
          ),
        ),
      );
      const cells = await grid.getByRole('gridcell').count();
      const all = { size: [320, 480], parts: [true, true, true, true], free: true, cells: 81 };
      expect({ ...boxes, cells }).toEqual(all);
    }
    const frame = page.frames()[1];
    const embedded = new StudioPage(frame, 'ko');
    await embedded.transport('first').click();
    await embedded.transport('forward').click();
    await expect.poll(() => embedded.slider.getAttribute('aria-valuenow')).toBe('1');
    const link = embedded.named('link', ko.share.full);
    expect(await link.getAttribute('href')).toContain(
      `puzzle=${SAMPLE.cells.replaceAll('.', '0')}`,
    );
    await page.goto('about:blank');
  });
});
