import type { Receive } from '../finder.ts';
import type { Position } from '../position.ts';

/**
 * Searches for a technique that uses one digit, and passes each instance to `receive`. The
 * instances depend only on the candidates of this digit.
 *
 * @returns Whether `receive` ended the search.
 */
export type DigitFinder = (position: Position, digit: number, receive: Receive) => boolean;
