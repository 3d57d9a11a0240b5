import type { QueuedPosition } from '../../../src/rating/hodoku/queued-position.ts';
import { type Finder, findAll } from '../../../src/technique/finder.ts';
import type { Step, TechniqueId } from '../../../src/technique/step.ts';
import { faultOf, type LibraryCase, readLibrary } from './library.ts';

/** What the regression library says about a technique. */
export interface LibraryReport {
  readonly cases: number;
  readonly faults: readonly string[];
}

/**
 * Checks all cases of a technique in the regression library.
 *
 * @param finderOf Makes the finder for a case.
 * @param digitsOf The digits in the third field. Default: those of the pattern.
 */
export function checkLibrary(
  technique: TechniqueId,
  finderOf: (it: LibraryCase) => Finder<QueuedPosition>,
  digitsOf: (step: Step) => readonly number[] = ({ pattern }) => pattern.digits,
): LibraryReport {
  const cases = readLibrary([technique]);
  const faults = cases.map((it) => faultOf(it, findAll(it.position, finderOf(it)), digitsOf));
  return { cases: cases.length, faults: faults.filter((fault) => fault !== undefined) };
}
