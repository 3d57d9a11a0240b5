/** Returns this array if it is long enough, or a longer one. */
export function withLength(array: Int32Array, length: number): Int32Array {
  return array.length < length ? new Int32Array(2 * length) : array;
}

/** Returns this array if it is long enough, or a longer one. Its first `length` entries are 0. */
export function cleared(array: Int32Array, length: number): Int32Array {
  return withLength(array, length).fill(0, 0, length);
}

/** Returns an array of twice the length that begins with the numbers of this one. */
export function doubled<A extends Int32Array | Uint16Array>(array: A): A {
  const longer = new (array.constructor as new (length: number) => A)(array.length * 2);
  longer.set(array);
  return longer;
}

/** Whether two arrays have the same numbers in the same order. */
export function areEqual(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
