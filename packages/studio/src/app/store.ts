import { type Signal, signal } from '@preact/signals';
import type { Update } from '../state/controls.ts';
import type { State } from '../state/state.ts';

export class Store {
  readonly state: Signal<State>;
  private lastId = 0;

  constructor(start: State) {
    this.state = signal(start);
  }

  /** The current state. Reading it does not subscribe to changes. */
  get now(): State {
    return this.state.peek();
  }

  readonly update: Update = (transition) => {
    this.state.value = transition(this.now);
  };

  /** A new id for a recording, a text, a trace or a search. */
  newId(): number {
    return ++this.lastId;
  }
}
