import { effect } from '@preact/signals';
import { eventOf } from '../state/player.ts';
import { laneEvent, laneRunOf } from '../state/race.ts';
import type { State, StrategyId } from '../state/state.ts';
import { canSearch, laneRecorded } from '../state/transitions.ts';
import { type Client, ignoreCancelled } from '../worker/client.ts';
import type { Store } from './store.ts';

/** Buckets in a lane's waveform. */
const BUCKETS = 480;

/** A recording is timed again if it took less than this many milliseconds. */
const QUICK = 50;

/** Records all lanes of the race at once. Shows each lane at the time of the common clock. */
export class Racing {
  private readonly store: Store;
  private readonly client: Client;
  private readonly lanes = new Map<StrategyId, Lane>();
  private puzzle: State['puzzle'] | undefined;

  constructor(store: Store, client: Client) {
    this.store = store;
    this.client = client;
    effect(() => this.follow(store.state.value));
  }

  readonly stop = (strategy: StrategyId): void => this.lanes.get(strategy)?.stop();

  /** Starts the recordings when Race is first opened. Keeps each one until the puzzle or its lane changes. */
  private follow(now: State): void {
    const isOther = now.puzzle !== this.puzzle;
    for (const [strategy, lane] of this.lanes) {
      if (!isOther && now.race.lanes.includes(strategy)) continue;
      lane.drop();
      this.lanes.delete(strategy);
    }
    this.puzzle = now.puzzle;
    if (now.room !== 'race') return;
    for (const strategy of now.race.lanes) {
      const lane = this.lanes.get(strategy);
      if (lane) lane.show(now);
      else this.begin(now, strategy);
    }
  }

  private begin({ puzzle }: State, strategy: StrategyId): void {
    const lane = new Lane(this.store, this.client, strategy);
    this.lanes.set(strategy, lane);
    if (!canSearch(strategy, puzzle)) lane.refuse();
    else lane.record(puzzle);
  }
}

/** A lane, with its recording and the picture of its current event. */
class Lane {
  private readonly store: Store;
  private readonly client: Client;
  private readonly strategy: StrategyId;
  private readonly recordingId: number;
  private readonly recording = new AbortController();
  private readonly life = new AbortController();
  private isAsking = false;

  constructor(store: Store, client: Client, strategy: StrategyId) {
    this.store = store;
    this.client = client;
    this.strategy = strategy;
    this.recordingId = store.newId();
  }

  record(puzzle: State['puzzle']): void {
    const { recordingId, strategy } = this;
    const { signal } = this.recording;
    this.client
      .ask(
        'record',
        { recordingId, puzzle, strategy },
        { signal, onProgress: (run) => this.report(run) },
      )
      .then((run) => {
        this.report(run);
        this.sample();
        if (run.milliseconds < QUICK) this.time();
      }, ignoreCancelled);
  }

  /** Marks the lane as stopped, because its strategy cannot search this puzzle. */
  refuse(): void {
    this.report({ end: 'stopped' });
  }

  stop(): void {
    this.recording.abort();
    this.report({ end: 'stopped' });
    this.sample();
  }

  drop(): void {
    this.recording.abort();
    this.life.abort();
    void this.client.ask('drop', this.recordingId);
  }

  /** Requests the picture of the current event, unless a request is pending. */
  show({ race, player }: State): void {
    const run = laneRunOf(race, this.strategy);
    const event = laneEvent(race, this.strategy, eventOf(player));
    if (this.isAsking || this.life.signal.aborted || run.picture?.event === event) return;
    if (run.end === 'stopped' && run.events === 0) return;
    this.isAsking = true;
    const { recordingId } = this;
    this.client.ask('at', { recordingId, event }, { signal: this.life.signal }).then((picture) => {
      this.isAsking = false;
      this.report({ picture });
    }, ignoreCancelled);
  }

  private sample(): void {
    const { signal } = this.life;
    const report = (waveform: State['run']['waveform']): void => this.report({ waveform });
    this.client
      .ask(
        'waveform',
        { recordingId: this.recordingId, buckets: BUCKETS },
        { signal, onProgress: report },
      )
      .then(report, ignoreCancelled);
  }

  private time(): void {
    this.client
      .ask('time', { recordingId: this.recordingId }, { signal: this.life.signal })
      .then((milliseconds) => this.report({ milliseconds }), ignoreCancelled);
  }

  private report(change: Parameters<typeof laneRecorded>[2]): void {
    if (this.life.signal.aborted) return;
    this.store.update((now) => laneRecorded(now, this.strategy, change));
  }
}
