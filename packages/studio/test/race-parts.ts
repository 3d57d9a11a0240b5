import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { StrategyId } from '../src/search/state.ts';
import type { StudioParts } from './studio-parts.ts';

/** What the page shows of one strategy of the race. */
export interface LaneShown {
  readonly lane: string;
  readonly event: number;
  readonly cells: string;
  /** `Search statistics` of the lane, or nothing if the strategy cannot search the puzzle. */
  readonly counters: Readonly<Record<string, number>>;
}

/** The parts of Race above the playback controls. */
export function raceParts(studio: StudioParts) {
  return {
    get room(): Locator {
      return studio.named('region', studio.words.race.label);
    },
    /** The lane of a strategy. Its small grid is named after the strategy. */
    lane(strategy: StrategyId): Locator {
      const { name } = studio.words.strategies[strategy];
      const grid = studio.root.getByRole('img', { name: `${name}:` });
      return this.room.getByRole('listitem').filter({ has: grid });
    },
    /** The small grids of all lanes. */
    get grids(): Locator {
      return this.room.getByRole('listitem').getByRole('img');
    },
    /** The counters of all lanes. */
    get counters(): Locator {
      return this.room.getByLabel(studio.words.counters.label, { exact: true });
    },
    slider(strategy: StrategyId): Locator {
      const { name } = studio.words.strategies[strategy];
      return studio.named('slider', studio.words.race.position(name));
    },
    get sliders(): Locator {
      return this.room.getByRole('slider');
    },
    clock(clock: 'events' | 'share'): Locator {
      const { race } = studio.words;
      return studio.button(race.clocks[clock], studio.named('group', race.clock));
    },
    /** What the page shows of each strategy. A small grid is a picture: an SVG group per cell. */
    lanes(): Promise<LaneShown[]> {
      const { backs, nodes, placements, tries } = studio.words.counters;
      const names = {
        [backs]: 'backs',
        [nodes]: 'nodes',
        [placements]: 'placements',
        [tries]: 'tries',
      };
      return this.room.getByRole('listitem').evaluateAll(
        (all, names) =>
          all.map((lane) => {
            const texts = (selector: string) =>
              Array.from(lane.querySelectorAll(selector), (one) => one.textContent);
            const values = texts('dd').map((text) => Number(text.replaceAll(',', '')));
            return {
              lane: lane.querySelector('select')!.value,
              event: Number(lane.querySelector('[role="slider"]')?.getAttribute('aria-valuenow')),
              cells: Array.from(
                lane.querySelectorAll('[role="img"] > g'),
                (cell) => cell.querySelector('text')?.textContent ?? '.',
              ).join(''),
              counters: Object.fromEntries(texts('dt').map((name, i) => [names[name], values[i]])),
            };
          }),
        names,
      );
    },
    /** The sentence that says which strategies were first and which were last. */
    headline(text: string): Locator {
      return studio.status(text, this.room);
    },
    /** Waits until every strategy is recorded. Then each counter has a bar. */
    async recorded(): Promise<void> {
      await this.counters.first().locator('.bar').first().waitFor({ timeout: 120_000 });
    },
    /** Goes to the end of a race. Strategy → its counters. */
    async finals(): Promise<Record<string, LaneShown['counters']>> {
      await this.recorded();
      await studio.transport('last').click();
      const ended = this.room.locator('[data-outcome]');
      await ended.nth((await this.counters.count()) - 1).waitFor();
      const isShown = ({ event, counters: { placements, backs } }: LaneShown): boolean =>
        placements === undefined || placements + backs === event;
      await expect.poll(async () => (await this.lanes()).every(isShown)).toBe(true);
      const lanes = await this.lanes();
      return Object.fromEntries(
        lanes.filter(({ counters }) => 'tries' in counters).map((it) => [it.lane, it.counters]),
      );
    },
  };
}
