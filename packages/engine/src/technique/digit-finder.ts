import type { Finder, Receive } from './finder.ts';
import type { Position } from './position.ts';

/**
 * Searches for a technique that uses one digit, and passes each instance to `receive`. The
 * instances depend only on the candidates of this digit.
 *
 * @returns Whether `receive` ended the search.
 */
export type DigitFinder = (position: Position, digit: number, receive: Receive) => boolean;

/** Runs the finders one after another, each of them for the digits 1 to 9. */
export function forAllDigits(...finders: readonly DigitFinder[]): Finder {
  return (position, receive) => {
    for (const finder of finders) {
      for (let digit = 1; digit <= 9; digit++) {
        if (finder(position, digit, receive)) return true;
      }
    }
    return false;
  };
}
