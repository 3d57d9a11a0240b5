import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { CLASSIC, gridOf } from '@nonet/engine/grid';
import { Recording, strategyById } from '@nonet/engine/search';
import { expect, it } from 'vitest';
import { digitsIn } from '../src/picture/puzzle-text.ts';
import { SAMPLE } from '../src/puzzle/state.ts';
import { strategyIds } from '../src/run/state.ts';
import { en } from './all-words.ts';
import { describeStudio } from './studio-page.ts';

const NONET = fileURLToPath(new URL('../../cli/bin/nonet.js', import.meta.url));
const COUNTED = ['placements', 'backs', 'tries', 'nodes'] as const;

/** Puzzles, with the placements, backs and tries of the strategies that fill the blanks in row order. */
const NAIVE: [string, string, [number, number, number]][] = [
  [
    'Baekjoon 2580',
    '.354692787821.56.9.6.278135321.468978.49135.659682.413917652.8.6.37.195225839476.',
    [14, 0, 62],
  ],
  ['Baekjoon 2239', SAMPLE.cells, [187, 136, 1_486]],
  [
    'Project Euler 96, grid 01',
    '..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..',
    [200, 151, 1_605],
  ],
  [
    'LeetCode 37',
    '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
    [4_208, 4_157, 37_652],
  ],
  [
    'AI Escargot',
    '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..',
    [8_969, 8_911, 80_491],
  ],
  ['the empty grid', '.'.repeat(81), [391, 310, 3_195]],
];

/** A 17-clue puzzle that is hard for brute force: 138,350,568 events in row order. */
const HARD = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';

function recorded(cells: string, strategy: string): Recording {
  const givens = gridOf(CLASSIC, digitsIn(cells));
  const recording = new Recording({ givens }, strategyById(strategy)!);
  while (!recording.end) recording.advance();
  return recording;
}

describeStudio('the Race room', (studio) => {
  const race = (cells: string, lanes: readonly string[], more = ''): Promise<void> =>
    studio.open(`1&p=${cells}&r=race&k=${lanes.join('.')}${more}`);
  /** Waits until all strategies are recorded. Returns the values of the bar charts for each strategy. */
  const finals = async (): Promise<Record<string, Record<string, number>>> => {
    await studio.page.waitForSelector('.race-chart', { timeout: 120_000 });
    return studio.page.$$eval('[data-measure] [data-final]', (all) => {
      const found: Record<string, Record<string, number>> = {};
      for (const one of all) {
        const lane = one.getAttribute('data-final')!;
        const measure = one.closest('[data-measure]')!.getAttribute('data-measure')!;
        found[lane] ??= {};
        if (measure !== 'time') found[lane][measure] = Number(one.textContent!.replaceAll(',', ''));
      }
      return found;
    });
  };
  /** What the page shows of each strategy. */
  const lanes = () =>
    studio.page.$$eval('[data-lane]', (all) =>
      all.map((lane) => ({
        lane: lane.getAttribute('data-lane')!,
        event: Number(lane.querySelector('[role="slider"]')?.getAttribute('aria-valuenow')),
        cells: Array.from(
          lane.querySelectorAll('.small-grid > g'),
          (cell) => cell.querySelector('text')?.textContent ?? '.',
        ).join(''),
        counters: Object.fromEntries(
          Array.from(lane.querySelectorAll('[data-lane-counter]'), (counter) => [
            counter.getAttribute('data-lane-counter'),
            Number(counter.textContent?.replaceAll(',', '')),
          ]),
        ),
      })),
    );
  const expected = (recording: Recording, lane: string, event: number) => {
    const { grid, counters } = recording.at(event);
    const cells = Array.from(grid.digits, (digit) => digit || '.').join('');
    const counts = Object.fromEntries(COUNTED.map((name) => [name, counters[name]]));
    return { lane, event, cells, counters: counts };
  };

  it.each(NAIVE)('shows the expected counts: %s', async (_, cells, counts) => {
    await race(cells, ['scan', 'used-arrays', 'bitmask']);
    const [placements, backs, tries] = counts;
    const lane = { placements, backs, tries, nodes: placements + 1 };
    expect(await finals()).toEqual({ scan: lane, 'used-arrays': lane, bitmask: lane });
  });

  it('counts like the library and the command line, for every strategy', async () => {
    const [, , , , [, cells]] = NAIVE;
    const ran = spawnSync(process.execPath, [NONET, 'race', '--json'], {
      input: cells,
      encoding: 'utf8',
    });
    const traced: Record<string, number | string>[] = JSON.parse(ran.stdout).strategies;
    for (const part of [strategyIds.slice(0, 4), strategyIds.slice(4)]) {
      await race(cells, part);
      const found = await finals();
      expect(Object.keys(found)).toEqual(part);
      for (const lane of part) {
        const { counters } = recorded(cells, lane);
        const line = traced.find(({ strategy }) => strategy === lane)!;
        for (const name of COUNTED) {
          expect(found[lane][name], `${lane} ${name}`).toBe(counters[name]);
          expect(found[lane][name], `${lane} ${name}`).toBe(line[name]);
        }
      }
    }
  });

  it('moves all lanes when one is scrubbed, on either clock', async () => {
    const ids = ['scan', 'bitmask-mrv', 'dlx', 'propagation'];
    const [, , , , [, cells]] = NAIVE;
    const recordings = ids.map((id) => recorded(cells, id));
    const longest = Math.max(...recordings.map(({ events }) => events));
    await race(cells, ids);
    await finals();
    for (const [clock, lane, share] of [
      ['events', 1, 0.013],
      ['events', 3, 0.6],
      ['share', 0, 0.31],
      ['share', 2, 0.77],
    ] as const) {
      await studio.page.click(`[data-clock="${clock}"]`);
      const slider = studio.page.locator('[data-lane] [role="slider"]').nth(lane);
      const box = (await slider.boundingBox())!;
      await slider.click({ position: { x: Math.round(box.width * share), y: 20 } });
      const at = Number(await studio.page.inputValue('.goto input'));
      expect(at / longest).toBeCloseTo(share, 2);
      const events = recordings.map(({ events: own }) =>
        clock === 'events' ? Math.min(at, own) : Math.round((at / longest) * own),
      );
      const wanted = ids.map((id, i) => expected(recordings[i], id, events[i]));
      await expect.poll(lanes).toEqual(wanted);
    }
    await studio.page.keyboard.press('End');
    await expect
      .poll(lanes)
      .toEqual(ids.map((id, i) => expected(recordings[i], id, recordings[i].events)));
    expect(await studio.page.locator('[data-outcome="solved"]').count()).toBe(4);
    await studio.page.click('[data-clock="events"]');
    await studio.page.focus('[data-lane] [role="slider"]');
    await studio.page.keyboard.press('Home');
    await studio.page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await lanes()).map(({ event }) => event)).toEqual([1, 1, 1, 1]);
    await studio.page.selectOption('.transport select', 'Infinity');
    await studio.page.focus('[data-lane] [role="slider"]');
    await studio.page.keyboard.press('Space');
    await expect
      .poll(async () => (await lanes()).map(({ event }) => event))
      .toEqual(recordings.map(({ events }) => events));
  });

  it('adds, changes and removes lanes, but keeps two to four', async () => {
    await race(SAMPLE.cells, ['scan', 'dlx']);
    const ids = async () => (await lanes()).map(({ lane }) => lane);
    expect(await studio.page.locator('.remove[aria-disabled]').count()).toBe(2);
    await studio.page.click('.add');
    await studio.page.click('.add');
    expect(await ids()).toEqual(['scan', 'dlx', 'used-arrays', 'bitmask']);
    expect(await studio.page.locator('.add').count()).toBe(0);
    await studio.page.locator('.lane-choice select').nth(1).selectOption('learning');
    await studio.page.click(`[aria-label="${en.race.remove(en.strategies.scan.name)}"]`);
    expect(await ids()).toEqual(['learning', 'used-arrays', 'bitmask']);
    const found = await finals();
    const { counters } = recorded(SAMPLE.cells, 'learning');
    expect(found.learning).toEqual(Object.fromEntries(COUNTED.map((n) => [n, counters[n]])));
    await studio.page.waitForFunction(() =>
      location.hash.includes('k=learning.used-arrays.bitmask&c=events'),
    );
  });

  it('can stop a lane of 138 million events while the others finish', async () => {
    await race(HARD, ['bitmask', 'learning']);
    await studio.page.waitForSelector('[data-lane="learning"][data-end="limit"]');
    const stop = `[aria-label="${en.race.stopLane(en.strategies.bitmask.name)}"]`;
    await studio.page.click(stop);
    await studio.page.waitForSelector('[data-lane="bitmask"][data-end="stopped"]');
    const found = await finals();
    expect(found.learning.placements).toBe(recorded(HARD, 'learning').counters.placements);
    await studio.page.keyboard.press('End');
    await studio.page.waitForFunction(() => {
      const lane = document.querySelector('[data-lane="bitmask"]')!;
      const read = (selector: string): number =>
        Number(lane.querySelector(selector)!.textContent!.replaceAll(',', ''));
      const [placements, backs] = ['placements', 'backs'].map((name) =>
        read(`[data-lane-counter="${name}"]`),
      );
      const end = lane.querySelector('[role="slider"]')!.getAttribute('aria-valuemax');
      return placements + backs === Number(end) && Number(end) > 0;
    });
  });

  it('disables strategies that cannot take pencilmarks, and says why', async () => {
    const marks = 'e7'.repeat(81);
    await race(SAMPLE.cells, ['scan', 'propagation'], `&m=${marks}`);
    expect(await studio.page.textContent('[data-lane="scan"] .refused')).toBe(en.race.unavailable);
    const disabled = await studio.page
      .locator('[data-lane="propagation"] option:disabled')
      .allTextContents();
    expect(disabled).toEqual(
      (['used-arrays', 'bitmask'] as const).map((id) => en.race.takesNone(en.strategies[id].name)),
    );
    expect(Object.keys(await finals())).toEqual(['propagation']);
  });
});
