import type { PlainPuzzle } from '@nonet/engine/notation';
import type { Counters } from '@nonet/engine/search';
import type { Picture } from '../../picture/picture.ts';
import { canSearch } from '../../search/searches.ts';
import type { Recorded, SearchId } from '../../search/state.ts';

/**
 * What all strategies show at the same time: the same event number, or the same share of their
 * runs.
 */
export const raceClocks = ['events', 'share'] as const;

export const FEWEST_LANES = 2;
export const MOST_LANES = 4;

/** The recording of one strategy, so far. */
export interface LaneRun extends Pick<Recorded, 'events' | 'end' | 'waveform'> {
  /** The counters after the last recorded event. */
  readonly counters: Readonly<Counters>;
  /** The moment shown. Until the worker answers, this is an earlier moment. */
  readonly picture: Picture | undefined;
}

/** Two to four strategies on the same puzzle. Each has a lane on the page. */
export interface Race {
  readonly root?: PlainPuzzle;
  readonly lanes: readonly SearchId[];
  readonly clock: (typeof raceClocks)[number];
  /** Events per second. Undefined while the user has chosen no speed. */
  readonly speed: number | undefined;
  readonly runs: { readonly [lane in SearchId]?: LaneRun };
  /** Where Race was left, and the event of the other rooms, which comes back when Race closes. */
  readonly event: number;
  readonly outerEvent: number;
  /** Whether the opened link has a lane for a program, but not the trace of the program. */
  readonly lacksProgram: boolean;
}

export const initialRace: Race = {
  lanes: ['scan', 'bitmask-mrv', 'propagation'],
  clock: 'events',
  speed: undefined,
  runs: {},
  event: 0,
  outerEvent: 0,
  lacksProgram: false,
};

const FIRST_LANES = initialRace.lanes.length;
const NO_PROGRAM = { ownProgram: undefined };

/**
 * The strategies with which a race on a puzzle begins. On a variant, those that know its rules come
 * first.
 */
export function firstLanes(puzzle: PlainPuzzle): readonly SearchId[] {
  if (!puzzle.constraints?.length) return initialRace.lanes;
  const wanted = new Set<SearchId>([...initialRace.lanes, 'constraint-search']);
  const knowing = [...wanted].filter((id) => canSearch(id, puzzle, NO_PROGRAM));
  const others = initialRace.lanes.filter((id) => !knowing.includes(id));
  return [...knowing, ...others].slice(
    0,
    Math.max(FEWEST_LANES, Math.min(FIRST_LANES, knowing.length)),
  );
}

const NO_RUN: LaneRun = {
  events: 0,
  end: undefined,
  counters: { placements: 0, backs: 0, tries: 0, nodes: 0, solutions: 0 },
  waveform: undefined,
  picture: undefined,
};

export function laneRunOf({ runs }: Race, lane: SearchId): LaneRun {
  return runs[lane] ?? NO_RUN;
}

/**
 * Changes the strategies. If there are too few, too many or duplicates, the race does not change.
 */
export function withLanes(race: Race, lanes: readonly SearchId[]): Race {
  const isRace = lanes.length >= FEWEST_LANES && lanes.length <= MOST_LANES;
  if (!isRace || new Set(lanes).size < lanes.length) return race;
  const runs = Object.fromEntries(lanes.map((lane) => [lane, race.runs[lane]]));
  return { ...race, lanes, runs };
}

export function withOtherLane(race: Race, from: SearchId, to: SearchId): Race {
  return withLanes(
    race,
    race.lanes.map((lane) => (lane === from ? to : lane)),
  );
}

export function withoutLane(race: Race, lane: SearchId): Race {
  return withLanes(
    race,
    race.lanes.filter((other) => other !== lane),
  );
}

/** Adds a lane for the user's program. In a full race, it replaces the last lane. */
export function withProgram(race: Race): Race {
  if (race.lanes.includes('own')) return race;
  return withLanes(race, [...race.lanes.slice(0, MOST_LANES - 1), 'own']);
}

/** Removes the lane of the user's program, which cannot be shown with another puzzle. */
export function withoutProgram(race: Race): Race {
  const others: readonly SearchId[] = race.lanes.filter((lane) => lane !== 'own');
  if (others.length === race.lanes.length) return race;
  const added = initialRace.lanes.filter((lane) => !others.includes(lane));
  const lanes = [...others, ...added].slice(0, Math.max(others.length, FEWEST_LANES));
  return { ...race, lanes };
}

export function withLaneRun(race: Race, lane: SearchId, change: Partial<LaneRun>): Race {
  if (!race.lanes.includes(lane)) return race;
  return { ...race, runs: { ...race.runs, [lane]: { ...laneRunOf(race, lane), ...change } } };
}

/**
 * The run in which the player moves. Its length is the length of the longest recording. It is
 * complete when all recordings are complete.
 */
export function raceTime(race: Race): Pick<LaneRun, 'events' | 'end' | 'waveform'> {
  const runs = race.lanes.map((lane) => laneRunOf(race, lane));
  const isOver = runs.every(({ end }) => end !== undefined);
  return {
    events: Math.max(...runs.map(({ events }) => events)),
    end: isOver ? 'limit' : undefined,
    waveform: undefined,
  };
}

/** The event that a strategy shows when the strategy with the longest run shows `event`. */
export function laneEvent(race: Race, lane: SearchId, event: number): number {
  const { events } = laneRunOf(race, lane);
  if (race.clock === 'events') return Math.min(event, events);
  const longest = raceTime(race).events;
  return longest === 0 ? 0 : Math.round((Math.min(event, longest) / longest) * events);
}

/** The width of a strategy's slider, as a share of the widest slider. */
export function laneSpan(race: Race, lane: SearchId): number {
  const longest = raceTime(race).events;
  if (race.clock === 'share' || longest === 0) return 1;
  return laneRunOf(race, lane).events / longest;
}
