import { type DigitSet, hasDigit } from '../grid/digit-set.ts';
import type { Geometry } from '../grid/geometry.ts';
import { type Candidate, candidateOf, type PatternNode, type Step } from '../technique/step.ts';

/** What a candidate is for a step. Groups 1 to 4 are the parts of the pattern. */
export type CandidateRole =
  | 'placed'
  | 'removed'
  | 'fin'
  | 'group-1'
  | 'group-2'
  | 'group-3'
  | 'group-4';

/** A link of a chain. A strong one says: if the first node is false, the second one is true. */
export interface MarkedLink {
  readonly from: PatternNode;
  readonly to: PatternNode;
  readonly isStrong: boolean;
}

/** What a picture of a step shows. */
export interface StepMarks {
  readonly candidates: ReadonlyMap<Candidate, CandidateRole>;
  readonly houses: readonly number[];
  readonly links: readonly MarkedLink[];
}

/** @param candidates Cell → its candidates before the step. */
export function marksOf(
  step: Step,
  candidates: ArrayLike<DigitSet>,
  geometry: Geometry,
): StepMarks {
  const roles = new Map<Candidate, CandidateRole>();
  const mark = (cells: readonly number[], digits: readonly number[], role: CandidateRole): void => {
    for (const cell of cells) {
      for (const digit of digits) {
        if (hasDigit(candidates[cell], digit)) roles.set(candidateOf(cell, digit, geometry), role);
      }
    }
  };
  markPattern(step, mark);
  for (const candidate of step.eliminations) roles.set(candidate, 'removed');
  if (step.placement !== undefined) roles.set(step.placement, 'placed');
  return { candidates: roles, houses: step.pattern.houses, links: linksOf(step) };
}

type Mark = (cells: readonly number[], digits: readonly number[], role: CandidateRole) => void;

const GROUPS = ['group-1', 'group-2', 'group-3', 'group-4'] as const;

function markPattern({ pattern, technique }: Step, mark: Mark): void {
  const {
    cells,
    chains,
    clashes = [],
    colors,
    digits,
    endoFins = [],
    fins = [],
    parts,
    sets,
    subset,
  } = pattern;
  if (parts) {
    for (const part of parts) markPattern(part, mark);
  } else if (chains) {
    if (technique.startsWith('kraken')) mark(cells, digits, 'group-3');
    for (const clash of clashes) if (clash) mark(clash.cells, clash.digits, 'group-3');
    for (const node of chains.flat()) {
      mark(node.cells, [node.digit], node.on ? 'group-1' : 'group-2');
    }
  } else if (colors) {
    for (const [i, group] of colors.entries()) mark(group, digits, GROUPS[i % 4]);
  } else if (sets) {
    // The first cell of a Death Blossom is its stem, which is in no set.
    if (technique === 'death-blossom') mark(cells.slice(0, 1), digits, 'group-4');
    for (const [i, set] of sets.entries()) mark(set.cells, set.digits, GROUPS[i % 4]);
  } else if (technique === 'w-wing') {
    mark(cells.slice(0, 2), digits, 'group-1');
    mark(cells.slice(2), digits.slice(1), 'group-2');
  } else if (technique === 'xy-wing' || technique === 'xyz-wing') {
    mark(cells.slice(0, 1), digits, 'group-1');
    mark(cells.slice(1), digits, 'group-2');
  } else {
    mark(cells, digits, 'group-1');
  }
  mark([...fins, ...endoFins], digits, 'fin');
  if (subset) mark(subset.cells, subset.digits, 'group-2');
}

function linksOf({ pattern: { chains = [], digits, ends, parts } }: Step): MarkedLink[] {
  if (parts) return parts.flatMap(linksOf);
  if (ends) return endLinks(ends, digits[0]);
  return chains.flatMap((nodes) =>
    nodes.flatMap((to, i) => {
      const parents = to.parents ?? (i > 0 ? [i - 1] : []);
      return parents.map((parent) => ({ from: nodes[parent], to, isStrong: to.on }));
    }),
  );
}

/** Returns the strong links, and the weak link from the end of each strong link to the next one. */
function endLinks(ends: readonly (readonly number[])[], digit: number): MarkedLink[] {
  const node = (cells: readonly number[], on: boolean): PatternNode => ({ cells, digit, on });
  return ends.slice(1).map((cells, i) => ({
    from: node(ends[i], i % 2 === 1),
    to: node(cells, i % 2 === 0),
    isStrong: i % 2 === 0,
  }));
}
