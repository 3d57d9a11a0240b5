import { type Signal, signal } from '@preact/signals';

export type Update<State> = (transition: (state: State) => State) => void;

export class Store<State> {
  readonly state: Signal<State>;
  private lastId = 0;

  constructor(start: State) {
    this.state = signal(start);
  }

  /** The current state. Reading it does not subscribe to changes. */
  get now(): State {
    return this.state.peek();
  }

  readonly update: Update<State> = (transition) => {
    this.state.value = transition(this.now);
  };

  /** A new id for a recording, a text, a trace or a search. */
  newId(): number {
    return ++this.lastId;
  }
}
