import { addressOf, withAddress } from '../state/address.ts';
import type { Store } from './store.ts';

/** Milliseconds from one writing of the address to the next. */
const PAUSE = 250;

/** Keeps the fragment of the address and the state the same, whichever of them changes. */
export class AddressBar {
  private readonly store: Store;
  private writing: ReturnType<typeof setTimeout> | undefined;

  constructor(store: Store) {
    this.store = store;
    store.state.subscribe(() => {
      this.writing ??= setTimeout(() => this.write(), PAUSE);
    });
    addEventListener('hashchange', () => store.update((now) => withAddress(now, location.hash)));
  }

  private write(): void {
    this.writing = undefined;
    const fragment = `#${addressOf(this.store.now)}`;
    if (fragment !== location.hash) history.replaceState(null, '', fragment);
  }
}
