import { createStore, del, get, set } from 'idb-keyval';
import { type HasPage, withPage } from './state.ts';
import type { Store } from './store.ts';

/** A value that the browser keeps from one visit to the next, and the text in which it is saved. */
export interface Kept<T> {
  readonly key: string;
  /** Returns undefined or throws if what was saved is damaged. */
  readonly parse: (saved: string) => T | undefined;
  readonly format: (value: T) => string;
}

/** A value that is kept in IndexedDB, which holds more than localStorage and takes any data. */
export interface LargeKept<T> {
  readonly key: string;
  readonly parse: (saved: unknown) => T | undefined;
}

export function keptText(key: string): Kept<string> {
  return { key, parse: (text) => text, format: (text) => text };
}

export function keptObject<T>(
  key: string,
  read: (saved: Readonly<Record<string, unknown>>) => T | undefined,
): Kept<T> {
  return {
    key,
    parse: (text) => {
      const saved: unknown = JSON.parse(text);
      return isObject(saved) ? read(saved) : undefined;
    },
    format: (value) => JSON.stringify(value),
  };
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
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

export async function recallLarge<T>({ key, parse }: LargeKept<T>): Promise<T | undefined> {
  try {
    return parse(await get<unknown>(key, large));
  } catch {
    return undefined;
  }
}

/** Keeps a value in IndexedDB. If the browser refuses, the state says so. */
export async function keepLarge<S extends HasPage, T>(
  store: Store<S>,
  { key }: LargeKept<T>,
  value: T,
): Promise<void> {
  try {
    await set(key, value, large);
    reportKept(store, key, true);
  } catch {
    reportKept(store, key, false);
  }
}

/** Forgets the value kept in IndexedDB. A browser that refuses access has none. */
export async function forgetLarge<T>({ key }: LargeKept<T>): Promise<void> {
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
