import { effect } from '@preact/signals';
import { copied, written } from '../state/copying.ts';
import type { State } from '../state/state.ts';
import { type Client, ignoreCancelled } from '../worker/client.ts';
import type { Store } from './store.ts';

/** Gets the puzzle as text in the chosen notation, and copies it to the clipboard. */
export class Copying {
  private readonly store: Store;

  constructor(store: Store, client: Client) {
    this.store = store;
    let puzzle: State['puzzle'] | undefined;
    let as: State['copying']['as'] | undefined;
    effect(() => {
      const now = store.state.value;
      if (now.room !== 'enter' || (now.puzzle === puzzle && now.copying.as === as)) return;
      ({ puzzle } = now);
      ({ as } = now.copying);
      const request = { puzzle, notation: as };
      client.ask('write', request).then((text) => {
        if (request.puzzle !== puzzle || request.notation !== as) return;
        store.update((state) => written(state, text));
      }, ignoreCancelled);
    });
  }

  readonly copy = (): void => {
    const { text } = this.store.now.copying;
    if (text === undefined) return;
    const report = (outcome: 'copied' | 'refused') => () =>
      this.store.update((now) => (now.copying.text === text ? copied(now, outcome) : now));
    // navigator.clipboard is undefined outside a secure context.
    const writing =
      navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    writing.then(report('copied'), report('refused'));
  };
}
