import { type Signal, signal } from '@preact/signals';
import type { Update } from '../state/controls.ts';
import type { State } from '../state/state.ts';

/** The one state of the page, and its clock of takes. */
export class Store {
  readonly state: Signal<State>;
  private takes = 0;

  constructor(start: State) {
    this.state = signal(start);
  }

  /** The state as it is, without being told of its changes. */
  get now(): State {
    return this.state.peek();
  }

  readonly update: Update = (transition) => {
    this.state.value = transition(this.now);
  };

  /** A number for a recording that no other has. */
  newTake(): number {
    return ++this.takes;
  }
}
