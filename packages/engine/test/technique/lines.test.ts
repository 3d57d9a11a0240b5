import { describe, expect, it } from 'vitest';
import { ASCENDING_SETS } from '../../src/technique/combinations.ts';
import { findFish } from '../../src/technique/explainer/fish.ts';
import {
  crossingsOf,
  eliminateLocked,
  findLockedCandidates,
  placeBesideLocked,
} from '../../src/technique/locked-candidates.ts';
import { confine, positionWith, shown } from './positions.ts';

const BOX_ROW = crossingsOf(2, 0);
const COLUMN_BOX = crossingsOf(1, 2);

describe('locked candidates', () => {
  it('of a box are removed from the rest of the line', () => {
    const position = positionWith({
      r2c9: '12',
      r2c4: '346',
      r2c5: '347',
      r2c6: '348',
      r2c7: '349',
    });
    confine(position, 18, 5, 'r2c1 r2c3');
    expect(shown(findLockedCandidates(position, BOX_ROW, eliminateLocked))).toBe(
      'locked-candidates-1 r2c1 r2c3: r2c8-5',
    );
  });

  it('of a line are removed from the rest of the box', () => {
    const position = positionWith({ r4c4: '12', r5c4: '12', r4c6: '12', r5c6: '12', r6c6: '15' });
    confine(position, 13, 5, 'r4c5 r5c5 r6c5');
    expect(shown(findLockedCandidates(position, COLUMN_BOX, eliminateLocked))).toBe(
      'locked-candidates-2 r4c5 r5c5 r6c5: r6c4-5 r6c6-5',
    );
  });

  it('may leave the digit one place in another box', () => {
    const position = positionWith({});
    confine(position, 18, 5, 'r2c1 r2c3');
    confine(position, 20, 5, 'r2c7 r2c8 r3c9');
    expect(shown(findLockedCandidates(position, BOX_ROW, placeBesideLocked))).toBe(
      'locked-candidates-1 r2c1 r2c3: r3c9=5',
    );
    position.eliminate(26, 5);
    expect(findLockedCandidates(position, BOX_ROW, placeBesideLocked)).toBeUndefined();
  });

  it('have at least two places', () => {
    const position = positionWith({});
    confine(position, 18, 5, 'r2c1');
    expect(findLockedCandidates(position, BOX_ROW, eliminateLocked)).toBeUndefined();
  });
});

describe('a fish', () => {
  it('of rows removes its digit from the rest of the columns', () => {
    const position = positionWith({});
    confine(position, 1, 7, 'r2c3 r2c8');
    confine(position, 5, 7, 'r6c3 r6c8');
    const search = { degree: 2, base: 0, sets: ASCENDING_SETS[2] } as const;
    expect(shown(findFish(position, search))).toBe(
      'x-wing r2c3 r2c8 r6c3 r6c8: r1c3-7 r1c8-7 r3c3-7 r3c8-7 r4c3-7 r4c8-7 r5c3-7 r5c8-7 ' +
        'r7c3-7 r7c8-7 r8c3-7 r8c8-7 r9c3-7 r9c8-7',
    );
    position.eliminate(11, 7);
    expect(findFish(position, search)).toBeUndefined();
  });

  it('of columns may have two of three places in each', () => {
    const position = positionWith({});
    confine(position, 9, 4, 'r1c1 r5c1');
    confine(position, 12, 4, 'r5c4 r9c4');
    confine(position, 17, 4, 'r1c9 r9c9');
    for (const row of [0, 4])
      confine(position, row, 4, `r${row + 1}c1 r${row + 1}c4 r${row + 1}c9`);
    confine(position, 8, 4, 'r9c2 r9c4 r9c9');
    expect(shown(findFish(position, { degree: 3, base: 1, sets: ASCENDING_SETS[3] }))).toBe(
      'swordfish r1c1 r1c9 r5c1 r5c4 r9c4 r9c9: r9c2-4',
    );
  });

  it('of four lines is a jellyfish', () => {
    const position = positionWith({});
    confine(position, 0, 1, 'r1c1 r1c2');
    confine(position, 2, 1, 'r3c2 r3c4');
    confine(position, 4, 1, 'r5c4 r5c7');
    confine(position, 7, 1, 'r8c1 r8c7');
    const step = findFish(position, { degree: 4, base: 0, sets: ASCENDING_SETS[4] });
    expect(step?.technique).toBe('jellyfish');
    expect(step?.pattern).toMatchObject({ houses: [0, 2, 4, 7], cover: [9, 10, 12, 15] });
    expect(step?.eliminations).toHaveLength(20);
  });
});
