import { Random } from '@nonet/engine/generate';
import { CLASSIC } from '@nonet/engine/grid';
import { Recording, strategyById } from '@nonet/engine/search';
import { expect, it } from 'vitest';
import { puzzleOf } from '../src/picture/puzzle-text.ts';
import { SAMPLE } from '../src/puzzle/state.ts';
import { stops } from '../src/rooms/watch/guide.ts';
import { placeOf } from '../src/words/place.ts';
import { en, ko } from './all-words.ts';
import { describeStudio } from './studio-page.ts';

const scan = strategyById('scan')!;

const HARD = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';

describeStudio('learning from the search', (studio) => {
  const recording = new Recording(puzzleOf(SAMPLE), scan);
  while (!recording.end) recording.advance();

  const textOf = (selector: string) => studio.page.textContent(selector);
  const attached = (selector: string) =>
    studio.page.waitForSelector(selector, { state: 'attached' });

  it('opens with the tour, which works by keyboard in both languages and can be left and resumed', async () => {
    await studio.open();
    await studio.page.focus('[data-guide="next"]');
    for (const [stop, { key, event, strategy }] of stops.entries()) {
      await studio.page.waitForSelector(`[data-progress="${stop + 1}"]`);
      await studio.at(event);
      expect(await textOf('.guide-text')).toBe(en.guide.stops[key].text);
      expect(await textOf('.guide-head span')).toBe(en.guide.progress(stop + 1, 12));
      expect(await studio.page.inputValue('.strategy select')).toBe(strategy);
      if (stop < stops.length - 1) await studio.page.keyboard.press('Enter');
    }
    await studio.page.waitForFunction(() => location.hash.includes('n=12'));
    await studio.page.click('[data-guide="previous"]');
    await studio.at(stops[10].event);
    await studio.page.click('.settings [lang="ko"]');
    expect(await textOf('.guide-text')).toBe(ko.guide.stops.solution.text);

    await studio.page.focus('[role="slider"]');
    await studio.page.keyboard.press('Home');
    await studio.at(0);
    expect(await textOf('[data-guide="next"]')).toBe(ko.guide.back);
    await studio.page.click('[data-guide="next"]');
    await studio.at(stops[10].event);
    await studio.page.click('[data-guide="leave"]');
    await studio.page.click('.guide-begin');
    await studio.page.waitForSelector('[data-progress="11"]');
  });

  it('jumps to landmarks, and says where they end', async () => {
    await studio.open('1&e=14');
    const jump = async (to: string) => {
      await studio.page.click('[data-action="jump"]');
      await studio.page.click(`[data-jump="${to}"]`);
    };
    for (const [to, event, text] of [
      ['next-dead-end', 20, en.jumps.found['next-dead-end']],
      ['first-wrong', 11, en.jumps.found['first-wrong'](11, 152)],
      ['longest-retreat', 141, en.jumps.found['longest-retreat'](141, 152)],
      ['deepest', 213, en.jumps.found.deepest],
    ] as const) {
      await jump(to);
      await studio.at(event);
      expect(await textOf('.jumped')).toBe(text);
    }
    await studio.page.keyboard.press('ArrowRight');
    await studio.at(214);
    expect(await studio.page.locator('.jumped').count()).toBe(0);
  });

  it('searches 138 million events for a landmark without blocking the page, and can be cancelled', async () => {
    await studio.open(`1&p=${HARD}&s=bitmask`);
    await studio.page.waitForFunction(
      (text) => document.querySelector('[data-counter="event"] ~ span')?.textContent === text,
      en.counters.of((138_350_568).toLocaleString('en')),
      { timeout: 300_000 },
    );
    await studio.page.click('[data-action="jump"]');
    await studio.page.click('[data-jump="longest-retreat"]');
    await studio.page.click('.jumped[data-kind="looking"] button');
    await studio.page.waitForSelector('.jumped', { state: 'detached' });
    expect(await studio.shown()).toBe(0);

    const jump = async (to: string) => {
      await studio.page.click('[data-action="jump"]');
      await studio.page.click(`[data-jump="${to}"]`);
    };
    await jump('first-wrong');
    await studio.page.waitForSelector('.jumped[data-kind="found"]', { timeout: 300_000 });
    expect(await textOf('.jumped')).toMatch(/placed at event 1, removed at event 22,282,382/);
    // All landmarks are known now, so the next jumps do not search.
    await jump('longest-retreat');
    await studio.at(20_997_644);
    await jump('deepest');
    await studio.at(3_642_418);
  });

  it('asks for the next event, and shows nothing of it before the answer', async () => {
    await studio.open('1&e=0');
    await studio.page.focus('[role="slider"]');
    await studio.page.keyboard.press('p');
    const furthest = async () =>
      Number(await studio.page.getAttribute('[role="slider"]', 'data-furthest'));
    await studio.page.$eval('[role="slider"]', (element) => {
      element.setAttribute('data-furthest', '0');
      const seen = () => Number(element.getAttribute('aria-valuenow'));
      const furthest = () => Math.max(seen(), Number(element.getAttribute('data-furthest')));
      new MutationObserver(() => element.setAttribute('data-furthest', `${furthest()}`)).observe(
        element,
        { attributeFilter: ['aria-valuenow'] },
      );
    });
    let right = 0;
    let asked = 0;
    for (let event = 0; event < 22; event++) {
      await studio.at(event);
      expect(await furthest()).toBeLessThanOrEqual(event);
      const { next, grid, last } = recording.at(event);
      if (!next) break;
      const isAsked = (await studio.page.locator('[data-asking]').count()) > 0;
      if (!isAsked) {
        await studio.page.keyboard.press('ArrowRight');
        continue;
      }
      asked++;
      // The page must not show anything that depends on the next event.
      expect(
        await studio.page.locator('.cell.dead, .entry.dead, .story[data-kind^="no-"]').count(),
      ).toBe(0);
      expect(await textOf('.story [role="status"]')).not.toMatch(/next|Dead end|back to/i);
      expect(await studio.page.getAttribute('.running', 'data-mark')).toBe(
        last ? (last.kind === 'back' ? 'remove' : 'place') : 'start',
      );
      const cell = Number(await studio.page.getAttribute('[data-asking]', 'data-asking'));
      expect(
        await studio.page.$$eval('.cell', (all) =>
          all.findIndex((c) => c.classList.contains('current')),
        ),
      ).toBe(cell);
      expect(grid.digits[cell]).toBe(0);
      if (asked === 1) {
        // Only an answer may advance the player.
        for (const key of ['ArrowRight', 'Shift+ArrowRight', 'PageDown', 'End']) {
          await studio.page.keyboard.press(key);
        }
        await studio.page.fill('.goto input', '200');
        await studio.page.press('.goto input', 'Enter');
        await studio.page.locator('.waveform').click({ position: { x: 900, y: 30 } });
        await studio.page.focus('[role="slider"]');
      }
      if (next.kind === 'placement') expect(cell).toBe(next.cell);

      const isRight = asked % 3 > 0;
      if (isRight) right++;
      const wrong = next.digit === 9 ? 1 : next.digit + 1;
      const key =
        next.kind === 'back' ? (isRight ? 'Backspace' : '1') : String(isRight ? next.digit : wrong);
      await studio.page.keyboard.press(key);
      await attached(`.predict-latest[data-right="${isRight}"]`);
      expect(await textOf('.predict-latest .quiet')).toBe(en.predict.score(right, asked));
    }
    expect(asked).toBeGreaterThan(8);

    // The player stops at the next question, which is answered with a button.
    await studio.page.keyboard.press('Space');
    const event = Array.from({ length: 40 }, (_, i) => 22 + i).find(
      (at) => recording.at(at).deadEnd,
    )!;
    expect(event).toBeGreaterThan(0);
    await studio.page.waitForSelector('[data-asking]');
    const held = await studio.shown();
    const { kind, digit } = recording.at(held).next!;
    await studio.page.click(`.predict [data-digit="${kind === 'back' ? 0 : digit}"]`);
    await attached('.predict-latest[data-right="true"]');
  });

  it('says why a digit is not in a blank, for any digit and blank', async () => {
    await studio.open('1&e=0');
    const random = new Random('why not');
    for (let i = 0; i < 15; i++) {
      const event = random.below(recording.events);
      const { grid, blanks, index, path } = recording.at(event);
      const cell = blanks[index + random.below(i % 3 > 0 ? 1 : blanks.length - index)];
      const digit = 1 + random.below(9);
      await studio.goTo(event);
      await studio.page.locator('[role="gridcell"]').nth(cell).focus();
      await studio.page.keyboard.press(String(digit));
      await studio.page.waitForSelector('.why-not-answer[data-kind]:not([data-kind="looking"])');
      const said = await textOf('.why-not-answer p');
      const marked = await studio.page.$$eval('.cell', (all) =>
        all.flatMap((c, at) => (c.classList.contains('blocker') ? at : [])),
      );
      const peers = [...CLASSIC.peers[cell]].filter((peer) => grid.digits[peer] === digit);
      expect(marked).toEqual(peers.sort((a, b) => a - b));
      if (peers.length > 0) {
        const places = peers.map((peer) =>
          en.whyNot.blocked(String(digit), placeOf(CLASSIC, peer)),
        );
        expect(places).toContain(said);
        continue;
      }
      let tried: number | undefined;
      for (let at = event; at > 0 && tried === undefined; at--) {
        const then = recording.at(at);
        if (!path.every((entry) => then.grid.digits[entry.cell] === entry.digit)) break;
        const { last } = then;
        if (last?.kind === 'placement' && last.cell === cell && last.digit === digit) tried = at;
      }
      if (tried === undefined) {
        expect(said).toBe(en.whyNot.untried(String(digit)));
        continue;
      }
      expect(said).toBe(en.whyNot.tried(String(digit), tried));
      await studio.page.click('[data-why-not="go"]');
      await studio.at(tried);
    }
  });

  it('forces a digit in a forked run, and returns to the unchanged original', async () => {
    await studio.open('1&e=40');
    await studio.at(40);
    const shown = () =>
      studio.page.evaluate(() =>
        ['.grid', '.ruler', '.counters', '.waveform', '.story > span'].map(
          (part) => document.querySelector(part)?.outerHTML,
        ),
      );
    await studio.page.waitForFunction(() =>
      document.querySelector('.waveform path')?.getAttribute('d'),
    );
    const { blanks, index, candidates } = recording.at(40);
    const cell = blanks[index];
    const digit = Math.log2(candidates.candidates[cell] & -candidates.candidates[cell]) + 1;
    await studio.page.locator('[role="gridcell"]').nth(cell).focus();
    await studio.page.keyboard.press(String(digit));
    await studio.page.waitForSelector('[data-why-not="force"]');
    const before = await shown();
    await studio.page.click('[data-why-not="force"]');
    await studio.page.waitForSelector('.runs [data-run="1"][aria-current]');
    await studio.page.waitForFunction(() => /&f=40\./.test(location.hash));
    expect(await studio.page.locator('.cell.forced').count()).toBe(1);
    expect(await studio.page.locator('.cell.kept').count()).toBe(index);
    const hash = new URL(studio.page.url()).hash.slice(1);

    await studio.page.click('[data-run="0"]');
    await studio.at(40);
    await studio.page.waitForFunction(() => !/&f=/.test(location.hash));
    expect(await shown()).toEqual(before);
    await studio.goTo(41);

    await studio.open(hash);
    await studio.page.waitForSelector('.runs [data-run="1"][aria-current]');
    expect(await studio.page.locator('.cell.forced').count()).toBe(1);
    await studio.page.click('.runs .remove');
    await studio.at(40);
    expect(await studio.page.locator('.runs').count()).toBe(0);
  });

  it('shows one program per tab, and marks the line just run', async () => {
    await studio.open('1&e=87');
    const texts = new Set<string | null>();
    for (const tab of [0, 1, 2, 3]) {
      await studio.page.locator('.tabs button').nth(tab).click();
      texts.add(await textOf('.program'));
      for (const event of [0, 12, 13, 200, recording.events]) {
        await studio.goTo(event);
        const { last, solved, deadEnd } = recording.at(event);
        const mark = solved
          ? 'full'
          : deadEnd
            ? 'dead'
            : !last
              ? 'start'
              : last.kind === 'back'
                ? 'remove'
                : 'place';
        expect(
          await studio.page.$$eval('.running', (all) =>
            all.map((line) => line.getAttribute('data-mark')),
          ),
        ).toEqual([mark]);
      }
    }
    expect(texts.size).toBe(4);
  });
});
