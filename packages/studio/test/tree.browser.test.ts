import { Random } from '@nonet/engine/generate';
import { CLASSIC, gridOf } from '@nonet/engine/grid';
import { Recording, strategyById } from '@nonet/engine/search';
import { expect, it } from 'vitest';
import { digitsIn } from '../src/picture/puzzle-text.ts';
import { en } from './all-words.ts';
import { describeStudio } from './studio-page.ts';
import { expectedAt, at as placed, travel } from './travel.ts';

const bitmask = strategyById('bitmask')!;
const scan = strategyById('scan')!;

const INKALA = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const HARD = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';
/** A timeout for steps that take seconds, or minutes on a busy machine. */
const PATIENCE = { timeout: 600_000 };
/** Puzzle, strategy, and the number of events to check, 200 in total. */
const FIVE_VIEWS = [
  [INKALA, 'scan', 70],
  [INKALA, 'bitmask', 40],
  [INKALA, 'bitmask-mrv', 40],
  [INKALA, 'propagation', 30],
  [INKALA, 'dlx', 20],
] as const;
const IN_THE_ARTICLES: readonly string[] = ['scan', 'used-arrays', 'bitmask'];
/** Kind of the latest event → the marks of the program lines that may be highlighted. */
const LINES = {
  none: ['start'],
  placement: ['place', 'force', 'dead', 'full'],
  back: ['remove', 'dead'],
};
/** The most DOM nodes that the list of blanks, the call stack and the tree may have together. */
const NODES = 3_000;

describeStudio('the search tree', (studio) => {
  const recording = new Recording({ givens: gridOf(CLASSIC, digitsIn(INKALA)) }, scan);
  while (!recording.end) recording.advance();
  const { events, counters } = recording;

  const tree = (event: number) =>
    studio.page.waitForSelector(`svg.tree[data-event="${event}"]`, {
      state: 'attached',
      ...PATIENCE,
    });
  /** Opens a puzzle and waits until its search is recorded. */
  const open = async (fragment: string) => {
    await studio.open(fragment);
    await studio.page.waitForFunction(
      () =>
        document.querySelector('.recording') === null && document.querySelector('.played[d^="M"]'),
      undefined,
      PATIENCE,
    );
  };
  const read = () =>
    studio.page.evaluate(() => {
      const all = (selector: string) => [...document.querySelectorAll<SVGElement>(selector)];
      const sum = (marks: SVGElement[]) =>
        marks.reduce((total, { dataset }) => total + Number(dataset.count), 0);
      const middle = (element: Element | null) => {
        const { left, width } = element?.getBoundingClientRect() ?? { left: Number.NaN, width: 0 };
        return left + width / 2;
      };
      const entries = [...document.querySelectorAll('.entry')];
      return {
        sum: sum(all('.mark')),
        folded: all('.mark.folded').length,
        nodes: document.querySelectorAll('.depths *').length,
        path: all('.mark.call').map(({ dataset }) => [Number(dataset.cell), Number(dataset.digit)]),
        // How far the shapes in the tree are from the middle of their entries in the list of blanks.
        askew: Math.max(
          ...all('.mark').map((mark) =>
            Math.abs(
              middle(mark.querySelector('.shape')) - middle(entries[Number(mark.dataset.column)]),
            ),
          ),
          Math.abs(
            middle(document.querySelector('.here') ?? document.querySelector('[data-pointer]')) -
              middle(document.querySelector('[data-pointer]')),
          ),
          Math.abs(
            middle(document.querySelector('[data-pointer] .frame')) -
              middle(document.querySelector('[data-pointer]')),
          ),
        ),
      };
    });

  it('folds failed subtrees; its counts add up to 49,558 placements', async () => {
    await open(`1&p=${INKALA}&e=${events}`);
    await tree(events);
    const { sum, folded, nodes, path } = await read();
    expect(counters.placements).toBe(49_558);
    expect(sum).toBe(counters.placements);
    expect(folded).toBeGreaterThan(10);
    expect(nodes).toBeLessThanOrEqual(NODES);
    expect(path).toHaveLength(60);
  });

  it.each(FIVE_VIEWS)(
    'agrees with the four other views: %s, %s at %i events',
    async (cells, id, count) => {
      const run = new Recording({ givens: gridOf(CLASSIC, digitsIn(cells)) }, strategyById(id)!);
      while (!run.end) run.advance();
      await open(`1&p=${cells}&s=${id}`);
      await studio.page.check('.strategy .check input');
      const random = new Random(`${cells} ${id}`);
      const at = Array.from({ length: count }, () => random.below(run.events + 1));
      const stops = await travel(studio.page, at, { waitsForTree: true });
      for (const [i, { shown }] of stops.entries()) {
        expect(shown).toMatchObject(expectedAt(run, at[i]));
        const { stack, index, last, blanks } = run.at(at[i]);
        expect(shown.tree).toEqual(stack.map(({ cell, digit }) => `${cell} ${digit}`));
        expect(shown.frames).toHaveLength(stack.length + 1);
        expect(shown.frames.at(-1)).toBe(shown.pointer);
        const isFull = index === blanks.length;
        expect(shown.current.map((cell) => placed(CLASSIC, cell))).toEqual(
          isFull ? [] : [shown.top],
        );
        for (const line of shown.running) expect(LINES[last?.kind ?? 'none']).toContain(line);
        expect(shown.running).toHaveLength(1);
        if (IN_THE_ARTICLES.includes(id)) expect(shown.pointer).toBe(stack.length);
      }
      const { nodes, askew } = await read();
      expect(nodes).toBeLessThanOrEqual(NODES);
      expect(askew).toBeLessThan(1);
    },
  );

  it('unfolds a mark, goes to its event, and pans and zooms with the ruler', async () => {
    await open(`1&p=${INKALA}&e=60000`);
    const { page } = studio;
    await tree(60_000);
    const mark = await page.$eval('.mark.folded', ({ dataset }: HTMLElement | SVGElement) => ({
      first: Number(dataset.first),
      count: Number(dataset.count),
    }));
    const selector = `.mark[data-first="${mark.first}"]`;
    await page.click(`${selector} text`);
    await page.waitForSelector(`${selector}.unfolded`);
    const unfolded = await read();
    expect(unfolded.sum).toBe(recording.at(60_000).counters.placements);
    expect(unfolded.nodes).toBeLessThanOrEqual(NODES);
    await page.click(`${selector} text`);
    await page.waitForSelector(`${selector}.folded`);

    const width = () => page.$eval('.tree', (svg) => svg.getBoundingClientRect().width);
    const before = await width();
    await page.click('[data-zoom="wider"]');
    await page.waitForFunction(
      (before) => document.querySelector('.tree')!.getBoundingClientRect().width > before * 1.2,
      before,
    );
    expect((await read()).askew).toBeLessThan(1);
    const left = () => page.$eval('.strip', ({ scrollLeft }) => scrollLeft);
    const start = await left();
    const box = (await page.locator('.strip').boundingBox())!;
    await page.mouse.move(box.x + 400, box.y + 200);
    await page.mouse.down();
    await page.mouse.move(box.x + 400 + (start > 100 ? 90 : -90), box.y + 200, { steps: 5 });
    await page.mouse.up();
    expect(Math.abs((await left()) - start)).toBeGreaterThan(50);
    expect(await studio.shown()).toBe(60_000);

    await page.locator(`${selector} .shape`).click();
    await studio.at(mark.first);
    await tree(mark.first);
    expect(await page.$eval(`${selector}.call`, () => true)).toBe(true);
  });

  it('switches to the icicle and back with T, and to the list by button', async () => {
    await open(`1&p=${INKALA}&e=60000`);
    const { page } = studio;
    await page.focus('[role="slider"]');
    await page.keyboard.press('t');
    const rows = await page.waitForSelector('.icicle').then((box) => box.getAttribute('data-rows'));
    expect(await page.textContent('.note')).toBe(en.tree.sampled(Number(rows), events + 1));
    expect(await page.evaluate(() => document.querySelectorAll('.depths *').length)).toBeLessThan(
      NODES,
    );
    const box = (await page.locator('.icicle').boundingBox())!;
    await page.mouse.click(box.x + 200, box.y + box.height - 1);
    await studio.at(events);
    await page.waitForFunction(() => location.hash.includes('v=icicle'));
    await page.keyboard.press('t');
    await tree(events);

    await studio.goTo(60_000);
    await tree(60_000);
    const { stack } = recording.at(60_000);
    expect(await page.$$eval('.depths > ol > li', (all) => all.length)).toBe(stack.length + 1);
    await page.click('.views [data-view="list"]');
    const texts = (selector: string) =>
      page.$$eval(selector, (all) => all.map(({ textContent }) => textContent));
    expect(await texts('.tree-list .call .what')).toEqual(
      stack.map(({ digit }) => en.tree.placed(String(digit))),
    );
  });

  it('is a treegrid with one tab stop, navigated by keys', async () => {
    await open(`1&p=${INKALA}&e=60000&v=list`);
    const { page } = studio;
    const list = page.locator('[role="treegrid"]');
    await list.locator('.pointer').waitFor();
    expect(await list.locator('[tabindex="0"]').count()).toBe(1);
    expect(await list.locator('.pointer').getAttribute('tabindex')).toBe('0');
    const focused = () =>
      page.evaluate(() => {
        const row = document.activeElement;
        const rows = [...document.querySelectorAll('[role="treegrid"] [role="row"]')];
        return {
          index: rows.indexOf(row!),
          rows: rows.length,
          level: Number(row?.ariaLevel),
          isOpen: row?.ariaExpanded,
        };
      });
    await list.locator('.pointer').focus();
    const before = await focused();
    await page.keyboard.press('Home');
    expect(await focused()).toMatchObject({ index: 0, level: 1 });
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowUp');
    expect(await focused()).toMatchObject({ index: before.rows - 2, isOpen: 'false' });
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => document.activeElement?.ariaExpanded === 'true');
    const unfolded = await focused();
    expect(unfolded.rows).toBeGreaterThan(before.rows);
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toMatchObject({ level: unfolded.level + 1 });
    await page.keyboard.press('ArrowLeft');
    expect((await focused()).index).toBe(unfolded.index);
    await page.keyboard.press('ArrowLeft');
    await page.waitForFunction(() => document.activeElement?.ariaExpanded === 'false');
    expect((await focused()).rows).toBe(before.rows);
    expect(await studio.shown()).toBe(60_000);
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      () => Number(document.querySelector('[role="slider"]')?.ariaValueNow) < 60_000,
    );
  });

  it('is exact for 138,350,568 events; its icicle says how it is sampled', async () => {
    const event = 20_000_000;
    const long = new Recording({ givens: gridOf(CLASSIC, digitsIn(HARD)) }, bitmask, {
      events: event,
    });
    while (!long.end) long.advance();
    await open(`1&p=${HARD}&s=bitmask&e=${event}`);
    await tree(event);
    const { sum, path, nodes } = await read();
    const moment = long.at(event);
    expect(sum).toBe(moment.counters.placements);
    expect(path).toEqual(moment.stack.map(({ cell, digit }) => [cell, digit]));
    expect(nodes).toBeLessThanOrEqual(NODES);
    await studio.page.click('.views [data-view="icicle"]');
    await studio.page.waitForSelector('.icicle');
    expect(await studio.page.textContent('.note')).toBe(en.tree.sampled(180, 138_350_569));
  });
});
