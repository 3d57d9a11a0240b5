import type { NestedProof, PatternNode } from '../technique/pattern.ts';
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

function cellsOf(proof: Proof): number[] {
  return proofsOf(proof).flatMap(({ chains, clashes = [] }) => [
    ...chains.flat().flatMap(({ cells, confined }) => [...cells, ...(confined?.cells ?? [])]),
    ...clashes.flatMap((clash) => clash?.cells ?? []),
  ]);
}

/** Chains, and what they lead to. */
type Proof = Pick<NestedProof, 'chains' | 'clashes'>;

/** The chains of a pattern, and the chains within them. */
export function proofsOf(proof: Proof): Proof[] {
  const within = (nodes: readonly PatternNode[]) =>
    nodes.flatMap(({ nested }) => (nested ? proofsOf(nested) : []));
  return [proof, ...proof.chains.flatMap(within)];
}
