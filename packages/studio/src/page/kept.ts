import { createStore, del, get, set } from 'idb-keyval';
import { type HasPage, withPage } from './state.ts';
import type { Store } from './store.ts';

/** A value that the browser keeps from one visit to the next, and the form in which it is saved. */
export interface Kept<T, Saved = string> {
  readonly key: string;
  /** Returns undefined or throws if what was saved is damaged. */
  readonly parse: (saved: Saved) => T | undefined;
  readonly format: (value: T) => Saved;
}

/** The value kept in localStorage. Undefined if there is none, or if the browser refuses access. */
export function recall<T>({ key, parse }: Kept<T>): T | undefined {
  try {
    const saved = localStorage.getItem(key);
    return saved === null ? undefined : parse(saved);
  } catch {
    return undefined;
  }
}

/** Keeps a value in localStorage. If the browser refuses, the state says so. */
export function keep<S extends HasPage, T>(store: Store<S>, kept: Kept<T>, value: T): void {
  try {
    localStorage.setItem(kept.key, kept.format(value));
    reportKept(store, kept.key, true);
  } catch {
    reportKept(store, kept.key, false);
  }
}

/** Forgets the value kept in localStorage. A browser that refuses access has none. */
export function forget<T>({ key }: Kept<T>): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}

const large = createStore('nonet', 'kept');

/** The value kept in IndexedDB, which holds more than localStorage. */
export async function recallLarge<T>({ key, parse }: Kept<T, unknown>): Promise<T | undefined> {
  try {
    return parse(await get<unknown>(key, large));
  } catch {
    return undefined;
  }
}

/** Keeps a value in IndexedDB. If the browser refuses, the state says so. */
export async function keepLarge<S extends HasPage, T>(
  store: Store<S>,
  { key, format }: Kept<T, unknown>,
  value: T,
): Promise<void> {
  try {
    await set(key, format(value), large);
    reportKept(store, key, true);
  } catch {
    reportKept(store, key, false);
  }
}

/** Forgets the value kept in IndexedDB. A browser that refuses access has none. */
export async function forgetLarge<T>({ key }: Kept<T, unknown>): Promise<void> {
  try {
    await del(key, large);
  } catch {}
}

/** Says in the state whether the browser keeps the value of a key. */
export function reportKept<S extends HasPage>(store: Store<S>, key: string, isKept: boolean): void {
  store.update((now) => {
    const others = now.page.unkept.filter((other) => other !== key);
    const unkept = isKept ? others : [...others, key];
    return unkept.length === now.page.unkept.length ? now : withPage(now, { unkept });
  });
}
