import type { ChainStep } from '../technique/chain/chain.ts';
import { DynamicChains } from '../technique/chain/dynamic.ts';
import { MultipleChains } from '../technique/chain/multiple.ts';
import { NishioChains } from '../technique/chain/nishio.ts';
import type { Position } from '../technique/position.ts';
import type { Producer, RatedStep } from './producer.ts';

/** A search for chains of one kind. */
interface ChainSearch {
  find(position: Position): ChainStep | undefined;
}

/** Nishio forcing chains. */
export function nishio(): Producer {
  return chainProducer(new NishioChains(), 7.5);
}

/** Multiple forcing chains. */
export function multiple(): Producer {
  return chainProducer(new MultipleChains(), 8.0);
}

/** Dynamic forcing chains. */
export function dynamic(): Producer {
  return chainProducer(new DynamicChains(), 8.5);
}

function chainProducer(search: ChainSearch, base: number): Producer {
  return {
    find(position: Position): RatedStep | undefined {
      const step = search.find(position);
      if (!step) return undefined;
      const { complexity, sortKey } = step;
      return { ...step, rating: base + lengthRating(complexity), chain: { complexity, sortKey } };
    },
  };
}

/** What Sudoku Explainer adds to the rating of chains with this number of nodes. */
function lengthRating(complexity: number): number {
  let added = 0;
  // The limits are 4, 6, 8, 12, 16, 24 …
  let limit = 4;
  for (let even = true; complexity - 2 > limit; even = !even) {
    added += 0.1;
    limit = even ? (limit * 3) / 2 : (limit * 4) / 3;
  }
  return added;
}
