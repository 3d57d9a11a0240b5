import { addressOf, type Codec, withLink } from './address.ts';
import type { HasPage } from './state.ts';
import type { Store } from './store.ts';

/** Milliseconds between two updates of the address. */
const PAUSE = 250;

const LATEST = 'nonet-latest';

/** Saves the latest fragment for a reload, because the address bar may not be up to date. */
function saveLatest(fragment: string): void {
  // The frames of a page share its sessionStorage.
  if (window.top !== window) return;
  try {
    sessionStorage.setItem(LATEST, fragment);
  } catch {
    // The browser refuses sessionStorage, or sessionStorage is full.
  }
}

/** The fragment with which the page opens. After a reload it has the latest changes. */
export function openingFragment(): string {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (window.top !== window) return location.hash;
  try {
    const latest = sessionStorage.getItem(LATEST);
    sessionStorage.removeItem(LATEST);
    return visit?.type === 'reload' && latest ? latest : location.hash;
  } catch {
    return location.hash;
  }
}

/**
 * Updates the URL fragment when the state changes, and the state when the URL fragment changes.
 * While `isOpening`, the fragment is a link that has not changed the state yet.
 */
export function syncAddress<S extends HasPage>(
  store: Store<S>,
  codecs: readonly Codec<S>[],
  isOpening: (state: S) => boolean,
): void {
  let isWaiting = false;
  /** The room in the current address. Each change of room adds an entry to the browser history. */
  let addressRoom: string | undefined;

  const write = (): void => {
    isWaiting = false;
    if (isOpening(store.now)) return;
    const { room } = store.now.page;
    const isNewRoom = addressRoom !== undefined && addressRoom !== room;
    addressRoom = room;
    const fragment = `#${addressOf(store.now, codecs)}`;
    if (fragment === location.hash) return;
    if (isNewRoom) history.pushState(null, '', fragment);
    else history.replaceState(null, '', fragment);
  };

  store.state.subscribe(() => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(write, PAUSE);
  });
  addEventListener('pagehide', () => {
    if (!isOpening(store.now)) saveLatest(`#${addressOf(store.now, codecs)}`);
  });
  // hashchange fires late: write() may already have replaced the fragment. So read newURL.
  addEventListener('hashchange', ({ newURL }) => {
    store.update((now) => withLink(now, new URL(newURL).hash, codecs));
    // If the link is still being opened, its room is not known yet. When the room opens, the
    // address of the room must replace the history entry of the link, and not add a second entry.
    addressRoom = isOpening(store.now) ? undefined : store.now.page.room;
  });
}
