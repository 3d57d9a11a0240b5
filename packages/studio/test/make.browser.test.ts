import { Random } from '@nonet/engine/generate';
import { symmetryNames } from '@nonet/engine/making';
import { aboutOf, parsePuzzle, puzzleOf } from '@nonet/engine/notation';
import { Rating } from '@nonet/engine/rating';
import { finish } from '@nonet/engine/work';
import { expect, it } from 'vitest';
import { partsOf } from '../src/page/address.ts';
import { linkedPuzzle } from '../src/puzzle/puzzle-codec.ts';
import { SAMPLE } from '../src/puzzle/state.ts';
import { makeTabWords } from '../src/rooms/make/words.ts';
import { en } from './all-words.ts';
import { violations } from './axe.ts';
import { longestTask } from './main-thread.ts';
import { paste } from './paste.ts';
import { answered, recordAnswers, type SeenAnswers, seenAnswers } from './seen-answers.ts';
import { edited, hasConflict, markAll, puzzleText, STARTS } from './setting-edits.ts';
import { type Expected, expectedAnswers } from './setting-oracle.ts';
import { describeStudio } from './studio-page.ts';
import { expectedVerdicts, variantStart } from './variant-edits.ts';

const EMPTY = '.'.repeat(81);

/** What a text in any notation says about its puzzle. */
function aboutIn(text: string): unknown {
  const read = parsePuzzle(text);
  return read.ok ? aboutOf(read.record) : read.error;
}

describeStudio('a puzzle that is set by hand', (studio) => {
  it.each(Object.entries(STARTS))(
    'never gets a wrong answer, whatever is edited: %s',
    async (name, cells) => {
      await studio.open(`2&room=make&puzzle=${cells}`);
      const { page } = studio;
      await recordAnswers(page);
      const random = new Random(name);
      const known = new Map<string, Expected>();
      let grids: readonly string[] = [cells];
      for (let edit = 0; edit < 5; edit++) {
        grids = await edited(studio, grids, random);
        // Every third edit does not wait for the answer.
        if (edit % 3 === 1) continue;
        const now = grids.at(-1)!;
        await answered(page, now);
        await markAll(studio);
        const seen = await answered(page, now);
        if (hasConflict(now)) continue;
        const expected = expectedAnswers(now);
        known.set(now, expected);
        expect(seen.verdict, now).toBe(expected.verdicts[0]);
        expect(seen.difference !== '', now).toBe(expected.properCells !== undefined);
        if (expected.redundant) expect(seen.redundant, now).toEqual(expected.redundant);
        expect(seen.properCells, now).toEqual(expected.properCells ?? {});
      }
      for (const seen of await seenAnswers(page)) {
        if (hasConflict(seen.cells)) expect(seen.verdict).toContain('Conflict');
        else isTrue(seen, known);
      }
    },
  );

  it('never gets a wrong verdict with the rules of a variant', async () => {
    const random = new Random('killer');
    const { puzzle, solution } = variantStart('killer-six', random);
    await studio.open(`2&room=make&${partsOf({ ...linkedPuzzle(puzzle) }).join('&')}`);
    const { page } = studio;
    await recordAnswers(page);
    await answered(page, puzzle.cells);
    let grids: readonly string[] = [puzzle.cells];
    for (let edit = 0; edit < 4; edit++) {
      grids = await edited(studio, grids, random, solution);
      await answered(page, grids.at(-1)!);
    }
    for (const { cells, verdict } of await seenAnswers(page)) {
      const expected = expectedVerdicts({ ...puzzle, cells });
      const isTrue = [en.verdict.working, ...expected].some((it) => verdict.startsWith(it));
      expect(isTrue, `${cells}: ${verdict}, expected ${expected.join(' or ')}`).toBe(true);
    }
  });

  /** Everything that the page says of the puzzle that it shows is true, or not known yet. */
  function isTrue(seen: SeenAnswers, known: Map<string, Expected>): void {
    const { cells } = seen;
    const expected = known.get(cells) ?? expectedAnswers(cells);
    known.set(cells, expected);
    expect([en.verdict.working, ...expected.verdicts], cells).toContain(seen.verdict);
    const { redundant = [], properCells = {} } = expected;
    const { findings } = en.make;
    const redundantSaid = seen.facts[findings.redundant];
    if (redundantSaid !== findings.unknown) {
      const said = expected.redundant ? `${redundant.length}` : findings.none;
      expect(/^\d*–?/.exec(redundantSaid)?.[0], cells).toBe(said);
    }
    expect([[], redundant], cells).toContainEqual(seen.redundant);
    expect([{}, properCells], cells).toContainEqual(seen.properCells);
    if (expected.difference && seen.difference) expect(seen.difference).toBe(expected.difference);
    const er = seen.facts[findings.scales.se];
    if (er && er !== findings.unknown && er !== findings.none)
      expect(Number.parseFloat(er), cells).toBe(seRating(cells));
  }

  function seRating(cells: string): number {
    const result = finish(new Rating(puzzleOf(puzzleText(cells))));
    if (result.kind !== 'rated') throw new Error(`expected a rating, got ${result.kind}`);
    return result.er;
  }

  it('begins with an empty grid after one press, in view', async () => {
    await studio.open('2&room=make');
    const clear = studio.button(en.make.clear);
    for (const [width, height] of [
      [1280, 720],
      [390, 844],
    ]) {
      await studio.page.setViewportSize({ width, height });
      const place = await clear.boundingBox();
      expect(place && place.y + place.height).toBeLessThanOrEqual(height);
    }
    await clear.click();
    await expect.poll(() => studio.cells()).toBe(EMPTY);
  });

  it('has ratings, is made minimal, completed and turned, and each is undone in one step', async () => {
    await studio.open(`2&room=make&puzzle=${SAMPLE.cells}`);
    expect(await studio.make.rated()).toEqual([
      '30',
      '1',
      '18Mark them',
      '1.2hardest: Hidden Single',
      'Easy, 204hardest: Naked Single',
    ]);

    // It is made minimal and turned, and each is undone in one step.
    const { make, page } = studio;
    const undo = () => page.keyboard.press('Control+Z');
    await make.change('minimize').click();
    await studio.status(en.verdict.minimal, studio.verdict).waitFor();
    const minimal = await studio.cells();
    expect(
      Array.from(minimal).every((symbol, cell) => symbol === '.' || symbol === SAMPLE.cells[cell]),
    ).toBe(true);
    await studio.cell('r1c1').click();
    await undo();
    await expect.poll(() => studio.cells()).toBe(SAMPLE.cells);
    await make.change('turn').click();
    await make.change('mirror').click();
    const turned = await studio.cells();
    expect(turned.slice(0, 9)).toBe(
      Array.from(SAMPLE.cells)
        .filter((_, cell) => cell % 9 === 0)
        .join(''),
    );
    await make.change('number').click();
    expect((await studio.cells()).replaceAll('.', '').slice(0, 2)).toBe('12');
    for (let i = 0; i < 3; i++) await undo();
    await expect.poll(() => studio.cells()).toBe(SAMPLE.cells);

    // So is a digit, from the keyboard, after a mark is turned on.
    await studio.cell('r1c2').click();
    await page.keyboard.press('4');
    await make.marksRedundant.check();
    await undo();
    await expect.poll(() => studio.cells()).toBe(SAMPLE.cells);
  });

  it('is completed by a seed, with the symmetry', async () => {
    await studio.open(`2&room=make&puzzle=${EMPTY}`);
    const { make } = studio;
    await make.symmetry.selectOption(symmetryNames.en.rotate180);
    await studio.cell('r1c1').click();
    await studio.page.keyboard.press('5');
    // The focus is where the symmetry needs a given.
    await studio.page.keyboard.press('6');
    const started = `5${EMPTY.slice(2)}6`;
    await expect.poll(() => studio.cells()).toBe(started);
    await make.seed.fill('one');
    const completed: string[] = [];
    for (let i = 0; i < 2; i++) {
      await make.change('complete').click();
      await studio.verdict.getByText(/^Exactly one solution/).waitFor();
      const cells = await studio.cells();
      const isGiven = Array.from(cells).map((symbol) => symbol !== '.');
      expect(isGiven).toEqual(isGiven.toReversed());
      completed.push(cells);
      await studio.page.keyboard.press('Control+Z');
      await expect.poll(() => studio.cells()).toBe(started);
    }
    expect(completed[0]).toBe(completed[1]);
    expect([completed[0].at(0), completed[0].at(-1)]).toEqual(['5', '6']);
    await studio.cell('r9c9').click();
    await studio.page.keyboard.press('Delete');
    await expect.poll(() => studio.cells()).toBe(EMPTY);
  });

  it('has a title, an author and rules, which its links and notations keep', async () => {
    await studio.open(`2&room=make&puzzle=${SAMPLE.cells}`);
    const { make, page, words } = studio;
    const about = { title: 'A quiet (first) start', author: 'Kim & Co', rules: 'Only 9 × 9.' };
    for (const [part, text] of Object.entries(about)) {
      await make.about(part as keyof typeof about).fill(text);
    }
    const notation = studio.named('combobox', words.copying.as);
    const written = studio.named('textbox', words.copying.text);
    await notation.selectOption('f-puzzles');
    const said = async (): Promise<unknown> => aboutIn(await written.inputValue());
    await expect.poll(said).toEqual(about);
    // Rules that Nonet does not know are named as such.
    await make.about('rules').fill('Digits in a cage do not repeat.');
    await studio.status(words.make.about.otherRules).waitFor();
    await make.about('rules').fill(about.rules);
    // A notation that cannot hold them says so.
    await notation.selectOption('line');
    await studio.status('Not in this notation: Title, Author, Rules.').waitFor();
    // The title that was typed in one go is undone in one step, and what was set before it stays.
    await studio.cell('r1c1').click();
    await page.keyboard.press('Control+Z');
    await expect.poll(() => make.about('title').inputValue()).toBe('');
    expect(await studio.cells()).toBe(SAMPLE.cells);
    await page.keyboard.press('Control+Shift+Z');
    await expect.poll(() => make.about('title').inputValue()).toBe(about.title);
    // Share gives a link to play it here, and links for other sites.
    const dialog = await studio.openDialog(words.share.share);
    const { sharing } = makeTabWords.en;
    for (const name of Object.values(sharing.sites)) {
      const link = await studio.named('textbox', name, dialog).inputValue();
      expect(aboutIn(link), link).toEqual(about);
    }
    const link = await studio.named('textbox', sharing.link, dialog).inputValue();
    const fragment = link.slice(link.indexOf('#') + 1);
    expect(fragment).toContain('room=play');
    await studio.open(fragment);
    await studio.page.locator('.play [role="grid"]').waitFor();
    await studio.page.getByText('A quiet (first) start · by Kim & Co', { exact: true }).waitFor();
    await studio.page.locator('.coach').getByText(about.rules).waitFor();
    // A puzzle that says something else, or nothing, does not keep what the last one said.
    await studio.open(fragment.replace('room=play', 'room=make'));
    for (const [part, text] of Object.entries(about)) {
      expect(await studio.make.about(part as keyof typeof about).inputValue()).toBe(text);
    }
    await paste(studio, JSON.stringify({ puzzle: STARTS.hard, title: 'Other' }));
    await expect.poll(() => studio.make.about('title').inputValue()).toBe('Other');
    expect(await studio.make.about('author').inputValue()).toBe('');
    await studio.button(words.make.play, studio.named('region', words.make.label)).click();
    await studio.page.locator('.play [role="grid"]').waitFor();
    expect(await studio.cells()).toBe(STARTS.hard);
  });

  it('says how many cells the symmetry still needs', async () => {
    await studio.open(`2&room=make&puzzle=5${EMPTY.slice(1)}`);
    await studio.make.symmetry.selectOption(symmetryNames.en.full);
    await studio.status(en.make.awaited(3)).waitFor();
    const corner = await studio.cell('r9c9').getAttribute('aria-label');
    expect(corner).toContain(en.make.awaitedCell(en.grid.empty));
  });

  it('a change that takes long can be cancelled, and an edit cancels it', async () => {
    await studio.open(`2&room=make&puzzle=${'.'.repeat(625)}`);
    const { make } = studio;
    const cancel = () => studio.button(en.cancel, make.changes);
    const started = () => studio.status(en.make.changes.working, make.changes).waitFor();
    await make.change('complete').click();
    await started();
    await cancel().click();
    await cancel().waitFor({ state: 'detached' });
    await make.change('complete').click();
    await started();
    await studio.grid.getByRole('gridcell').first().click();
    await studio.page.keyboard.press('5');
    await cancel().waitFor({ state: 'detached' });
    expect((await studio.cells()).replaceAll('.', '')).toBe('5');
  });

  it('is accessible with all its marks', async () => {
    await studio.open(`2&room=make&puzzle=${STARTS.several}&language=ko`);
    await studio.make.marksProper.check();
    await studio.named('group', studio.words.make.findings.twoSolutions).waitFor();
    await studio.make.symmetry.selectOption({ index: 1 });
    await studio.status(studio.words.make.findings.properCells(1, true)).waitFor();
    expect(await violations(studio.page)).toEqual([]);
    await studio.make.sample.click();
    await studio.make.marksRedundant.check();
    await studio.make.rated();
    expect(await violations(studio.page)).toEqual([]);
  });

  it('nothing blocks the page', async () => {
    await studio.open(`2&room=make&puzzle=${STARTS.hard}`);
    const { work } = await longestTask(studio.page, async () => {
      await studio.cell('r1c1').click();
      await studio.page.keyboard.press('Delete');
      await studio.make.marksProper.check();
      await studio.make.change('complete').click();
      await studio.verdict.getByText(/^Exactly one solution/).waitFor();
      await studio.make.change('turn').click();
    });
    expect(work).toBeLessThan(50);
  });
});
