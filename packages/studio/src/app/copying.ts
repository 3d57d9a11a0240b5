import { effect } from '@preact/signals';
import { copied, written } from '../state/copying.ts';
import type { State } from '../state/state.ts';
import { type Client, ignoreCancelled } from '../worker/client.ts';
import type { Store } from './store.ts';

/** Has the puzzle written in the notation chosen, and puts it on the clipboard. */
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
      const asked = { puzzle, notation: as };
      client.ask('write', asked).then((text) => {
        if (asked.puzzle !== puzzle || asked.notation !== as) return;
        store.update((state) => written(state, text));
      }, ignoreCancelled);
    });
  }

  readonly copy = (): void => {
    const { text } = this.store.now.copying;
    if (text === undefined) return;
    const tell = (outcome: 'copied' | 'refused') => () =>
      this.store.update((now) => (now.copying.text === text ? copied(now, outcome) : now));
    // Where the page is not secure there is no clipboard.
    const writing =
      navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    writing.then(tell('copied'), tell('refused'));
  };
}
