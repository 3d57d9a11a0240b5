import type { NestedChains } from '../../chain-graph.ts';
import type { Position } from '../../position.ts';
import { type LinearChain, type LinearChainStep, reversedCycle } from './chain.ts';
import { LinearChains } from './linear-chains.ts';
import { graphsOf, groupOf, isCycle } from './linear-graphs.ts';
import { isOn } from './literal.ts';
import type { NestedSearch } from './nested-deduction.ts';

/** Finds cycles, and forcing chains that do not branch. Returns them as nested chains. */
export class NestedLinearChains implements NestedSearch {
  private readonly chains = new LinearChains();

  *search(position: Position): Generator<undefined, NestedChains[]> {
    yield undefined;
    return this.chains.all(position).map(nestedForm);
  }
}

function nestedForm({ proof, eliminations, chain }: LinearChainStep): NestedChains {
  const links = linksOf(proof);
  if (isCycle(proof)) links.push(...linksOf(reversedCycle(proof)));
  return { chains: graphsOf(proof), complexity: chain.complexity, eliminations, links };
}

/**
 * The groups on which a chain depends. In each of these groups, a candidate of the chain is on
 * because all others are off. For a reversed cycle, Sudoku Explainer uses the groups of the weak
 * links instead.
 */
function linksOf({ literals, causes }: LinearChain): number[] {
  return literals.flatMap((literal, i) =>
    isOn(literal) ? (groupOf(literal, causes[i]) ?? []) : [],
  );
}
