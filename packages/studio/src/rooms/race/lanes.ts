import type { PlainPuzzle } from '@nonet/engine/notation';
import { computed, effect, untracked } from '@preact/signals';
import { oneByOne } from '../../page/requests.ts';
import { isOpen } from '../../page/state.ts';
import type { Store } from '../../page/store.ts';
import type { Waveform } from '../../picture/waveform.ts';
import { canSearch, isReady } from '../../search/searches.ts';
import type { SearchId } from '../../search/state.ts';
import { ignoreFailure } from '../../workers/client.ts';
import type { SearchClient } from '../../workers/clients.ts';
import { type LaneRun, laneEvent, laneRunOf, withLaneRun } from './race.ts';
import { type HasRace, type RaceControls, withRace } from './slice.ts';

/** Buckets in the waveform of each recording. */
const BUCKETS = 480;

/**
 * Records all strategies of the race at the same time. A recording starts when Race first shows the
 * strategy. The recording is dropped when the puzzle changes, when the user removes the strategy, and
 * when the worker has failed.
 */
export function recordLanes(store: Store<HasRace>, client: SearchClient): RaceControls['lanes'] {
  const lanes = new Map<SearchId, Lane>();
  const { state } = store;
  const puzzle = computed(() => state.value.puzzle.text);
  const raced = computed(() => state.value.race.lanes);
  const hasFailed = computed(() => state.value.page.workers.search.failed);
  const isShown = computed(() => isOpen(state.value, 'race'));
  const isProgramReady = computed(() =>
    isReady('own', state.value.run, state.value.page.workers.search.restarts),
  );
  const isInConflict = computed(() => state.value.puzzle.check.kind === 'conflict');
  effect(() => {
    if (!hasFailed.value) return;
    untracked(() => store.update((now) => withRace(now, (race) => ({ ...race, runs: {} }))));
  });
  effect(() => {
    const [wanted, isOff] = [puzzle.value, hasFailed.value];
    for (const [strategy, lane] of lanes) {
      if (!isOff && lane.puzzle === wanted && raced.value.includes(strategy)) continue;
      lane.drop();
      lanes.delete(strategy);
    }
    if (!isShown.value || isInConflict.value || isOff) return;
    for (const strategy of raced.value) {
      if (lanes.has(strategy) || (strategy === 'own' && !isProgramReady.value)) continue;
      lanes.set(
        strategy,
        untracked(() => new Lane(store, client, strategy, wanted)),
      );
    }
  });
  return { stop: (strategy) => lanes.get(strategy)?.stop() };
}

/** The recording of one strategy, and the picture of its current event. */
class Lane {
  readonly puzzle: PlainPuzzle;
  private readonly store: Store<HasRace>;
  private readonly client: SearchClient;
  private readonly strategy: SearchId;
  private readonly recordingId: number;
  private readonly recording = new AbortController();
  private readonly life = new AbortController();
  private readonly stopShowing: () => void;

  /** If the strategy cannot search the puzzle, the lane is stopped from the start. */
  constructor(
    store: Store<HasRace>,
    client: SearchClient,
    strategy: SearchId,
    puzzle: PlainPuzzle,
  ) {
    this.store = store;
    this.client = client;
    this.strategy = strategy;
    this.puzzle = puzzle;
    this.recordingId = store.newId();
    if (canSearch(strategy, puzzle, store.now.run)) this.record();
    else this.report({ end: 'stopped' });
    this.stopShowing = this.show();
  }

  stop(): void {
    this.recording.abort();
    this.report({ end: 'stopped' });
    this.sample();
  }

  drop(): void {
    this.recording.abort();
    this.life.abort();
    this.stopShowing();
    void this.client.ask('drop', this.recordingId).catch(ignoreFailure);
  }

  /**
   * Whenever the current event changes, fetches its picture. Returns a function that stops this.
   */
  private show(): () => void {
    const { store, client, strategy, recordingId, life } = this;
    return oneByOne(store, client, {
      request: (state) => {
        const race = state.race;
        const { end, events } = laneRunOf(race, strategy);
        if (!isOpen(state, 'race') || (end === 'stopped' && events === 0)) return undefined;
        return { event: laneEvent(race, strategy, state.run.player.event) };
      },
      ask: ({ event }) => client.ask('at', { recordingId, event }, { signal: life.signal }),
      use: (picture) => this.report({ picture }),
    });
  }

  private record(): void {
    const { client, recordingId, strategy, recording, puzzle } = this;
    const options = {
      signal: recording.signal,
      onProgress: (run: Partial<LaneRun>) => this.report(run),
    };
    const { ownProgram } = this.store.now.run;
    const programId = strategy === 'own' ? ownProgram?.id : undefined;
    const request = { recordingId, puzzle, strategy, programId };
    const use = (run: Partial<LaneRun>): void => {
      this.report(run);
      this.sample();
    };
    void client.ask('record', request, options).then(use).catch(ignoreFailure);
  }

  private sample(): void {
    const { recordingId, life } = this;
    const onProgress = (waveform: Waveform): void => this.report({ waveform });
    void this.client
      .ask('waveform', { recordingId, buckets: BUCKETS }, { signal: life.signal, onProgress })
      .then(onProgress)
      .catch(ignoreFailure);
  }

  private report(change: Partial<LaneRun>): void {
    this.store.update((now) => withRace(now, (race) => withLaneRun(race, this.strategy, change)));
  }
}
