import { expect, it } from 'vitest';
import { describeWithData } from '../../../../../test/shared-data.ts';
import { findAll } from '../../../src/technique/finder.ts';
import type { FishDegree, FishKind } from '../../../src/technique/fish-kind.ts';
import { fishFinder } from '../../../src/technique/general-fish.ts';
import { siameseFish } from '../../../src/technique/siamese-fish.ts';
import type { FishSize } from '../../../src/technique/step.ts';
import { faultOf, type LibraryCase, readLibrary } from './library.ts';

const SIZES: readonly FishSize[] = [
  'x-wing',
  'swordfish',
  'jellyfish',
  'squirmbag',
  'whale',
  'leviathan',
];
const SHAPES: readonly [string, FishKind['shape']][] = [
  ['mutant-', 'mutant'],
  ['franken-', 'franken'],
  ['', 'basic'],
];
const PREFIXES = [
  '',
  'finned-',
  'sashimi-',
  'franken-',
  'finned-franken-',
  'finned-mutant-',
] as const;

/** Which fish to look for in a case. */
function kindOf({ technique }: LibraryCase): FishKind {
  const degree = (SIZES.findIndex((size) => technique.endsWith(size)) + 2) as FishDegree;
  const [, shape] = SHAPES.find(([prefix]) => technique.includes(prefix))!;
  return { degree, shape, fins: 'any' };
}

describeWithData('the fish of the library of HoDoKu', () => {
  it.each(PREFIXES)('are found: %s', (prefix) => {
    const techniques = SIZES.map((size) => `${prefix}${size}` as const);
    const cases = readLibrary(techniques);
    expect(cases.length).toBeGreaterThan(2);
    const faults = cases.flatMap((it) => {
      const fish = findAll(it.position, fishFinder(kindOf(it)));
      return (
        faultOf(it, it.siamese ? siameseFish(fish) : fish, ({ pattern }) => pattern.digits) ?? []
      );
    });
    expect(faults).toEqual([]);
  });
});
