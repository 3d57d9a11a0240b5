import type { AlternatingChains } from '../../technique/hodoku/alternating-chains.ts';
import type { Position } from '../../technique/position.ts';
import { patternAs, type Step } from '../../technique/step.ts';
import { type ChainStep, compareChains, firstInOrder } from './step-order.ts';

/** HoDoKu collects all chains of a search and takes the first in its order. */
export function chainSearch(chains: AlternatingChains): (position: Position) => Step | undefined {
  return (position) => firstInOrder(collect(position, chains), compareChains);
}

function collect(position: Position, chains: AlternatingChains): ChainStep[] {
  const steps: ChainStep[] = [];
  chains.find(position, (step) => {
    steps.push({ ...step, nodeCount: nodeCountOf(step) });
    return false;
  });
  return steps;
}

function nodeCountOf(step: Step): number {
  return patternAs(step, 'chains').chains.reduce((sum, nodes) => sum + nodes.length, 0);
}
