import { readFileSync } from 'node:fs';
import { solve } from '@nonet/engine';
import { patternCells } from '@nonet/engine/draw';
import { StepListing } from '@nonet/engine/explain';
import { candidatesOf, digitsOf } from '@nonet/engine/grid';
import { digitsIn } from '@nonet/engine/notation';
import {
  type Drill,
  DrillMaking,
  daysAfter,
  drillPuzzle,
  formatLearner,
  lessonName,
  lessons,
  movedTo,
  NEW_LEARNER,
} from '@nonet/engine/practice';
import { cellOf, digitIn, Rating, type SearchId, techniqueRows } from '@nonet/engine/rating';
import { finish } from '@nonet/engine/work';
import { expect, it } from 'vitest';
import { lessonWords } from '../src/coach/lesson/words.ts';
import { dayOf } from '../src/picture/days.ts';
import { coachWords } from '../src/rooms/play/coach/words.ts';
import { techniqueGroups } from '../src/rooms/practice/technique-groups.ts';
import { practiceWords } from '../src/rooms/practice/words.ts';
import { violations } from './axe.ts';
import { describeStudio } from './studio-page.ts';

const en = { ...practiceWords.en, ...lessonWords.en };
const { ko } = practiceWords;
const today = dayOf(new Date());

/** The drill that a link opens. */
function drillOf(technique: SearchId, number: number): Drill {
  const made = finish(new DrillMaking({ technique, seed: 'abc', number }));
  if (made.kind === 'failed') throw new Error('expected a drill');
  return made.drill;
}

function stepsOf(drill: Drill) {
  const listed = finish(new StepListing(drillPuzzle(drill), drill.technique));
  if (listed.kind !== 'found') throw new Error(`expected steps, got ${listed.kind}`);
  return listed.steps;
}

/** A cell, and one of its candidates that is not that of the solution. */
function wrongDigit({ filled, givens, notes }: Drill): { cell: number; digit: number } {
  const solved = solve([...givens.digits].map((digit) => digit || '.').join(''));
  const solution = solved.ok ? (solved.solution ?? '') : '';
  const open = notes ?? candidatesOf(filled).candidates;
  for (const [cell, digit] of filled.digits.entries()) {
    if (digit !== 0) continue;
    const wrong = digitsOf(open[cell]).find((it) => `${it}` !== solution[cell]);
    if (wrong !== undefined) return { cell, digit: wrong };
  }
  throw new Error('expected a candidate that is wrong');
}

/** A blank cell that is in no pattern of the technique. */
function otherCell(drill: Drill): number {
  const cells = new Set(stepsOf(drill).flatMap(patternCells));
  return [...drill.filled.digits].findIndex((digit, cell) => digit === 0 && !cells.has(cell));
}

describeStudio('Practice', (studio) => {
  const open = async (technique: SearchId, number = 0) => {
    await studio.open(`2&room=practice&drill=${technique}.abc.${number}`);
    await studio.button(en.check).waitFor();
  };
  const cell = (number: number) => studio.grid.getByRole('gridcell').nth(number);
  const says = (text: string | RegExp) =>
    studio.page.locator('.judged').getByText(text).first().waitFor();
  const read = (text: string) =>
    studio.page.locator('input[type="file"]').setInputFiles({
      name: 'learner.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
  const told = () => studio.page.locator('.told').innerText();

  /** A technique of the path. Opens its group. */
  const row = async (group: string, name: string) => {
    const all = studio.named('group', group);
    const isOpen = await all.evaluate((one) => (one as HTMLDetailsElement).open);
    if (!isOpen) await all.locator('summary').click();
    return all.getByRole('listitem').filter({ has: studio.button(en.practiseIt(name)) });
  };

  const isChosen = (number: number) => cell(number).getAttribute('aria-selected');
  const withLook = (look: string) => studio.grid.locator(`.cell.${look}`).count();
  const digitButton = (digit: number) => studio.page.locator(`.digits [data-digit="${digit}"]`);

  it('judges digits, and shows the step of a right one', async () => {
    await open('hidden-single');
    const drill = drillOf('hidden-single', 0);
    const digits = await Promise.all(
      (await studio.cellNames()).map(async (name) => Number(/(\d)$/.exec(name)?.[1] ?? 0)),
    );
    expect(digits).toEqual([...drill.filled.digits]);
    const steps = stepsOf(drill);
    const right = steps[0].placement ?? 0;
    // A digit that a peer has.
    const peer = drill.filled.geometry.peers[cellOf(right)].find(
      (it) => drill.filled.digits[it] > 0,
    );
    await cell(cellOf(right)).click();
    await studio.page.keyboard.press(String(drill.filled.digits[peer ?? 0]));
    await says(/is not a candidate of/);
    const wrong = wrongDigit(drill);
    await cell(wrong.cell).click();
    await studio.page.keyboard.press(String(wrong.digit));
    await says(/^Nothing makes \d certain in/);
    await expect.poll(told).toContain(en.counts(1, 0, 0, 1));
    await cell(cellOf(right)).click();
    await studio.page.keyboard.press(String(digitIn(right)));
    await says(en.right('Hidden Single'));
    await says(/fits only in/);
    // The digit stays on the board while its reason is read.
    expect(await cell(cellOf(right)).getAttribute('aria-label')).toMatch(
      new RegExp(`${digitIn(right)}$`),
    );
    expect(await violations(studio.page)).toEqual([]);
    // Only the first answer counts.
    expect(await told()).toContain(en.counts(1, 0, 0, 1));
    await studio.button(en.another).click();
    await studio.page.waitForURL(/drill=hidden-single\.abc\.1/);
  });

  it('goes to the cell that is pressed, and says in its name what is crossed out', async () => {
    await open('naked-pair');
    const { filled, notes } = drillOf('naked-pair', 0);
    const focused = () =>
      studio.grid.locator('[tabindex="0"]').evaluate((one) => one.getAttribute('aria-label') ?? '');
    const nameOf = async (number: number) => (await cell(number).getAttribute('aria-label')) ?? '';
    const place = (number: number, digit: number) =>
      cell(number).locator(`[data-digit="${digit}"]`);
    const blanks = [...filled.digits.keys()].filter((at) => filled.digits[at] === 0);
    const [a, b] = blanks.slice(-2);
    const [first] = digitsOf(notes![a]);
    await place(a, first).click();
    expect(await focused()).toBe(await nameOf(a));
    await expect.poll(() => nameOf(a)).toMatch(new RegExp(`, crossed out ${first}$`));
    // A press beside the candidates goes to the cell, too, and crosses nothing out.
    const missing = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((it) => !digitsOf(notes![b]).includes(it))!;
    await place(b, missing).click();
    expect(await focused()).toBe(await nameOf(b));
    expect(await nameOf(b)).not.toContain('crossed out');
    const [second] = digitsOf(notes![b]);
    await studio.page.keyboard.press(`Shift+${second}`);
    await expect.poll(() => nameOf(b)).toMatch(new RegExp(`, crossed out ${second}$`));
    // A digit crosses out where nothing is placed, so it is no wrong answer.
    await studio.page.keyboard.press(`${second}`);
    await expect.poll(() => nameOf(b)).not.toContain('crossed out');
    await digitButton(second).click();
    await expect.poll(() => nameOf(b)).toContain('crossed out');
    expect(await told()).not.toContain('drill:');
    // A finger cannot aim at a candidate on a phone: it only goes to the cell.
    const crossed = await studio.cellsCalled('crossed out');
    await studio.page.setViewportSize({ width: 390, height: 844 });
    await place(a, first).evaluate((one) => {
      const { x, y } = one.getBoundingClientRect();
      const touch = { bubbles: true, isPrimary: true, pointerId: 1, pointerType: 'touch' };
      for (const kind of ['pointerdown', 'pointerup'])
        one.dispatchEvent(new PointerEvent(kind, { ...touch, clientX: x + 2, clientY: y + 2 }));
    });
    await expect.poll(focused).toBe(await nameOf(a));
    expect(await studio.cellsCalled('crossed out')).toEqual(crossed);
    await studio.button(en.modes.cells).click();
    await place(a, first).click();
    expect(await isChosen(a)).toBe('true');
    expect(await studio.page.locator('.practice .digits').count()).toBe(0);
  });

  it('takes no digit before a cell is chosen, and counts no slip', async () => {
    await open('hidden-single');
    const drill = drillOf('hidden-single', 0);
    expect(await withLook('peer')).toBe(0);
    expect(await digitButton(5).getAttribute('aria-disabled')).toBe('true');
    await studio.page.keyboard.press('5');
    const filled = [...drill.filled.digits].findIndex((digit) => digit > 0);
    await cell(filled).click();
    expect(await withLook('peer')).toBe(20);
    expect(await withLook('same')).toBeGreaterThan(0);
    expect(await isChosen(filled)).toBe('false');
    expect(await studio.button(en.check).getAttribute('aria-disabled')).toBe('true');
    expect(await studio.page.locator('.judged').innerText()).toBe('');
    await digitButton(5).click();
    await says(/has a digit already/);
    expect(await told()).not.toContain('drill:');
  });

  it('says at first where to look, and shows notes of subsets', async () => {
    await open('naked-pair');
    const drill = drillOf('naked-pair', 0);
    expect(drill.notes).toBeDefined();
    expect(await studio.grid.locator('.candidates').count()).toBeGreaterThan(0);
    await studio.page.getByText(/^Look at /).waitFor();
    expect(await studio.button(en.hint.none).count()).toBe(0);
    const [first] = stepsOf(drill)[0].eliminations;
    await cell(cellOf(first))
      .locator(`[data-digit="${digitIn(first)}"]`)
      .click();
    await studio.button(en.check).click();
    await says(en.right('Naked Pair'));
    await expect.poll(told).toContain(en.counts(1, 1, 0, 0));
    // The cross stays while the argument is read.
    const crosses = await studio.grid.locator('.marks').innerHTML();
    expect(crosses).toContain('--sudoku-removed');
    await studio.button(en.another).click();
    await studio.button(en.hint.none).waitFor();
    expect(await studio.page.getByText(/^Look at /).count()).toBe(0);
  });

  it('selects filled cells only if the pattern has some', async () => {
    await open('avoidable-rectangle-1');
    const drill = drillOf('avoidable-rectangle-1', 0);
    for (const it of patternCells(stepsOf(drill)[0])) {
      await cell(it).click({ modifiers: ['Control'] });
    }
    await studio.button(en.check).click();
    await says(en.right('Avoidable Rectangle Type 1'));
  });

  it('judges candidates that are crossed out, and the cells of a pattern', async () => {
    await open('x-wing');
    const drill = drillOf('x-wing', 0);
    const [step] = stepsOf(drill);
    const [first] = step.eliminations;
    await cell(cellOf(first))
      .locator(`[data-digit="${digitIn(first)}"]`)
      .click();
    await studio.button(en.check).click();
    await says(en.right('X-Wing'));
    await expect.poll(told).toContain(en.counts(1, 1, 0, 0));

    await open('x-wing');
    for (const it of step.pattern.cells) {
      await cell(it).click({ modifiers: ['Control'] });
    }
    await studio.page.keyboard.press('Enter');
    await says(en.right('X-Wing'));
    expect(await studio.grid.locator('.marks').count()).toBeGreaterThan(0);
    await open('x-wing', 1);
    await cell(otherCell(drillOf('x-wing', 1))).click({ modifiers: ['Control'] });
    await studio.button(en.check).click();
    await says('This cell does not have the pattern of X-Wing.');
  });

  it('brings what went wrong again tomorrow, and forgets what it is told to', async () => {
    await studio.open('2&room=practice');
    await studio.page.getByText(en.next.new('Full House')).waitFor();
    // Every technique is in one group, which has a picture. One sees where one stands.
    const groups = studio.page.locator('.path > details');
    expect(await groups.locator('summary .group-picture').count()).toBe(techniqueGroups.length);
    expect(await groups.locator('.lessons > li').count()).toBe(lessons.length);
    expect(await groups.getByText(en.here).count()).toBe(1);
    const singles = studio.named('group', 'Singles');
    expect(await singles.getAttribute('aria-current')).toBe('step');
    expect(await singles.innerText()).toContain(en.learnt(0, 3));
    await studio.button(en.practiseIt('Full House')).first().click();
    await studio.button(en.check).waitFor();
    await studio.page.waitForURL(/drill=full-house/);
    const [, seed] = /drill=full-house\.(\w+)\.0/.exec(studio.page.url()) ?? [];
    const made = finish(new DrillMaking({ technique: 'full-house', seed }));
    if (made.kind === 'failed') throw new Error('expected a drill');
    const blank = [...made.drill.filled.digits].indexOf(0);
    await cell(blank).click();
    await studio.button(en.check).click();
    await says(/Full House/);
    await studio.button(en.toPath).click();
    const row = studio.page.locator('.lessons li').first();
    const boxes = () => row.getByRole('img', { name: /^box \d of 5$/ });
    const box = Number(/box (\d)/.exec((await boxes().getAttribute('aria-label')) ?? '')?.[1]);
    expect(await row.innerText()).not.toContain('box');
    expect(await row.innerText()).toContain(en.later(daysAfter(today, 2 ** (box - 1))));
    const [download] = await Promise.all([
      studio.page.waitForEvent('download'),
      studio.page.getByRole('link', { name: en.save }).click(),
    ]);
    const file = readFileSync(await download.path(), 'utf8');
    expect(file).toContain('"full-house"');
    await studio.page.reload();
    await studio.judged();
    await boxes().waitFor();
    await row.getByRole('button').last().click();
    await studio.button(en.forget).click();
    await studio.status(en.forgotten).waitFor();
    const { undo } = studio.words.history;
    expect(await studio.page.evaluate(() => document.activeElement?.textContent)).toBe(undo);
    await studio.button(undo).click();
    await studio.page
      .locator('.told')
      .getByRole('img', { name: en.box(box) })
      .waitFor();
    await studio.button(en.forget).click();
    await studio.button(undo).waitFor();
    await studio.button(en.toPath).click();
    await expect.poll(() => row.innerText()).toContain(en.fresh);
    await read(file);
    await studio.status(en.read(0)).waitFor();
    await boxes().waitFor();
    await studio.button(undo).click();
    await expect.poll(() => row.innerText()).toContain(en.fresh);
    await studio.speak('ko');
    await studio.page.getByText(ko.path).waitFor();
  });

  it('keeps its record if a file is none, and reads what is good in a damaged one', async () => {
    const learner = movedTo(movedTo(NEW_LEARNER, 'full-house', 3, today), 'x-wing', 2, today);
    const text = formatLearner(learner);
    await studio.open('2&room=practice');
    await read(text);
    await studio.status(en.read(0)).waitFor();
    const kept = () => studio.page.evaluate(() => localStorage.getItem('nonet-learner'));
    const game = '{"format":"nonet-game","version":1,"puzzle":"1","game":""}';
    for (const none of [game, text.replace('"version": 1', '"version": 2')]) {
      await read(none);
      await studio.status(en.refused).waitFor();
      expect(await kept()).toBe(text);
      const xWing = await row('Fish', 'X-Wing');
      expect(await xWing.getByRole('img', { name: en.box(2) }).count()).toBe(1);
      await studio.button(en.practiseIt('X-Wing')).first().click();
      await studio.button(en.check).waitFor();
      await studio.button(en.toPath).click();
      await studio.status(en.refused).waitFor({ state: 'detached' });
    }
    await read(text.replace('"box":2', '"box":7'));
    await studio.status(en.read(1)).waitFor();
    expect(await (await row('Fish', 'X-Wing')).innerText()).toContain(en.fresh);
    const fullHouse = await row('Singles', 'Full House');
    expect(await fullHouse.getByRole('img', { name: en.box(3) }).count()).toBe(1);
    await studio.button(studio.words.history.undo).click();
    await expect.poll(kept).toBe(text);
    await studio.speak('ko');
    await read('{"hello":1}');
    await studio.status(ko.refused).waitFor();
  });

  it('leads to what went wrong on its day, and past what is known', async () => {
    const first = '2027-03-30';
    const days = (count: number) =>
      studio.page.clock.setFixedTime(`${daysAfter(first, count)}T12:00`);
    const open = async (fragment: string) => {
      await studio.page.evaluate((hash) => {
        location.hash = hash;
      }, `2&room=practice${fragment}`);
    };
    const answer = async (technique: SearchId, number: number, isRight: boolean) => {
      await open(`&drill=${technique}.abc.${number}`);
      await studio.button(en.check).waitFor();
      const drill = drillOf(technique, number);
      if (isRight) {
        const [{ placement = 0 }] = stepsOf(drill);
        await cell(cellOf(placement)).click();
        await studio.page.keyboard.press(String(digitIn(placement)));
      } else {
        await cell(otherCell(drill)).click();
        await studio.button(en.check).click();
      }
      await (isRight ? says(/Right/) : says(/This cell/));
    };
    const path = async () => {
      await studio.button(en.toPath).click();
      await studio.page.waitForFunction(() => !location.hash.includes('drill='));
      await studio.page.reload();
      await studio.page.getByText(en.path).waitFor();
    };
    await studio.open('2&room=practice');
    await days(0);
    await studio.page.reload();
    await answer('full-house', 0, true);
    await answer('naked-single', 0, false);
    await answer('hidden-single', 0, false);
    await path();
    await studio.page.getByText(en.next.ahead('Naked Single')).waitFor();
    expect(await (await row('Singles', 'Full House')).innerText()).toContain(
      en.later('2027-04-01'),
    );
    expect(await (await row('Singles', 'Naked Single')).innerText()).toContain(
      en.later('2027-03-31'),
    );
    await days(1);
    await studio.page.reload();
    await studio.page.getByText(en.next.due('Naked Single')).waitFor();
    await answer('naked-single', 1, true);
    await path();
    await studio.page.getByText(en.next.due('Hidden Single')).waitFor();
    expect(await (await row('Singles', 'Naked Single')).innerText()).toContain(
      en.later('2027-04-02'),
    );
    await answer('hidden-single', 1, true);
    await path();
    await studio.page.getByText(en.next.new('Locked Pair')).waitFor();
  });

  it('is opened by the coach for the technique of a hint', async () => {
    const { givens, filled } = drillOf('naked-pair', 0);
    expect(filled.geometry.size).toBe(9);
    const cells = [...givens.digits].map((digit) => digit || '.').join('');
    await studio.open(`2&room=play&puzzle=${cells}`);
    const { hint, more } = coachWords.en;
    for (const name of [hint, more.where, more.what, more.cells]) await studio.button(name).click();
    const practise = studio.page.getByRole('button', { name: /^Practice / });
    const name = (await practise.getAttribute('aria-label')) ?? '';
    await practise.click();
    await studio.inRoom('practice');
    await studio.page
      .getByText(en.find(name.replace('Practice ', '')))
      .first()
      .waitFor();
    await studio.button(en.check).waitFor();
  });

  it('makes a game whose hardest step is the technique', async () => {
    await open('naked-pair');
    await studio.button(en.play).click();
    await studio.page.locator('.play [role="grid"]').waitFor();
    const text = await studio.cells();
    const { geometry } = drillOf('naked-pair', 0).givens;
    const givens = { geometry, digits: Uint8Array.from(digitsIn(text)) };
    const rated = finish(new Rating({ givens }, { scale: 'hodoku' }));
    if (rated.kind !== 'rated') throw new Error('expected a rating');
    const rank = (id: string) =>
      techniqueRows.findIndex((it) => it.techniques.some((one) => one === id));
    const hardest = Math.max(...rated.steps.map(({ technique }) => rank(technique)));
    expect(techniqueRows[hardest].id).toBe('naked-pair');
    expect(lessonName('naked-pair', 'en')).toBe('Naked Pair');
  });

  it('begins anew with a damaged record, and says that a link has no drill', async () => {
    await studio.open('2&room=practice');
    await studio.page.evaluate((text) => {
      localStorage.setItem('nonet-learner', text);
      localStorage.setItem('nonet-used-techniques', text);
    }, '{"entries":[{"technique":"x-wing"},7]}');
    await studio.page.reload();
    await studio.page.getByText(en.next.new('Full House')).waitFor();
    await studio.page.evaluate(() => {
      location.hash = '2&room=practice&drill=nothing';
    });
    await studio.page.getByText('The link has an unknown drill: "nothing".').first().waitFor();
  });
});
