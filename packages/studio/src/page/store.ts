import { type ReadonlySignal, signal } from '@preact/signals';

/** Changes the state: the parts that the transition returns replace those of the state. */
export type Update<State> = (transition: (state: State) => Partial<State>) => void;

/** The state of the page, or of those parts of it that a room needs. */
export class Store<State> {
  readonly state: ReadonlySignal<State>;
  readonly update: Update<State>;
  private lastId = 0;

  /** `settled` is applied after every change. */
  constructor(start: State, settled: (state: State) => State) {
    const state = signal(settled(start));
    this.state = state;
    this.update = (transition) => {
      const now = state.peek();
      const change = transition(now);
      if (change !== now) state.value = settled({ ...now, ...change });
    };
  }

  /** The current state. Reading it does not subscribe to changes. */
  get now(): State {
    return this.state.peek();
  }

  /** A new id for a recording, a text, a trace or a search. */
  newId(): number {
    return ++this.lastId;
  }
}
