import type { Step } from './step.ts';

/**
 * Finds Siamese fish: pairs of fish with the same digit and the same base, but with different
 * covers and eliminations. A pair removes all candidates that either fish removes. Its technique is
 * that of the first fish.
 *
 * @param fish Fish of one size and shape.
 */
export function siameseFish(fish: readonly Step[]): Step[] {
  return fish.flatMap((step, i) =>
    fish
      .slice(i + 1)
      .filter((other) => areSiamese(step, other))
      .map((other) => joined(step, other)),
  );
}

function areSiamese(fish: Step, other: Step): boolean {
  return (
    fish.pattern.digits[0] === other.pattern.digits[0] &&
    hasFins(fish) === hasFins(other) &&
    baseOf(fish).every((house, i) => house === other.pattern.houses[i]) &&
    fish.eliminations[0] !== other.eliminations[0]
  );
}

function joined(fish: Step, other: Step): Step {
  const covers = other.pattern.houses.slice(baseOf(other).length);
  return {
    ...fish,
    pattern: {
      ...fish.pattern,
      houses: [...fish.pattern.houses, ...covers],
      fins: [...new Set([fish, other].flatMap(({ pattern }) => pattern.fins ?? []))],
      parts: [fish, other],
    },
    eliminations: [...new Set([...fish.eliminations, ...other.eliminations])],
  };
}

function baseOf({ pattern }: Step): readonly number[] {
  return pattern.houses.slice(0, pattern.houses.length / 2);
}

function hasFins({ pattern: { endoFins = [], fins = [] } }: Step): boolean {
  return fins.length + endoFins.length > 0;
}
