import { BulkSolver } from '@nonet/engine/bulk';
import { CLASSIC, geometryOfSize, gridOf } from '@nonet/engine/grid';
import { digitsIn, symbolOf } from '@nonet/engine/notation';
import { Run, strategyById } from '@nonet/engine/search';
import { expect, it } from 'vitest';
import { placeOf } from '../src/words/place.ts';
import { allWordsOf, en } from './all-words.ts';
import { describeStudio } from './studio-page.ts';

const propagation = strategyById('propagation')!;

const TWO = '53..7....6..195....98....6.8...6....4..8.3..17...2...6.6....28....419.......8..79';
const SEVENTEEN =
  '5...........195....98....6.....6...34..8....17...2...6.6....28....41........8..7.';
const THOUSANDS =
  '53.......6..195.....8......8...6...3...8.3..17...2..........28.....19..5....8..79';
const EMPTY = '.'.repeat(81);
/** An empty 4×4 grid, which has 288 solutions. */
const SMALL = '.'.repeat(16);

/** The first 10,000 solutions, in order. */
function solutionsOf(puzzle: string): string[] {
  const solutions: string[] = [];
  const input = Uint8Array.from(puzzle, (symbol) => symbol.charCodeAt(0));
  new BulkSolver().enumerate(
    input,
    (solution) => solutions.push(String.fromCharCode(...solution)),
    { limit: 10_000, order: 'lexicographic' },
  );
  return solutions;
}

/**
 * For every cell, the digits of the solutions and how many have each digit, as in the cell's label.
 */
function labels(puzzle: string, solutions: readonly string[]): string[] {
  return Array.from(puzzle, (given, cell) => {
    if (given !== '.') return en.grid.given(given);
    const times = new Map<string, number>();
    for (const { [cell]: digit } of solutions) times.set(digit, (times.get(digit) ?? 0) + 1);
    const digits = [...times].map(([digit, count]) => ({ digit, times: count }));
    digits.sort((a, b) => (a.digit < b.digit ? -1 : 1));
    return digits.length === 1 ? en.explorer.always(digits[0].digit) : en.explorer.heat(digits);
  });
}

/** Solution → the event at which a strategy finds it. */
function eventsOf(puzzle: string, id: string): Map<string, number> {
  const givens = gridOf(CLASSIC, digitsIn(puzzle));
  const run = new Run({ givens }, strategyById(id)!, { limit: 10_000 });
  const events = new Map<string, number>();
  while (!run.end) {
    run.advance();
    const { placements, backs } = run.counters;
    if (run.solution)
      events.set(Array.from(run.solution.digits, symbolOf).join(''), placements + backs);
  }
  return events;
}

/** For each element, the bold digits of the small grid in it. */
function boldDigits(elements: Element[]): string[] {
  return elements.map((one) => one.querySelector('.marked')?.textContent ?? '');
}

describeStudio('several solutions', (studio) => {
  const status = (text: string) => studio.status(text, studio.make.solutions).waitFor();
  const verdict = () => studio.verdict.getByRole('status').textContent();
  const contents = async () =>
    (await studio.cellNames()).map((name) => name.replace(/^(?:[^,]*, ){3}/, ''));
  const show = (view: 'heat' | 'givens') =>
    studio.button(en.explorer.views[view], studio.make.gridViews).click();
  const givens = () => studio.cellsCalled(en.grid.given(''));
  const list = () => studio.named('listbox', en.explorer.solutions);
  /** Waits until the grid shows this solution. */
  const shows = (number: number) => {
    const pressed = { name: en.explorer.views.number(number), exact: true, pressed: true };
    return studio.make.gridViews.getByRole('button', pressed).waitFor();
  };

  it.each([
    [2, TWO],
    [1_472, THOUSANDS],
  ])('are counted: %i, with a heat map of how often a cell has a digit', async (count, puzzle) => {
    const solutions = solutionsOf(puzzle);
    expect(solutions.length).toBe(count);
    await studio.open(`2&room=make&puzzle=${puzzle}`);
    expect(await verdict()).toBe(en.verdict.several(count));
    await status(en.explorer.done(count));
    await show('heat');
    expect(await contents()).toEqual(labels(puzzle, solutions));
    const bars = studio.grid.locator('[style*="--share"]');
    const shares = await bars.evaluateAll((all) =>
      all.map((bar) => Number((bar as HTMLElement).style.getPropertyValue('--share'))),
    );
    const expected = labels(puzzle, solutions).flatMap((label) =>
      Array.from(
        label.matchAll(/(\d) (?:once|([\d,]+) times)/g),
        ([, , times]) => Number(times?.replaceAll(',', '') ?? 1) / count,
      ),
    );
    expect(shares.length).toBe(expected.length);
    for (const [i, share] of shares.entries()) expect(share).toBeCloseTo(expected[i], 5);
  });

  it('beyond the maximum are shown as "more than", with a heat map of the counted solutions', async () => {
    await studio.open(`2&room=make&puzzle=${EMPTY}`);
    expect(await verdict()).toBe(en.verdict.more(10_000));
    await status(en.explorer.over(10_000));
    await show('heat');
    expect(await contents()).toEqual(labels(EMPTY, solutionsOf(EMPTY)));
    expect(await studio.page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(
      3_000,
    );
  });

  it('are listed in pages, shown in the grid, and compared cell by cell', async () => {
    const solutions = solutionsOf(THOUSANDS);
    await studio.open(`2&room=make&puzzle=${THOUSANDS}`);
    await status(en.explorer.done(solutions.length));
    const before = await givens();
    expect(before).toHaveLength(THOUSANDS.replaceAll('.', '').length);
    await list().focus();
    await studio.page.keyboard.press('ArrowDown');
    await shows(1);
    await expect.poll(() => studio.cells()).toBe(solutions[0]);
    await studio.page.keyboard.press('End');
    await shows(solutions.length);
    await expect.poll(() => studio.cells()).toBe(solutions.at(-1));
    expect(await givens()).toEqual(before);

    await studio.button(en.explorer.pin(solutions.length)).click();
    await status(en.explorer.chooseOther);
    await list().focus();
    await studio.page.keyboard.press('Home');
    await studio.page.keyboard.press('PageDown');
    await shows(11);
    const [a, b] = [solutions[10], solutions[solutions.length - 1]];
    const differing = Array.from(a, (_, cell) => cell).filter((cell) => a[cell] !== b[cell]);
    // A cell that differs shows both digits.
    const cellsShown = studio.grid.getByRole('gridcell');
    const texts = await cellsShown.evaluateAll((all) =>
      all.map((cell) => {
        const other = cell.querySelector('[data-symbol]')?.getAttribute('data-symbol') ?? '';
        return cell.textContent + other;
      }),
    );
    const marked = await studio.cellsCalled(`in ${en.explorer.views.number(solutions.length)}`);
    expect(marked.map((cell) => `${cell} ${texts[cell]}`)).toEqual(
      differing.map((cell) => `${cell} ${a[cell]}${b[cell]}`),
    );
    const names = await contents();
    for (const cell of differing) {
      expect(names[cell]).toBe(en.explorer.instead(a[cell], b[cell], solutions.length));
    }
    const cells = differing.map((cell) => ({
      place: placeOf(CLASSIC, cell),
      digit: a[cell],
      other: b[cell],
    }));
    await status(en.explorer.difference(11, solutions.length, cells));
    // Both small grids mark the same cells.
    const compared = studio.named('group', en.explorer.compared).getByRole('figure');
    const bold = (solution: string) => differing.map((cell) => solution[cell]).join('');
    expect(await compared.evaluateAll(boldDigits)).toEqual([bold(b), bold(a)]);
    await studio.button(en.explorer.unpin).click();
    await compared.first().waitFor({ state: 'detached' });
    expect(await studio.cellsCalled('in No.')).toEqual([]);

    await show('givens');
    await expect.poll(() => studio.cells()).toBe(THOUSANDS);
  });

  it('are told apart in the list by the digits that not all of them have', async () => {
    const solutions = solutionsOf(SEVENTEEN);
    const open = Array.from(SEVENTEEN, (_, cell) => cell).filter(
      (cell) => new Set(solutions.map((solution) => solution[cell])).size > 1,
    );
    await studio.open(`2&room=make&puzzle=${SEVENTEEN}`);
    await status(en.explorer.done(17));
    const rows = () => list().getByRole('option').evaluateAll(boldDigits);
    const expected = solutions.map((solution) => open.map((cell) => solution[cell]).join(''));
    expect(new Set(expected).size).toBe(17);
    await expect.poll(rows).toEqual(expected.slice(0, 10));
    await studio.button(en.explorer.paging.next).click();
    await expect.poll(rows).toEqual(expected.slice(10));
  });

  it('can be watched as a strategy finds them', async () => {
    // Its search takes longer than the first picture of it.
    const id = 'scan';
    const events = eventsOf(SEVENTEEN, id);
    expect(events.size).toBe(17);
    const solutions = solutionsOf(SEVENTEEN);
    await studio.open(`2&room=make&strategy=${id}&puzzle=${SEVENTEEN}`);
    for (const i of [0, 16]) {
      await studio.openRoom('make');
      await list().focus();
      await studio.page.keyboard.press(i === 0 ? 'Home' : 'End');
      await studio.button(en.explorer.watch(i + 1)).click();
      await studio.inRoom('watch');
      await studio.at(events.get(solutions[i])!);
      await expect.poll(() => studio.cells()).toBe(solutions[i]);
    }
    // The link restores the moment, and the search goes on after it.
    const last = events.get(solutions[16])!;
    const fragment = () => new URL(studio.page.url()).hash.slice(1);
    await expect.poll(fragment).toMatch(new RegExp(`room=watch.*&event=${last}&all=1`));
    await studio.open(fragment());
    await studio.at(last);
    await expect.poll(() => studio.cells()).toBe(solutions[16]);
    await studio.recorded();
    await studio.transport('last').click();
    const total = studio.words.story.exhausted(17);
    await expect.poll(() => studio.watch.drawnSentence.textContent()).toBe(total);
    await studio.speak('ko');
    const all = studio.named('checkbox', allWordsOf('ko').findsAll);
    await all.uncheck();
    await studio.recorded();
    await studio.transport('last').click();
    await studio.at(Math.min(...events.values()));
  });

  it('are one for a proper puzzle, which can be shown and hidden again', async () => {
    await studio.open('2&room=make');
    const before = await studio.cells();
    const [solution] = solutionsOf(before);
    for (let i = 0; i < 2; i++) {
      await studio.button(en.make.solution.show).click();
      await expect.poll(() => studio.cells()).toBe(solution);
      await studio.button(en.make.solution.hide).click();
      await expect.poll(() => studio.cells()).toBe(before);
    }
  });

  it('are found for other sizes, in the order of the strategy', async () => {
    await studio.open(`2&room=make&puzzle=${SMALL}`);
    expect(await verdict()).toBe(en.verdict.several(288));
    await status(en.explorer.done(288));
    const geometry = geometryOfSize(4);
    if (!geometry) throw new Error('expected a geometry of 4');
    const run = new Run({ givens: gridOf(geometry, new Uint8Array(16)) }, propagation, {
      limit: 1_000,
    });
    const solutions: string[] = [];
    while (!run.end) {
      run.advance();
      const grid = run.solution;
      if (grid) solutions.push(Array.from(grid.digits, symbolOf).join(''));
    }
    await show('heat');
    expect(await contents()).toEqual(labels(SMALL, solutions));
    await list().getByRole('option', { name: /^4\b/ }).click();
    await shows(4);
    await expect.poll(() => studio.cells()).toBe(solutions[3]);
  });
});
