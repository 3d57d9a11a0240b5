import { formatCell, type Geometry } from '@nonet/engine/grid';
import { cellOf, digitIn, printedRating, type RatedStep, type Step } from '@nonet/engine/rating';

/** A step in a JSON answer. */
export function plainStep(step: Step, geometry: Geometry): object {
  return { technique: step.technique, ...conclusions(step, geometry) };
}

export function plainRatedStep(step: RatedStep, geometry: Geometry): object {
  const { chain, rating, technique } = step;
  const complexity = chain?.complexity;
  return { technique, rating: printedRating(rating), ...conclusions(step, geometry), complexity };
}

function conclusions({ eliminations, placement }: Step, geometry: Geometry): object {
  const removed = eliminations.map((candidate) => plainCandidate(candidate, geometry));
  return {
    eliminations: removed.length > 0 ? removed : undefined,
    placement: placement === undefined ? undefined : plainCandidate(placement, geometry),
  };
}

export function plainCandidate(candidate: number, geometry: Geometry): object {
  const cell = formatCell(geometry, cellOf(candidate, geometry));
  return { cell, digit: digitIn(candidate, geometry) };
}
