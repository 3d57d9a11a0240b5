import type { Locator } from 'playwright-core';
import { type StrategyId, strategyIds } from '../src/search/state.ts';
import { figures, type StudioParts } from './studio-parts.ts';

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
      return this.room.getByRole('listitem').evaluateAll((all) =>
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
            counters: Object.fromEntries(texts('dt').map((name, i) => [name, values[i]])),
          };
        }),
      );
    },
    /** The sentence that says which strategies were first and which were last. */
    headline(text: string): Locator {
      return studio.status(text, this.room);
    },
    /** The bar charts, which appear when every strategy is recorded. */
    get charts(): Locator {
      return studio.named('region', studio.words.race.chart);
    },
    chart(measure: string): Locator {
      return this.charts.getByRole('figure', { name: measure });
    },
    /** Waits until every strategy is recorded. Strategy → measure → the value in the bar chart. */
    async finals(measures: readonly string[]): Promise<Record<string, Record<string, number>>> {
      await this.charts.waitFor({ timeout: 120_000 });
      const found: Record<string, Record<string, number>> = {};
      for (const measure of measures) {
        const bars = await figures(this.chart(measure));
        for (const [name, value] of Object.entries(bars)) {
          const id = strategyIds.find((one) => studio.words.strategies[one].name === name);
          if (!id) throw new Error(`expected the name of a strategy, got ${name}`);
          found[id] ??= {};
          found[id][measure] = value;
        }
      }
      return found;
    },
  };
}
