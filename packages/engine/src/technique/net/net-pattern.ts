import type { ChainPattern, Source } from '../pattern.ts';
import type { CandidateState } from '../step.ts';
import type { Candidates } from './deduction.ts';
import { type NetChain, smallestProof } from './smallest-proof.ts';

/** The smallest net from an assumption to a contradiction. Undefined if there is none. */
export function contradictionPattern(
  all: Candidates,
  assumed: CandidateState,
): ChainPattern | undefined {
  const proof = smallestProof(all, assumed, undefined);
  if (!proof?.clash) return undefined;
  return { kind: 'chains', ...proof.clash, chains: [proof.nodes], clashes: [proof.clash] };
}

/**
 * The smallest nets from several assumptions to a conclusion. One of the assumptions must hold.
 * Undefined if the conclusion does not follow from each of them.
 */
export function verityPattern(
  all: Candidates,
  source: Source,
  assumptions: readonly CandidateState[],
  conclusion: CandidateState,
): ChainPattern | undefined {
  const proofs = assumptions.map((it) => smallestProof(all, it, conclusion));
  const found = proofs.filter((it): it is NetChain => it !== undefined);
  if (found.length < proofs.length) return undefined;
  const { cells, digits, houses } = source;
  const pattern = {
    kind: 'chains' as const,
    cells,
    digits,
    houses,
    chains: found.map(({ nodes }) => nodes),
  };
  const clashes = found.map(({ clash }) => clash);
  return clashes.some((it) => it) ? { ...pattern, clashes } : pattern;
}
