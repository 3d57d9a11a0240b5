import { solve } from '@nonet/engine';
import { levelNames } from '@nonet/engine/explain';
import { Random } from '@nonet/engine/generate';
import { expect, it } from 'vitest';
import { playWords } from '../src/rooms/play/words.ts';
import { wishWords } from '../src/words/making.ts';
import { describeStudio } from './studio-page.ts';

const WIKIPEDIA =
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const BLANK = '.'.repeat(81);
const { en } = playWords;

describeStudio('Play', (studio) => {
  const open = (puzzle = WIKIPEDIA, width?: number, height?: number) =>
    studio.open(`2&room=play&puzzle=${puzzle}`, width, height);
  const cell = (number: number) => studio.grid.getByRole('gridcell').nth(number);
  const nameOf = async (number: number) => (await cell(number).getAttribute('aria-label')) ?? '';
  const selected = async () => {
    const all = await studio.grid.getByRole('gridcell').all();
    const are = await Promise.all(all.map((one) => one.getAttribute('aria-selected')));
    return are.flatMap((is, at) => (is === 'true' ? [at] : []));
  };
  const is = (number: number, content: string) =>
    expect.poll(() => nameOf(number)).toMatch(new RegExp(`, ${content}$`));
  const press = async (...keys: string[]) => {
    for (const key of keys) await studio.page.keyboard.press(key);
  };
  const middle = async (number: number) => {
    const box = (await cell(number).boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const key = (init: Readonly<Record<string, string | boolean>>) =>
    studio.page.evaluate((given) => {
      const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...given });
      document.activeElement?.dispatchEvent(event);
    }, init);

  const chooseNotes = async (look: keyof typeof en.settings.noteLooks) => {
    await studio.button(en.settings.name).click();
    await studio.named('combobox', en.settings.notes).selectOption(look);
    await press('Escape');
  };

  it('writes each note in the place of its digit, in one size', async () => {
    await open();
    await cell(2).click();
    await press('Shift+4', 'Control+1');
    await is(2, 'empty, candidates 1 4');
    await studio.button(en.modes.note).click();
    await press('4', 'x', '9');
    await is(2, 'empty, candidates 1 9');
    await cell(3).click({ modifiers: ['Control'] });
    await press('z', '6');
    await is(2, 'empty, candidates 1 6 9');
    await is(3, 'empty, candidates 6');
    // 9 is impossible in row 1, column 3, and has a line through it.
    const note = (number: number, digit: number) => cell(number).locator(`[data-digit="${digit}"]`);
    expect(await note(2, 9).getAttribute('data-fault')).toBe('');
    await studio.button(en.fillNotes).click();
    await is(6, 'empty, candidates 1 4 8 9');
    for (const [width, height, least] of [
      [1280, 720, 15],
      [390, 844, 10],
      [320, 568, 9],
    ] as const) {
      await studio.page.setViewportSize({ width, height });
      const sizes = await studio.grid
        .locator('.cell i:not(:empty)')
        .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
      expect(new Set(sizes).size).toBe(1);
      expect(sizes[0], `${width} × ${height}`).toBeGreaterThanOrEqual(least);
      for (const digit of [1, 4, 8, 9]) {
        const [at, of] = await Promise.all([note(6, digit).boundingBox(), cell(6).boundingBox()]);
        const place = [
          (at!.x + at!.width / 2 - of!.x) / of!.width,
          (at!.y + at!.height / 2 - of!.y) / of!.height,
        ];
        const expected = [((digit - 1) % 3) + 0.5, Math.floor((digit - 1) / 3) + 0.5];
        for (const [axis, middle] of expected.entries()) {
          expect(Math.abs(place[axis] - middle / 3), `${digit}`).toBeLessThan(0.08);
        }
      }
    }
    await press('Control+z');
    await is(6, 'empty');
    await studio.page.setViewportSize({ width: 1440, height: 900 });
    await chooseNotes('corners');
    await is(2, 'empty, corner 1 6 9');
    expect(await studio.button(en.modes.note).count()).toBe(0);
  });

  it('lights a digit wherever it is, and writes nothing', async () => {
    await open();
    const fives = Array.from(WIKIPEDIA).filter((digit) => digit === '5').length;
    const withLook = (look: string) => studio.grid.locator(`.cell.${look}`).count();
    const spoken = studio.page.locator('.stage > p[role="status"]');
    const lit = async (count: number) => expect.poll(() => withLook('same')).toBe(count);
    const names = await studio.cellNames();
    await press('5');
    await lit(fives);
    await expect.poll(() => spoken.textContent()).toBe('5 is highlighted in r1c1, r2c6, r8c9.');
    expect(await withLook('open')).toBe(0);
    await press('5');
    await lit(0);
    await press('5', 'Escape');
    await lit(0);
    // The pad does the same, and a long press does it whatever is selected.
    const pad = studio.page.locator('.pad .digits [data-digit="5"]');
    await pad.click();
    await lit(fives);
    await pad.click();
    await lit(0);
    // So does a digit on a given, instead of its own digit.
    await cell(0).click();
    await lit(fives);
    await press('9');
    await lit(Array.from(WIKIPEDIA).filter((digit) => digit === '9').length);
    await press('9');
    await lit(fives);
    await cell(2).click();
    await press('Shift+4', 'Shift+5');
    const before = await studio.cellNames();
    await pad.click({ delay: 600 });
    await lit(fives + 1);
    expect(await studio.cellNames()).toEqual(before);
    await studio.button(en.settings.name).click();
    await studio.page.getByLabel(en.settings.switches.lightsPlaces).check();
    await press('Escape');
    await expect.poll(() => withLook('open')).toBeGreaterThan(fives);
    await press('Control+z', 'Control+z');
    expect(await studio.cellNames()).toEqual(names);
  });

  it('writes digits, corner notes, centre notes and colours by keys', async () => {
    await open();
    await chooseNotes('corners');
    await cell(2).click();
    await press('Shift+1', 'Shift+4', 'Control+2');
    await is(2, 'empty, corner 1 4, center 2');
    await press('Control+Shift+3');
    await is(2, 'empty, corner 1 4, center 2, color 3');
    await press('4');
    await is(2, '4, color 3');
    await press('Backspace');
    await is(2, 'empty, corner 1 4, center 2, color 3');
    await press('x', '1');
    await is(2, 'empty, corner 4, center 2, color 3');
    await press('c', '9', 'Space', '5', 'z', '1');
    await is(2, '1, color 3 5');
    await press('Control+z', 'Control+z');
    await is(2, 'empty, corner 4, center 2 9, color 3');
    await press('Control+y', 'Control+Shift+z');
    await is(2, '1, color 3 5');
    // With NumLock, Windows reports Shift and 1 on the numpad as End without Shift.
    await cell(3).click();
    await key({ code: 'Numpad1', key: 'End', modifierNumLock: true });
    await key({ code: 'Numpad6', key: '6' });
    await is(3, '6');
  });

  it('moves and selects by keys', async () => {
    await open();
    await cell(40).click();
    await press('ArrowLeft', 'w', 'Home');
    await expect.poll(selected).toEqual([27]);
    await press('Shift+ArrowRight', 'Shift+ArrowDown');
    await expect.poll(selected).toEqual([27, 28, 37]);
    await press('Escape');
    await expect.poll(selected).toEqual([]);
    await press('Control+a');
    await expect.poll(async () => (await selected()).length).toBe(81);
    await press('Control+End');
    await expect.poll(selected).toEqual([80]);
  });

  it('selects exactly the diagonal of a drag, and a digit for several cells is a note', async () => {
    await open(BLANK);
    const [from, to] = [await middle(20), await middle(60)];
    await studio.page.mouse.move(from.x, from.y);
    await studio.page.mouse.down();
    await studio.page.mouse.move(to.x, to.y, { steps: 60 });
    await studio.page.mouse.up();
    expect(await selected()).toEqual([20, 30, 40, 50, 60]);
    await press('7');
    for (const number of [20, 30, 40, 50, 60]) await is(number, 'empty, candidates 7');
    await cell(20).click();
    await press('Shift+7');
    await is(20, 'empty');
    await cell(30).click({ modifiers: ['Control'] });
    expect(await selected()).toEqual([20, 30]);
    await press('Shift+7');
    await is(20, 'empty, candidates 7');
    await is(30, 'empty, candidates 7');
    await press('Shift+7');
    await is(30, 'empty');
  });

  it('a double click selects equal digits, but never across two cells', async () => {
    await open();
    await cell(0).dblclick();
    const fives = Array.from(WIKIPEDIA).flatMap((digit, at) => (digit === '5' ? [at] : []));
    await expect.poll(selected).toEqual(fives);
    const [a, b] = [await middle(0), await middle(1)];
    await studio.page.mouse.click(a.x, a.y);
    await studio.page.mouse.click(b.x, b.y);
    expect(await selected()).toEqual([1]);
  });

  it('marks mistakes by the chosen policy, also those that are there already', async () => {
    await open();
    await cell(2).click();
    await press('1');
    await cell(3).click();
    await press('7');
    const invalid = () => studio.grid.locator('[aria-invalid="true"]').count();
    await expect.poll(invalid).toBe(2);
    const choose = async (policy: keyof typeof en.settings.policies) => {
      await studio.page.getByRole('button', { name: en.settings.name }).click();
      await studio.page.getByLabel(en.settings.mistakes).selectOption(policy);
      await press('Escape');
    };
    await choose('solution');
    await expect.poll(invalid).toBe(2);
    expect(await cell(2).getAttribute('aria-invalid')).toBe('true');
    await choose('off');
    await expect.poll(invalid).toBe(0);
    await studio.page.reload();
    await studio.judged();
    await is(3, '7');
    expect(await invalid()).toBe(0);
  });

  it('fills in notes, cleans them with a digit, and undoes both as one', async () => {
    await open();
    await studio.button(en.fillNotes).click();
    await is(2, 'empty, candidates 1 2 4');
    await is(6, 'empty, candidates 1 4 8 9');
    await cell(2).click();
    await press('4');
    await is(6, 'empty, candidates 1 8 9');
    await press('Control+z');
    await is(6, 'empty, candidates 1 4 8 9');
    await is(2, 'empty, candidates 1 2 4');
  });

  it('tries something out, drops it, and returns to a savepoint', async () => {
    await open();
    await cell(2).click();
    await press('4');
    await studio.button(en.tools).click();
    await studio.page.getByLabel(en.savepoint.label, { exact: true }).fill('before');
    await studio.button(en.savepoint.set).click();
    await studio.button(en.trial.begin).click();
    await cell(3).click();
    await press('6');
    await is(3, '6, on trial');
    await studio.button(en.tools).click();
    await studio.button(en.trial.drop).click();
    await is(3, 'empty');
    await is(2, '4');
    await cell(5).click();
    await press('8', 'Backspace');
    await studio.button(en.tools).click();
    await studio.button('before').click();
    await is(2, '4');
    await press('Control+z');
    await is(2, 'empty');
  });

  it('marks candidates and draws a line between them', async () => {
    await open();
    await studio.button(en.fillNotes).click();
    await studio.button(en.modes.mark).click();
    const candidate = (number: number, digit: number) =>
      cell(number).locator(`[data-digit="${digit}"]`);
    await candidate(2, 4).click();
    const [a, b] = await Promise.all(
      [candidate(2, 4), candidate(11, 4)].map((one) => one.boundingBox()),
    );
    await studio.page.mouse.move(a!.x + a!.width / 2, a!.y + a!.height / 2);
    await studio.page.mouse.down();
    await studio.page.mouse.move(b!.x + b!.width / 2, b!.y + b!.height / 2, { steps: 9 });
    await studio.page.mouse.up();
    const marks = studio.grid.locator('.marks');
    await expect.poll(() => marks.locator('circle').count()).toBe(1);
    await expect.poll(() => marks.locator('path').count()).toBe(1);
    await studio.button(en.tools).click();
    await studio.button(en.clearMarks).click();
    await expect.poll(() => marks.count()).toBe(0);
    await press('Control+z');
    await expect.poll(() => marks.locator('circle').count()).toBe(1);
  });

  it('a pause hides the grid, and the clock counts only while the page is played', async () => {
    await open();
    await cell(2).click();
    await press('4');
    await studio.button(en.clock.pause).click();
    await studio.page.getByText(en.clock.paused).waitFor();
    expect(await studio.page.getByRole('gridcell').count()).toBe(0);
    // The keys are off, and their group says why.
    const pad = studio.page.getByRole('group', { name: en.clock.paused });
    expect(await pad.locator('button').count()).toBeGreaterThan(15);
    expect(await pad.locator('button:visible:not([aria-disabled="true"])').count()).toBe(0);
    const clock = studio.page.getByRole('timer');
    const before = await clock.textContent();
    await studio.page.waitForTimeout(1_100);
    expect(await clock.textContent()).toBe(before);
    await studio.page.locator('.paused').getByRole('button').click();
    await is(2, '4');
    await expect.poll(() => clock.textContent()).not.toBe(before);
  });

  it('is solved from what a screen reader says', async () => {
    await open();
    const spoken = studio.page.locator('.stage > p[role="status"]');
    await cell(0).click();
    await press('i');
    await expect
      .poll(() => spoken.textContent())
      .toBe('Row 1: 5, 3, blank, blank, 7, blank, blank, blank, blank. Missing: 1, 2, 4, 6, 8, 9.');
    await press('l');
    await expect.poll(() => spoken.textContent()).toMatch(/^1: 6\. .* 51 blanks left\.$/);
    const digits = (await studio.cellNames()).map((name) => /(\d)$/.exec(name)?.[1] ?? '.');
    const solved = solve(digits.join(''));
    const solution = (solved.ok && solved.solution) || '';
    for (let blanks = 51; blanks > 0; blanks--) {
      await press('n');
      const focused = studio.grid.locator('[tabindex="0"]');
      const name = (await focused.getAttribute('aria-label')) ?? '';
      const [, row, column] = /^Row (\d), column (\d), .*, empty$/.exec(name) ?? [];
      const digit = solution[9 * (Number(row) - 1) + Number(column) - 1];
      await press(digit);
      await expect
        .poll(() => spoken.textContent())
        .toBe(
          `${name.replace('empty', digit)}. ${blanks === 1 ? 'No blanks left.' : blanks === 2 ? '1 blank left.' : `${blanks - 1} blanks left.`}`,
        );
    }
    await studio.page.getByRole('heading', { name: 'Solved!' }).waitFor();
    await press('Control+z');
    await expect.poll(() => spoken.textContent()).toMatch(/, empty\. 1 blank left\.$/);
  });

  it('random keys never break the page, and undo and redo go through all of it', async () => {
    await open();
    const random = new Random('keys of play');
    const keys = ['1', '5', '9', 'Shift+2', 'Control+3', 'Control+Shift+4', 'Backspace', 'Space']
      .concat(['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'Shift+ArrowDown', 'Control+a'])
      .concat(['x', 'c', 'z', 'Control+z', 'Control+y', 'Escape', 'Home']);
    const before = await studio.cellNames();
    await cell(40).click();
    for (let i = 0; i < 160; i++) await press(keys[random.below(keys.length)]);
    const undo = studio.button(studio.words.history.undo);
    const isOff = async () => (await undo.getAttribute('aria-disabled')) === 'true';
    const boards: string[][] = [];
    while (!(await isOff())) {
      boards.push(await studio.cellNames());
      await press('Control+z');
    }
    expect(await studio.cellNames()).toEqual(before);
    expect(boards.length).toBeGreaterThan(8);
    for (const board of boards.reverse()) {
      await press('Control+y');
      expect(await studio.cellNames()).toEqual(board);
    }
  });

  it('makes a new game, and the same puzzle of the day for everyone', async () => {
    await open();
    const start = async () => {
      await studio.button(en.newGame.name).click();
      const dialog = studio.page.getByRole('dialog', { name: en.newGame.name });
      await dialog.getByRole('button', { name: levelNames.en.hard }).first().click();
      await dialog.waitFor({ state: 'hidden' });
      return studio.cells();
    };
    const first = await start();
    expect(first).not.toBe(WIKIPEDIA);
    const clock = studio.page.getByRole('timer');
    await expect.poll(() => clock.textContent()).toBe('0:02');
    await studio.page.waitForURL(/level=hard&seed=\d{4}-\d\d-\d\d%20hard&day=/);
    await open();
    expect(await start()).toBe(first);
  });

  it('makes a game to wishes, and says which of them cannot be read', async () => {
    await open();
    const { newGame } = en;
    await studio.button(newGame.name).click();
    const dialog = studio.page.getByRole('dialog', { name: newGame.name });
    await dialog.getByText(newGame.more).click();
    const wish = wishWords.en;
    await studio.named('combobox', wish.scale, dialog).selectOption(wish.scales.se);
    await dialog.getByRole('group', { name: wish.rating }).getByLabel(wish.from).fill('20');
    await studio.button(newGame.make, dialog).click();
    await dialog.getByText(wish.faults.rating).waitFor();
    await studio.named('combobox', wish.size, dialog).selectOption('4');
    await studio.button(newGame.make, dialog).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await studio.cells()).toMatch(/^[.1-4]{16}$/);
  });
});
