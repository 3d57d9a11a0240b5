import type { Step, TechniqueId } from '../step.ts';
import { elimination } from './find.ts';

/**
 * The dual steps of some steps: each pair of steps that fit together counts as one step. A pair is
 * left out if one of the two steps already removes all candidates of the pair.
 */
export function* dualSteps(
  technique: TechniqueId,
  steps: Iterable<Step | undefined>,
  fit: (first: Step, second: Step) => boolean,
): Generator<Step | undefined> {
  const found = [...steps].filter((step) => step !== undefined);
  for (const [i, first] of found.entries()) {
    for (const second of found.slice(i + 1)) {
      if (fit(first, second)) yield dualStep(technique, first, second);
    }
    yield;
  }
}

function dualStep(technique: TechniqueId, first: Step, second: Step): Step | undefined {
  const eliminations = union(first.eliminations, second.eliminations);
  const isMore = [first, second].every((step) => step.eliminations.length < eliminations.length);
  if (!isMore) return undefined;
  return elimination(
    technique,
    {
      kind: 'dual',
      cells: union(first.pattern.cells, second.pattern.cells),
      digits: union(first.pattern.digits, second.pattern.digits),
      houses: union(first.pattern.houses, second.pattern.houses),
      parts: [first, second],
    },
    eliminations,
  );
}

function union(first: readonly number[], second: readonly number[]): number[] {
  return [...new Set([...first, ...second])];
}
