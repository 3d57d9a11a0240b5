import { CLASSIC } from '../../src/grid/geometry.ts';
import type {
  ChainGraph,
  ChainNode,
  ForcingChainStep,
} from '../../src/technique/chain/chain-graph.ts';
import type { Position } from '../../src/technique/position.ts';
import { type Candidate, cellOf, digitIn } from '../../src/technique/step.ts';

/**
 * Returns what is wrong with the chains of a step, one message per node. It uses the rules of
 * Sudoku only:
 *
 * - a candidate is off if its only parent is on and excludes it;
 * - a candidate is on if all other candidates of its cell, or all other places of its digit in a
 *   house, are off and its parents.
 */
export function flawsOf(step: ForcingChainStep, position: Position): string[] {
  const flaws = step.chains.flatMap((chain) =>
    chain.flatMap((node) => {
      if (node.parents.length === 0) return [];
      const parents = node.parents.map((index) => chain[index]);
      return follows(node, parents, position)
        ? []
        : [`${text(node)} from ${parents.map(text).join(' ')}`];
    }),
  );
  const nodes = step.chains.reduce((total, chain) => total + chain.length, 0);
  if (nodes !== step.complexity) flaws.push(`${nodes} nodes, but complexity ${step.complexity}`);
  for (const chain of step.chains) {
    if (assumptionsOf(chain).length !== 1) flaws.push('a chain without a single assumption');
  }
  return flaws;
}

/** The nodes of a chain without parents. */
export function assumptionsOf(chain: ChainGraph): readonly ChainNode[] {
  return chain.filter((node) => node.parents.length === 0);
}

function follows(node: ChainNode, parents: readonly ChainNode[], position: Position): boolean {
  if (parents.some((parent) => parent.on === node.on)) return false;
  if (!node.on) return parents.length === 1 && excludes(parents[0].candidate, node.candidate);
  const off = new Set(parents.map((parent) => parent.candidate));
  return rivalsOf(node.candidate, position).some(
    (rivals) => rivals.length === off.size && rivals.every((rival) => off.has(rival)),
  );
}

function excludes(on: Candidate, off: Candidate): boolean {
  if (on === off) return false;
  if (cellOf(on) === cellOf(off)) return true;
  return digitIn(on) === digitIn(off) && CLASSIC.peers[cellOf(on)].includes(cellOf(off));
}

/** The other candidates of the cell, and the other places of the digit in each house. */
function rivalsOf(candidate: Candidate, position: Position): readonly (readonly Candidate[])[] {
  const cell = cellOf(candidate);
  const digit = digitIn(candidate);
  const houses = CLASSIC.houses.filter((cells) => cells.includes(cell));
  const groups = [
    Array.from({ length: 9 }, (_, i) => cell * 9 + i),
    ...houses.map((cells) => Array.from(cells, (other) => other * 9 + digit - 1)),
  ];
  return groups.map((group) =>
    group.filter((it) => it !== candidate && position.has(cellOf(it), digitIn(it))),
  );
}

function text({ candidate, on }: ChainNode): string {
  return `cell ${cellOf(candidate)} ${on ? 'is' : 'is not'} ${digitIn(candidate)}`;
}
