import { CLASSIC, formatCell } from '@nonet/engine/grid';
import { cellOf, digitIn, printedRating, type RatedStep, type Step } from '@nonet/engine/rating';

/** A step in a JSON answer. */
export function plainStep(step: Step): object {
  return { technique: step.technique, ...conclusions(step) };
}

/** A step with its rating or its score. */
export function plainRatedStep({ chain, rating, ...step }: RatedStep): object {
  const { technique } = step;
  const complexity = chain?.complexity;
  return { technique, rating: printedRating(rating), ...conclusions(step), complexity };
}

function conclusions({ eliminations, placement }: Step): object {
  return {
    eliminations: eliminations.length > 0 ? eliminations.map(plainCandidate) : undefined,
    placement: placement === undefined ? undefined : plainCandidate(placement),
  };
}

export function plainCandidate(candidate: number): object {
  return { cell: formatCell(CLASSIC, cellOf(candidate)), digit: digitIn(candidate) };
}
