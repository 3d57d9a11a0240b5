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
  Numbers: { from(list: ArrayLike<number>): T },
): T | undefined {
  if (ArrayBuffer.isView(values)) return values.length === count ? values : undefined;
  const list: readonly unknown[] = Object.values(Object(values));
  const isRight = list.every(
    (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most,
  );
  return isRight && list.length === count ? Numbers.from(list as number[]) : undefined;
}
