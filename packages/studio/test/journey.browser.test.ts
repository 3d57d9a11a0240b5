import { CLASSIC, gridOf } from '@nonet/engine/grid';
import { digitsIn } from '@nonet/engine/notation';
import { Recording, strategyById } from '@nonet/engine/search';
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { gallery } from '../src/puzzle/gallery.ts';
import { galleryEn, galleryKo } from '../src/puzzle/gallery-words.ts';
import { SAMPLE } from '../src/puzzle/state.ts';
import { initialRace } from '../src/rooms/race/race.ts';
import { linkFaults } from '../src/words/link-faults.ts';
import { placeOf } from '../src/words/place.ts';
import { type Language, languageNames } from '../src/words/words.ts';
import { describeStudio } from './studio-page.ts';

const ESCARGOT =
  '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';
/** The page has fewer tab stops than this number of presses of Tab. */
const MOST_TABS = 150;

const GALLERY_TEXTS = { en: galleryEn, ko: galleryKo };
const EULER = gallery.find(({ id }) => id === 'project-euler-96')!;

function recorded(strategy: string): Recording {
  const givens = gridOf(CLASSIC, digitsIn(ESCARGOT));
  const recording = new Recording({ givens }, strategyById(strategy)!);
  while (!recording.end) recording.advance();
  return recording;
}

// Each journey is in one language.
describeStudio('the keyboard alone', (studio) => {
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await studio.page.keyboard.press(key);
  };
  const focused = (wanted: Locator): Locator => wanted.and(studio.page.locator(':focus'));
  /** Presses Tab until this element has the focus. */
  const tabTo = async (wanted: Locator): Promise<void> => {
    await wanted.waitFor();
    for (let tabs = 0; tabs < MOST_TABS; tabs++) {
      await press('Tab');
      if ((await focused(wanted).count()) > 0) return;
    }
    throw new Error(`expected ${wanted.toString()} among ${MOST_TABS} tab stops`);
  };
  const choose = async (wanted: Locator): Promise<void> => {
    await tabTo(wanted);
    await press('Enter');
  };
  /** Opens the page, and chooses the language by its button. */
  const open = async (fragment: string, language: Language): Promise<void> => {
    await studio.open(fragment);
    if (language === 'en') return;
    await choose(studio.button(languageNames[language]));
    studio.language = language;
    await studio.judged();
  };
  /** Replaces the text of the field that has the focus. */
  const type = async (text: string): Promise<void> => {
    await press('Control+A');
    await studio.page.keyboard.type(text);
  };
  /** Goes to an event from the slider, and back to the slider. */
  const goTo = async (event: number): Promise<void> => {
    await press('g');
    await focused(studio.eventField).waitFor();
    await type(String(event));
    await press('Enter');
    await studio.at(event);
    await tabTo(studio.slider);
  };
  const cells = (expected: string) => expect.poll(() => studio.cells()).toBe(expected);
  const closed = async (opener: Locator): Promise<void> => {
    await press('Escape');
    await studio.dialog.waitFor({ state: 'hidden' });
    await focused(opener).waitFor();
  };

  it.each(['ko'] as const)(
    'pastes, watches, jumps, races and shares a puzzle: %s',
    async (language) => {
      await open('', language);
      const { page, words } = studio;
      const { make, jumps, share } = words;
      const scan = recorded('scan');
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.evaluate((text) => navigator.clipboard.writeText(text), ESCARGOT);

      await choose(studio.room('make'));
      await tabTo(studio.make.box);
      await press('Control+V');
      await studio.status(make.found(words.notations.line)).waitFor();
      await cells(ESCARGOT);
      await choose(studio.make.watch);

      // Only events that are recorded already can be stepped to.
      const recordedEvents = () => studio.slider.getAttribute('aria-valuemax');
      await expect.poll(recordedEvents).toBe(String(scan.events));
      await studio.at(0);
      await press('ArrowRight', 'ArrowRight');
      await studio.at(2);
      await press('End');
      await studio.at(scan.events);
      await press('Home');
      await studio.at(0);

      await choose(studio.button(jumps.label));
      await choose(studio.button(jumps.to.firstWrong, studio.jumpMenu));
      await studio.landmark.waitFor();
      const event = await studio.shown();
      const [said] = jumps.found.firstWrong(event, 0).split(event.toLocaleString('en'));
      expect(await studio.landmark.textContent()).toContain(`${said}${event.toLocaleString('en')}`);
      expect(event).toBeGreaterThan(0);
      const { grid } = scan.at(event);
      await cells(Array.from(grid.digits, (digit) => digit || '.').join(''));

      await choose(studio.group('search'));
      await choose(studio.room('race'));
      await studio.race.recorded();
      await press('End');
      const placements = async () =>
        (await studio.race.lanes()).map(({ lane, counters }) => [lane, counters.placements]);
      const all = initialRace.lanes.map((lane) => [lane, recorded(lane).counters.placements]);
      await expect.poll(placements).toEqual(all);

      await choose(studio.button(share.share));
      await choose(studio.button(share.copyLink, studio.dialog));
      await studio.status(share.copied, studio.dialog).waitFor();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(link).toBe(page.url());
      await closed(studio.button(share.share));
      expect(link).toContain(`puzzle=${ESCARGOT.replaceAll('.', '0')}`);
      expect(link).toContain('room=race');
    },
  );

  it.each(['ko'] as const)('opens, undoes and solves puzzles in Make: %s', async (language) => {
    await open(`2&room=make`, language);
    const { page, words, make } = studio;
    const { [EULER.id]: texts } = GALLERY_TEXTS[language];
    await choose(make.heading('gallery'));
    const puzzle = make.puzzles('gallery').getByRole('button', { name: texts.title });
    await make.puzzles('gallery').getByText(texts.text, { exact: true }).waitFor();
    await choose(puzzle);
    await cells(EULER.cells);
    await focused(puzzle).waitFor();
    await puzzle.and(page.locator('[aria-current="true"]')).waitFor();

    const [undo, redo] = [words.history.undo, words.history.redo].map((name) =>
      studio.button(name),
    );
    await choose(undo);
    await cells(SAMPLE.cells);
    await focused(undo).waitFor();
    expect(await undo.getAttribute('aria-disabled')).toBe('true');
    await choose(redo);
    await cells(EULER.cells);
    await press('Control+z');
    await cells(SAMPLE.cells);
    await press('Control+y');
    await cells(EULER.cells);

    await studio.judged();
    await choose(make.solution);
    await expect.poll(() => studio.cells()).toMatch(/^[1-9]{81}$/);
    await focused(studio.button(studio.words.make.solution.hide)).waitFor();
    await press('Space');
    await cells(EULER.cells);

    // A puzzle is saved when the page is left.
    await page.reload();
    await studio.judged();
    await choose(studio.button(words.make.clear));
    await cells('.'.repeat(81));
    await choose(make.heading('recent'));
    const givens = words.explorer.list.givens(EULER.cells.replaceAll('.', '').length);
    await choose(make.puzzles('recent').getByRole('button', { name: givens }));
    await cells(EULER.cells);
  });

  it.each(['ko'] as const)(
    'steps, explains, predicts and exports in Watch: %s',
    async (language) => {
      await open(`2&event=11`, language);
      const { page, watch, words } = studio;
      const { predict, share, track } = words;
      const mark = (at: string): Locator => studio.readout.filter({ hasText: at });
      await studio.finding('firstWrong').waitFor();
      await tabTo(studio.slider);
      await mark(track.marks.firstWrong).waitFor();
      await press('o');
      await studio.at(152);
      await mark(track.marks.longestRetreat).waitFor();
      await goTo(213);
      await mark(track.marks.deepest).waitFor();
      expect(await studio.slider.getAttribute('aria-valuetext')).toContain(track.marks.deepest);

      await goTo(12);
      await watch.drawnReasons.waitFor();
      const blocked = words.reasons.blocked('1', placeOf(CLASSIC, 0));
      await watch.reasons.filter({ hasText: blocked }).waitFor();
      await press('u');
      await studio.at(152);
      await watch.drawnReasons.waitFor({ state: 'detached' });
      await goTo(11);
      await choose(studio.transport('stepOver'));
      await studio.at(152);
      await choose(studio.transport('stepOut'));
      await studio.at(323);
      await focused(studio.transport('stepOut')).waitFor();

      await press('r');
      await studio.at(0);
      await press('p');
      await watch.prediction.getByText(predict.ask(placeOf(CLASSIC, 1)), { exact: true }).waitFor();
      await studio.finding('firstWrong').waitFor({ state: 'detached' });
      await choose(studio.button('9', watch.prediction));
      const wrong = predict.wrongDigit('4', {
        blocked: ['1', '2', '3'],
        ruledOut: [],
        tried: [],
      });
      await watch.prediction.getByText(wrong, { exact: true }).waitFor();
      await watch.prediction.getByText(predict.score(0, 1), { exact: true }).waitFor();
      await tabTo(watch.predictSwitch);
      await press('Space');
      await watch.prediction.waitFor({ state: 'detached' });

      const opener = studio.button(share.export);
      await choose(opener);
      const { dialog } = studio;
      await tabTo(studio.named('spinbutton', share.rangeEvents, dialog));
      await type('12');
      await choose(studio.button(share.rangeMake.gif, dialog));
      const preview = studio.named('img', share.rangePreview(12), dialog);
      await preview.waitFor();
      const save = dialog.getByRole('link');
      await tabTo(save);
      const [download] = await Promise.all([page.waitForEvent('download'), press('Enter')]);
      expect(download.suggestedFilename()).toMatch(/^nonet-\d+-\d+\.gif$/);
      await closed(opener);
    },
  );

  it.each(['en'] as const)(
    'changes settings, reads the keys, closes a notice: %s',
    async (language) => {
      await open(`2&puzzle=${SAMPLE.cells.slice(1)}`, language);
      const { notice, words } = studio;
      const { preferences, settings, linkDamaged } = words;
      const said = `${linkDamaged} ${linkFaults[language]({ id: 'cells', count: 80 })}`;
      await notice.getByText(said, { exact: true }).waitFor();
      await choose(studio.button(words.close, notice));
      await notice.waitFor({ state: 'detached' });
      await choose(studio.group('search'));
      await cells(SAMPLE.cells);

      const opener = studio.button(preferences.name);
      await choose(opener);
      await tabTo(studio.named('combobox', settings.theme, studio.dialog));
      await press('End', 'ArrowUp');
      await closed(opener);
      expect(await studio.themeSwitch.getAttribute('aria-label')).toBe(
        `${settings.theme}: ${settings.themes.dark}`,
      );
      expect(await studio.paper()).toEqual([20, 20, 19]);

      await tabTo(studio.slider);
      await press('?');
      const sheet = studio.named('dialog', preferences.keys);
      await sheet.getByRole('heading', { name: words.rooms.race }).waitFor();
      await closed(studio.slider);
    },
  );
});
