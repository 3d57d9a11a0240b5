import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { CLASSIC, gridOf } from '@nonet/engine/grid';
import { digitsIn } from '@nonet/engine/notation';
import { Recording, strategyById } from '@nonet/engine/search';
import { expect, it } from 'vitest';
import { SAMPLE } from '../src/puzzle/state.ts';
import { strategyIds } from '../src/search/state.ts';
import { en } from './all-words.ts';
import { describeStudio } from './studio-page.ts';

const NONET = fileURLToPath(new URL('../../cli/bin/nonet.js', import.meta.url));
const COUNTED = ['placements', 'backs', 'tries', 'nodes'] as const;

const ESCARGOT =
  '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';

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
    studio.open(`2&puzzle=${cells}&room=race&lanes=${lanes.join('.')}${more}`);
  const finals = () => studio.race.finals();
  const lanes = () => studio.race.lanes();
  /** The remove buttons that are switched off. They keep their place, and may be hidden. */
  const offRemoveButtons = () => {
    const off = { name: /^Remove /, disabled: true, includeHidden: true };
    return studio.race.room.getByRole('button', off);
  };
  const expected = (recording: Recording, lane: string, event: number) => {
    const { grid, counters } = recording.at(event);
    const cells = Array.from(grid.digits, (digit) => digit || '.').join('');
    const counts = Object.fromEntries(COUNTED.map((name) => [name, counters[name]]));
    return { lane, event, cells, counters: counts };
  };

  it('counts like the library and the command line, for every strategy', async () => {
    const cells = ESCARGOT;
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
    const ids = ['scan', 'bitmask-mrv', 'dlx', 'propagation'] as const;
    const cells = ESCARGOT;
    const recordings = ids.map((id) => recorded(cells, id));
    const longest = Math.max(...recordings.map(({ events }) => events));
    await race(cells, ids);
    await finals();
    for (const [clock, lane, share] of [
      ['events', 'bitmask-mrv', 0.013],
      ['share', 'dlx', 0.77],
    ] as const) {
      await studio.race.clock(clock).click();
      const slider = studio.race.slider(lane);
      const box = (await slider.boundingBox())!;
      await slider.click({ position: { x: Math.round(box.width * share), y: 20 } });
      const at = Number(await studio.eventField.inputValue());
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
    const solved = studio.race.room.getByText(`✓ ${en.race.solved}`, { exact: true });
    expect(await solved.count()).toBe(4);
    await studio.race.clock('events').click();
    await studio.race.slider('scan').focus();
    await studio.page.keyboard.press('Home');
    await studio.page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await lanes()).map(({ event }) => event)).toEqual([1, 1, 1, 1]);
    await studio.speed.selectOption(en.transport.fastest);
    await studio.race.slider('scan').focus();
    await studio.page.keyboard.press('Space');
    await expect
      .poll(async () => (await lanes()).map(({ event }) => event))
      .toEqual(recordings.map(({ events }) => events));
  });

  it('adds, changes and removes lanes, but keeps two to four', async () => {
    await race(SAMPLE.cells, ['scan', 'dlx']);
    const ids = async () => (await lanes()).map(({ lane }) => lane);
    expect(await offRemoveButtons().count()).toBe(2);
    const add = studio.button(en.race.add);
    await add.click();
    await add.click();
    expect(await ids()).toEqual(['scan', 'dlx', 'used-arrays', 'bitmask']);
    expect(await offRemoveButtons().count()).toBe(0);
    expect(await add.count()).toBe(0);
    const second = studio.named('combobox', en.race.lane(2));
    await second.selectOption(en.strategies.learning.name);
    await studio.button(en.race.remove(en.strategies.scan.name)).click();
    expect(await ids()).toEqual(['learning', 'used-arrays', 'bitmask']);
    const found = await finals();
    const { counters } = recorded(SAMPLE.cells, 'learning');
    expect(found.learning).toEqual(Object.fromEntries(COUNTED.map((n) => [n, counters[n]])));
    await studio.page.waitForFunction(() =>
      location.hash.includes('lanes=learning.used-arrays.bitmask&clock=events'),
    );
  });

  it('can stop a lane of 138 million events while the others finish', async () => {
    await race(HARD, ['bitmask', 'learning']);
    const { events, counters } = recorded(HARD, 'learning');
    const whole = en.counters.of(events.toLocaleString('en'));
    await studio.race.lane('learning').getByText(whole, { exact: true }).waitFor();
    await studio.button(en.race.stopLane(en.strategies.bitmask.name)).click();
    const found = await finals();
    expect(found.learning).toEqual(
      Object.fromEntries(COUNTED.map((name) => [name, counters[name]])),
    );
    await studio.page.keyboard.press('End');
    const end = Number(await studio.race.slider('bitmask').getAttribute('aria-valuemax'));
    expect(end).toBeGreaterThan(0);
    const played = async () => {
      const [{ lane, counters }] = await lanes();
      return [lane, counters.placements + counters.backs];
    };
    await expect.poll(played).toEqual(['bitmask', end]);
    const { stopped, solved } = en.race;
    await studio.race.lane('bitmask').getByText(stopped, { exact: true }).waitFor();
    await studio.race.lane('learning').getByText(`✓ ${solved}`, { exact: true }).waitFor();
    // However long the counts are, they leave the chart free.
    for (const [width, height] of [
      [1280, 720],
      [1024, 768],
      [390, 844],
      [320, 568],
    ] as const) {
      await studio.page.setViewportSize({ width, height });
      expect(await studio.race.room.evaluate(overlaps), `${width}`).toEqual([]);
    }
  });

  it('says that playback follows the recordings', async () => {
    await race(HARD, ['bitmask', 'scan']);
    await studio.race.headline(en.race.underWay).waitFor();
    await studio.speed.selectOption(en.transport.fastest);
    await studio.transport('play').click();
    await studio.race.headline(en.race.follows).waitFor();
    const followed = await studio.race.slider('scan').getAttribute('aria-valuenow');
    expect(Number(followed)).toBeGreaterThan(0);
    await studio.transport('pause').click();
    await studio.race.headline(en.race.follows).waitFor({ state: 'detached' });
  });

  it('takes about 20 seconds, whatever its length, until the user chooses a speed', async () => {
    for (const cells of [SAMPLE.cells, ESCARGOT]) {
      await race(cells, ['scan', 'dlx'], '&event=0');
      await studio.race.recorded();
      await studio.race.headline(en.race.ready(2)).waitFor();
      const { events } = recorded(cells, 'scan');
      const share = async () => Number(await studio.eventField.inputValue()) / events;
      const began = performance.now();
      await studio.transport('play').click();
      await expect.poll(share).toBeGreaterThan(0.05);
      await studio.transport('pause').click();
      const shown = await share();
      // The clock of a busy machine may run late, but it never runs early.
      expect(shown).toBeLessThan((2.3 * (performance.now() - began)) / 20_000);
    }
    await studio.page.keyboard.press('+');
    const chosen = await studio.speed.inputValue();
    expect(Number(chosen)).toBeGreaterThan(0);
  });

  it('says from the first event on which strategy is ahead', async () => {
    const { race: words, strategies } = en;
    const goTo = async (event: number): Promise<void> => {
      await studio.eventField.fill(String(event));
      await studio.eventField.press('Enter');
    };
    await race(SAMPLE.cells, ['scan', 'bitmask-mrv'], '&event=1');
    await studio.race.headline(words.level(1, 51)).waitFor();
    await goTo(40);
    await studio.race.headline(words.leads(strategies['bitmask-mrv'].name, 40, 51)).waitFor();
    await goTo(60);
    await studio.race.headline(words.finishedFirst(strategies['bitmask-mrv'].name, 51)).waitFor();
  });

  it('disables strategies that cannot take pencilmarks, and says why', async () => {
    const marks = 'e7'.repeat(81);
    await race(SAMPLE.cells, ['scan', 'propagation'], `&pencilmarks=${marks}`);
    const refused = studio.race.lane('scan').getByText(en.unavailable.pencilmarks, { exact: true });
    expect(await refused.count()).toBe(1);
    const disabled = await studio.race
      .lane('propagation')
      .getByRole('option', { disabled: true })
      .allTextContents();
    expect(disabled).toEqual(
      (['used-arrays', 'bitmask'] as const).map((id) =>
        en.race.takesNone(en.strategies[id].name, false),
      ),
    );
    expect(Object.keys(await finals())).toEqual(['propagation']);
  });
});

/** Runs in the page. Returns the counts that lie over a chart or are cut off. */
function overlaps(room: Element): string[] {
  const charts = Array.from(room.querySelectorAll('[role="slider"]'), (chart) =>
    chart.getBoundingClientRect(),
  );
  return Array.from(room.querySelectorAll('dd')).flatMap((count) => {
    const range = document.createRange();
    range.selectNodeContents(count);
    const { bottom, left, right, top } = range.getBoundingClientRect();
    const isOver = charts.some(
      (chart) =>
        left < chart.right - 1 &&
        right > chart.left + 1 &&
        top < chart.bottom - 1 &&
        bottom > chart.top + 1,
    );
    return isOver || right > innerWidth ? [`${count.textContent} at ${left} ${right}`] : [];
  });
}
