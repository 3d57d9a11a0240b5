import { COUNT } from '../classic-tables.ts';
import type { Position } from '../position.ts';
import type { Candidate } from '../step.ts';
import type { ChainKind, LinearChainStep } from './chain.ts';
import { ChainTree } from './chain-tree.ts';
import { cycleStep, eliminatingStep, placingStep } from './linear-steps.ts';
import { Links } from './links.ts';

const KINDS: readonly ChainKind[] = ['x', 'y', 'xy'];

/**
 * Finds forcing chains without branches, and cycles, as "Forcing Chains & Cycles" of Sudoku
 * Explainer 1.2.1 does: for each kind of links, each cell and each digit, it looks for the cycles
 * through this candidate, for a chain that turns it off if it is on, and for one that turns it on if
 * it is off.
 */
export class LinearChains {
  private readonly links = new Links();
  private readonly trees = KINDS.map((kind) => ({ kind, tree: new ChainTree(this.links, kind) }));

  /**
   * Finds all steps, in the order of Sudoku Explainer: by rating, complexity, sort key and the order
   * in which they are found. Of several steps with the same eliminations, only the first is kept.
   */
  all(position: Position): LinearChainStep[] {
    this.links.build(position);
    const found: LinearChainStep[] = [];
    for (const { kind, tree } of this.trees) {
      for (let candidate = 0; candidate < 729; candidate++) {
        const cell = Math.floor(candidate / 9);
        const digits = position.candidates[cell];
        if ((digits & (1 << (candidate - cell * 9))) === 0 || COUNT[digits] < 2) continue;
        // A Y cycle goes through cells with two candidates only.
        if (kind !== 'y') this.stepsFrom(position, tree, kind, candidate, found);
        else if (COUNT[digits] === 2) this.cyclesFrom(position, tree, kind, candidate, found);
      }
    }
    return withoutRepeats(found.sort(compareSteps));
  }

  private stepsFrom(
    position: Position,
    tree: ChainTree,
    kind: ChainKind,
    source: Candidate,
    found: LinearChainStep[],
  ): void {
    const { links } = this;
    this.cyclesFrom(position, tree, kind, source, found);
    const last = tree.firstThatTurnsOff(source);
    if (last !== undefined) found.push(eliminatingStep(links, tree, kind, source, last));
    tree.growFromOff(source);
    if (tree.isOn(source)) found.push(placingStep(position, links, tree, kind, source));
  }

  /** Finds the cycles from the source, and leaves in the tree what follows if the source is on. */
  private cyclesFrom(
    position: Position,
    tree: ChainTree,
    kind: ChainKind,
    source: Candidate,
    found: LinearChainStep[],
  ): void {
    const { links } = this;
    tree.growFromOn(source);
    for (const [last, off] of tree.cyclesOf(source)) {
      const step = cycleStep(position, links, tree, kind, source, last, off);
      if (step) found.push(step);
    }
  }
}

function compareSteps(a: LinearChainStep, b: LinearChainStep): number {
  return (
    a.rating - b.rating ||
    a.chain.complexity - b.chain.complexity ||
    a.chain.sortKey - b.chain.sortKey
  );
}

function withoutRepeats(steps: readonly LinearChainStep[]): LinearChainStep[] {
  const seen = new Set<string>();
  return steps.filter(({ eliminations }) => {
    const key = eliminations.join(' ');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
