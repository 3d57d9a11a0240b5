import { expect, it } from 'vitest';
import { describeWithData } from '../../../../../test/shared-data.ts';
import { WINGS } from '../../../src/rating/hodoku/wings.ts';
import { PEERS } from '../../../src/technique/classic-tables.ts';
import type { Finder } from '../../../src/technique/finder.ts';
import type { TechniqueId } from '../../../src/technique/step.ts';
import { findWWings } from '../../../src/technique/w-wing.ts';
import { findWings } from '../../../src/technique/wings.ts';
import { checkLibrary } from './family-library.ts';
import { compareWithLog } from './family-log.ts';

describeWithData('the wings of HoDoKu', () => {
  it('are taken in its order', () => {
    const { differences, puzzles, steps } = compareWithLog(WINGS);
    expect(steps).toBeGreaterThan(puzzles / 4);
    expect(differences.slice(0, 10)).toEqual([]);
  });

  it.each<[TechniqueId, Finder]>([
    ['w-wing', findWWings],
    ['xy-wing', (position, receive) => findWings(position, { pivot: 2, peers: PEERS }, receive)],
    ['xyz-wing', (position, receive) => findWings(position, { pivot: 3, peers: PEERS }, receive)],
  ])('include those of its regression library: %s', (technique, finder) => {
    const { cases, faults } = checkLibrary(technique, () => finder);
    expect(cases).toBeGreaterThan(4);
    expect(faults).toEqual([]);
  });
});
