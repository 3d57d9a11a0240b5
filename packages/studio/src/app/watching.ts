import { effect } from '@preact/signals';
import type { Picture } from '../picture/picture.ts';
import type { Jump } from '../state/controls.ts';
import { eventOf } from '../state/player.ts';
import type { State } from '../state/state.ts';
import { atEvent, isCurrent, recorded, showing, withWaveform } from '../state/transitions.ts';
import { type Client, ignoreCancelled } from '../worker/client.ts';
import type { Store } from './store.ts';

/** Columns of the waveform. */
const BUCKETS = 600;

/** Has the puzzle recorded, and shows the picture of the event that the player stands at. */
export class Watching {
  private readonly store: Store;
  private readonly client: Client;
  private recording = new AbortController();
  private sampling = new AbortController();
  /** The recording on show: what was asked of an earlier one is not shown any more. */
  take = 0;
  /** Those that are kept: of the puzzle itself and of the runs forked from it. */
  private readonly takes = new Map<State['puzzle'], { take: number; strategy: string }>();
  private isAsking = false;

  constructor(store: Store, client: Client) {
    this.store = store;
    this.client = client;
    let recordedRun: Pick<State, 'puzzle' | 'strategy'> | undefined;
    effect(() => {
      const now = store.state.value;
      // The race has recordings of its own.
      if (now.room === 'race') return;
      const { puzzle, strategy } = now;
      if (puzzle !== recordedRun?.puzzle || strategy !== recordedRun.strategy) {
        recordedRun = { puzzle, strategy };
        this.turn(now);
      }
      this.look(now);
    });
  }

  readonly jump = (to: Jump): void => {
    if (this.store.now.room !== 'watch') return;
    const { take } = this;
    const event = eventOf(this.store.now.player);
    const name = to === 'next-back' ? 'nextBack' : 'previousBack';
    this.client.ask(name, { take, event }).then((found) => {
      if (take === this.take) this.store.update((now) => atEvent(now, found));
    }, ignoreCancelled);
  };

  readonly stop = (): void => {
    this.recording.abort();
    this.store.update((now) => recorded(now, now.run.events, 'stopped'));
    this.sample();
  };

  picturesAt(events: readonly number[]): Promise<Picture[]> {
    const { take } = this;
    return Promise.all(events.map((event) => this.client.ask('at', { take, event })));
  }

  /** To another run: one that is recorded whole is there still, any other is recorded now. */
  private turn({ puzzle, strategy, run, branches }: State): void {
    this.recording.abort();
    this.sampling.abort();
    this.isAsking = false;
    const kept = this.takes.get(puzzle);
    if (kept?.strategy === strategy && run.end !== undefined) {
      this.take = kept.take;
      if (!run.waveform) this.sample();
    } else {
      if (kept) this.drop(puzzle);
      this.record({ puzzle, strategy });
    }
    const all = [puzzle, ...branches.runs.map(({ left }) => left?.puzzle)];
    for (const [old] of this.takes) if (!all.includes(old)) this.drop(old);
  }

  private drop(puzzle: State['puzzle']): void {
    const kept = this.takes.get(puzzle);
    if (kept) void this.client.ask('drop', kept.take);
    this.takes.delete(puzzle);
  }

  private record({ puzzle, strategy }: Pick<State, 'puzzle' | 'strategy'>): void {
    this.recording = new AbortController();
    const { signal } = this.recording;
    this.take = this.store.newTake();
    this.takes.set(puzzle, { take: this.take, strategy });
    this.client
      .ask(
        'record',
        { take: this.take, puzzle, strategy },
        {
          signal,
          told: ({ events, end }) => {
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
    const { take } = this;
    const tell = (waveform: NonNullable<State['run']['waveform']>): void => {
      if (take === this.take) this.store.update((now) => withWaveform(now, waveform));
    };
    this.sampling = new AbortController();
    const { signal } = this.sampling;
    this.client
      .ask('waveform', { take, buckets: BUCKETS }, { signal, told: tell })
      .then(tell, ignoreCancelled);
  }

  /** One question at a time. */
  private look(now: State): void {
    const isReached = (now.picture?.event ?? -1) >= now.run.events;
    if (this.isAsking || isCurrent(now) || (isReached && eventOf(now.player) >= now.run.events)) {
      return;
    }
    this.isAsking = true;
    const { take } = this;
    this.client.ask('at', { take, event: eventOf(now.player) }).then((picture) => {
      if (take !== this.take) return;
      this.isAsking = false;
      this.store.update((state) => showing(state, picture));
    }, ignoreCancelled);
  }
}
