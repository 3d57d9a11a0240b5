import { addressOf, withAddress } from '../state/address.ts';
import type { Room } from '../state/state.ts';
import type { Store } from './store.ts';

/** Milliseconds between two updates of the address. */
const PAUSE = 250;

/** Updates the URL fragment when the state changes, and the state when the URL fragment changes. */
export function syncAddress(store: Store): void {
  let isWaiting = false;
  /** The room in the address: Enter, Watch or Race. Each change of room adds a history entry. */
  let addressRoom: Room | undefined;

  const write = (): void => {
    isWaiting = false;
    const { room } = store.now;
    const isNewRoom = addressRoom !== undefined && addressRoom !== room;
    addressRoom = room;
    const fragment = `#${addressOf(store.now)}`;
    if (fragment === location.hash) return;
    if (isNewRoom) history.pushState(null, '', fragment);
    else history.replaceState(null, '', fragment);
  };

  store.state.subscribe(() => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(write, PAUSE);
  });
  // hashchange fires late: write() may already have replaced the fragment. So read newURL.
  addEventListener('hashchange', ({ newURL }) => {
    store.update((now) => withAddress(now, new URL(newURL).hash));
    addressRoom = store.now.room;
  });
}
