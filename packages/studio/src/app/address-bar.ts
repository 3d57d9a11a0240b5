import { addressOf, withAddress } from '../state/address.ts';
import type { Room } from '../state/state.ts';
import type { Store } from './store.ts';

/** Milliseconds from one writing of the address to the next. */
const PAUSE = 250;

/** Keeps the fragment of the address and the state the same, whichever of them changes. */
export class AddressBar {
  private readonly store: Store;
  private writing: ReturnType<typeof setTimeout> | undefined;
  /** The room that the address tells of: the way back leads from room to room. */
  private room: Room | undefined;

  constructor(store: Store) {
    this.store = store;
    store.state.subscribe(() => {
      this.writing ??= setTimeout(() => this.write(), PAUSE);
    });
    // By the time this is told of, the state may have been written over what it was changed to.
    addEventListener('hashchange', ({ newURL }) => {
      store.update((now) => withAddress(now, new URL(newURL).hash));
      this.room = store.now.room;
    });
  }

  private write(): void {
    this.writing = undefined;
    const { room } = this.store.now;
    const isTurn = this.room !== undefined && this.room !== room;
    this.room = room;
    const fragment = `#${addressOf(this.store.now)}`;
    if (fragment === location.hash) return;
    if (isTurn) history.pushState(null, '', fragment);
    else history.replaceState(null, '', fragment);
  }
}
