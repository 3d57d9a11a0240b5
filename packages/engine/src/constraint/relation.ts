import { cached } from './table-cache.ts';

/** Which values two cells may hold together, read from either cell. */
export interface Relation {
  /** Value of the first cell → set of values of the second. */
  readonly allowed: Int32Array;
  /** Value of the second cell → set of values of the first. */
  readonly inverse: Int32Array;
}

/** The relation of the values that pass the test. */
export function relationOf(
  values: number,
  isAllowed: (first: number, second: number) => boolean,
): Relation {
  const allowed = new Int32Array(values);
  const inverse = new Int32Array(values);
  for (let first = 0; first < values; first++) {
    for (let second = 0; second < values; second++) {
      if (!isAllowed(first, second)) continue;
      allowed[first] |= 1 << second;
      inverse[second] |= 1 << first;
    }
  }
  return { allowed, inverse };
}

/** Like `relationOf`, with a test of digits. It is made once for each name. */
export function digitRelation(
  { least, values }: { readonly least: number; readonly values: number },
  name: string,
  isAllowed: (first: number, second: number) => boolean,
): Relation {
  return cached(`${name} ${least} ${values}`, () =>
    relationOf(values, (first, second) => isAllowed(first + least, second + least)),
  );
}
