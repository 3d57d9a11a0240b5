/** Whether this is `npm run test:all`, which runs the loops at full size. */
export const isFull: boolean = process.env.TEST_SIZE === 'full';

/**
 * Whether each file with loops of two lengths runs once, with the longer ones. `.ci/run` asks for that: there,
 * `npm test` leaves these files to `npm run test:all`.
 */
export const isOnce: boolean = process.env.TEST_ONCE === 'true';

/** Returns `quick` in `npm test` and `full` in `npm run test:all`. */
export function sized(quick: number, full: number): number {
  return isFull ? full : quick;
}

/**
 * Returns the first cases in `npm test` and the others in `npm run test:all`, or all cases if each file runs
 * once.
 */
export function inTurn<Case>(cases: readonly Case[], quick: number): readonly Case[] {
  if (isOnce) return cases;
  return isFull ? cases.slice(quick) : cases.slice(0, quick);
}

/** Defines no tests. */
const nothing = Object.assign(() => {}, { each: () => () => {} });

type Define = (...args: never[]) => unknown;

/**
 * Returns `it`, `describe` or another function that defines tests. In `npm run test:all` it returns one
 * that defines none: such tests do not depend on the size, so it is enough that `npm test` runs them. If each
 * file runs once, `npm run test:all` runs them.
 */
export function onlyQuick<Defining extends Define>(define: Defining): Defining {
  return isFull && !isOnce ? (nothing as unknown as Defining) : define;
}

/** Like `onlyQuick`, for tests that take too long for `npm test`. */
export function onlyFull<Defining extends Define>(define: Defining): Defining {
  return isFull ? define : (nothing as unknown as Defining);
}
