import { CLASSIC } from '../../src/grid/geometry.ts';
import type { ChainGraph, ChainNode, ForcingChainStep } from '../../src/technique/chain-graph.ts';
import { Position } from '../../src/technique/position.ts';
import { type Candidate, cellOf, digitIn } from '../../src/technique/step.ts';

/**
 * Returns what is wrong with the chains of a step, one message per flaw. It uses the rules of
 * Sudoku only:
 *
 * - a candidate is off if its only parent is on and excludes it;
 * - a candidate is on if its parents are all other candidates of its cell, or all other places of
 *   its digit in a house, and all of them are off;
 * - a candidate is off because of a pattern or nested chains if singles lead from it to a
 *   contradiction, once the parents are removed.
 */
export function flawsOf(step: ForcingChainStep, position: Position): string[] {
  const flaws = step.chains.flatMap((chain) => flawsOfChain(chain, position));
  const nested = new Set(step.chains.flat().flatMap((node) => node.nested ?? []));
  const complexities = [...nested].map((it) => it.complexity);
  const nodes = [...step.chains.map((chain) => chain.length), ...complexities];
  const complexity = nodes.reduce((total, count) => total + count, 0);
  if (complexity !== step.complexity) {
    flaws.push(`${complexity} nodes, but complexity ${step.complexity}`);
  }
  for (const chain of step.chains) {
    if (assumptionsOf(chain).length !== 1) flaws.push('a chain without a single assumption');
  }
  return flaws;
}

/** The nodes of a chain without parents. */
export function assumptionsOf(chain: ChainGraph): readonly ChainNode[] {
  return chain.filter((node) => node.parents.length === 0);
}

function flawsOfChain(chain: ChainGraph, position: Position): string[] {
  return chain.flatMap((node, i) => {
    const parents = node.parents.map((index) => chain[index]);
    if (parents.length === 0 || follows(node, parents, position)) return [];
    return [`node ${i}: ${text(node)} from ${parents.map(text).join(', ')}`];
  });
}

function follows(node: ChainNode, parents: readonly ChainNode[], position: Position): boolean {
  if (node.group === undefined) {
    return parents.every((parent) => !parent.on) && isExcluded(node, parents, position);
  }
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
  return groupsOf(candidate).map((group) =>
    group.filter((it) => it !== candidate && position.has(cellOf(it), digitIn(it))),
  );
}

/** All candidates of the cell, and all places of the digit in each house. */
function groupsOf(candidate: Candidate): readonly (readonly Candidate[])[] {
  const cell = cellOf(candidate);
  const digit = digitIn(candidate);
  const houses = CLASSIC.houses.filter((cells) => cells.includes(cell));
  return [
    Array.from({ length: 9 }, (_, i) => cell * 9 + i),
    ...houses.map((cells) => Array.from(cells, (other) => other * 9 + digit - 1)),
  ];
}

/** Whether a node that is off follows from a pattern or from nested chains. */
function isExcluded(node: ChainNode, parents: readonly ChainNode[], position: Position): boolean {
  const rest = new Position(position);
  for (const { candidate } of parents) rest.eliminate(cellOf(candidate), digitIn(candidate));
  const flaws = node.nested?.chains.flatMap((chain) => flawsOfChain(chain, rest)) ?? [];
  return flaws.length === 0 && leadsToContradiction(node.candidate, rest);
}

/** Whether naked and hidden singles lead from a candidate to a contradiction. */
function leadsToContradiction(candidate: Candidate, position: Position): boolean {
  const rest = new Position(position);
  const pending = [candidate];
  for (const next of pending) {
    const cell = cellOf(next);
    if (rest.values[cell] === digitIn(next)) continue;
    if (!rest.has(cell, digitIn(next))) return true;
    const touched = rivalsOf(next, rest).flat();
    rest.place(cell, digitIn(next));
    for (const group of touched.flatMap(groupsOf)) {
      const left = group.filter((it) => rest.has(cellOf(it), digitIn(it)));
      if (left.length > 1 || group.some((it) => rest.values[cellOf(it)] === digitIn(it))) continue;
      if (left.length === 0) return true;
      pending.push(left[0]);
    }
  }
  return false;
}

function text({ candidate, on }: ChainNode): string {
  return `cell ${cellOf(candidate)} ${on ? 'is' : 'is not'} ${digitIn(candidate)}`;
}
