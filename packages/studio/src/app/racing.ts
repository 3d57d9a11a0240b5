import { effect } from '@preact/signals';
import type { Waveform } from '../picture/waveform.ts';
import type { Controls } from '../state/controls.ts';
import { eventOf } from '../state/player.ts';
import { type LaneRun, laneEvent, laneRunOf, withLaneRun } from '../state/race.ts';
import type { State, StrategyId } from '../state/state.ts';
import { canSearch, withRace } from '../state/transitions.ts';
import type { Client } from '../worker/client.ts';
import type { Store } from './store.ts';

/** Buckets in the waveform of each recording. */
const BUCKETS = 480;

/** If a recording took less than this many milliseconds, its time is measured again. */
const QUICK = 50;

/**
 * Records all strategies of the race at the same time. A recording starts when Race first shows the
 * strategy. It is dropped when the puzzle changes or the user removes the strategy.
 */
export function racing(store: Store, client: Client): Controls['racing'] {
  const lanes = new Map<StrategyId, Lane>();
  let puzzle: State['puzzle'] | undefined;
  effect(() => {
    const now = store.state.value;
    for (const [strategy, lane] of lanes) {
      if (now.puzzle === puzzle && now.race.lanes.includes(strategy)) continue;
      lane.drop();
      lanes.delete(strategy);
    }
    puzzle = now.puzzle;
    if (now.room !== 'race') return;
    for (const strategy of now.race.lanes) {
      const lane = lanes.get(strategy);
      if (lane) lane.show(now);
      else lanes.set(strategy, new Lane(store, client, puzzle, strategy));
    }
  });
  return { stop: (strategy) => lanes.get(strategy)?.stop() };
}

/** The recording of one strategy, and the picture of its current event. */
class Lane {
  private readonly store: Store;
  private readonly client: Client;
  private readonly strategy: StrategyId;
  private readonly recordingId: number;
  private readonly recording = new AbortController();
  private readonly life = new AbortController();
  private isAsking = false;

  /** A strategy that cannot search the puzzle is stopped at once. */
  constructor(store: Store, client: Client, puzzle: State['puzzle'], strategy: StrategyId) {
    this.store = store;
    this.client = client;
    this.strategy = strategy;
    this.recordingId = store.newId();
    if (canSearch(strategy, puzzle)) this.record(puzzle);
    else this.report({ end: 'stopped' });
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
    if (this.isAsking || run.picture?.event === event) return;
    if (run.end === 'stopped' && run.events === 0) return;
    this.isAsking = true;
    const { recordingId, life } = this;
    void this.client.ask('at', { recordingId, event }, { signal: life.signal }).then((picture) => {
      this.isAsking = false;
      this.report({ picture });
    });
  }

  private record(puzzle: State['puzzle']): void {
    const { client, recordingId, strategy, recording, life } = this;
    const options = {
      signal: recording.signal,
      onProgress: (run: Partial<LaneRun>) => this.report(run),
    };
    void client.ask('record', { recordingId, puzzle, strategy }, options).then((run) => {
      this.report(run);
      this.sample();
      if (run.milliseconds >= QUICK) return;
      void client
        .ask('time', { recordingId }, { signal: life.signal })
        .then((milliseconds) => this.report({ milliseconds }));
    });
  }

  private sample(): void {
    const { recordingId, life } = this;
    const onProgress = (waveform: Waveform): void => this.report({ waveform });
    void this.client
      .ask('waveform', { recordingId, buckets: BUCKETS }, { signal: life.signal, onProgress })
      .then(onProgress);
  }

  private report(change: Partial<LaneRun>): void {
    this.store.update((now) => withRace(now, (race) => withLaneRun(race, this.strategy, change)));
  }
}
