import {
  type ChainGraph,
  complexityOf,
  type ForcingChainStep,
  type NestedChains,
} from '../../chain-graph.ts';
import { LOWEST } from '../../classic-tables.ts';
import { type Candidate, cellOf, type TechniqueId } from '../../step.ts';
import { type Assumption, NONE } from './assumption.ts';
import { type ChainChoice, SORT_KEY } from './best-chain.ts';
import { chainPattern } from './chain-pattern.ts';
import { extractGraph } from './extract-graph.ts';
import { MEMBERS } from './groups.ts';
import { isOn, oppositeOf, subjectOf } from './literal.ts';
import type { NestedDeduction } from './nested-deduction.ts';
import { toldGraph } from './told-graph.ts';

const TECHNIQUES: Readonly<Record<number, TechniqueId>> = {
  [SORT_KEY.double]: 'double-forcing-chain',
  [SORT_KEY.cell]: 'cell-forcing-chain',
  [SORT_KEY.region]: 'region-forcing-chain',
  [SORT_KEY.contradiction]: 'contradiction-forcing-chain',
};

/**
 * Finds the consequences of an assumption. If `nested` is set, also uses nested chains. Yields now
 * and then.
 */
function* follow(
  literal: number,
  assumption: Assumption,
  nested: NestedDeduction | undefined,
): Generator<undefined, void> {
  assumption.follow(literal);
  if (nested) yield* nested.extend(assumption);
}

/** Makes a step from the chains that a search has chosen. Yields now and then. */
export function* stepOf(
  choice: ChainChoice,
  assumption: Assumption,
  nested?: NestedDeduction,
  technique: TechniqueId = TECHNIQUES[choice.sortKey],
): Generator<undefined, ForcingChainStep> {
  const { complexity, sortKey } = choice;
  const target = conclusionOf(choice);
  const found = yield* chainsOf(choice, assumption, nested, (node) => {
    const chain = extractGraph(assumption, node);
    return { chain, told: toldGraph(assumption, node, chain) };
  });
  const chains = found.map((it) => it.chain);
  const told = found.map((it) => it.told);
  const candidates = assumption.initial.slice(0, 81);
  return {
    technique,
    get pattern() {
      return chainPattern(told, candidates);
    },
    eliminations: eliminationsOf(target, assumption.initial),
    placement: isOn(target) ? target : undefined,
    chains,
    complexity,
    sortKey,
  };
}

/** Makes nested chains from the chains that a search has chosen. Yields now and then. */
export function* nestedChainsOf(
  choice: ChainChoice,
  assumption: Assumption,
  nested?: NestedDeduction,
): Generator<undefined, NestedChains> {
  const extract = (node: number) => extractGraph(assumption, node);
  const chains = yield* chainsOf(choice, assumption, nested, extract);
  return {
    chains,
    complexity: choice.complexity,
    eliminations: eliminationsOf(conclusionOf(choice), assumption.initial),
    links: chains.flatMap((chain) => linksOf(chain, choice.group)),
  };
}

/**
 * Returns the groups on which a chain depends. In each of these groups, one candidate is on because
 * all others are off. As in Sudoku Explainer, the groups of patterns do not count.
 */
function linksOf(chain: ChainGraph, start: number): number[] {
  return chain.flatMap(({ on, group, parents }) => {
    if (!on) return [];
    // If the chains start from the members of a group, they depend on this group.
    if (parents.length === 0) return start === NONE ? [] : [start];
    return group ?? [];
  });
}

/** The number of nodes of two chains that contradict each other, including nested chains. */
export function complexityOfContradiction(assumption: Assumption): number {
  const { contradiction, opposite, count, literal, nodeOf } = assumption;
  // A pattern can turn off a candidate that is on. So the literal of the new node may already have
  // another node, and the new node may follow from that one.
  if (nodeOf[literal[opposite]] !== NONE) {
    const graphs = contradictionOf(assumption, (node) => extractGraph(assumption, node));
    const nested = graphs.flat().flatMap((node) => node.nested ?? []);
    return graphs[0].length + graphs[1].length + complexityOf(nested);
  }
  const complexity = count[contradiction] + count[opposite];
  if (assumption.nestedNodes.length === 0) return complexity;
  const nested = [...assumption.nestedOf(contradiction), ...assumption.nestedOf(opposite)];
  return complexity + complexityOf(nested);
}

/** The assumptions of the chains, in order. */
function sourcesOf({ sortKey, source, group }: ChainChoice, { initial }: Assumption): number[] {
  if (sortKey === SORT_KEY.contradiction) return [source];
  if (sortKey === SORT_KEY.double) return [source, oppositeOf(source)];
  return membersOf(group, initial[group]);
}

/** The literal that the chains prove. */
function conclusionOf({ sortKey, source, target }: ChainChoice): number {
  return sortKey === SORT_KEY.contradiction ? oppositeOf(source) : target;
}

/** @param extract Makes the chain to a node. */
function* chainsOf<T>(
  choice: ChainChoice,
  assumption: Assumption,
  nested: NestedDeduction | undefined,
  extract: (node: number) => T,
): Generator<undefined, T[]> {
  const chains: T[] = [];
  for (const source of sourcesOf(choice, assumption)) {
    yield* follow(source, assumption, nested);
    if (choice.sortKey === SORT_KEY.contradiction) return contradictionOf(assumption, extract);
    chains.push(extract(assumption.nodeOf[choice.target]));
  }
  return chains;
}

/**
 * The two chains of a contradiction: first the chain to the literal that is on, then the chain to
 * the literal that is off.
 */
function contradictionOf<T>(
  { contradiction, opposite, literal }: Assumption,
  extract: (node: number) => T,
): T[] {
  const chains = [extract(contradiction), extract(opposite)];
  return isOn(literal[contradiction]) ? chains : chains.reverse();
}

function membersOf(group: number, members: number): Candidate[] {
  const list: Candidate[] = [];
  for (let rest = members; rest !== 0; rest &= rest - 1)
    list.push(MEMBERS[group * 9 + LOWEST[rest]]);
  return list;
}

/**
 * Returns the eliminations that follow from a literal. A candidate that is on removes the other
 * candidates of its cell. A candidate that is off is removed itself.
 */
function eliminationsOf(literal: number, initial: Uint16Array): Candidate[] {
  if (!isOn(literal)) return [subjectOf(literal)];
  const cell = cellOf(literal);
  return membersOf(cell, initial[cell] & ~(1 << (literal - cell * 9)));
}
