import type { Node } from 'jsonc-parser';
import { nearestName } from './nearest-name.ts';
import type { FaultList } from './plan-fault.ts';
import type { Kind } from './plan-values.ts';

/** A key of an object in a plan. */
interface Field<T> {
  readonly kind: Kind<T>;
  readonly isNeeded: boolean;
  /** The value if the key is missing. */
  readonly standard: T | undefined;
}

export type Fields<T> = { readonly [K in keyof T]: Field<T[K]> };

/** The values of an object with these keys. */
export type ValuesOf<F> = { readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never };

export function needed<T>(kind: Kind<T>): Field<T> {
  return { kind, isNeeded: true, standard: undefined };
}

export function optional<T>(kind: Kind<T>): Field<T | undefined> {
  return { kind, isNeeded: false, standard: undefined };
}

export function defaultsTo<T>(standard: NoInfer<T>, kind: Kind<T>): Field<T> {
  return { kind, isNeeded: false, standard };
}

export interface FieldValues<T> {
  /** The values of the keys without a fault. */
  readonly values: Partial<T>;
  /** The keys with a fault, among them unknown and missing keys. */
  readonly faulty: ReadonlySet<string>;
}

/** Reads the keys of an object. Returns undefined if it is no object. */
export function readFields<T extends object>(
  node: Node,
  fields: Fields<T>,
  faults: FaultList,
): FieldValues<T> | undefined {
  if (node.type !== 'object') {
    faults.addWrong(node, 'an object');
    return undefined;
  }
  const known = new Map<string, Field<unknown>>(Object.entries(fields));
  const values = new Map<string, unknown>();
  const seen = new Set<string>();
  const faulty = new Set<string>();
  for (const { children = [] } of node.children ?? []) {
    const [key, value] = children;
    const name: string = key.value;
    const field = known.get(name);
    if (!field) addUnknown(key, [...known.keys()], faults);
    if (seen.has(name)) faults.add(key, `expected each key once, got ${name} again`);
    const read = field?.kind.read(value, faults);
    if (read === undefined || seen.has(name)) faulty.add(name);
    else values.set(name, read);
    seen.add(name);
  }
  for (const [name, { isNeeded, kind, standard }] of known) {
    if (seen.has(name)) continue;
    if (!isNeeded) {
      values.set(name, standard);
      continue;
    }
    faults.addMissing(node, name, kind.what);
    faulty.add(name);
  }
  return { values: Object.fromEntries(values) as Partial<T>, faulty };
}

/** An object in which every key is known and every needed key is there. */
export function objectOf<T extends object>(fields: Fields<T>): Kind<T> {
  return {
    what: 'an object',
    read(node, faults) {
      const read = readFields(node, fields, faults);
      return read && isComplete(read) ? read.values : undefined;
    },
  };
}

export function isComplete<T>(read: FieldValues<T>): read is FieldValues<T> & { values: T } {
  return read.faulty.size === 0;
}

function addUnknown(key: Node, known: readonly string[], faults: FaultList): void {
  const nearest = nearestName(key.value, known);
  faults.addWrong(key, nearest ? 'a known key' : `one of the keys ${known.join(', ')}`, nearest);
}
