import type { LinkFault } from '../words/link-faults.ts';
import { type HasPage, withPage } from './state.ts';

/**
 * Reads and writes some values of the address. The address is the URL fragment: a version
 * character, then `&key=value` pairs.
 *
 *     1&p=1.3...5.9…&s=scan&e=1204&r=watch
 *
 * A key is one letter. If a value is missing or invalid, its part of the state does not change.
 */
export interface Codec<State> {
  /** The keys that the codec writes, each with its meaning. */
  readonly keys: Readonly<Record<string, string>>;
  /** Returns the values to write. A key without a value is left out. */
  write(state: State): Readonly<Record<string, string | undefined>>;
  /**
   * Returns what is wrong with the values, or undefined. `state` is the state before the values are
   * read.
   */
  fault?(values: Values, state: State): LinkFault | undefined;
  /** Returns the parts of the state that the values change. */
  read(state: State, values: Values): Partial<State>;
}

/** Key → value. */
export type Values = ReadonlyMap<string, string>;

const VERSION = '1';

/** Returns the address of a state, written by the codecs in order. */
export function addressOf<State>(state: State, codecs: readonly Codec<State>[]): string {
  return [VERSION, ...codecs.flatMap((codec) => partsOf(codec.write(state)))].join('&');
}

/** Writes values as `key=value`. A key without a value is left out. */
export function partsOf(values: ReturnType<Codec<unknown>['write']>): string[] {
  return Object.entries(values).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${value}`],
  );
}

/** Returns the state with the values of an address. The codecs read the values in order. */
export function withAddress<State>(
  state: State,
  fragment: string,
  codecs: readonly Codec<State>[],
): State {
  const [version, ...parts] = fragment.replace(/^#/, '').split('&');
  if (version !== VERSION) return state;
  const values = valuesIn(parts);
  return withValues(state, values, codecs);
}

/** Returns the state with values of an address. The codecs read them in order. */
export function withValues<State>(
  state: State,
  values: Values,
  codecs: readonly Codec<State>[],
): State {
  let now = state;
  for (const codec of codecs) now = { ...now, ...codec.read(now, values) };
  return now;
}

/**
 * Finds what is wrong with an address that is not empty. Parts with keys that no codec writes are
 * ignored: other programs may add them.
 */
export function linkFault<State>(
  state: State,
  fragment: string,
  codecs: readonly Codec<State>[],
): LinkFault | undefined {
  const [version, ...parts] = fragment.replace(/^#/, '').split('&');
  if (version === '' && parts.length === 0) return undefined;
  if (!/^\d+$/.test(version)) return { id: 'no-link' };
  if (version !== VERSION) return { id: 'version', version, known: VERSION };
  const broken = parts.find((part) => !/^\w+=/.test(part));
  if (broken !== undefined) return { id: 'part', text: broken };
  const values = valuesIn(parts.filter((part) => part[1] === '='));
  for (const codec of codecs) {
    const fault = codec.fault?.(values, state);
    if (fault) return fault;
  }
  return undefined;
}

/** Reads values from `key=value`. */
export function valuesIn(parts: readonly string[]): Values {
  return new Map(parts.map((part) => [part.slice(0, 1), part.slice(2)]));
}

/**
 * Opens a link. A damaged link changes nothing, except that the page says what is wrong with it.
 */
export function withLink<State extends HasPage>(
  state: State,
  fragment: string,
  codecs: readonly Codec<State>[],
): State {
  const fault = linkFault(state, fragment, codecs);
  const next = fault ? state : withAddress(state, fragment, codecs);
  return withPage(next, { linkFault: fault });
}

/** Returns a fault if the value of a key is not one of `all`. A missing value is not a fault. */
export function unknownValue<Id extends ValueFault['id']>(
  values: Values,
  key: string,
  id: Id,
  all: readonly string[],
): LinkFault | undefined {
  const text = values.get(key);
  return text === undefined || all.includes(text) ? undefined : ({ id, text } as ValueFault);
}

/** A fault whose only data is the wrong value. */
type ValueFault = Extract<LinkFault, { readonly text: string }>;

/** Returns the value of a key if it is one of `all`. */
export function oneOf<T extends string>(
  values: Values,
  key: string,
  all: readonly T[],
): T | undefined {
  return all.find((one) => one === values.get(key));
}
