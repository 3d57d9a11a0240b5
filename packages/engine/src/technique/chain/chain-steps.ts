import { LOWEST } from '../classic-tables.ts';
import { type Candidate, type ChainTechnique, cellOf, digitIn, type Pattern } from '../step.ts';
import { type Assumption, NONE } from './assumption.ts';
import { type BestChain, NO_COMPLEXITY, SORT_KEY } from './best-chain.ts';
import { type ChainGraph, complexityOf, type ForcingChainStep } from './chain-graph.ts';
import { extractGraph } from './extract-graph.ts';
import { CANDIDATES, houseOf, MEMBERS } from './groups.ts';

/** Makes a step of the best chain of a search. Returns undefined if the search has found nothing. */
export function stepOfBest(
  best: BestChain,
  assumption: Assumption,
  contradiction: ChainTechnique = 'contradiction-forcing-chain',
): ForcingChainStep | undefined {
  if (best.complexity === NO_COMPLEXITY) return undefined;
  const { complexity, sortKey, source, target, group } = best;
  switch (sortKey) {
    case SORT_KEY.contradiction: {
      follow(assumption, source);
      const { conflict, contrary } = assumption;
      const isTrueFirst = assumption.literal[conflict] < CANDIDATES;
      return {
        technique: contradiction,
        pattern: patternOf([source % CANDIDATES]),
        ...conclusion(opposite(source), assumption.initial),
        chains: [
          extractGraph(assumption, isTrueFirst ? conflict : contrary),
          extractGraph(assumption, isTrueFirst ? contrary : conflict),
        ],
        complexity,
        sortKey,
      };
    }
    case SORT_KEY.double:
      return {
        technique: 'double-forcing-chain',
        pattern: patternOf([source]),
        ...conclusion(target, assumption.initial),
        chains: [source, opposite(source)].map((from) => chainOf(assumption, from, target)),
        complexity,
        sortKey,
      };
    default: {
      const sources = membersOf(group, assumption.initial[group]);
      return {
        technique: sortKey === SORT_KEY.cell ? 'cell-forcing-chain' : 'region-forcing-chain',
        pattern: patternOf(sources, houseOf(group)),
        ...conclusion(target, assumption.initial),
        chains: sources.map((from) => chainOf(assumption, from, target)),
        complexity,
        sortKey,
      };
    }
  }
}

/** The number of nodes of the two chains that contradict each other, with the nested ones. */
export function complexityOfConflict(assumption: Assumption): number {
  const { conflict, contrary, count, literal, nodeOf } = assumption;
  // A pattern can exclude a true candidate. Then a node for the contrary may exist already, and it
  // may be among those that the new one follows from.
  if (nodeOf[literal[contrary]] !== NONE) {
    const graphs = [extractGraph(assumption, conflict), extractGraph(assumption, contrary)];
    const nested = graphs.flat().flatMap((node) => node.nested ?? []);
    return graphs[0].length + graphs[1].length + complexityOf(nested);
  }
  const complexity = count[conflict] + count[contrary];
  if (assumption.nestedNodes.length === 0) return complexity;
  const nested = [...assumption.nestedOf(conflict), ...assumption.nestedOf(contrary)];
  return complexity + complexityOf(nested);
}

function opposite(literal: number): number {
  return literal < CANDIDATES ? literal + CANDIDATES : literal - CANDIDATES;
}

function membersOf(group: number, members: number): Candidate[] {
  const list: Candidate[] = [];
  for (let rest = members; rest !== 0; rest &= rest - 1)
    list.push(MEMBERS[group * 9 + LOWEST[rest]]);
  return list;
}

function follow(assumption: Assumption, literal: number): void {
  assumption.follow(literal, NO_COMPLEXITY);
}

function chainOf(assumption: Assumption, source: number, target: number): ChainGraph {
  follow(assumption, source);
  return extractGraph(assumption, assumption.nodeOf[target]);
}

function patternOf(sources: readonly Candidate[], house?: number): Pattern {
  return {
    cells: [...new Set(sources.map(cellOf))],
    digits: [...new Set(sources.map(digitIn))],
    houses: house === undefined ? [] : [house],
  };
}

/** A true candidate is placed, and removes the others of its cell. A false one is removed. */
function conclusion(
  literal: number,
  initial: Uint16Array,
): { eliminations: readonly Candidate[]; placement: Candidate | undefined } {
  if (literal >= CANDIDATES) return { eliminations: [literal - CANDIDATES], placement: undefined };
  const cell = cellOf(literal);
  const others = initial[cell] & ~(1 << (literal - cell * 9));
  return { eliminations: membersOf(cell, others), placement: literal };
}
