import { effect } from '@preact/signals';
import type { Picture } from '../picture/picture.ts';
import type { Jump } from '../state/controls.ts';
import { eventOf } from '../state/player.ts';
import type { State } from '../state/state.ts';
import { atEvent, isCurrent, recorded, showing, withWaveform } from '../state/transitions.ts';
import { type Client, ignoreCancelled } from '../worker/client.ts';
import type { Store } from './store.ts';

/** Buckets in the waveform. */
const BUCKETS = 600;

/** Records the search, and shows the picture of the player's current event. */
export class Watching {
  private readonly store: Store;
  private readonly client: Client;
  private recording = new AbortController();
  private sampling = new AbortController();
  /** The id of the recording shown. Answers from earlier recordings are ignored. */
  recordingId = 0;
  /** The recordings of the puzzle and of the runs forked from it. */
  private readonly kept = new Map<State['puzzle'], { recordingId: number; strategy: string }>();
  private isAsking = false;

  constructor(store: Store, client: Client) {
    this.store = store;
    this.client = client;
    let recordedRun: Pick<State, 'puzzle' | 'strategy'> | undefined;
    effect(() => {
      const now = store.state.value;
      // Race makes its own recordings.
      if (now.room === 'race') return;
      const { puzzle, strategy } = now;
      if (puzzle !== recordedRun?.puzzle || strategy !== recordedRun.strategy) {
        recordedRun = { puzzle, strategy };
        this.switchRun(now);
      }
      this.showCurrent(now);
    });
  }

  readonly jump = (to: Jump): void => {
    if (this.store.now.room !== 'watch') return;
    const { recordingId } = this;
    const event = eventOf(this.store.now.player);
    const name = to === 'next-back' ? 'nextBack' : 'previousBack';
    this.client.ask(name, { recordingId, event }).then((found) => {
      if (recordingId === this.recordingId) this.store.update((now) => atEvent(now, found));
    }, ignoreCancelled);
  };

  readonly stop = (): void => {
    this.recording.abort();
    this.store.update((now) => recorded(now, now.run.events, 'stopped'));
    this.sample();
  };

  picturesAt(events: readonly number[]): Promise<Picture[]> {
    const { recordingId } = this;
    return Promise.all(events.map((event) => this.client.ask('at', { recordingId, event })));
  }

  /** Switches to another run. Reuses the run's recording if it is finished. Otherwise records the run now. */
  private switchRun({ puzzle, strategy, run, branches }: State): void {
    this.recording.abort();
    this.sampling.abort();
    this.isAsking = false;
    const kept = this.kept.get(puzzle);
    if (kept?.strategy === strategy && run.end !== undefined) {
      this.recordingId = kept.recordingId;
      if (!run.waveform) this.sample();
    } else {
      if (kept) this.drop(puzzle);
      this.record({ puzzle, strategy });
    }
    const all = [puzzle, ...branches.runs.map(({ saved }) => saved?.puzzle)];
    for (const [old] of this.kept) if (!all.includes(old)) this.drop(old);
  }

  private drop(puzzle: State['puzzle']): void {
    const kept = this.kept.get(puzzle);
    if (kept) void this.client.ask('drop', kept.recordingId);
    this.kept.delete(puzzle);
  }

  private record({ puzzle, strategy }: Pick<State, 'puzzle' | 'strategy'>): void {
    this.recording = new AbortController();
    const { signal } = this.recording;
    this.recordingId = this.store.newId();
    this.kept.set(puzzle, { recordingId: this.recordingId, strategy });
    this.client
      .ask(
        'record',
        { recordingId: this.recordingId, puzzle, strategy },
        {
          signal,
          onProgress: ({ events, end }) => {
            if (!signal.aborted) this.store.update((now) => recorded(now, events, end));
          },
        },
      )
      .then(({ events, end }) => {
        if (signal.aborted) return;
        this.store.update((now) => recorded(now, events, end));
        this.sample();
      }, ignoreCancelled);
  }

  private sample(): void {
    const { recordingId } = this;
    const report = (waveform: NonNullable<State['run']['waveform']>): void => {
      if (recordingId === this.recordingId) this.store.update((now) => withWaveform(now, waveform));
    };
    this.sampling = new AbortController();
    const { signal } = this.sampling;
    this.client
      .ask('waveform', { recordingId, buckets: BUCKETS }, { signal, onProgress: report })
      .then(report, ignoreCancelled);
  }

  /** Requests the picture of the current event, unless a request is pending. */
  private showCurrent(now: State): void {
    const isReached = (now.picture?.event ?? -1) >= now.run.events;
    if (this.isAsking || isCurrent(now) || (isReached && eventOf(now.player) >= now.run.events)) {
      return;
    }
    this.isAsking = true;
    const { recordingId } = this;
    this.client.ask('at', { recordingId, event: eventOf(now.player) }).then((picture) => {
      if (recordingId !== this.recordingId) return;
      this.isAsking = false;
      this.store.update((state) => showing(state, picture));
    }, ignoreCancelled);
  }
}
