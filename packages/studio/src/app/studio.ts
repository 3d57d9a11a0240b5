import { effect, type Signal, signal } from '@preact/signals';
import { addressOf, withAddress } from '../state/address.ts';
import type { Controls, Jump } from '../state/controls.ts';
import { eventOf } from '../state/player.ts';
import { initialState, type Reading, type State } from '../state/state.ts';
import {
  atEvent,
  isCurrent,
  judged,
  later,
  read,
  recorded,
  showing,
  withWaveform,
} from '../state/transitions.ts';
import type { Words } from '../words/words.ts';
import { Cancelled, type Client } from '../worker/client.ts';

/** Columns of the waveform. */
const BUCKETS = 600;
/** Milliseconds from one writing of the address to the next. */
const ADDRESS_PAUSE = 250;

/** The state, and all that moves it but the person: the worker, the clock and the address. */
export class Studio implements Controls {
  readonly state: Signal<State>;
  private readonly client: Client;
  private judging = new AbortController();
  private recording = new AbortController();
  /** Counts the recordings: what was asked of an earlier one is not shown any more. */
  private take = 0;
  private isAsking = false;
  private frame: number | undefined;
  private before = 0;
  private writing: ReturnType<typeof setTimeout> | undefined;

  constructor(client: Client, start: Partial<State>) {
    this.client = client;
    this.state = signal(withAddress({ ...initialState, ...start }, location.hash));
    let puzzle: State['puzzle'] | undefined;
    let strategy: State['strategy'] | undefined;
    effect(() => {
      const now = this.state.value;
      const isOther = now.puzzle !== puzzle;
      if (isOther) this.judge(now);
      if (isOther || now.strategy !== strategy) this.record(now);
      ({ puzzle, strategy } = now);
      this.look(now);
      this.play(now);
      this.writeAddress();
    });
    addEventListener('hashchange', () => this.update((now) => withAddress(now, location.hash)));
  }

  readonly update = (transition: (state: State) => State): void => {
    this.state.value = transition(this.state.peek());
  };

  readonly jump = (to: Jump): void => {
    const event = eventOf(this.state.peek().player);
    const asked =
      to === 'deepest'
        ? this.client.ask('deepest', undefined)
        : this.client.ask(to === 'next-back' ? 'nextBack' : 'previousBack', event);
    const { take } = this;
    asked.then((found) => {
      if (take === this.take) this.update((now) => atEvent(now, found));
    }, ignoreCancelled);
  };

  readonly read = (text: string): void => {
    this.client.ask('read', text).then((result) => {
      if (this.state.peek().text !== text) return;
      const reading: Reading = result.ok
        ? {
            kind: 'found',
            notation: result.notation as keyof Words['notations'],
            puzzles: result.puzzles,
          }
        : { kind: 'broken', error: result.error };
      this.update((now) => read(now, reading, result.ok ? result.puzzle : undefined));
    }, ignoreCancelled);
  };

  readonly cancelJudging = (): void => {
    this.judging.abort();
    this.update((now) => judged(now, { kind: 'unknown' }));
  };

  readonly stopRecording = (): void => {
    this.recording.abort();
    this.update((now) => recorded(now, now.run.events, 'stopped'));
    this.sample();
  };

  private judge({ puzzle }: State): void {
    this.judging.abort();
    this.judging = new AbortController();
    const { signal } = this.judging;
    const tell = (judgement: State['judgement']): void => {
      if (!signal.aborted) this.update((now) => judged(now, judgement));
    };
    this.client.ask('judge', puzzle, { signal, told: tell }).then(tell, ignoreCancelled);
  }

  private record({ puzzle, strategy }: State): void {
    this.recording.abort();
    this.recording = new AbortController();
    const { signal } = this.recording;
    this.take++;
    this.isAsking = false;
    this.client
      .ask(
        'record',
        { puzzle, strategy },
        {
          signal,
          told: ({ events, end }) => {
            if (!signal.aborted) this.update((now) => recorded(now, events, end));
          },
        },
      )
      .then(({ events, end }) => {
        if (signal.aborted) return;
        this.update((now) => recorded(now, events, end));
        this.sample();
      }, ignoreCancelled);
  }

  private sample(): void {
    const { take } = this;
    const tell = (waveform: NonNullable<State['run']['waveform']>): void => {
      if (take === this.take) this.update((now) => withWaveform(now, waveform));
    };
    this.client.ask('waveform', BUCKETS, { told: tell }).then(tell, ignoreCancelled);
  }

  /** Asks for the picture of the event that the player stands at: one question at a time. */
  private look(now: State): void {
    const isReached = (now.picture?.event ?? -1) >= now.run.events;
    if (this.isAsking || isCurrent(now) || (isReached && eventOf(now.player) >= now.run.events)) {
      return;
    }
    this.isAsking = true;
    const { take } = this;
    this.client.ask('at', eventOf(now.player)).then((picture) => {
      if (take !== this.take) return;
      this.isAsking = false;
      this.update((state) => showing(state, picture));
    }, ignoreCancelled);
  }

  private play({ player }: State): void {
    if (!player.playing) {
      if (this.frame !== undefined) cancelAnimationFrame(this.frame);
      this.frame = undefined;
    } else if (this.frame === undefined) {
      this.before = performance.now();
      this.nextFrame();
    }
  }

  private nextFrame(): void {
    this.frame = requestAnimationFrame((time) => {
      const passed = time - this.before;
      this.before = time;
      this.nextFrame();
      this.update((now) => later(now, passed));
    });
  }

  private writeAddress(): void {
    this.writing ??= setTimeout(() => {
      this.writing = undefined;
      const fragment = `#${addressOf(this.state.peek())}`;
      if (fragment !== location.hash) history.replaceState(null, '', fragment);
    }, ADDRESS_PAUSE);
  }
}

function ignoreCancelled(error: unknown): void {
  if (!(error instanceof Cancelled)) throw error;
}
