import type { Step, TechniqueId } from '../technique/step.ts';
import { hodokuName, hodokuNotation } from './hodoku-notation.ts';
import { cellBlocks, placed, removedDigits } from './notations/cells.ts';
import { eurekaChain, eurekaLoop, eurekaSets } from './notations/eureka-chain.ts';

const CHAINS: Readonly<Partial<Record<TechniqueId, (step: Step) => string>>> = {
  'turbot-fish': eurekaChain,
  'x-chain': eurekaChain,
  'xy-chain': eurekaChain,
  'remote-pair': eurekaChain,
  aic: eurekaChain,
  'grouped-aic': eurekaChain,
  'discontinuous-nice-loop': eurekaChain,
  'grouped-discontinuous-nice-loop': eurekaChain,
  'continuous-nice-loop': eurekaLoop,
  'grouped-continuous-nice-loop': eurekaLoop,
  'als-xy-chain': eurekaSets,
};

/**
 * Writes a chain in Eureka notation: `XY-Chain: (8=9)r3c8 - (9=3)r7c8 - (3=8)r7c1 => -8 r3c1`. Other
 * steps, and forcing chains, are in HoDoKu's notation.
 *
 * @throws RangeError if the technique is not one of HoDoKu's.
 */
export function eurekaNotation(step: Step): string {
  const chain = CHAINS[step.technique];
  if (!chain) return hodokuNotation(step);
  return `${hodokuName(step)}: ${chain(step)} => ${conclusion(step)}`;
}

/** `-8 r3c9, r5c28; -9 r3c9`, or `r3c9=8` */
function conclusion({ eliminations, placement }: Step): string {
  if (placement !== undefined) return placed(placement);
  return removedDigits(eliminations)
    .map(({ cells, digit }) => `-${digit} ${cellBlocks(cells).join(', ')}`)
    .join('; ');
}
