import type { Position } from '../position.ts';
import {
  CAUSE,
  type Cause,
  type LinearChain,
  type LinearChainStep,
  type Literal,
  reversedCycle,
} from './chain.ts';
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
  const { complexity } = chain;
  if (proof.literals[0] !== proof.literals.at(-1)) {
    return { chains: [graphOf(proof)], complexity, eliminations, links: linksOf(proof) };
  }
  const reversed = reversedCycle(proof);
  // The assumption comes last, without a cause. In reverse, it comes first: the others have the
  // causes of the literals before them.
  const shifted = { ...reversed, causes: [...reversed.causes.slice(1), CAUSE.start] };
  return {
    chains: [graphOf(proof), graphOf(shifted)],
    complexity,
    eliminations,
    links: [...linksOf(proof), ...linksOf(reversed)],
  };
}

function graphOf({ literals, causes }: LinearChain): ChainGraph {
  return literals.map((literal, i) => ({
    candidate: literal >> 1,
    on: (literal & 1) !== 0,
    group: groupOf(literal, causes[i]),
    parents: i + 1 < literals.length ? [i + 1] : [],
    nested: undefined,
  }));
}

/**
 * The groups in which the candidates of a chain are the only ones that are left. For a reversed
 * cycle, Sudoku Explainer takes the groups of the weak links instead.
 */
function linksOf({ literals, causes }: LinearChain): number[] {
  return literals.flatMap((literal, i) =>
    (literal & 1) === 0 ? [] : (groupOf(literal, causes[i]) ?? []),
  );
}

/** The group that links a literal with the next one. */
function groupOf(literal: Literal, cause: Cause): number | undefined {
  // The groups of a candidate are in the order of the causes.
  return cause === CAUSE.start ? undefined : GROUPS_OF[(literal >> 1) * 4 + cause - 1];
}
