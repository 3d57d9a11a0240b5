/** Whether this is `npm run test:all`, which runs the loops at full size. */
export const isFull: boolean = process.env.TEST_SIZE === 'full';

/** Returns `quick` in `npm test` and `full` in `npm run test:all`. */
export function sized(quick: number, full: number): number {
  return isFull ? full : quick;
}
