import { isReadable, ownValue } from './own-values.ts';
import { isList } from './shapes.ts';

/** Objects with more properties than this are not searched for grids. */
const MOST_PROPERTIES = 64;

/** Returns the value of a property, without calling a getter. */
export function propertyOf(object: unknown, key: unknown): unknown {
  return typeof key === 'string' ? ownValue(object, key) : undefined;
}

/**
 * Returns the names and values of the properties of a plain object or an instance of a class.
 * Returns an empty list for anything else.
 */
export function propertiesOf(value: unknown): [name: string, value: unknown][] {
  if (typeof value !== 'object' || !isReadable(value)) return [];
  if (isList(value)) return [];
  const descriptors = Object.entries(Object.getOwnPropertyDescriptors(value));
  if (descriptors.length > MOST_PROPERTIES) return [];
  return descriptors.map(([name, descriptor]) => [name, descriptor.value]);
}
