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
        untracked(() => laneOf(store, client, strategy, wanted)),
      );
    }
  });
  return { stop: (strategy) => lanes.get(strategy)?.stop() };
}

/** The recording of one strategy, and the picture of its current event. */
interface Lane {
  readonly puzzle: PlainPuzzle;
  readonly stop: () => void;
  readonly drop: () => void;
}

/** If the strategy cannot search the puzzle, its lane is stopped from the start. */
function laneOf(
  store: Store<HasRace>,
  client: SearchClient,
  strategy: SearchId,
  puzzle: PlainPuzzle,
): Lane {
  const recordingId = store.newId();
  const recording = new AbortController();
  const life = new AbortController();
  const report = (change: Partial<LaneRun>): void =>
    store.update((now) => withRace(now, (race) => withLaneRun(race, strategy, change)));

  const sample = (): void => {
    const onProgress = (waveform: Waveform): void => report({ waveform });
    void client
      .ask('waveform', { recordingId, buckets: BUCKETS }, { signal: life.signal, onProgress })
      .then(onProgress)
      .catch(ignoreFailure);
  };
  const record = (): void => {
    const { ownProgram } = store.now.run;
    const programId = strategy === 'own' ? ownProgram?.id : undefined;
    const request = { recordingId, puzzle, strategy, programId };
    const options = { signal: recording.signal, onProgress: report };
    const use = (run: Partial<LaneRun>): void => {
      report(run);
      sample();
    };
    void client.ask('record', request, options).then(use).catch(ignoreFailure);
  };

  if (canSearch(strategy, puzzle, store.now.run)) record();
  else report({ end: 'stopped' });
  // Whenever the current event changes, its picture is fetched.
  const stopShowing = oneByOne(store, client, {
    request: (state) => {
      const { end, events } = laneRunOf(state.race, strategy);
      if (!isOpen(state, 'race') || (end === 'stopped' && events === 0)) return undefined;
      return { event: laneEvent(state.race, strategy, state.run.player.event) };
    },
    ask: ({ event }) => client.ask('at', { recordingId, event }, { signal: life.signal }),
    use: (picture) => report({ picture }),
  });
  return {
    puzzle,
    stop: () => {
      recording.abort();
      report({ end: 'stopped' });
      sample();
    },
    drop: () => {
      recording.abort();
      life.abort();
      stopShowing();
      void client.ask('drop', recordingId).catch(ignoreFailure);
    },
  };
}
