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

interface Entries<State> {
  /** Whether the fragment is a link that has not changed the state yet. */
  readonly isOpening: (state: State) => boolean;
  /** Whether a change of the state adds an entry to the browser history. */
  readonly isElsewhere: (before: State, now: State) => boolean;
}

/**
 * Updates the URL fragment when the state changes, and the state when the URL fragment changes. When
 * the user goes elsewhere, the entry that she leaves keeps her last moment there.
 */
export function syncAddress<S extends HasPage>(
  store: Store<S>,
  codecs: readonly Codec<S>[],
  { isOpening, isElsewhere }: Entries<S>,
): void {
  let before = store.now;
  /** Writes the latest state into the entry. Undefined if nothing is to be written. */
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the state follows the browser history. */
  let isFollowing = false;

  const replace = (state: S): void => {
    const fragment = `#${addressOf(state, codecs)}`;
    if (fragment !== location.hash) history.replaceState(null, '', fragment);
  };

  store.state.subscribe((now) => {
    const left = before;
    before = now;
    if (!isFollowing && !isOpening(left) && !isOpening(now) && isElsewhere(left, now)) {
      replace(left);
      history.pushState(null, '', `#${addressOf(now, codecs)}`);
    }
    timer ??= setTimeout(() => {
      timer = undefined;
      if (!isOpening(store.now)) replace(store.now);
    }, PAUSE);
  });
  // The user has gone to another entry, and the state follows with hashchange. What was to be written
  // belongs to the entry that she has left.
  addEventListener('popstate', () => {
    clearTimeout(timer);
    timer = undefined;
  });
  addEventListener('pagehide', () => {
    if (!isOpening(store.now)) saveLatest(`#${addressOf(store.now, codecs)}`);
  });
  // hashchange fires late: the fragment may already have been replaced. So read newURL.
  addEventListener('hashchange', ({ newURL }) => {
    isFollowing = true;
    store.update((now) => withLink(now, new URL(newURL).hash, codecs));
    isFollowing = false;
  });
}
