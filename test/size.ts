/** Whether this is `npm run test:all`, which runs the loops at full size. */
export const isFull: boolean = process.env.TEST_SIZE === 'full';

/** Returns `quick` in `npm test` and `full` in `npm run test:all`. */
export function sized(quick: number, full: number): number {
  return isFull ? full : quick;
}

/** Defines no tests. */
const nothing = Object.assign(() => {}, { each: () => () => {} });

type Define = (...args: never[]) => unknown;

/**
 * Returns `it`, `describe` or another function that defines tests. In `npm run test:all` it returns one
 * that defines none: such tests do not depend on the size, so it is enough that `npm test` runs them.
 */
export function onlyQuick<Defining extends Define>(define: Defining): Defining {
  return isFull ? (nothing as unknown as Defining) : define;
}

/** Like `onlyQuick`, for tests that take too long for `npm test`. */
export function onlyFull<Defining extends Define>(define: Defining): Defining {
  return isFull ? define : (nothing as unknown as Defining);
}
