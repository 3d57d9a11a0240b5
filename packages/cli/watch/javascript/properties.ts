/** Objects with more properties than this are not searched for grids. */
const MOST_PROPERTIES = 64;

/** Returns the value of a property, without calling a getter. */
export function propertyOf(object: unknown, key: unknown): unknown {
  if (typeof key !== 'string' || typeof object !== 'object' || object === null) return undefined;
  return Object.getOwnPropertyDescriptor(object, key)?.value;
}

/**
 * Returns the names and values of the properties of a plain object or an instance of a class.
 * Returns an empty list for anything else.
 */
export function propertiesOf(value: unknown): [name: string, value: unknown][] {
  // An array, a Map or a Date has a different tag.
  if (Object.prototype.toString.call(value) !== '[object Object]') return [];
  const descriptors = Object.entries(Object.getOwnPropertyDescriptors(value));
  if (descriptors.length > MOST_PROPERTIES) return [];
  return descriptors.map(([name, descriptor]) => [name, descriptor.value]);
}
