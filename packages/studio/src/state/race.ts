import type { Counters, End } from '@nonet/engine/search';
import type { Picture } from '../picture/picture.ts';
import type { Waveform } from '../picture/waveform.ts';
import type { Words } from '../words/words.ts';

type StrategyId = keyof Words['strategies'];

/** What the lanes share: the number of the event, or how much of its own run each has behind it. */
export const raceClocks = ['events', 'share'] as const;
export type RaceClock = (typeof raceClocks)[number];

export const FEWEST_LANES = 2;
export const MOST_LANES = 4;

/** The recording of a lane, as far as it is. */
export interface LaneRun {
  readonly events: number;
  readonly end: End | undefined;
  /** What the work recorded so far comes to. */
  readonly counters: Readonly<Counters>;
  /** Time the recording itself took, without what the worker did in between. */
  readonly milliseconds: number;
  readonly waveform: Waveform | undefined;
  /** The moment on show: it follows the clock as fast as the worker answers. */
  readonly picture: Picture | undefined;
}

/** Strategies on the same puzzle, each in a lane of its own; no strategy is in two. */
export interface Race {
  readonly lanes: readonly StrategyId[];
  readonly clock: RaceClock;
  readonly runs: { readonly [lane in StrategyId]?: LaneRun };
}

export const initialRace: Race = {
  lanes: ['scan', 'bitmask-mrv', 'propagation'],
  clock: 'events',
  runs: {},
};

const NO_COUNTERS: Counters = { placements: 0, backs: 0, tries: 0, nodes: 0, solutions: 0 };
const NO_RUN: LaneRun = {
  events: 0,
  end: undefined,
  counters: NO_COUNTERS,
  milliseconds: 0,
  waveform: undefined,
  picture: undefined,
};

export function laneRunOf({ runs }: Race, lane: StrategyId): LaneRun {
  return runs[lane] ?? NO_RUN;
}

/** So many lanes and each once; as it was where that does not hold. */
export function withLanes(race: Race, lanes: readonly StrategyId[]): Race {
  const isRace = lanes.length >= FEWEST_LANES && lanes.length <= MOST_LANES;
  if (!isRace || new Set(lanes).size < lanes.length) return race;
  const runs = Object.fromEntries(lanes.map((lane) => [lane, race.runs[lane]]));
  return { ...race, lanes, runs };
}

export function changedLane(race: Race, from: StrategyId, to: StrategyId): Race {
  return withLanes(
    race,
    race.lanes.map((lane) => (lane === from ? to : lane)),
  );
}

export function withoutLane(race: Race, lane: StrategyId): Race {
  return withLanes(
    race,
    race.lanes.filter((other) => other !== lane),
  );
}

export function onClock(race: Race, clock: RaceClock): Race {
  return { ...race, clock };
}

export function withLaneRun(race: Race, lane: StrategyId, change: Partial<LaneRun>): Race {
  if (!race.lanes.includes(lane)) return race;
  return { ...race, runs: { ...race.runs, [lane]: { ...laneRunOf(race, lane), ...change } } };
}

/** Nothing is recorded of these lanes yet. */
export function unrun(race: Race): Race {
  return { ...race, runs: {} };
}

/** The time all lanes run on: the longest of them, and over when all are. */
export function raceTime(race: Race): Pick<LaneRun, 'events' | 'end' | 'waveform'> {
  const runs = race.lanes.map((lane) => laneRunOf(race, lane));
  const isOver = runs.every(({ end }) => end !== undefined);
  return {
    events: Math.max(...runs.map(({ events }) => events)),
    end: isOver ? 'limit' : undefined,
    waveform: undefined,
  };
}

/** Where a lane stands when the clock is at an event of the longest one. */
export function laneEvent(race: Race, lane: StrategyId, event: number): number {
  const { events } = laneRunOf(race, lane);
  if (race.clock === 'events') return Math.min(event, events);
  const longest = raceTime(race).events;
  return longest === 0 ? 0 : Math.round((Math.min(event, longest) / longest) * events);
}

/** How much of the width of the longest lane a lane takes. */
export function laneSpan(race: Race, lane: StrategyId): number {
  const longest = raceTime(race).events;
  if (race.clock === 'share' || longest === 0) return 1;
  return laneRunOf(race, lane).events / longest;
}
