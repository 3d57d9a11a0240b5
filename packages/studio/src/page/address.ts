/**
 * Reads and writes some values of the address. The address is the URL fragment: a version character,
 * then `&key=value` pairs.
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
  read(state: State, values: Values): State;
}

/** Key → value. */
export type Values = ReadonlyMap<string, string>;

const VERSION = '1';

/** Returns the address of a state, written by the codecs in order. */
export function addressOf<State>(state: State, codecs: readonly Codec<State>[]): string {
  const parts = codecs.flatMap((codec) =>
    Object.entries(codec.write(state)).flatMap(([key, value]) =>
      value === undefined ? [] : [`${key}=${value}`],
    ),
  );
  return [VERSION, ...parts].join('&');
}

/** Returns the state with the values of an address. The codecs read it in order. */
export function withAddress<State>(
  state: State,
  fragment: string,
  codecs: readonly Codec<State>[],
): State {
  const [version, ...parts] = fragment.replace(/^#/, '').split('&');
  if (version !== VERSION) return state;
  const values = new Map(parts.map((part) => [part.slice(0, 1), part.slice(2)]));
  return codecs.reduce((now, codec) => codec.read(now, values), state);
}

/** Returns the value of a key if it is one of `all`. */
export function oneOf<T extends string>(
  values: Values,
  key: string,
  all: readonly T[],
): T | undefined {
  return all.find((one) => one === values.get(key));
}
