import { findSteps, solve } from '@nonet/engine';
import { cellOf, digitIn } from '@nonet/engine/rating';
import { expect, it } from 'vitest';
import { argumentWords } from '../src/coach/argument.tsx';
import { coachWords } from '../src/rooms/play/coach/words.ts';
import { playWords } from '../src/rooms/play/words.ts';
import { grouped } from '../src/words/place.ts';
import { failAt, repair } from './failing-worker.ts';
import { describeStudio } from './studio-page.ts';

const PUZZLE = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';
const SOLUTION =
  '417369825632158947958724316825437169791586432346912758289643571573291684164875293';
/** Its columns as rows: a search in row order soon refutes 7 in r1c2. */
const TRANSPOSED =
  '4......51.3.2.............4..7...62.....81.........3..8...4.......6..7..5........';
/** Golden Nugget, by tarek: nested forcing chains. */
const HARDEST = '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....';
const en = coachWords.en;

describeStudio('the coach', (studio) => {
  const open = (width?: number, height?: number) =>
    studio.open(`2&room=play&puzzle=${PUZZLE}`, width, height);
  const cell = (number: number) => studio.grid.getByRole('gridcell').nth(number);
  const is = (number: number, content: RegExp) =>
    expect.poll(() => cell(number).getAttribute('aria-label')).toMatch(content);
  const says = (text: string | RegExp) =>
    studio.page.locator('.coach-says').getByText(text).first().waitFor();
  const press = async (...keys: string[]) => {
    for (const key of keys) await studio.page.keyboard.press(key);
  };
  const hint = (name: string = en.hint) => studio.button(name);

  it('helps a little more with each press, lights what she names, and does the step', async () => {
    await open();
    await hint().click();
    await says('Look at box 4.');
    expect(await studio.grid.locator('.pointed').count()).toBe(0);
    // The place that she names is lit, gently.
    expect(await studio.grid.locator('.marks rect').count()).toBe(1);
    await hint(en.more.where).click();
    await says('There is a Hidden Single.');
    await hint(en.more.what).click();
    await says(/The Hidden Single is in/);
    expect(await studio.grid.locator('.pointed').count()).toBe(1);
    await hint(en.more.cells).click();
    await says(/In box 4, 4 fits only in/);
    await studio.page.setViewportSize({ width: 390, height: 844 });
    await studio.page.getByRole('heading', { name: 'Hidden Single' }).waitFor();
    await studio.page.setViewportSize({ width: 1440, height: 900 });
    await studio.button(argumentWords.en.stages.forward).click();
    // The digits that leave this place alone are told and lit.
    await says(/Every other blank of box 4 sees a 4 in r/);
    expect(await studio.grid.locator('.pointed').count()).toBeGreaterThan(0);
    await studio.button(argumentWords.en.stages.forward).click();
    await says('So r6c2 is 4.');
    expect(await studio.grid.locator('.marks circle').count()).toBeGreaterThan(0);
    await studio.page.locator('.cell-name').first().hover();
    await studio.button(en.doIt).click();
    await is(46, /, 4$/);
    expect(await studio.grid.locator('.marks').count()).toBe(0);
    await press('Control+z');
    await is(46, /, empty$/);
  });

  it('takes an answer on the board, and says when another step works too', async () => {
    await open();
    await hint().click();
    await says('Look at box 4.');
    await cell(46).click();
    await says(en.thoseCells);
    await press('4');
    await says(en.reply['that-is-it']('Hidden Single'));
    await press('Control+z');
    await hint().click();
    await says(/Look at/);
    const found = findSteps(PUZZLE, 'hidden-single');
    const steps = found.ok && found.kind === 'found' ? found.steps : [];
    const other = steps.find(({ placement }) => cellOf(placement ?? 0) !== 46)!.placement!;
    await cell(cellOf(other)).click();
    await press(String(digitIn(other)));
    await says(en.reply['works-too']('Hidden Single'));
  });

  it('says that an answer is not what the hint is about, and tells no digit unasked', async () => {
    await open();
    await hint().click();
    await says('Look at box 4.');
    const wrong = SOLUTION[1] === '9' ? '7' : '9';
    await cell(1).click();
    await press(wrong);
    await says(en.notIt);
    await studio.button(en.available).click();
    await says(en.none.mistakes);
    await hint().click();
    await studio.button(en.markIt).click();
    await says('The digit in r1c2 is wrong.');
    await press('Control+z');
    // The digit of the solution is removed from the notes.
    await studio.button(playWords.en.fillNotes).click();
    await cell(1).click();
    await press('Control+1');
    await hint().click();
    await studio.button(en.markIt).click();
    await says('A candidate is missing in r1c2.');
    const text = () => studio.page.locator('.coach-says').innerText();
    expect(await text()).not.toMatch(/candidate \d|is \d/);
    await studio.button(en.showWhy).click();
    await says(`r1c2 needs the candidate ${SOLUTION[1]}`);
  });

  it('tells of a mistake gently, goes back before it, and opens the search of it', async () => {
    await studio.open(`2&room=play&puzzle=${TRANSPOSED}`);
    const wrong = '7';
    await cell(2).click();
    await press('9');
    await cell(1).click();
    await press(wrong);
    await cell(3).click();
    await press('8');
    const before = await studio.cellNames();
    await hint().click();
    await says(en.wrongSince(2));
    await studio.button(en.markIt).click();
    await expect.poll(() => cell(1).getAttribute('aria-invalid')).toBe('true');
    await studio.button(en.goBack(2)).click();
    await is(1, /, empty$/);
    await is(2, /, 9$/);
    await press('Control+y', 'Control+y');
    await studio.button(studio.words.close).click();
    await expect.poll(() => studio.cellNames()).toEqual(before);

    await hint().click();
    await says(en.wrongSince(2));
    await studio.button(en.showWhy).click();
    await says(new RegExp(`r1c2 cannot be ${wrong}`));
    await studio.button(en.goBack(2)).waitFor();
    await hint().click();
    const start = `4${wrong}98${TRANSPOSED.slice(4)}`;
    const counts = (strategy: string) => {
      const solved = solve(start, { strategy });
      return grouped((solved.ok && solved.counters?.placements) || 0);
    };
    await says(`after ${counts('scan')} placements, in r1c`);
    await says(`after ${counts('bitmask-mrv')} placements, in r`);
    const clock = studio.page.getByRole('timer');
    const begin = performance.now();
    const played = seconds(await clock.textContent());
    await studio.button(en.watchMistake(wrong, 'r1c2')).click();
    await studio.slider.waitFor();
    const hash = new URL(studio.page.url()).hash;
    expect(hash).toContain(`puzzle=${start.replaceAll('.', '0')}`);
    await expect
      .poll(async () => {
        await press('End');
        return studio.page.locator('.counters').innerText();
      })
      .toContain(counts('scan'));
    await studio.page.goBack();
    await is(1, new RegExp(`, ${wrong}$`));
    await is(3, /, 8$/);
    expect(await cell(3).getAttribute('aria-selected')).toBe('true');
    await studio.page.goForward();
    await studio.slider.waitFor();
    const away = 3_500;
    await studio.page.waitForTimeout(away);
    await studio.openRoom('play');
    await is(1, new RegExp(`, ${wrong}$`));
    // The clock stands still in Watch.
    const later = seconds(await clock.textContent());
    expect(1_000 * (later - played)).toBeLessThan(performance.now() - begin - away + 2_000);
    await press('Control+z', 'Control+z');
    await is(1, /, empty$/);
  });

  it('shows why a digit is wrong, also if it has removed notes that are needed', async () => {
    await open();
    await studio.button(playWords.en.fillNotes).click();
    const wrong = SOLUTION[1] === '9' ? '7' : '9';
    await cell(1).click();
    await press(wrong);
    await hint().click();
    await says(en.wrongSince(2));
    await studio.button(en.showWhy).click();
    await says(new RegExp(`r1c2 cannot be ${wrong}`));
    await press('Control+z', '4');
    await hint().click();
    await says(en.twice('4', { kind: 'row', which: 1 }));
  });

  it('lists what can be done, says why not, and how much a computer guesses', async () => {
    await open();
    await studio.button(en.available).click();
    await says(/Hidden Single/);
    // First only the easiest level.
    const listed = () => studio.page.locator('.available li').count();
    await studio.button(en.harder).waitFor();
    expect(await listed()).toBe(1);
    await studio.button(en.harder).click();
    await expect.poll(listed, { timeout: 60_000 }).toBeGreaterThan(5);
    const row = studio.page.locator('.available li').filter({ hasText: /Hidden Single/ });
    await row.getByRole('button').last().click();
    await says(/fits only/);
    const found = findSteps(PUZZLE, 'hidden-single');
    const count = found.ok && found.kind === 'found' ? found.steps.length : 0;
    await expect.poll(() => row.innerText()).toContain(`× ${count}`);
    const seen = new Set<string>();
    for (let i = 1; i <= count; i++) {
      await studio.page
        .getByText(en.instance(i, count), { exact: true })
        .waitFor({ timeout: 30_000 });
      seen.add(await studio.page.locator('.argument p').innerText());
      if (i < count) await studio.button(en.instances.forward).click();
    }
    expect(seen.size).toBe(count);
    await cell(1).click();
    const why = en.askWhyNot({ row: 1, column: 2, box: 1 });
    const digits = studio.page.getByRole('group', { name: why });
    await studio.page.setViewportSize({ width: 390, height: 844 });
    await studio.page.getByText(why).click();
    await expect
      .poll(async () => {
        const [panel, last] = [
          await studio.page.locator('.coach-body').boundingBox(),
          await digits.getByRole('button').last().boundingBox(),
        ];
        return panel && last && last.y + last.height <= panel.y + panel.height + 1;
      })
      .toBe(true);
    await studio.page.setViewportSize({ width: 1280, height: 720 });
    await digits.locator('[data-digit="4"]').click();
    await says(en.seen('4', 'r1c2', 'r1c1'));
    await digits.locator('[data-digit="1"]').click();
    await says(en.itIs('1', 'r1c2'));
    await digits.locator('[data-digit="7"]').click();
    await says(/r1c2 cannot be 7/);
    await studio.button(en.computer).click();
    await says(/^Blanks in order: takes back/);
    await says(/^Fewest candidates first: takes/);
    await studio.page.getByText(en.otherStrategies).click();
    await says(/^Propagation: takes/);
    await studio.button(en.watchBoard).click();
    await studio.slider.waitFor();
  });

  it('leaves out what the player has switched off, and speaks Korean', async () => {
    await open();
    await studio.button(playWords.en.settings.name).click();
    const hardest = studio.page.getByLabel(playWords.en.settings.hardest);
    await hardest.selectOption('full-house');
    await press('Escape');
    await hint().click();
    await says(en.beyond);
    await says('Look at box 4.');
    await studio.button(en.available).click();
    await says(en.none.stuck);
    await studio.speak('ko');
    await says(coachWords.ko.none.stuck);
  });

  it('takes notes that are half written for what they are', async () => {
    await open();
    // r1c2 is 1.
    for (const noted of [2, 10]) {
      await cell(noted).click();
      await press('Shift+1');
    }
    await hint().click();
    await says('Look at box 4.');
    await says(/^Your notes of 1 in box 1 are not complete yet: they lack 1 in r1c2/);
  });

  it('goes beyond the list in the hardest puzzles, and lets one watch what is too long', async () => {
    await studio.open(`2&room=play&puzzle=${HARDEST}`);
    // After 0.3 s she says what she is looking for, and can be stopped.
    const { clock } = studio.page;
    await clock.install();
    await hint().click();
    await clock.fastForward(300);
    // She may answer at any moment.
    const looking = await studio.page.waitForFunction(() => {
      const says = document.querySelector('.coach-says');
      const text = says?.textContent;
      says?.querySelector('button')?.click();
      return text;
    });
    expect(await looking.jsonValue()).toMatch(/^Looking for |^Your list has no step here/);
    await expect.poll(() => studio.page.locator('.coach-says').innerText()).toBe('');
    await clock.resume();
    await hint().click();
    await studio.button(en.more.where).click();
    await says(en.beyond);
    await studio.button(en.more.what).click();
    await studio.button(en.more.cells).click();
    // The whole chain comes first, with its conclusion.
    await says(/^Here is the whole chain\. (This removes|So r)/);
    expect(await studio.grid.locator('.marks path').count()).toBeGreaterThan(5);
    await says(/^Too long to follow\? Try \d/);
    await studio.button(en.watchIt).click();
    await studio.slider.waitFor();
    const hash = new URL(studio.page.url()).hash;
    expect(hash).toContain('strategy=propagation');
    expect(hash).not.toContain(`puzzle=${HARDEST}`);
  });

  it('says so if her worker dies, and answers after a restart', async () => {
    await open();
    await failAt(studio.page, 'hint');
    await studio.page.reload();
    await studio.judged();
    await hint().click();
    await studio.page.getByText(studio.words.failures.coach).waitFor();
    await repair(studio.page);
    await studio.button(studio.words.failures.tryAgain).click();
    await says('Look at box 4.');
  });
});

/** The seconds of a time such as 1:05. */
function seconds(time: string | null): number {
  return (time ?? '').split(':').reduce((sum, part) => 60 * sum + Number(part), 0);
}
