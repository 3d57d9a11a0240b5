/**
 * The orders in which HoDoKu sorts the steps of a search that collects all steps before it takes
 * the first one.
 */
import { type Candidate, cellOf, digitIn, patternAs, type Step } from '../../technique/step.ts';

/**
 * The order of Remote Pairs, Turbot Fish, X-Chains, XY-Chains and nice loops: more eliminations
 * first, then the lower index sum. Steps of the same technique with the same eliminations are
 * ordered by the number of nodes, then by the sum of the pattern's digits.
 */
export function compareChains(a: Step, b: Step): number {
  const first = compareSteps(a, b);
  if (first !== 0 || !areEquivalent(a, b)) return first;
  return countNodes(a) - countNodes(b) || sum(a.pattern.digits) - sum(b.pattern.digits);
}

function countNodes(step: Step): number {
  return sum(patternAs(step, 'chains').chains.map((nodes) => nodes.length));
}

/** More eliminations first, then the lower index sum. Both steps list them in HoDoKu's order. */
export function compareSteps({ eliminations: a }: Step, { eliminations: b }: Step): number {
  return b.length - a.length || indexSum(a) - indexSum(b);
}

/**
 * The order of XY-Wings. HoDoKu goes through all triples of cells in ascending order, and tries
 * each cell of a triple as pivot.
 */
export function compareTriples(a: Step, b: Step): number {
  return tripleNumber(a) - tripleNumber(b);
}

function tripleNumber({ pattern: { cells } }: Step): number {
  const [low, middle, high] = [...cells].sort((a, b) => a - b);
  return (low * 81 + middle) * 81 + high;
}

/** The index sum of eliminations: elimination i adds its digit, and (1 + 80i) times its cell. */
function indexSum(eliminations: readonly Candidate[]): number {
  let total = 0;
  for (let i = 0; i < eliminations.length; i++) {
    total += cellOf(eliminations[i]) * (1 + 80 * i) + digitIn(eliminations[i]);
  }
  return total;
}

/** Java sorts a list by insertion alone if the list is shorter than this. */
const MIN_MERGE = 32;

/**
 * Returns the step that HoDoKu takes: the first one after sorting. `compareChains` is not
 * transitive: steps with different eliminations but the same index sum count as equal, whatever
 * their chains are. So the result depends on which steps Java compares. Fewer than 32 steps are
 * compared here in the same order as in Java. From 32 steps on, the function returns the first of
 * the lowest steps.
 */
export function firstInOrder(
  steps: readonly Step[],
  compare: (a: Step, b: Step) => number,
): Step | undefined {
  if (steps.length >= MIN_MERGE) {
    return steps.reduce((first, step) => (compare(step, first) < 0 ? step : first));
  }
  const sorted = [...steps];
  for (let i = sortedCount(sorted, compare); i < sorted.length; i++) {
    const step = sorted[i];
    let low = 0;
    let high = i;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(step, sorted[middle]) < 0) high = middle;
      else low = middle + 1;
    }
    sorted.copyWithin(low + 1, low, i);
    sorted[low] = step;
  }
  return sorted[0];
}

/**
 * Returns the number of sorted steps at the start of a list. Steps in descending order are reversed
 * first, and then count as sorted.
 */
function sortedCount(steps: Step[], compare: (a: Step, b: Step) => number): number {
  if (steps.length < 2) return steps.length;
  const descends = compare(steps[1], steps[0]) < 0;
  let count = 2;
  while (count < steps.length && compare(steps[count], steps[count - 1]) < 0 === descends) count++;
  if (descends) steps.splice(0, count, ...steps.slice(0, count).reverse());
  return count;
}

function areEquivalent(a: Step, b: Step): boolean {
  return (
    a.technique === b.technique &&
    a.eliminations.length === b.eliminations.length &&
    a.eliminations.every((candidate) => b.eliminations.includes(candidate))
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
