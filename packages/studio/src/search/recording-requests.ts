import type { PlainPuzzle } from '@nonet/engine/notation';
import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import { latest, oneByOne } from '../page/requests.ts';
import type { Store } from '../page/store.ts';
import type { Picture } from '../picture/picture.ts';
import type { Waveform } from '../picture/waveform.ts';
import { ignoreFailure } from '../workers/client.ts';
import type { SearchClient } from '../workers/clients.ts';
import { type PlaybackRules, withEvent } from './playback.ts';
import { eventShown } from './player.ts';
import { isReady, programShown } from './searches.ts';
import { withRun } from './slice.ts';
import { type HasRun, IDLE, initialRun, type Recorded, type RunState } from './state.ts';
import { withRecorded, withRecordingResumed } from './transitions.ts';
import { withTree } from './tree-view.ts';

/** Buckets in the waveform. */
const BUCKETS = 600;

const JUMPS = {
  'next-back': 'nextBack',
  'previous-back': 'previousBack',
  'step-over': 'stepOver',
  'step-out': 'stepOut',
} as const;

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
export class RecordingRequests<S extends HasRun> implements Recordings {
  readonly shownId = signal(0);
  private readonly store: Store<S>;
  private readonly client: SearchClient;
  private readonly options: Options<S>;
  private recording = new AbortController();
  /** Puzzle → its recording. A fork is recorded as a separate puzzle with added givens. */
  private readonly kept = new Map<PlainPuzzle, SearchChoice & { recordingId: number }>();

  constructor(store: Store<S>, client: SearchClient, options: Options<S>) {
    this.store = store;
    this.client = client;
    this.options = options;
    const { state } = store;
    const isOn = computed(() => this.isOn(state.value));
    const puzzle = computed(() => state.value.puzzle.text);
    const strategy = computed(() => state.value.run.strategy);
    const hasFailed = computed(() => state.value.page.workers.search.failed);
    const findsAll = computed(() => state.value.run.findsAll);
    effect(() => {
      if (hasFailed.value) untracked(() => this.forgetAll());
    });
    effect(() => {
      const search = { strategy: strategy.value, findsAll: findsAll.value };
      const run = { puzzle: puzzle.value, search };
      if (isOn.value) untracked(() => this.show(run));
    });
    this.fetch();
  }

  readonly jump = (to: keyof typeof JUMPS): void => {
    const recordingId = this.shownId.peek();
    const { player, recorded: length } = this.store.now.run;
    const event = eventShown(player, length);
    const use = (found: number | undefined): void => {
      if (recordingId !== this.shownId.peek()) return;
      this.store.update((now) =>
        withEvent(now, found ?? now.run.recorded.events, this.options.rules),
      );
    };
    void this.client.ask(JUMPS[to], { recordingId, event }).then(use).catch(ignoreFailure);
  };

  readonly stop = (): void => {
    this.recording.abort();
    this.store.update((now) => withRecorded(now, now.run.recorded.events, 'stopped'));
  };

  readonly resume = (): void => {
    if (this.store.now.run.recorded.end !== 'stopped') return;
    this.store.update(withRecordingResumed);
    const { puzzle, run } = this.store.now;
    this.proceed(puzzle.text, run);
  };

  picturesAt(events: readonly number[]): Promise<Picture[]> {
    const recordingId = this.shownId.peek();
    return Promise.all(events.map((event) => this.client.ask('at', { recordingId, event })));
  }

  /**
   * Whether the search is shown. A puzzle with a conflict is not searched, and nothing is while the
   * worker has failed. A new worker must first read the trace of the user's program.
   */
  private isOn(state: S): boolean {
    const { page, puzzle, run } = state;
    const { failed, restarts } = page.workers.search;
    if (!this.options.isOn(state) || puzzle.check.kind === 'conflict' || failed) return false;
    return isReady(run.strategy, run, restarts);
  }

  /** Fetches the picture of the current event, and at the end waveform and landmarks. */
  private fetch(): void {
    const { store, client, shownId } = this;
    oneByOne(store, client, {
      request: (state) => {
        const { player, recorded: length } = state.run;
        if (!this.isOn(state) || shownId.value === 0) return undefined;
        return { recordingId: shownId.value, event: eventShown(player, length) };
      },
      ask: (request) => client.ask('at', request),
      use: (picture, { recordingId }) => {
        if (recordingId === shownId.peek()) store.update((now) => withRun(now, { picture }));
      },
    });
    const report =
      (isSampled: boolean) =>
      (waveform: Waveform): void =>
        store.update((now) =>
          withRun(now, { recorded: { ...now.run.recorded, waveform, isSampled } }),
        );
    const onProgress = report(false);
    latest(store, client, {
      request: (state) => {
        const { end, isSampled } = state.run.recorded;
        const isNeeded = this.isOn(state) && end !== undefined && !isSampled;
        return isNeeded ? { recordingId: shownId.value } : undefined;
      },
      ask: ({ recordingId }, { signal: stop }) =>
        client.ask('waveform', { recordingId, buckets: BUCKETS }, { signal: stop, onProgress }),
      use: report(true),
    });
    latest(store, client, {
      request: (state) => {
        const { end, findings } = state.run.recorded;
        const isNeeded = this.isOn(state) && end !== undefined && !findings;
        return isNeeded ? { recordingId: shownId.value } : undefined;
      },
      ask: (request, { signal: stop }) => client.ask('findings', request, { signal: stop }),
      use: (findings) =>
        store.update((now) => withRun(now, { recorded: { ...now.run.recorded, findings } })),
    });
  }

  /** Shows a run. A finished recording of the run is reused. Otherwise the run is recorded now. */
  private show({ puzzle, search }: { puzzle: PlainPuzzle; search: SearchChoice }): void {
    const kept = this.kept.get(puzzle);
    const isKept = kept?.strategy === search.strategy && kept.findsAll === search.findsAll;
    if (isKept && kept.recordingId === this.shownId.peek()) return;
    this.recording.abort();
    if (isKept && this.store.now.run.recorded.end !== undefined) {
      this.shownId.value = kept.recordingId;
    } else {
      if (kept) this.drop(puzzle);
      this.record(puzzle, search);
    }
    const all = [puzzle, ...this.options.kept(this.store.now)];
    for (const [old] of this.kept) if (!all.includes(old)) this.drop(old);
  }

  private drop(puzzle: PlainPuzzle): void {
    const kept = this.kept.get(puzzle);
    if (kept) void this.client.ask('drop', kept.recordingId).catch(ignoreFailure);
    this.kept.delete(puzzle);
  }

  /** Forgets the recordings, and what was asked about them, when the worker has failed. */
  private forgetAll(): void {
    this.kept.clear();
    this.shownId.value = 0;
    this.store.update((now) =>
      withRun(now, {
        recorded: initialRun.recorded,
        jumping: IDLE,
        tree: withTree(now.run.tree, { progress: undefined }),
      }),
    );
  }

  private record(puzzle: PlainPuzzle, search: SearchChoice): void {
    const recordingId = this.store.newId();
    this.shownId.value = recordingId;
    this.kept.set(puzzle, { ...search, recordingId });
    this.proceed(puzzle, search);
  }

  /** Records the run shown, or continues its stopped recording. */
  private proceed(puzzle: PlainPuzzle, { strategy, findsAll }: SearchChoice): void {
    this.recording = new AbortController();
    const recordingId = this.shownId.peek();
    const onProgress = ({ events, end }: Pick<Recorded, 'events' | 'end'>): void =>
      this.store.update((now) => withRecorded(now, events, end));
    const programId = programShown(this.store.now.run)?.id;
    const request = { recordingId, puzzle, strategy, programId, findsAll };
    const options = { signal: this.recording.signal, onProgress };
    void this.client.ask('record', request, options).then(onProgress).catch(ignoreFailure);
  }
}
