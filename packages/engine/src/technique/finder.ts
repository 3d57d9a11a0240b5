import type { Position } from './position.ts';
import type { Step } from './step.ts';

/** Receives the instances of a technique one by one. Returns true to end the search. */
export type Receive = (step: Step) => boolean;

/**
 * Passes the instances of a technique to `receive`, in the order of the finder.
 *
 * @returns Whether `receive` ended the search.
 */
export type Finder<P extends Position = Position> = (position: P, receive: Receive) => boolean;

/** The first instance of a technique. */
export function findFirst<P extends Position>(position: P, finder: Finder<P>): Step | undefined {
  let first: Step | undefined;
  finder(position, (step) => {
    first = step;
    return true;
  });
  return first;
}

/** All instances of a technique. */
export function findAll<P extends Position>(position: P, finder: Finder<P>): Step[] {
  const all: Step[] = [];
  finder(position, (step) => {
    all.push(step);
    return false;
  });
  return all;
}
