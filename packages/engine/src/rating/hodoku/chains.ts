/**
 * The searches for chains without branches. HoDoKu collects all chains of a search and takes the
 * first in its order.
 */
import type { AlternatingChains } from '../../technique/alternating-chains.ts';
import type { Position } from '../../technique/position.ts';
import { RemotePairs } from '../../technique/remote-pairs.ts';
import type { Step } from '../../technique/step.ts';
import { TurbotFish, XChains } from '../../technique/x-chains.ts';
import { XyChains } from '../../technique/xy-chains.ts';
import type { Search, Searches } from './search.ts';
import { type ChainStep, compareChains, firstInOrder } from './step-order.ts';

export const CHAINS: Searches = {
  'remote-pair': () => searchOf(new RemotePairs()),
  'turbot-fish': () => searchOf(new TurbotFish()),
  'x-chain': () => searchOf(new XChains()),
  'xy-chain': () => searchOf(new XyChains()),
};

function searchOf(chains: AlternatingChains): Search {
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

function nodeCountOf({ pattern: { chains = [] } }: Step): number {
  return chains.reduce((count, nodes) => count + nodes.length, 0);
}
