import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { gallery } from '../src/puzzle/gallery.ts';
import { SAMPLE } from '../src/puzzle/state.ts';
import { languages } from '../src/words/words.ts';
import { violations } from './axe.ts';
import { dragFile, dropFile } from './paste.ts';
import { describeStudio } from './studio-page.ts';

const [, BAEKJOON_2580] = gallery;
/** It has two solutions. */
const TWO = gallery.find(({ id }) => id === 'two-solutions')!.cells;
/** The sample with a second 1 in row 1. */
const CONFLICT = `11${SAMPLE.cells.slice(2)}`;

describeStudio('a part that is opened or appears later', (studio) => {
  const press = (key: string) => studio.page.keyboard.press(key);

  /** A page → the link, and the steps that show everything in it. */
  const pages: Readonly<
    Record<string, readonly [fragment: string, ...steps: (() => Promise<unknown>)[]]>
  > = {
    'a race with its headline, and a file over it': [
      '2&room=race&lanes=scan.bitmask-mrv.propagation',
      async () => {
        await studio.race.recorded();
        await press('End');
        const names = ['bitmask-mrv', 'propagation'] as const;
        const tied = names.map((id) => studio.words.strategies[id].name);
        const headline = studio.race.room.getByRole('status').filter({ hasText: tied[0] });
        await headline.filter({ hasText: tied[1] }).waitFor();
        await dragFile(studio, studio.page.getByRole('main'), fileURLToPath(import.meta.url));
        await studio.status(studio.words.drop.race).waitFor();
      },
    ],
    'a dead end with digits tried before, candidates, a readout and a notice; a preview': [
      '2&event=151&candidates=1',
      async () => {
        await studio.watch.candidates.waitFor();
        await studio.watch.reasonsList.getByRole('listitem').nth(1).waitFor();
        await dropFile(studio, studio.grid, fileURLToPath(new URL('.', import.meta.url)));
        await studio.status(studio.words.make.unreadable).waitFor();
        await studio.finding('deepest').waitFor();
        await studio.slider.focus();
        await studio.readout.waitFor();
      },
      async () => {
        const { share } = studio.words;
        const dialog = await studio.openDialog(share.export);
        await studio.button(share.rangeMake.gif, dialog).click();
        await studio.named('img', share.rangePreview(6), dialog).waitFor();
      },
    ],
    'the gallery, recent puzzles and the solution; a text that cannot be read': [
      `2&room=make&puzzle=${BAEKJOON_2580.cells}`,
      async () => {
        // The puzzle is saved after two seconds, and is listed when the room is opened again.
        await studio.page.waitForFunction(() => localStorage.getItem('nonet-recent'));
        await studio.openRoom('watch');
        await studio.openRoom('make');
        await studio.make.heading('gallery').click();
        await studio.make.heading('recent').click();
        await studio.make.puzzles('recent').getByRole('listitem').waitFor();
        await studio.make.solution.click();
        await studio.button(studio.words.make.solution.hide).waitFor();
        await studio.make.box.fill('12345');
        await studio.make.reading.filter({ hasText: /./ }).waitFor();
      },
    ],
    'a heat map; two solutions compared': [
      `2&room=make&puzzle=${TWO}`,
      async () => {
        const { explorer } = studio.words;
        await studio.button(explorer.views.heat, studio.make.gridViews).click();
        await studio.named('figure', explorer.inCell({ row: 1, column: 1, box: 1 })).waitFor();
      },
      async () => {
        const { explorer } = studio.words;
        const options = studio.named('listbox', explorer.solutions).getByRole('option');
        await options.first().click();
        await studio.button(explorer.pin(1)).click();
        await options.nth(1).click();
        const figures = studio.named('group', explorer.compared).getByRole('figure');
        await figures.nth(1).waitFor();
      },
    ],
    'a conflict': [`2&room=make&puzzle=${CONFLICT}`, () => studio.judged()],
  };

  it.each(
    Object.entries(pages).map(([shown, page], i) => [shown, languages[i % 2], ...page] as const),
  )('passes axe: %s, %s', async (_, language, fragment, ...steps) => {
    await studio.open(`${fragment}&language=${language}&theme=contrast`);
    for (const show of steps) {
      await show();
      // Another test computes the contrast of all colours in each theme.
      expect(await violations(studio.page, { enhanced: true })).toEqual([]);
    }
  });
});
