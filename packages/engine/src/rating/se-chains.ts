import type { ForcingChainStep } from '../technique/chain-graph.ts';
import { lengthRating } from '../technique/explainer/chain/chain.ts';
import { DynamicChains } from '../technique/explainer/chain/dynamic.ts';
import { LinearChains } from '../technique/explainer/chain/linear-chains.ts';
import { MultipleChains } from '../technique/explainer/chain/multiple.ts';
import { NestedDeduction } from '../technique/explainer/chain/nested-deduction.ts';
import { NestedDynamicChains } from '../technique/explainer/chain/nested-dynamic.ts';
import { NestedLinearChains } from '../technique/explainer/chain/nested-linear.ts';
import { NestedMemory, NestedResults } from '../technique/explainer/chain/nested-memory.ts';
import { NestedMultipleChains } from '../technique/explainer/chain/nested-multiple.ts';
import { NishioChains } from '../technique/explainer/chain/nishio.ts';
import { type PatternOrder, Patterns } from '../technique/explainer/chain/patterns.ts';
import type { Position } from '../technique/position.ts';
import { type Work, workOf } from '../work/work.ts';
import { type Found, lazyProducer, type Producer, type RatedStep, withRating } from './producer.ts';

/** Chains without branches, and cycles. */
export function linear(): Producer {
  return lazyProducer(
    () => new LinearChains(),
    (step) => withRating(step, step.rating, step.chain),
  );
}

/** Nishio forcing chains. */
export function nishio(): Producer {
  return lazyProducer(() => new NishioChains(), rated(7.5));
}

/** Multiple forcing chains. */
export function multiple(): Producer {
  return lazyProducer(() => new MultipleChains(), rated(8.0));
}

/** Dynamic forcing chains. */
export function dynamic(): Producer {
  return lazyProducer(() => new DynamicChains(), rated(8.5));
}

/** Dynamic forcing chains with patterns. Default order: that of Sudoku Explainer 1.2.1. */
export function dynamicPlus(order?: PatternOrder): Producer {
  return longProducer(() => new DynamicChains(new Patterns(order)), 9.0);
}

/**
 * Dynamic forcing chains with nested chains. The nested chains are linear at level 2, linear or
 * multiple at level 3, and dynamic at level 4. At level 5 they are dynamic, or dynamic with nested
 * linear chains.
 */
export function nested(level: 2 | 3 | 4 | 5, order?: PatternOrder): Producer {
  const deduction = () => nestedDeduction(level, order);
  return longProducer(() => new DynamicChains(deduction()), 8.5 + level / 2);
}

/**
 * Level 4 of Sukaku Explainer. The nested chains are dynamic. If the limit is 1, the nested chains
 * use patterns. If it is 2, they also use nested linear chains. If it is 3, they also use nested
 * multiple chains.
 */
export function nestedDynamic(limit: 0 | 1 | 2 | 3, order: PatternOrder): Producer {
  const inner = {
    0: () => undefined,
    1: () => new NestedDeduction(new Patterns(order), []),
    2: () => nestedDeduction(2, order),
    3: () => nestedDeduction(3, order),
  };
  const deduction = () =>
    new NestedDeduction(new Patterns(order), [new NestedDynamicChains(inner[limit]())]);
  return longProducer(() => new DynamicChains(deduction()), 10.5);
}

function nestedDeduction(level: 2 | 3 | 4 | 5, order?: PatternOrder): NestedDeduction {
  const linear = new NestedMemory(new NestedLinearChains(), LINEAR);
  const searches = {
    2: () => [linear],
    3: () => [linear, new NestedMultipleChains()],
    4: () => [new NestedDynamicChains()],
    5: () => [new NestedDynamicChains(), new NestedDynamicChains(nestedDeduction(2, order))],
  };
  return new NestedDeduction(new Patterns(order), searches[level]());
}

/**
 * The linear chains found so far. All producers share them, because level 3 repeats the searches of
 * level 2.
 */
const LINEAR = new NestedResults();

/** Like `lazyProducer`, but for a search that takes long. */
function longProducer(make: () => DynamicChains, base: number): Producer {
  let search: DynamicChains | undefined;
  const rate = rated(base);
  return {
    begin(position: Position): Work<Found> {
      search ??= make();
      return workOf(found(search.search(position), rate));
    },
  };
}

function* found(
  search: Generator<undefined, ForcingChainStep | undefined>,
  rate: (step: ForcingChainStep) => RatedStep,
): Generator<undefined, Found> {
  const step = yield* search;
  return { step: step && rate(step) };
}

function rated(base: number): (step: ForcingChainStep) => RatedStep {
  return (step) => {
    const { complexity, sortKey } = step;
    return withRating(step, base + lengthRating(complexity), { complexity, sortKey });
  };
}
