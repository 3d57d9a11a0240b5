import { CLASSIC, gridOf } from '@nonet/engine/grid';
import { Recording, strategyById } from '@nonet/engine/search';
import { expect, it } from 'vitest';
import { digitsIn } from '../src/picture/puzzle-text.ts';
import { initialRace } from '../src/rooms/race/race.ts';
import { BOX } from './paste.ts';
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
  /** Presses Tab until the element with this selector has the focus. */
  const tabTo = async (selector: string): Promise<void> => {
    for (let tabs = 0; tabs < MOST_TABS; tabs++) {
      await press('Tab');
      const isThere = await studio.page.evaluate(
        (wanted) => document.activeElement?.matches(wanted) ?? false,
        selector,
      );
      if (isThere) return;
    }
    throw new Error(`expected ${selector} among ${MOST_TABS} tab stops`);
  };
  const choose = async (selector: string): Promise<void> => {
    await tabTo(selector);
    await press('Enter');
  };
  const room = (at: number): Promise<void> => choose(`.masthead nav button:nth-child(${at})`);

  it('is enough to paste, watch, jump, race and share a puzzle', async () => {
    await studio.open();
    const { page } = studio;
    const scan = recorded('scan');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate((text) => navigator.clipboard.writeText(text), ESCARGOT);

    await room(2);
    await tabTo(BOX);
    await press('Control+V');
    await page.waitForSelector('.reading[data-kind="found"]');
    expect(await studio.cells()).toBe(ESCARGOT);
    await choose('.enter .main');

    await studio.at(0);
    await press('ArrowRight');
    await press('ArrowRight');
    await studio.at(2);
    await press('End');
    await studio.at(scan.events);
    await press('Home');
    await studio.at(0);

    await choose('[data-action="jump"]');
    await choose('[data-jump="first-wrong"]');
    await page.waitForSelector('.jumped[data-kind="found"]');
    const event = await studio.shown();
    expect(event).toBeGreaterThan(0);
    const { grid } = scan.at(event);
    expect(await studio.cells()).toBe(Array.from(grid.digits, (digit) => digit || '.').join(''));

    await room(3);
    await page.waitForSelector('.race-chart');
    await press('End');
    const placements = (): Promise<(string | null)[][]> =>
      page.$$eval('[data-lane]', (lanes) =>
        lanes.map((lane) => [
          lane.getAttribute('data-lane'),
          lane.querySelector('[data-lane-counter="placements"]')?.textContent ?? null,
        ]),
      );
    const all = initialRace.lanes.map((lane) => [
      lane,
      recorded(lane).counters.placements.toLocaleString('en'),
    ]);
    await expect.poll(placements).toEqual(all);

    await choose('.deck .opens');
    await choose('dialog[open] .copied button');
    await page.waitForFunction(
      () => document.querySelector('dialog[open] .copied [role="status"]')?.textContent !== '',
    );
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(page.url());
    await press('Escape');
    await page.waitForSelector('dialog[open]', { state: 'detached' });
    expect(link).toContain(`p=${ESCARGOT}`);
    expect(link).toContain('r=race');
  });
});
