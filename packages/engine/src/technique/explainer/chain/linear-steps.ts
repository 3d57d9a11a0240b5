import type { Position } from '../../position.ts';
import { type Candidate, candidatesIn, cellOf, digitIn } from '../../step.ts';
import {
  CAUSE,
  type Cause,
  type ChainKind,
  chainRating,
  cycleRating,
  type LinearChain,
  type LinearChainStep,
  SORT_KEY,
} from './chain.ts';
import { weakCause } from './chain-links.ts';
import type { ChainTree } from './chain-tree.ts';
import { cycleEliminations } from './cycle-eliminations.ts';
import { houseOf } from './groups.ts';
import { groupOf } from './linear-graphs.ts';
import { isOn, type Literal, oppositeOf, subjectOf } from './literal.ts';

/**
 * The step of a forcing chain that eliminates its source. If the source is on, `last` is on too,
 * and `last` turns the source off.
 */
export function eliminatingStep(
  tree: ChainTree,
  source: Candidate,
  last: Candidate,
): LinearChainStep {
  const proof = chainTo(tree, last);
  proof.literals.unshift(oppositeOf(source));
  proof.causes.unshift(weakCause(last, source));
  return chainStep(tree.kind, proof, [source], undefined);
}

/**
 * The step of a forcing chain that places its source. If the source is off, the chain turns it on.
 */
export function placingStep(
  { candidates }: Position,
  tree: ChainTree,
  source: Candidate,
): LinearChainStep {
  const cell = cellOf(source);
  const eliminations = candidatesIn(cell, candidates[cell] & ~(1 << (digitIn(source) - 1)));
  return chainStep(tree.kind, chainTo(tree, source), eliminations, source);
}

/**
 * The step of cycle i of a tree. Suppose that a cell outside the cycle sees two candidates of the
 * cycle with the same digit, one that is on and one that is off. In either direction of the cycle,
 * one of the two is on. So the digit is eliminated from the cell.
 *
 * Returns undefined if the cycle eliminates nothing.
 */
export function cycleStep(
  position: Position,
  tree: ChainTree,
  source: Candidate,
  i: number,
): LinearChainStep | undefined {
  const { links, kind } = tree;
  const last = tree.last[i];
  const off = tree.off[i];
  const eliminations = cycleEliminations(position, tree, last, off);
  if (eliminations.length === 0) return undefined;
  const proof = chainTo(tree, last);
  proof.literals.unshift(source, oppositeOf(off));
  proof.causes.unshift(links.strongCauseOf(off, source), weakCause(last, off));
  const complexity = proof.literals.length - 1;
  return {
    technique: `${kind}-cycle`,
    get pattern() {
      return patternOf(proof);
    },
    eliminations,
    placement: undefined,
    rating: cycleRating(kind, complexity),
    chain: { complexity, sortKey: SORT_KEY[kind] },
    proof,
  };
}

function chainStep(
  kind: ChainKind,
  proof: LinearChain,
  eliminations: readonly Candidate[],
  placement: Candidate | undefined,
): LinearChainStep {
  const complexity = proof.literals.length;
  return {
    technique: kind === 'x' ? 'x-chain' : 'xy-chain',
    get pattern() {
      return patternOf(proof);
    },
    eliminations,
    placement,
    rating: chainRating(kind, complexity),
    chain: { complexity, sortKey: SORT_KEY[kind] },
    proof,
  };
}

interface GrowingChain {
  readonly literals: Literal[];
  readonly causes: Cause[];
}

/** The chain to a candidate that the tree turns on. */
function chainTo(tree: ChainTree, conclusion: Candidate): GrowingChain {
  const literals: Literal[] = [];
  const causes: Cause[] = [];
  let on = conclusion;
  for (;;) {
    literals.push(on);
    const off = tree.offBefore[on];
    if (off < 0) break;
    causes.push(tree.links.strongCauseOf(off, on));
    literals.push(oppositeOf(off));
    const before = tree.onBefore[off];
    if (before < 0) break;
    causes.push(weakCause(before, off));
    on = before;
  }
  causes.push(CAUSE.start);
  return { literals, causes };
}

/** The chain in order from its assumption to its conclusion. */
function patternOf({ causes, literals }: LinearChain): LinearChainStep['pattern'] {
  const nodes = literals
    .map((literal, i) => {
      const on = isOn(literal);
      const subject = subjectOf(literal);
      const group = on ? groupOf(literal, causes[i]) : undefined;
      const house = group === undefined ? undefined : houseOf(group);
      const node = { cells: [cellOf(subject)], digit: digitIn(subject), on };
      return house === undefined ? node : { ...node, house };
    })
    .reverse();
  return {
    kind: 'chains',
    cells: [...new Set(nodes.flatMap(({ cells }) => cells))],
    digits: [...new Set(nodes.map(({ digit }) => digit))],
    houses: [],
    chains: [nodes],
  };
}
