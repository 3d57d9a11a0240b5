import { COUNTED } from '../../run/counters.tsx';
import { laneRunOf, type Race } from './race.ts';

/** Counter → the largest total of the strategies. Its bar is the longest. */
export type Totals = Readonly<Record<(typeof COUNTED)[number], number>>;

/** Returns undefined until every strategy is recorded. */
export function totalsOf(race: Race): Totals | undefined {
  const runs = race.lanes.map((lane) => laneRunOf(race, lane));
  if (runs.some(({ end }) => end === undefined)) return undefined;
  const most = (name: (typeof COUNTED)[number]): number =>
    Math.max(...runs.map(({ counters }) => counters[name]));
  return Object.fromEntries(COUNTED.map((name) => [name, most(name)])) as Totals;
}
