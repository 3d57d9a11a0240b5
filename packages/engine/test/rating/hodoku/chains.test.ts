import { expect, it } from 'vitest';
import { describeWithData } from '../../../../../test/shared-data.ts';
import { sized } from '../../../../../test/size.ts';
import { CHAINS } from '../../../src/rating/hodoku/chains.ts';
import type { SearchId } from '../../../src/rating/hodoku/techniques.ts';
import type { AlternatingChains } from '../../../src/technique/alternating-chains.ts';
import { findAll } from '../../../src/technique/finder.ts';
import { RemotePairs } from '../../../src/technique/remote-pairs.ts';
import type { TechniqueId } from '../../../src/technique/step.ts';
import { TurbotFish, XChains } from '../../../src/technique/x-chains.ts';
import { XyChains } from '../../../src/technique/xy-chains.ts';
import { compare, newComparison, type Search } from './hodoku-differ.ts';
import { readHodokuLog } from './hodoku-log.ts';
import { faultOf, readLibrary } from './library.ts';

const FINDERS: Readonly<Partial<Record<TechniqueId, () => AlternatingChains>>> = {
  'turbot-fish': () => new TurbotFish(),
  'x-chain': () => new XChains(),
  'xy-chain': () => new XyChains(),
  'remote-pair': () => new RemotePairs(),
};

describeWithData('the chains of HoDoKu', () => {
  it('are taken in its order', () => {
    const comparison = newComparison();
    const every = sized(20, 1);
    let number = 0;
    for (const logged of readHodokuLog()) {
      if (number++ % every === 0) compare(logged, searches(), comparison);
    }
    expect(comparison.puzzles).toBe(Math.ceil(number / every));
    expect(comparison.steps).toBeGreaterThan(0.15 * comparison.puzzles);
    expect(comparison.differences.slice(0, 10)).toEqual([]);
  });

  it('are found in its library', () => {
    const cases = readLibrary(Object.keys(FINDERS) as TechniqueId[]);
    expect(cases.length).toBeGreaterThan(40);
    const faults = cases.flatMap((it) => {
      const chains = FINDERS[it.technique]?.();
      const found = findAll(it.position, (position, receive) =>
        chains ? chains.find(position, receive) : false,
      );
      return faultOf(it, found, ({ pattern }) => pattern.digits) ?? [];
    });
    expect(faults).toEqual([]);
  });
});

/** The searches of one path. */
function searches(): ReadonlyMap<SearchId, Search> {
  return new Map(
    Object.entries(CHAINS).map(([id, newSearch]) => [id as SearchId, newSearch()] as const),
  );
}
