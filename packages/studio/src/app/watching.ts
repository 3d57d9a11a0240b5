import { effect } from '@preact/signals';
import type { Picture } from '../picture/picture.ts';
import type { Waveform } from '../picture/waveform.ts';
import type { Jump } from '../state/controls.ts';
import { eventOf } from '../state/player.ts';
import type { State } from '../state/state.ts';
import { atEvent, recorded } from '../state/transitions.ts';
import type { Client } from '../worker/client.ts';
import type { Store } from './store.ts';

/** Buckets in the waveform. */
const BUCKETS = 600;

/** Records the search, and shows the picture of the player's current event. */
export class Watching {
  private readonly store: Store;
  private readonly client: Client;
  private recording = new AbortController();
  private sampling = new AbortController();
  /** The id of the recording shown. Answers about other recordings are ignored. */
  recordingId = 0;
  /** Puzzle → its recording. A fork is recorded as a puzzle of its own, with added givens. */
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
    void this.client.ask(name, { recordingId, event }).then((found) => {
      if (recordingId === this.recordingId) this.store.update((now) => atEvent(now, found));
    });
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

  /** Switches to another run. A finished recording of the run is reused. Otherwise the run is recorded now. */
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
    const recordingId = this.store.newId();
    this.recordingId = recordingId;
    this.kept.set(puzzle, { recordingId, strategy });
    const onProgress = ({ events, end }: Pick<State['run'], 'events' | 'end'>): void =>
      this.store.update((now) => recorded(now, events, end));
    const { signal } = this.recording;
    void this.client
      .ask('record', { recordingId, puzzle, strategy }, { signal, onProgress })
      .then((run) => {
        onProgress(run);
        this.sample();
      });
  }

  private sample(): void {
    this.sampling = new AbortController();
    const { recordingId } = this;
    const onProgress = (waveform: Waveform): void => {
      if (recordingId !== this.recordingId) return;
      this.store.update((now) => ({ ...now, run: { ...now.run, waveform } }));
    };
    const { signal } = this.sampling;
    void this.client
      .ask('waveform', { recordingId, buckets: BUCKETS }, { signal, onProgress })
      .then(onProgress);
  }

  /** Requests the picture of the current event, unless a request is pending. */
  private showCurrent({ player, picture, run }: State): void {
    const event = eventOf(player);
    const isReached = (picture?.event ?? -1) >= run.events;
    const isShown = picture?.event === event || (isReached && event >= run.events);
    if (this.isAsking || isShown) return;
    this.isAsking = true;
    const { recordingId } = this;
    void this.client.ask('at', { recordingId, event }).then((shown) => {
      if (recordingId !== this.recordingId) return;
      this.isAsking = false;
      this.store.update((now) => ({ ...now, picture: shown }));
    });
  }
}
