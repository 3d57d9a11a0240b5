import { finderOf } from '../../../src/rating/hodoku/finders.ts';
import type { QueuedPosition } from '../../../src/rating/hodoku/queued-position.ts';
import type { Finder } from '../../../src/technique/finder.ts';
import { digitIn, type Step } from '../../../src/technique/step.ts';
import type { LibraryCase } from './library.ts';

/** The finder for a case, with the options that its variant selects. */
export function finderFor({ siamese, technique, variant }: LibraryCase): Finder<QueuedPosition> {
  return finderOf(technique, {
    overlap: variant === 2,
    missing: variant !== 1,
    smallRectangles: variant === 1,
    setNodes: variant > (technique === 'grouped-continuous-nice-loop' ? 1 : 2),
    siamese,
  });
}

/** The digits of a step that HoDoKu writes in the third field. */
export function digitsInField({ eliminations, pattern, technique }: Step): readonly number[] {
  if (technique === 'bug-plus-1') return [];
  if (/loop$|aic$|^als|^death|^sue/.test(technique))
    return [...new Set(eliminations.map((it) => digitIn(it)))];
  if (/^(uniqueness|hidden-rectangle|avoidable)/.test(technique)) return pattern.digits.slice(0, 2);
  // HoDoKu names only the digit of the first of two kites.
  if (/skyscraper|kite$|empty-rectangle$/.test(technique)) return pattern.digits.slice(0, 1);
  return pattern.digits;
}
