// JSON makes a plain object of a typed array, with a key for each entry.
import { isObject } from './wrong-kind.ts';

/** The entries of a list, also if JSON has made a plain object of it. */
export function listIn<T>(list: ArrayLike<T>): ArrayLike<T> {
  return isObject(list) && !('length' in list) ? Object.values<T>(list) : list;
}

/**
 * The numbers of `count` cells as a typed array. A typed array is returned as it is. Undefined if
 * the numbers are not as many, or if one is not an integer from 0 to `most`.
 */
export function numbersIn<T extends Uint8Array | Int32Array>(
  values: T | undefined,
  { count, most }: { readonly count: number; readonly most: number },
  Numbers: new (count: number) => T,
): T | undefined {
  if (ArrayBuffer.isView(values)) return values.length === count ? values : undefined;
  const list: ArrayLike<number> = Object(values);
  if (count in list) return undefined;
  const numbers = new Numbers(count);
  for (let cell = 0; cell < count; cell++) {
    const value = list[cell];
    if (!Number.isInteger(value) || value < 0 || value > most) return undefined;
    numbers[cell] = value;
  }
  return numbers;
}
