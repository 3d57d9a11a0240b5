import { PEERS } from '../technique/classic-tables.ts';
import { type AlsWingDegree, AlsWings } from '../technique/explainer/als-wings.ts';
import { byLastBits } from '../technique/explainer/chain/exclusion-order.ts';
import type { PatternOrder } from '../technique/explainer/chain/patterns.ts';
import { StrongLinks, type StrongLinksDegree } from '../technique/explainer/strong-links.ts';
import type { ScaleEntry } from './scale.ts';
import { nestedDynamic } from './se-chains.ts';
import { explainerEntries, lazyEntry } from './se-scale.ts';

/** The order of patterns in dynamic chains. */
const ORDER: PatternOrder = { lockedByDigit: true, excluded: byLastBits };

/** An entry of both programs → the entries of Sukaku Explainer that come after it. */
const AFTER: Readonly<Record<string, readonly ScaleEntry[]>> = {
  'hidden triple': [strongLinks(4.0, 'two strong links', 2)],
  'hidden quadruple': [
    strongLinks(5.4, 'three strong links', 3),
    alsWing(5.5, 'WXYZ-Wing', 3, [0, 0, 5.5, 5.6, 5.5]),
  ],
  'bivalue universal grave': [
    strongLinks(5.8, 'four strong links', 4),
    alsWing(6.2, 'VWXYZ-Wing', 4, [0, 0, 6.3, 6.4, 6.3, 6.2]),
  ],
  'aligned pair exclusion': [alsWing(6.6, 'UVWXYZ-Wing', 5, Array(7).fill(6.6))],
  'forcing chains and cycles': [alsWing(7.5, 'TUVWXYZ-Wing', 6, Array(8).fill(7.5))],
};

/** The producers of Sukaku Explainer 1.18.1 with its default techniques, in its order. */
export const SUKAKU_SCALE: readonly ScaleEntry[] = [
  ...explainerEntries({
    peers: PEERS,
    lockedByDigit: true,
    loops: { keepsExtra: false, leastHidden: 2 },
    isBugCorrected: true,
    patterns: ORDER,
  }).flatMap((entry) => [entry, ...(AFTER[entry.name] ?? [])]),
  { least: 10.5, name: 'nested dynamic chains', make: () => nestedDynamic(0, ORDER) },
  { least: 10.5, name: 'nested dynamic chains, limit 1', make: () => nestedDynamic(1, ORDER) },
  { least: 10.5, name: 'nested dynamic chains, limit 2', make: () => nestedDynamic(2, ORDER) },
  { least: 10.5, name: 'nested dynamic chains, limit 3', make: () => nestedDynamic(3, ORDER) },
];

function strongLinks(least: number, name: string, degree: StrongLinksDegree): ScaleEntry {
  const make = () => new StrongLinks(degree);
  return lazyEntry(least, name, make, ({ variety }) => least + variety * 0.1);
}

/** @param ratings Greatest number of candidates of a cell of the set → rating. */
function alsWing(
  least: number,
  name: string,
  degree: AlsWingDegree,
  ratings: readonly number[],
): ScaleEntry {
  const make = () => new AlsWings(degree, ratings);
  return lazyEntry(least, name, make, ({ largest }) => ratings[largest]);
}
