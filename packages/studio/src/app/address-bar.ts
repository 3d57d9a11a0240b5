import { addressOf, withAddress } from '../state/address.ts';
import type { Room } from '../state/state.ts';
import type { Store } from './store.ts';

/** Milliseconds between two updates of the address. */
const PAUSE = 250;

/** Updates the URL fragment when the state changes, and the state when the URL fragment changes. */
export class AddressBar {
  private readonly store: Store;
  private writing: ReturnType<typeof setTimeout> | undefined;
  /** The room in the address. A change of room adds a history entry, so Back returns to it. */
  private room: Room | undefined;

  constructor(store: Store) {
    this.store = store;
    store.state.subscribe(() => {
      this.writing ??= setTimeout(() => this.write(), PAUSE);
    });
    // hashchange fires late: write() may already have replaced the fragment. So read newURL.
    addEventListener('hashchange', ({ newURL }) => {
      store.update((now) => withAddress(now, new URL(newURL).hash));
      this.room = store.now.room;
    });
  }

  private write(): void {
    this.writing = undefined;
    const { room } = this.store.now;
    const isNewRoom = this.room !== undefined && this.room !== room;
    this.room = room;
    const fragment = `#${addressOf(this.store.now)}`;
    if (fragment === location.hash) return;
    if (isNewRoom) history.pushState(null, '', fragment);
    else history.replaceState(null, '', fragment);
  }
}
