import type { Position } from '../position.ts';
import { type LinearChain, type LinearChainStep, reversedCycle } from './chain.ts';
import type { ChainGraph, NestedChains } from './chain-graph.ts';
import { GROUPS_OF } from './groups.ts';
import { LinearChains } from './linear-chains.ts';
import type { NestedSearch } from './nested-deduction.ts';

/** Finds forcing chains without branches, and cycles, in the form of nested chains. */
export class NestedLinearChains implements NestedSearch {
  private readonly chains = new LinearChains();

  *search(position: Position): Generator<undefined, NestedChains[]> {
    yield undefined;
    return this.chains.all(position).map(nestedForm);
  }
}

function nestedForm({ proof, eliminations, chain }: LinearChainStep): NestedChains {
  const isCycle = proof.literals[0] === proof.literals.at(-1);
  const proofs = isCycle ? [proof, reversedCycle(proof)] : [proof];
  return {
    chains: proofs.map(graphOf),
    complexity: chain.complexity,
    eliminations,
    group: undefined,
  };
}

function graphOf({ literals, causes }: LinearChain): ChainGraph {
  return literals.map((literal, i) => ({
    candidate: literal >> 1,
    on: (literal & 1) !== 0,
    // The groups of a candidate are in the order of the causes.
    group: causes[i] === 0 ? undefined : GROUPS_OF[(literal >> 1) * 4 + causes[i] - 1],
    parents: i + 1 < literals.length ? [i + 1] : [],
    nested: undefined,
  }));
}
