import { Random } from '@nonet/engine/generate';
import { CLASSIC, formatCell } from '@nonet/engine/grid';
import { puzzleOf } from '@nonet/engine/notation';
import { Recording, type SearchEvent, strategyById } from '@nonet/engine/search';
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { SAMPLE } from '../src/puzzle/state.ts';
import { startWords } from '../src/rooms/start/words.ts';
import { stops } from '../src/rooms/watch/guide.ts';
import { codeTabs } from '../src/search/state.ts';
import { placeOf } from '../src/words/place.ts';
import { en, ko } from './all-words.ts';
import { describeStudio } from './studio-page.ts';
import { PATIENCE } from './studio-parts.ts';

const scan = strategyById('scan')!;

const HARD = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';
const NO_DIGIT = 'no digit fits';
/** The text with which every question of a prediction ends. */
const QUESTION = 'which digit is placed next, or does the search go back?';

describeStudio('learning from the search', (studio) => {
  const recording = new Recording(puzzleOf(SAMPLE), scan);
  while (!recording.end) recording.advance();

  /** A button of the tour. */
  const tourButton = (name: 'next' | 'previous' | 'leave' | 'back') =>
    studio.button(studio.words.guide[name], studio.watch.tour);
  const tourText = () => studio.watch.tour.getByRole('status').textContent();
  const progress = (stop: number) => {
    const text = studio.words.guide.progress(stop, stops.length);
    return studio.watch.tour.getByText(text, { exact: true });
  };
  /** The button that switches to a run. */
  const run = (name: string) => studio.button(name, studio.watch.runs);
  /** Waits until this run is the current one. */
  const inRun = (name: string) =>
    run(name).and(studio.page.locator('[aria-current="true"]')).waitFor();
  /**
   * The cells and the entries of the list of blanks that are marked as having no digit that fits.
   */
  const deadEnds = async () => ({
    cells: (await studio.cellsCalled(NO_DIGIT)).length,
    entries: await studio.watch.ruler.getByText(NO_DIGIT).count(),
  });
  const question = () => studio.watch.prediction.getByText(QUESTION);

  it('has a tour, which begins at the start, works by keyboard and can be left and resumed', async () => {
    await studio.open();
    await studio.named('link', startWords.en.watch).click();
    await tourButton('next').focus();
    expect(stops).toHaveLength(12);
    const places = new Set<number | undefined>();
    for (const [stop, { key, event, strategy }] of stops.entries()) {
      await progress(stop + 1).waitFor();
      await studio.at(event);
      expect(await tourText()).toBe(en.guide.stops[key].text);
      expect(await studio.watch.strategy.inputValue()).toBe(strategy);
      places.add((await tourButton('previous').boundingBox())?.y);
      if (stop < stops.length - 1) await studio.page.keyboard.press('Enter');
    }
    // The buttons stay where they are, however long the text is.
    expect(places.size).toBe(1);
    await studio.page.waitForFunction(() => location.hash.includes('tour=12'));
    await tourButton('previous').click();
    await studio.at(stops[10].event);
    await studio.speak('ko');
    expect(await tourText()).toBe(ko.guide.stops.solution.text);

    await studio.slider.focus();
    await studio.page.keyboard.press('Home');
    await studio.at(0);
    await tourButton('back').click();
    await studio.at(stops[10].event);
    await tourButton('leave').click();
    await studio.button(ko.guide.resume(11, 12)).click();
    await progress(11).waitFor();
  });

  it('jumps to landmarks, and says where they end', async () => {
    await studio.open('2&event=14');
    for (const [to, event, text] of [
      ['nextDeadEnd', 20, en.jumps.found.nextDeadEnd],
      ['firstWrong', 11, en.jumps.found.firstWrong(11, 152)],
      ['longestRetreat', 141, en.jumps.found.longestRetreat(141, 152)],
      ['deepest', 213, en.jumps.found.deepest],
    ] as const) {
      await studio.jumpTo(to);
      await studio.at(event);
      expect(await studio.landmark.textContent()).toBe(text);
    }
    await studio.page.keyboard.press('ArrowRight');
    await studio.at(214);
    expect(await studio.landmark.count()).toBe(0);
  });

  it('searches 138 million events for a landmark without blocking the page, and can be cancelled', async () => {
    await studio.open(`2&puzzle=${HARD}&strategy=bitmask`);
    const total = en.counters.of((138_350_568).toLocaleString('en'));
    await studio.counters.getByText(total, { exact: true }).waitFor(PATIENCE);
    const looking = studio.playback.getByText(/: [\d,]+ of [\d,]+ events searched\.$/);
    await studio.jumpTo('longestRetreat');
    await looking.waitFor();
    await studio.button(en.cancel, studio.playback).click();
    await looking.waitFor({ state: 'detached' });
    expect(await studio.landmark.count()).toBe(0);
    expect(await studio.shown()).toBe(0);

    await studio.slider.focus();
    await studio.page.keyboard.press('PageDown');
    await studio.at(1_383_506);
  });

  it('asks for the next event, and shows nothing of it before the answer', async () => {
    await studio.open('2&event=0');
    await studio.slider.focus();
    await studio.page.keyboard.press('p');
    const { drawnSentence, spokenSentence, prediction } = studio.watch;
    const slider = await studio.slider.elementHandle();
    const furthest = await slider!.evaluateHandle((element) => {
      const seen = { event: 0 };
      const look = () => {
        seen.event = Math.max(seen.event, Number(element.getAttribute('aria-valuenow')));
      };
      new MutationObserver(look).observe(element, { attributeFilter: ['aria-valuenow'] });
      return seen;
    });
    let right = 0;
    let asked = 0;
    for (let event = 0; event < 14; event++) {
      await studio.at(event);
      expect((await furthest.jsonValue()).event).toBeLessThanOrEqual(event);
      const { next, grid, last } = recording.at(event);
      if (!next) break;
      if ((await question().count()) === 0) {
        await studio.page.keyboard.press('ArrowRight');
        continue;
      }
      asked++;
      // The page must not show anything that depends on the next event.
      expect(await deadEnds()).toEqual({ cells: 0, entries: 0 });
      expect(await drawnSentence.textContent()).not.toMatch(/next|Dead end|back to/i);
      expect(await spokenSentence.textContent()).not.toMatch(/next|Dead end|back to/i);
      expect(await studio.watch.running()).toEqual([
        last ? (last.kind === 'back' ? 'remove' : 'place') : 'start',
      ]);
      const [cell, ...others] = await studio.cellsCalled(en.grid.current(''));
      expect(others).toEqual([]);
      expect(await question().textContent()).toBe(en.predict.ask(placeOf(CLASSIC, cell)));
      expect(grid.digits[cell]).toBe(0);
      if (asked === 1) {
        // Only an answer may advance the player.
        for (const key of ['ArrowRight', 'Shift+ArrowRight', 'PageDown', 'End']) {
          await studio.page.keyboard.press(key);
        }
        expect(await studio.eventField.isDisabled()).toBe(true);
        await studio.slider.click({ position: { x: 900, y: 30 } });
        await studio.slider.focus();
      }
      if (next.kind === 'placement') expect(cell).toBe(next.cell);

      const isRight = asked % 3 > 0;
      if (isRight) right++;
      const wrong = next.digit === 9 ? 1 : next.digit + 1;
      const key =
        next.kind === 'back' ? (isRight ? 'Backspace' : '1') : String(isRight ? next.digit : wrong);
      await studio.page.keyboard.press(key);
      await outcome(next, isRight).waitFor();
      const score = prediction.getByText(en.predict.score(right, asked), { exact: true });
      expect(await score.count()).toBe(1);
    }
    expect(asked).toBeGreaterThan(4);

    // The player stops at the next question, which is answered with a button.
    await studio.page.keyboard.press('Space');
    const event = Array.from({ length: 48 }, (_, i) => 14 + i).find(
      (at) => recording.at(at).deadEnd,
    )!;
    expect(event).toBeGreaterThan(0);
    await question().waitFor();
    const held = await studio.shown();
    const next = recording.at(held).next!;
    const answer = next.kind === 'back' ? en.predict.back : String(next.digit);
    await studio.button(answer, studio.named('group', en.predict.digits)).click();
    await outcome(next, true).waitFor();

    function outcome({ kind, digit }: SearchEvent, isRight: boolean): Locator {
      const { predict } = en;
      const text = kind === 'back' ? predict.rightBack : predict.rightDigit(String(digit));
      if (isRight) return prediction.getByText(text, { exact: true });
      return prediction.getByText(
        kind === 'back' ? 'No. It goes back:' : `No. It places ${digit}:`,
      );
    }
  });

  it('says why a digit is not in a blank, for any digit and blank', async () => {
    await studio.open('2&event=0');
    const random = new Random('why not');
    const answer = studio.watch.whyNot.getByRole('status');
    for (let i = 0; i < 7; i++) {
      const event = random.below(recording.events);
      const { grid, blanks, index, path } = recording.at(event);
      const cell = blanks[index + random.below(i % 3 > 0 ? 1 : blanks.length - index)];
      const digit = 1 + random.below(9);
      await studio.goTo(event);
      await studio.cell(formatCell(CLASSIC, cell)).focus();
      await studio.page.keyboard.press(String(digit));
      await answer.filter({ hasText: /\S/, hasNotText: en.whyNot.looking }).waitFor();
      const said = await answer.textContent();
      const marked = await studio.cellsCalled(en.whyNot.blocker(''));
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
      await studio.button(en.whyNot.go(tried), studio.watch.whyNot).click();
      await studio.at(tried);
    }
  });

  it('forces a digit in a forked run, and returns to the unchanged original', async () => {
    await studio.open('2&event=40');
    await studio.at(40);
    const { grid, counters, slider, watch } = studio;
    const parts = [grid, watch.ruler, counters, slider, watch.drawnSentence];
    // Whether a step is eased is no part of what it shows.
    const shown = () =>
      Promise.all(
        parts.map((part) =>
          part.evaluate(({ outerHTML }) => outerHTML.replace(' data-eased=""', '')),
        ),
      );
    await studio.recorded();
    const { blanks, index, candidates } = recording.at(40);
    const cell = blanks[index];
    const digit = Math.log2(candidates.candidates[cell] & -candidates.candidates[cell]) + 1;
    await studio.cell(formatCell(CLASSIC, cell)).focus();
    await studio.page.keyboard.press(String(digit));
    const force = studio.button(en.whyNot.force(String(digit)), watch.whyNot);
    await force.waitFor();
    const before = await shown();
    await force.click();
    const fork = en.branches.fork(String(digit), placeOf(CLASSIC, cell), 40);
    await inRun(fork);
    await studio.page.waitForFunction(() => /&fork=40\./.test(location.hash));
    expect(await studio.cellsCalled(en.branches.forced(String(digit)))).toEqual([cell]);
    expect(await studio.cellsCalled(en.branches.kept(''))).toHaveLength(index);
    const hash = new URL(studio.page.url()).hash.slice(1);

    await run(en.branches.main).click();
    await studio.at(40);
    await studio.page.waitForFunction(() => !/&fork=/.test(location.hash));
    expect(await shown()).toEqual(before);
    await studio.goTo(41);

    await studio.open(hash);
    await inRun(fork);
    expect(await studio.cellsCalled(en.branches.forced(''))).toEqual([cell]);
    await run(en.branches.remove(fork)).click();
    await studio.at(40);
    expect(await watch.runs.count()).toBe(0);
  });

  it('shows one program per tab, and marks the line just run', async () => {
    await studio.open('2&event=87');
    const texts = new Set<string | null>();
    for (const tab of codeTabs) {
      await studio.watch.codeTab(tab).click();
      texts.add(await studio.watch.program.textContent());
      for (const event of [0, 12, 13, recording.events]) {
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
        expect(await studio.watch.running()).toEqual([mark]);
        const count = deadEnd ? 1 : 0;
        expect(await deadEnds()).toEqual({ cells: count, entries: count });
      }
    }
    expect(texts.size).toBe(4);
  });
});
