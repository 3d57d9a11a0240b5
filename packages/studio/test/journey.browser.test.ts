import { CLASSIC, gridOf } from '@nonet/engine/grid';
import { Recording, strategyById } from '@nonet/engine/search';
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { digitsIn } from '../src/picture/puzzle-text.ts';
import { initialRace } from '../src/rooms/race/race.ts';
import { en } from './all-words.ts';
import { describeStudio } from './studio-page.ts';

const ESCARGOT =
  '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';
/** More presses of Tab than the page has tab stops. */
const MOST_TABS = 150;

function recorded(strategy: string): Recording {
  const givens = gridOf(CLASSIC, digitsIn(ESCARGOT));
  const recording = new Recording({ givens }, strategyById(strategy)!);
  while (!recording.end) recording.advance();
  return recording;
}

describeStudio('the keyboard alone', (studio) => {
  const press = (key: string): Promise<void> => studio.page.keyboard.press(key);
  /** Presses Tab until this element has the focus. */
  const tabTo = async (wanted: Locator): Promise<void> => {
    const focused = wanted.and(studio.page.locator(':focus'));
    for (let tabs = 0; tabs < MOST_TABS; tabs++) {
      await press('Tab');
      if ((await focused.count()) > 0) return;
    }
    throw new Error(`expected ${wanted.toString()} among ${MOST_TABS} tab stops`);
  };
  const choose = async (wanted: Locator): Promise<void> => {
    await tabTo(wanted);
    await press('Enter');
  };

  it('is enough to paste, watch, jump, race and share a puzzle', async () => {
    await studio.open();
    const { page } = studio;
    const scan = recorded('scan');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate((text) => navigator.clipboard.writeText(text), ESCARGOT);

    await choose(studio.room('enter'));
    await tabTo(studio.enter.box);
    await press('Control+V');
    await studio.status(en.enter.found(en.notations.line)).waitFor();
    expect(await studio.cells()).toBe(ESCARGOT);
    await choose(studio.button(en.enter.watch));

    await studio.at(0);
    await press('ArrowRight');
    await press('ArrowRight');
    await studio.at(2);
    await press('End');
    await studio.at(scan.events);
    await press('Home');
    await studio.at(0);

    await choose(studio.button(en.jumps.label));
    await choose(studio.button(en.jumps.to['first-wrong'], studio.jumpMenu));
    await studio.landmark.waitFor();
    const event = await studio.shown();
    expect(await studio.landmark.textContent()).toContain(`placed at event ${event}`);
    expect(event).toBeGreaterThan(0);
    const { grid } = scan.at(event);
    expect(await studio.cells()).toBe(Array.from(grid.digits, (digit) => digit || '.').join(''));

    await choose(studio.room('race'));
    await studio.race.charts.waitFor();
    await press('End');
    const placements = async () =>
      (await studio.race.lanes()).map(({ lane, counters }) => [lane, counters.placements]);
    const all = initialRace.lanes.map((lane) => [lane, recorded(lane).counters.placements]);
    await expect.poll(placements).toEqual(all);

    await choose(studio.button(en.share.share));
    await choose(studio.button(en.share.copyLink, studio.dialog));
    await studio.status(en.share.copied, studio.dialog).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(page.url());
    await press('Escape');
    await studio.dialog.waitFor({ state: 'hidden' });
    expect(link).toContain(`p=${ESCARGOT}`);
    expect(link).toContain('r=race');
  });
});
