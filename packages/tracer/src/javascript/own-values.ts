// Reads objects of the program without running code of the program: no getter and no trap of a
// proxy. Hot: runs after every statement that may change the grid.

/** Whether an object is a proxy. The language has no way to find out, but each home of the tracer has. */
let isProxy: (value: object) => boolean = () => false;

export function recognizeProxies(test: typeof isProxy): void {
  isProxy = test;
}

/** The objects that were tested last. Most statements of a search write to the same few objects. */
const tested: object[] = [{}, {}, {}, {}];
let next = 0;

/** Whether an object can be read. A function can, and a proxy cannot. */
export function isReadable(value: unknown): value is object {
  if (value === null || (typeof value !== 'object' && typeof value !== 'function')) return false;
  if (value === tested[0] || value === tested[1]) return true;
  if (value === tested[2] || value === tested[3]) return true;
  if (isProxy(value)) return false;
  tested[next] = value;
  next = (next + 1) & 3;
  return true;
}

/** Returns the value of an own property. Returns undefined if reading it would run code. */
export function ownValue(object: unknown, key: unknown): unknown {
  if (!isReadable(object)) return undefined;
  if (typeof key === 'number') {
    const isElement = Array.isArray(object) || ArrayBuffer.isView(object);
    if (isElement) return (object as unknown[])[key];
  } else if (typeof key !== 'string' && typeof key !== 'symbol') {
    return undefined;
  }
  return Object.getOwnPropertyDescriptor(object, key)?.value;
}
