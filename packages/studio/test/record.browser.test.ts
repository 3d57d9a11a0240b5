import { readFileSync } from 'node:fs';
import { levelNames } from '@nonet/engine/explain';
import {
  atEntry,
  type EntryKind,
  gameStart,
  gameText,
  type Help,
  parseClock,
  withHelp,
  written,
} from '@nonet/engine/game';
import { generate } from '@nonet/engine/generate';
import { plainPuzzle } from '@nonet/engine/notation';
import type { Level } from '@nonet/engine/rating';
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { dayOf, daysAfter } from '../src/picture/days.ts';
import { finishedWords } from '../src/rooms/play/finished-words.ts';
import { recordWords } from '../src/rooms/record/words.ts';
import { dayText } from '../src/words/dates.ts';
import { violations } from './axe.ts';
import { describeStudio } from './studio-page.ts';

const own = finishedWords.en;
const record = recordWords.en;
const TIME = 724_000;
const HINT: Omit<Help, 'after'> = { at: 1_000, technique: 'hidden-single', rung: 2 };

/** A game of a level that lacks only its last digit, with a wrong digit that was taken back. */
function almost(
  level: Level,
  { seed = level as string, day = '', helps = [] as Omit<Help, 'after'>[], steps = 0 } = {},
) {
  const [{ givens, solution }] = generate({ seed, level, symmetry: 'rotate180' }).puzzles;
  let game = gameStart({ givens });
  const put = (cell: number, digit: number, kind: EntryKind = 'digit'): void => {
    const before = game.cells[cell];
    const changes = [{ cell, before, after: { ...before, digit } }];
    game = written(game, { kind, at: 1_000 * cell, changes });
  };
  const blanks = [...givens.digits.keys()].filter((cell) => givens.digits[cell] === 0);
  const last = blanks[blanks.length - 1];
  put(blanks[0], (solution.digits[blanks[0]] % 9) + 1);
  game = atEntry(game, -1);
  for (const help of helps) game = withHelp(game, help);
  for (const [i, cell] of blanks.slice(0, -1).entries()) {
    put(cell, solution.digits[cell], i < steps ? 'step' : 'digit');
  }
  const { cells } = plainPuzzle({ givens });
  const text = gameText({ ...game, played: TIME });
  const origin = `&level=${level}&seed=${encodeURIComponent(seed)}${day && `&day=${day}`}`;
  return {
    link: `2&room=play&puzzle=${cells}${origin}&game=${text}`,
    last,
    digit: solution.digits[last],
    solution: Array.from(solution.digits).join(''),
    givens: Array.from(cells).filter((it) => it !== '.').length,
  };
}

describeStudio('after a game', (studio) => {
  const cell = (at: number): Locator => studio.grid.getByRole('gridcell').nth(at);
  const solved = () => studio.page.getByRole('status').filter({ hasText: own.solved });
  const fact = (name: string) => studio.page.locator(`.facts dt:text-is("${name}") + dd`);
  /** Writes the last digit. Returns the time that the panel tells. */
  const finish = async ({ digit, last, link }: ReturnType<typeof almost>): Promise<string> => {
    await studio.page.evaluate((hash) => {
      location.hash = hash;
    }, link);
    await expect
      .poll(() =>
        cell(last)
          .getAttribute('aria-label')
          .catch(() => ''),
      )
      .toMatch(/empty/);
    await cell(last).click();
    await studio.page.keyboard.press(`${digit}`);
    await solved().waitFor();
    return (await solved().locator('strong').textContent()) ?? '';
  };
  /** Waits until what was solved is in IndexedDB. */
  const isKept = () =>
    studio.page.waitForFunction(() => localStorage.getItem('nonet-solved') === null);
  const openRecord = async (): Promise<void> => {
    await studio.button(own.record).click();
    await studio.named('region', record.calendar.label).waitFor();
  };
  const figure = (name: string) => studio.page.locator(`.figures dt:text-is("${name}") + dd`);

  it('the panel is honest, shares no solution, and leads to the next game', async () => {
    const game = almost('easy', {
      helps: [HINT, { ...HINT, rung: 4 }, { ...HINT, technique: 'mistake' }],
      steps: 3,
    });
    await studio.open(`2&room=play&puzzle=${'.'.repeat(81)}`);
    const time = await finish(game);
    // The clock has run on until the last digit.
    expect(parseClock(time)).toBeGreaterThanOrEqual(TIME);
    await studio.page.getByRole('heading', { name: own.solved }).waitFor();
    expect(await fact(own.help).textContent()).toBe(own.helps({ hints: 2, steps: 3 }));
    expect(await fact(own.wrong).textContent()).toBe('1');
    await expect.poll(() => fact(own.best).textContent()).toBe(own.noBest);
    await expect.poll(() => fact(own.hardest).textContent()).toMatch(/Single|Full House/);
    expect(await violations(studio.page)).toEqual([]);

    const dialog = await studio.openDialog(own.share);
    const text = await studio.named('textbox', own.text, dialog).inputValue();
    expect(text).toContain(`${time}, 2 hints`);
    expect(text).not.toContain('game=');
    const picture = dialog.getByRole('img');
    await picture.waitFor();
    const svg = decodeURIComponent((await picture.getAttribute('src'))!);
    expect(svg.match(/<text/g)).toHaveLength(game.givens + 3);
    const { right, texts } = await studio.page.evaluate((markup) => {
      document.body.insertAdjacentHTML('beforeend', markup);
      const drawing = document.body.lastElementChild!;
      const edges = Array.from(drawing.querySelectorAll('text'), (it) =>
        it.getBoundingClientRect(),
      );
      const { right: own } = drawing.getBoundingClientRect();
      drawing.remove();
      return { right: own, texts: edges.map((it) => it.right) };
    }, svg);
    expect(Math.max(...texts)).toBeLessThan(right);
    await studio.page.keyboard.press('Escape');

    // The next visit shows the game as it ended.
    await isKept();
    await studio.page.waitForFunction(() => localStorage.getItem('nonet-game') === null);
    const home = studio.page.url().replace(/#.*/, '');
    await studio.page.goto('about:blank');
    await studio.page.goto(home);
    await solved().waitFor();
    expect(await solved().locator('strong').textContent()).toBe(time);
    expect(await fact(own.help).textContent()).toBe(own.helps({ hints: 2, steps: 3 }));

    // What was said of this game is not said of the next one.
    await studio.page.keyboard.press('Control+z');
    await studio.page.keyboard.press('Control+y');
    const spoken = studio.page.locator('.stage > p[role="status"]');
    await expect.poll(() => spoken.textContent()).not.toBe('');
    await studio.button(own.harder(levelNames.en.medium)).click();
    await expect.poll(() => studio.page.url()).toMatch(/level=medium/);
    await solved().waitFor({ state: 'detached' });
    await expect.poll(() => spoken.textContent()).toBe('');
  });

  it('the record counts each puzzle once, and is saved, deleted and read again', async () => {
    const today = dayOf(new Date());
    const yesterday = daysAfter(today, -1);
    const daily = almost('medium', {
      seed: `${yesterday} medium`,
      day: yesterday,
      steps: 1,
    });
    await studio.open('2&room=record');
    await studio.page.getByText(record.empty).waitFor();
    await finish(almost('easy'));
    await expect.poll(() => fact(own.best).textContent()).toBe(own.isFirst);
    // Solved again after undo, by redo, and from the link: still one game.
    await studio.page.keyboard.press('Control+z');
    await solved().waitFor({ state: 'detached' });
    await studio.page.keyboard.press('Control+y');
    await solved().waitFor();
    const time = await finish(daily);
    await isKept();
    await finish(almost('easy'));
    await isKept();
    await openRecord();
    await expect.poll(() => figure(record.figures.games).textContent()).toBe('2');
    expect(await figure(record.figures.alone).textContent()).toBe('1');
    expect(await figure(record.figures.current).textContent()).toBe('1 day');
    const row = studio.page.getByRole('row').filter({ hasText: levelNames.en.medium });
    const { none } = record.times;
    expect(await row.getByRole('cell').allTextContents()).toEqual(['1', '0', none, none]);

    // The calendar: the puzzle of yesterday is marked on its day, which the keys reach.
    const calendar = studio.named('region', record.calendar.label);
    const day = (date: string, count: number, coached = 0) =>
      studio.button(record.calendar.day(dayText(date, 'en'), count, 5, coached), calendar);
    await day(today, 0).focus();
    await studio.page.keyboard.press('ArrowLeft');
    const focused = studio.page.locator('[aria-pressed="true"]:focus');
    await day(yesterday, 1, 1).and(focused).waitFor();
    await calendar.locator('[data-solved="coached"]').waitFor();
    const medium = `${levelNames.en.medium} ${record.calendar.solvedIn(time)} ${record.calendar.coached}`;
    await studio.button(medium, calendar).waitFor();
    await studio.page.keyboard.press('PageUp');
    await studio.page.keyboard.press('PageDown');
    await focused.waitFor();
    expect(await violations(studio.page)).toEqual([]);

    const { keeping } = record;
    const [download] = await Promise.all([
      studio.page.waitForEvent('download'),
      studio.button(keeping.save).click(),
    ]);
    const file = await download.path();
    await studio.button(keeping.forget).click();
    await studio.button(keeping.reallyForget).click();
    await studio.page.getByText(record.empty).waitFor();
    await studio.page.locator('.keeping input[type="file"]').setInputFiles(file);
    await studio.status(keeping.added(2, 0)).waitFor();
    const damaged = readFileSync(file, 'utf8').replace('"time"', '"tame"');
    await studio.page.locator('.keeping input[type="file"]').setInputFiles({
      name: 'record.json',
      mimeType: 'application/json',
      buffer: Buffer.from(damaged),
    });
    await studio.status(keeping.added(0, 1)).waitFor();
    expect(await figure(record.figures.games).textContent()).toBe('2');

    // A press on a level plays it.
    await studio.button(record.calendar.play(levelNames.en.easy), calendar).click();
    await expect.poll(() => studio.page.url()).toMatch(/room=play.*day=/);
  });

  it('the record says what is damaged, and loses nothing of it', async () => {
    await studio.open('2&room=record');
    // A game was solved just before the page died.
    const game = { puzzle: { boxRows: 3, boxColumns: 3, cells: '.'.repeat(81) }, at: 0, zone: 0 };
    const counts = { time: TIME, hints: 0, steps: 0, wrong: 0 };
    await studio.page.evaluate(
      (games) =>
        new Promise<void>((done) => {
          localStorage.setItem('nonet-solved', JSON.stringify({ games }));
          indexedDB.open('nonet-record').onsuccess = ({ target }) => {
            const { result } = target as IDBOpenDBRequest;
            const writing = result.transaction('solved', 'readwrite');
            writing.objectStore('solved').put({ level: 'brutal' }, 'damaged');
            writing.oncomplete = () => done();
            result.close();
          };
        }),
      [{ ...game, ...counts }],
    );
    for (let visit = 0; visit < 2; visit++) {
      await studio.page.reload();
      await studio.page.getByText(record.keeping.damaged(1)).waitFor();
      expect(await figure(record.figures.games).textContent()).toBe('1');
      await isKept();
    }
    await studio.page.addInitScript('IDBFactory.prototype.open = () => { throw new Error("no") }');
    await studio.page.reload();
    await studio.page.getByText(record.keeping.unkept).waitFor();
  });
});
