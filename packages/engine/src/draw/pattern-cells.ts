import type { NestedProof } from '../technique/pattern.ts';
import { proofsOf } from '../technique/pattern-parts.ts';
import type { Pattern, Step } from '../technique/step.ts';

/** The cells on which a step is based, ascending: those that a picture marks and a hint names. */
export function patternCells({ pattern }: Step): readonly number[] {
  return [...new Set([...pattern.cells, ...furtherCells(pattern)])].sort((a, b) => a - b);
}

function furtherCells(pattern: Pattern): readonly number[] {
  switch (pattern.kind) {
    case 'fish':
      return [...pattern.fins, ...pattern.endoFins];
    case 'kraken':
      return [...pattern.fins, ...pattern.endoFins, ...cellsOf(pattern)];
    case 'chains':
      return cellsOf(pattern);
    case 'aligned':
      return pattern.excluders.flatMap(({ cells }) => cells);
    case 'unique':
    case 'bug':
      return pattern.subset?.cells ?? [];
    case 'dual':
      return pattern.parts.flatMap(patternCells);
    default:
      return [];
  }
}

function cellsOf(proof: Pick<NestedProof, 'chains' | 'clashes'>): number[] {
  return proofsOf(proof).flatMap(({ chains, clashes = [] }) => [
    ...chains.flat().flatMap(({ cells, confined }) => [...cells, ...(confined?.cells ?? [])]),
    ...clashes.flatMap((clash) => clash?.cells ?? []),
  ]);
}
