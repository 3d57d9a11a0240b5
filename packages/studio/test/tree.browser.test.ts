import { Random } from '@nonet/engine/generate';
import { CLASSIC, gridOf } from '@nonet/engine/grid';
import { digitsIn } from '@nonet/engine/notation';
import { Recording, strategyById } from '@nonet/engine/search';
import { expect, it } from 'vitest';
import { en } from './all-words.ts';
import { describeStudio } from './studio-page.ts';
import { PATIENCE } from './studio-parts.ts';
import { expectedAt, at as placed, travel } from './travel.ts';

const bitmask = strategyById('bitmask')!;
const scan = strategyById('scan')!;

const INKALA = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const HARD = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';
/** Puzzle, strategy, and the number of events to check. */
const FIVE_VIEWS = [
  [INKALA, 'scan', 12],
  [INKALA, 'propagation', 8],
] as const;
const IN_THE_ARTICLES: readonly string[] = ['scan', 'used-arrays', 'bitmask'];
/** Kind of the latest event → the marks of the program lines that may be highlighted. */
const LINES = {
  none: ['start'],
  placement: ['place', 'force', 'dead', 'full'],
  back: ['remove', 'dead'],
};
/**
 * The list of blanks, the call stack and the tree may have at most this many DOM nodes together.
 */
const NODES = 3_000;

describeStudio('the search tree', (studio) => {
  const recording = new Recording({ givens: gridOf(CLASSIC, digitsIn(INKALA)) }, scan);
  while (!recording.end) recording.advance();
  const { events, counters } = recording;

  /** Waits until the tree shows an event. */
  const tree = (event: number) => studio.watch.treeAt(event).waitFor(PATIENCE);
  /** Opens a puzzle and waits until its search is recorded. */
  const open = async (fragment: string) => {
    await studio.open(fragment);
    await studio.recorded();
  };
  /** The mark whose title begins like this, such as `r1c2 = 4, event 12`. */
  const mark = (title: string) =>
    studio.watch.tree
      .locator('g')
      .filter({ has: studio.page.locator('title', { hasText: new RegExp(`^${title}`) }) });
  const read = async () => {
    const parts = {
      depths: await studio.watch.depths.elementHandle(),
      ruler: await studio.watch.ruler.elementHandle(),
      tree: await studio.watch.tree.elementHandle(),
      kinds: en.tree.kinds,
    };
    return studio.page.evaluate(({ depths, ruler, tree, kinds }) => {
      const middle = (element: Element | null) => {
        const { left, width } = element?.getBoundingClientRect() ?? { left: Number.NaN, width: 0 };
        return left + width / 2;
      };
      const entries = Array.from(ruler?.children ?? []);
      const pointer = entries.find(({ ariaCurrent }) => ariaCurrent === 'step') ?? null;
      // The frame of the call stack is the last drawn part of an entry.
      const frame = Array.from(pointer?.querySelectorAll('[aria-hidden]') ?? []).at(-1) ?? null;
      const marks = Array.from(tree?.querySelectorAll<SVGGElement>('g') ?? [], (element) => {
        const title = element.querySelector('title')?.textContent ?? '';
        const [, cell, digit, count, kind] =
          /^(\S+) = (\S), event [\d,]+: ([\d,]+) nodes?, (.*)$/.exec(title) ?? [];
        return { element, cell, digit, count: Number(count?.replaceAll(',', '')), kind };
      });
      const offTheEntry = ({ element }: (typeof marks)[number]) =>
        middle(element.querySelector('path')) - middle(entries[Number(element.dataset.column)]);
      return {
        sum: marks.reduce((total, { count }) => total + count, 0),
        folded: marks.filter(({ kind }) => kind === kinds.folded).length,
        nodes: depths?.querySelectorAll('*').length,
        path: marks
          .filter(({ kind }) => kind === kinds.call)
          .map(({ cell, digit }) => `${cell} ${digit}`),
        // How far the shapes in the tree are from the middle of their entries in the list of
        // blanks.
        askew: Math.max(
          ...marks.map((one) => Math.abs(offTheEntry(one))),
          Math.abs(middle(tree?.querySelector('rect') ?? pointer) - middle(pointer)),
          Math.abs(middle(frame) - middle(pointer)),
        ),
      };
    }, parts);
  };

  it('folds failed subtrees, and its counts add up to 49,558 placements', async () => {
    await open(`2&puzzle=${INKALA}&event=${events}`);
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
      await open(`2&puzzle=${cells}&strategy=${id}`);
      await studio.watch.candidates.check();
      const random = new Random(`${cells} ${id}`);
      const at = Array.from({ length: count }, () => random.below(run.events + 1));
      const stops = await travel(studio, at, { waitsForTree: true });
      for (const [i, { shown }] of stops.entries()) {
        expect(shown).toMatchObject(expectedAt(run, at[i]));
        const { stack, index, last, blanks } = run.at(at[i]);
        expect(shown.tree).toEqual(pathOf(stack));
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
    await open(`2&puzzle=${INKALA}&event=60000`);
    const { page } = studio;
    await tree(60_000);
    const { kinds } = en.tree;
    const [folded] = await mark(`.*: [\\d,]+ nodes, ${kinds.folded}$`).allTextContents();
    // Such as "r4c5 = 6, event 1,204: ".
    const [title = '', first = ''] = /^.* event ([\d,]+): /.exec(folded) ?? [];
    const event = Number(first.replaceAll(',', ''));
    await mark(title).locator('text').click();
    await mark(`${title}.*, ${kinds.unfolded}$`).waitFor();
    const unfolded = await read();
    expect(unfolded.sum).toBe(recording.at(60_000).counters.placements);
    expect(unfolded.nodes).toBeLessThanOrEqual(NODES);
    await mark(title).locator('text').click();
    await mark(`${title}.*, ${kinds.folded}$`).waitFor();

    const width = () => studio.watch.tree.evaluate((svg) => svg.getBoundingClientRect().width);
    const before = await width();
    await studio.button(en.tree.wider).click();
    await expect.poll(width).toBeGreaterThan(before * 1.2);
    expect((await read()).askew).toBeLessThan(1);
    const strip = studio.named('group', en.ruler.scrolls);
    const left = () => strip.evaluate(({ scrollLeft }) => scrollLeft);
    const start = await left();
    const box = (await strip.boundingBox())!;
    await page.mouse.move(box.x + 400, box.y + 200);
    await page.mouse.down();
    await page.mouse.move(box.x + 400 + (start > 100 ? 90 : -90), box.y + 200, { steps: 5 });
    await page.mouse.up();
    expect(Math.abs((await left()) - start)).toBeGreaterThan(50);
    expect(await studio.shown()).toBe(60_000);

    await mark(title).locator('path').click();
    await studio.at(event);
    await tree(event);
    expect(await mark(`${title}.*, ${kinds.call}$`).count()).toBe(1);
  });

  it('switches to the icicle and back with T, and to the list, a treegrid with one tab stop', async () => {
    await open(`2&puzzle=${INKALA}&event=60000`);
    const { page } = studio;
    const { depths, icicle, treeList } = studio.watch;
    await studio.slider.focus();
    await page.keyboard.press('t');
    const rows = Number(await icicle.getAttribute('data-rows'));
    expect(rows).toBeGreaterThan(0);
    const note = depths.getByText(en.tree.sampled(rows, events + 1), { exact: true });
    expect(await note.count()).toBe(1);
    expect(await depths.locator('*').count()).toBeLessThan(NODES);
    const box = (await icicle.boundingBox())!;
    await page.mouse.click(box.x + 200, box.y + box.height - 1);
    await studio.at(events);
    await page.waitForFunction(() => location.hash.includes('view=icicle'));
    await page.keyboard.press('t');
    await tree(events);

    await studio.goTo(60_000);
    await tree(60_000);
    const { stack } = recording.at(60_000);
    const levels = studio.watch.treeAt(60_000).getByRole('listitem');
    expect(await levels.count()).toBe(stack.length + 1);
    await studio.watch.treeView('list').click();
    await treeList.waitFor();
    const calls = treeList.getByRole('gridcell').filter({ hasText: /^\S placed$/ });
    expect(await calls.allTextContents()).toEqual(
      stack.map(({ digit }) => en.tree.placed(String(digit))),
    );

    const list = studio.named('treegrid', en.tree.list(60_000));
    await list.waitFor();
    const here = list.getByRole('row', { name: en.tree.here });
    expect(await list.locator('[tabindex="0"]').count()).toBe(1);
    expect(await here.getAttribute('tabindex')).toBe('0');
    const focused = () =>
      list.getByRole('row').evaluateAll((rows) => {
        const row = document.activeElement;
        return {
          index: (rows as (Element | null)[]).indexOf(row),
          rows: rows.length,
          level: Number(row?.ariaLevel),
          isOpen: row?.ariaExpanded,
        };
      });
    await here.focus();
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
    const event = async () => Number(await studio.slider.getAttribute('aria-valuenow'));
    await expect.poll(event).toBeLessThan(60_000);
  });

  it('is exact after a million events, while the search goes on', async () => {
    const event = 1_000_000;
    const long = new Recording({ givens: gridOf(CLASSIC, digitsIn(HARD)) }, bitmask, {
      events: event,
    });
    while (!long.end) long.advance();
    await studio.open(`2&puzzle=${HARD}&strategy=bitmask&event=${event}`);
    await tree(event);
    const { sum, path, nodes } = await read();
    const moment = long.at(event);
    expect(sum).toBe(moment.counters.placements);
    expect(path).toEqual(pathOf(moment.stack));
    expect(nodes).toBeLessThanOrEqual(NODES);
  });
});

/** The calls on the path, as the titles of their marks name them. */
function pathOf(stack: readonly { readonly cell: number; readonly digit: number }[]): string[] {
  return stack.map(({ cell, digit }) => `${placed(CLASSIC, cell)} ${digit}`);
}
