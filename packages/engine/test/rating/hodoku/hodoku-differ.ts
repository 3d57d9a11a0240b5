import type { SearchId } from '../../../src/rating/hodoku/hodoku-scale.ts';
import {
  type QueuedPosition,
  queuedPositionOf,
} from '../../../src/rating/hodoku/queued-position.ts';
import { apply } from '../../../src/rating/path.ts';
import type { QuickProducer } from '../../../src/rating/producer.ts';
import { cellOf, digitIn, type Step, type TechniqueId } from '../../../src/technique/step.ts';
import { grid } from '../../puzzles.ts';
import { searchFor, searchIds, techniqueOf } from './codes.ts';
import type { LoggedPuzzle } from './hodoku-log.ts';

/** Counts what a comparison with the log has compared, and lists the differences. */
export interface Comparison {
  puzzles: number;
  /** The searches whose logged steps were compared. */
  readonly steps: Set<SearchId>;
  readonly differences: string[];
}

export function newComparison(): Comparison {
  return { puzzles: 0, steps: new Set(), differences: [] };
}

/**
 * Replays a logged puzzle. At every logged step, the searches before the logged one must find
 * nothing, and the logged one must find the logged step. Then the logged step is applied. So a search
 * can be compared without the others.
 */
export function compare(
  logged: LoggedPuzzle,
  searches: ReadonlyMap<SearchId, QuickProducer<QueuedPosition>>,
  comparison: Comparison,
): void {
  const position = queuedPositionOf(grid(logged.puzzle));
  for (const [i, expected] of logged.steps.entries()) {
    const technique = techniqueOf(expected.code);
    const last = searchFor(technique);
    for (const [id, search] of searches) {
      if (searchIds.indexOf(id) > searchIds.indexOf(last)) continue;
      const actual = textOf(search.find(position));
      const wanted = id === last ? textOf({ technique, ...expected }) : 'nothing';
      if (actual === wanted) continue;
      comparison.differences.push(
        `${logged.puzzle} step ${i}: ${id}: expected ${wanted}, got ${actual}`,
      );
    }
    if (searches.has(last)) comparison.steps.add(last);
    apply(expected, position);
  }
  comparison.puzzles++;
}

type Conclusion = Pick<Step, 'eliminations' | 'placement'> & { readonly technique: TechniqueId };

/** `naked-pair r1c1<>2 r1c2<>2`, in the order of the step. */
export function textOf(step: Conclusion | undefined): string {
  if (!step) return 'nothing';
  const { eliminations, placement, technique } = step;
  const placed = placement === undefined ? [] : [nameOf(placement, '=')];
  return [technique, ...placed, ...eliminations.map((it) => nameOf(it, '<>'))].join(' ');
}

function nameOf(candidate: number, sign: string): string {
  const cell = cellOf(candidate);
  return `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}${sign}${digitIn(candidate)}`;
}
