import type { PlainPuzzle } from '@nonet/engine/notation';
import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import { latest, oneByOne } from '../page/requests.ts';
import type { Store } from '../page/store.ts';
import type { Picture } from '../picture/picture.ts';
import { ignoreFailure } from '../workers/client.ts';
import type { SearchClient } from '../workers/clients.ts';
import type { RunControls } from './controls.ts';
import { type PlaybackRules, withEvent } from './playback.ts';
import { eventShown } from './player.ts';
import { isExplained } from './reasons.ts';
import { isReady, programShown } from './searches.ts';
import { withRun } from './slice.ts';
import { type HasRun, IDLE, initialRun, type Recorded, type RunState } from './state.ts';
import { withMoment, withRecorded, withRecordingResumed } from './transitions.ts';
import { withTree } from './tree-view.ts';

/** Buckets in the waveform. */
const BUCKETS = 600;

interface Options<S> {
  /** Returns whether the page shows the search. */
  readonly isOn: (state: S) => boolean;
  /** Returns the puzzles whose recordings are kept. */
  readonly kept: (state: S) => readonly (PlainPuzzle | undefined)[];
  readonly rules: PlaybackRules<S>;
}

export interface Recordings {
  /** The id of the recording shown, or 0. Answers about other recordings are ignored. */
  readonly shownId: ReadonlySignal<number>;
  picturesAt(events: readonly number[]): Promise<Picture[]>;
}

type SearchChoice = Pick<RunState, 'strategy' | 'findsAll'>;

/** Has the worker record the search, and requests the picture of the player's current event. */
export function recordSearch<S extends HasRun>(
  store: Store<S>,
  client: SearchClient,
  { isOn: isShown, kept: puzzlesKept, rules }: Options<S>,
): Recordings & RunControls['recording'] {
  const shownId = signal(0);
  let recording = new AbortController();
  /** Puzzle → its recording. A fork is recorded as a separate puzzle with added givens. */
  const kept = new Map<PlainPuzzle, SearchChoice & { recordingId: number }>();

  /**
   * Whether the search is shown. A puzzle with a conflict is not searched, and nothing is while the
   * worker has failed. A new worker must first read the trace of the user's program.
   */
  const isOn = (state: S): boolean => {
    const { page, puzzle, run } = state;
    const { failed, restarts } = page.workers.search;
    if (!isShown(state) || puzzle.check.kind === 'conflict' || failed) return false;
    return isReady(run.strategy, run, restarts);
  };

  /** Records the run shown, or continues its stopped recording. */
  const proceed = (puzzle: PlainPuzzle, { strategy, findsAll }: SearchChoice): void => {
    recording = new AbortController();
    const recordingId = shownId.peek();
    const onProgress = ({ events, end }: Pick<Recorded, 'events' | 'end'>): void =>
      store.update((now) => withRecorded(now, events, end));
    const programId = programShown(store.now.run)?.id;
    const request = { recordingId, puzzle, strategy, programId, findsAll };
    const options = { signal: recording.signal, onProgress };
    void client.ask('record', request, options).then(onProgress).catch(ignoreFailure);
  };

  const drop = (puzzle: PlainPuzzle): void => {
    const old = kept.get(puzzle);
    if (old) void client.ask('drop', old.recordingId).catch(ignoreFailure);
    kept.delete(puzzle);
  };

  /** Shows a run. A finished recording of the run is reused. Otherwise the run is recorded now. */
  const show = (puzzle: PlainPuzzle, search: SearchChoice): void => {
    const known = kept.get(puzzle);
    const isKept = known?.strategy === search.strategy && known.findsAll === search.findsAll;
    if (isKept && known.recordingId === shownId.peek()) return;
    recording.abort();
    if (isKept && store.now.run.recorded.end !== undefined) {
      shownId.value = known.recordingId;
    } else {
      drop(puzzle);
      shownId.value = store.newId();
      kept.set(puzzle, { ...search, recordingId: shownId.peek() });
      proceed(puzzle, search);
    }
    const all = [puzzle, ...puzzlesKept(store.now)];
    for (const [old] of kept) if (!all.includes(old)) drop(old);
  };

  /** Forgets the recordings, and what was asked about them, when the worker has failed. */
  const forgetAll = (): void => {
    kept.clear();
    shownId.value = 0;
    store.update((now) =>
      withRun(now, {
        recorded: initialRun.recorded,
        jumping: IDLE,
        tree: withTree(now.run.tree, { progress: undefined }),
      }),
    );
  };

  const { state } = store;
  const isOnNow = computed(() => isOn(state.value));
  const puzzle = computed(() => state.value.puzzle.text);
  const strategy = computed(() => state.value.run.strategy);
  const hasFailed = computed(() => state.value.page.workers.search.failed);
  const findsAll = computed(() => state.value.run.findsAll);
  effect(() => {
    if (hasFailed.value) untracked(forgetAll);
  });
  effect(() => {
    const search = { strategy: strategy.value, findsAll: findsAll.value };
    const text = puzzle.value;
    if (isOnNow.value) untracked(() => show(text, search));
  });
  requestRecorded(store, client, shownId, isOn);

  return {
    shownId,
    picturesAt: (events) => {
      const recordingId = shownId.peek();
      return Promise.all(events.map((event) => client.ask('at', { recordingId, event })));
    },
    jump: (to) => {
      const recordingId = shownId.peek();
      const { player, recorded: length } = store.now.run;
      const event = eventShown(player, length);
      const use = (found: number | undefined): void => {
        if (recordingId !== shownId.peek()) return;
        store.update((now) => withEvent(now, found ?? now.run.recorded.events, rules));
      };
      void client.ask(to, { recordingId, event }).then(use).catch(ignoreFailure);
    },
    stop: () => {
      recording.abort();
      store.update((now) => withRecorded(now, now.run.recorded.events, 'stopped'));
    },
    resume: () => {
      if (store.now.run.recorded.end !== 'stopped') return;
      store.update(withRecordingResumed);
      proceed(store.now.puzzle.text, store.now.run);
    },
  };
}

/**
 * Fetches the moment of the current event. When the recording has ended, also fetches its waveform
 * and landmarks.
 */
function requestRecorded<S extends HasRun>(
  store: Store<S>,
  client: SearchClient,
  shownId: ReadonlySignal<number>,
  isOn: (state: S) => boolean,
): void {
  oneByOne(store, client, {
    request: (state) => {
      const { player, recorded: length } = state.run;
      if (!isOn(state) || shownId.value === 0) return undefined;
      return { recordingId: shownId.value, event: eventShown(player, length) };
    },
    ask: async (request) => {
      const { player, tree } = store.now.run;
      const { unfolded } = tree;
      const asked = { ...request, unfolded, explains: isExplained(player) };
      return { ...(await client.ask('moment', asked)), unfolded };
    },
    use: (moment, { recordingId }) => {
      if (recordingId === shownId.peek()) store.update((now) => withMoment(now, moment));
    },
  });
  const report = (change: Partial<Recorded>): void =>
    store.update((now) => withRun(now, { recorded: { ...now.run.recorded, ...change } }));
  /** Whether a recording has ended, and what is found in it then is not known yet. */
  const endedWithout = (known: 'isSampled' | 'findings') => (state: S) => {
    const { recorded } = state.run;
    const isNeeded = isOn(state) && recorded.end !== undefined && !recorded[known];
    return isNeeded ? { recordingId: shownId.value } : undefined;
  };
  latest(store, client, {
    request: endedWithout('isSampled'),
    ask: ({ recordingId }, { signal: stop }) =>
      client.ask(
        'waveform',
        { recordingId, buckets: BUCKETS },
        { signal: stop, onProgress: (waveform) => report({ waveform, isSampled: false }) },
      ),
    use: (waveform) => report({ waveform, isSampled: true }),
  });
  latest(store, client, {
    request: endedWithout('findings'),
    ask: (request, { signal: stop }) => client.ask('findings', request, { signal: stop }),
    use: (findings) => report({ findings }),
  });
}
