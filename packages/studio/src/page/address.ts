import type { LinkFault } from '../words/link-faults.ts';
import { type HasPage, withPage } from './state.ts';

/**
 * Reads and writes some values of the address. The address is the URL fragment: a version
 * character, then `&key=value` pairs.
 *
 *     2&room=watch&strategy=scan&puzzle=103000509…&event=1204
 *
 * If a value is missing or invalid, its part of the state does not change. People also type addresses
 * without a version, such as `room=play` or `puzzle=53..7…`, or only the id of a room, such as `play`.
 */
export interface Codec<State> {
  readonly keys: Readonly<Record<string, Key<State>>>;
  /** Returns the values to write. A key without a value is left out. */
  write(state: State): Readonly<Record<string, string | undefined>>;
  /** Returns the parts of the state that the values change. */
  read(state: State, values: Values): Partial<State>;
}

/** A key that a codec writes. */
interface Key<State> {
  readonly meaning: string;
  /** Whether a link with a fault in this value is not opened at all. */
  readonly isNeeded?: true;
  /**
   * Returns what is wrong with the value, or undefined. `values` are all values of the address, and
   * `state` is the state before they are read.
   */
  fault?(text: string, values: Values, state: State): LinkFault | undefined;
}

export type Values = ReadonlyMap<string, string>;

const VERSION = '2';

/** The keys of version 1, which are still read. */
const OLD_VERSION = '1';
const OLD_KEYS: Values = new Map(
  Object.entries({
    r: 'room',
    l: 'language',
    t: 'theme',
    w: 'embedded',
    p: 'puzzle',
    b: 'box',
    m: 'pencilmarks',
    s: 'strategy',
    o: 'trace',
    h: 'served',
    e: 'event',
    q: 'bookmarks',
    v: 'view',
    d: 'candidates',
    f: 'fork',
    n: 'tour',
    k: 'lanes',
    c: 'clock',
  }),
);

/** Old id of a room → its id. */
const OLD_ROOMS: Values = new Map([['enter', 'make']]);

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

const PART = /^(\w+)=(.*)$/s;

/** Reads values from `key=value`. Other parts are ignored. */
export function valuesIn(parts: readonly string[]): Values {
  return new Map(
    parts.flatMap((part) => {
      const [, written, value] = PART.exec(part) ?? [];
      if (written === undefined) return [];
      const key = OLD_KEYS.get(written) ?? written;
      return [[key, key === 'room' ? (OLD_ROOMS.get(value) ?? value) : value] as const];
    }),
  );
}

/** The room in which a puzzle opens that somebody has typed as the address. */
const TYPED_ROOM = 'play';

/** Reads an address without a version. Undefined if it has none of the keys. */
function typedValues(parts: readonly string[], known: readonly string[]): Values | undefined {
  const [first] = parts;
  const written = valuesIn(/^\w+$/.test(first) ? [`room=${first}`, ...parts.slice(1)] : parts);
  if (!known.some((key) => written.has(key))) return undefined;
  return written.has('puzzle') ? new Map([['room', TYPED_ROOM], ...written]) : written;
}

/** What can be read of a link, and what cannot. A fragment that is not a link has no values. */
function linkIn(
  fragment: string,
  known: readonly string[],
): { values: Values; faults: readonly LinkFault[] } {
  const [version, ...parts] = fragment.replace(/^#/, '').split('&');
  const values = new Map();
  if (version === '' && parts.length === 0) return { values, faults: [] };
  if (!/^\d+$/.test(version)) {
    const typed = typedValues([version, ...parts], known);
    return { values: typed ?? values, faults: typed ? [] : [{ id: 'no-link' }] };
  }
  if (version !== VERSION && version !== OLD_VERSION) {
    return { values, faults: [{ id: 'version', version, known: VERSION }] };
  }
  const broken = parts.filter((part) => !PART.test(part));
  return { values: valuesIn(parts), faults: broken.map((text) => ({ id: 'part', text })) };
}

/**
 * Opens a link. A value that cannot be read is left out, and the page says so. Keys that no codec
 * writes are ignored: other programs may add them.
 */
export function withLink<State extends HasPage>(
  state: State,
  fragment: string,
  codecs: readonly Codec<State>[],
): State {
  const keys = codecs.flatMap((codec) => Object.entries(codec.keys));
  const link = linkIn(
    fragment,
    keys.map(([name]) => name),
  );
  const values = new Map(link.values);
  const faults = [...link.faults];
  let isOpened = faults.length === 0 || values.size > 0;
  for (const [name, key] of keys) {
    const text = values.get(name);
    const fault = text === undefined ? undefined : key.fault?.(text, link.values, state);
    if (!fault) continue;
    faults.push(fault);
    values.delete(name);
    if (key.isNeeded || values.size === 0) isOpened = false;
  }
  const next = isOpened ? withValues(state, values, codecs) : state;
  return withPage(next, { brokenLink: faults.length > 0 ? { faults, isOpened } : undefined });
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

/** A fault whose only data is the wrong value. */
type ValueFault = Extract<LinkFault, { readonly text: string }>;

/** A key whose value must be one of `all`. */
export function choice<Id extends ValueFault['id']>(
  meaning: string,
  id: Id,
  all: readonly string[],
): Key<unknown> {
  return {
    meaning,
    fault: (text) => (all.includes(text) ? undefined : ({ id, text } as ValueFault)),
  };
}

/** Returns the value of a key if it is one of `all`. */
export function oneOf<T extends string>(
  values: Values,
  key: string,
  all: readonly T[],
): T | undefined {
  return all.find((one) => one === values.get(key));
}
