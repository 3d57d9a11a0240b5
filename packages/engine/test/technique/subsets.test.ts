import { describe, expect, it } from 'vitest';
import { ASCENDING_SETS, setsWithin } from '../../src/technique/combinations.ts';
import {
  eliminateFromHidden,
  findHiddenSubset,
  findNakedSubset,
  placeBesideHidden,
  type SubsetDegree,
} from '../../src/technique/subsets.ts';
import { confine, positionWith, shown } from './positions.ts';

/** Row 1 and column 1. */
function search(degree: SubsetDegree, blanks = 0) {
  return { degree, houses: Uint8Array.of(0, 9), sets: setsWithin(ASCENDING_SETS[degree]), blanks };
}

describe('a naked subset', () => {
  it('removes its digits from the rest of the house', () => {
    const position = positionWith({ r1c1: '12', r1c2: '12', r1c3: '123', r1c4: '245' });
    for (const cell of [4, 5, 6, 7, 8]) for (const digit of [1, 2]) position.eliminate(cell, digit);
    const expected = 'naked-pair r1c1 r1c2: r1c3-1 r1c3-2 r1c4-2';
    expect(shown(findNakedSubset(position, search(2)))).toBe(expected);
  });

  it('may lack some of its digits in each cell', () => {
    const triple = positionWith({ r1c2: '12', r1c5: '23', r1c9: '13', r1c1: '14' });
    for (const cell of [2, 3, 5, 6, 7]) {
      for (const digit of [1, 2, 3]) triple.eliminate(cell, digit);
    }
    expect(shown(findNakedSubset(triple, search(3)))).toBe('naked-triple r1c2 r1c5 r1c9: r1c1-1');
    const quadruple = positionWith({ r1c1: '12', r2c1: '23', r3c1: '34', r5c1: '14', r9c1: '35' });
    for (const digit of [1, 2, 3, 4]) {
      for (const cell of [27, 45, 54, 63]) quadruple.eliminate(cell, digit);
    }
    const expected = 'naked-quadruple r1c1 r2c1 r3c1 r5c1: r9c1-3';
    expect(shown(findNakedSubset(quadruple, search(4)))).toBe(expected);
  });

  it('has no further digit, a candidate to remove, and enough blanks', () => {
    expect(findNakedSubset(positionWith({ r1c1: '12', r1c2: '123' }), search(2))).toBeUndefined();
    const pair = { r1c1: '12', r1c2: '12' };
    expect(findNakedSubset(positionWith(pair), search(2, 9))).toBeDefined();
    expect(findNakedSubset(positionWith(pair), search(2, 10))).toBeUndefined();
    const rest = ['r1c3', 'r1c4', 'r1c5', 'r1c6', 'r1c7', 'r1c8', 'r1c9'];
    const alone = positionWith({
      ...pair,
      ...Object.fromEntries(rest.map((it) => [it, '3456789'])),
    });
    expect(findNakedSubset(alone, search(2))).toBeUndefined();
  });
});

describe('a hidden subset', () => {
  it('removes the other digits from its cells', () => {
    const position = positionWith({ r1c4: '126', r1c8: '1278' });
    confine(position, 0, 1, 'r1c4 r1c8');
    confine(position, 0, 2, 'r1c4 r1c8');
    const expected = 'hidden-pair r1c4 r1c8: r1c4-6 r1c8-7 r1c8-8';
    expect(shown(findHiddenSubset(position, search(2), eliminateFromHidden))).toBe(expected);
    const triple = positionWith({ r1c1: '129', r2c1: '23', r3c1: '13' });
    confine(triple, 9, 1, 'r1c1 r3c1');
    confine(triple, 9, 2, 'r1c1 r2c1');
    confine(triple, 9, 3, 'r2c1 r3c1');
    expect(shown(findHiddenSubset(triple, search(3), eliminateFromHidden))).toBe(
      'hidden-triple r1c1 r2c1 r3c1: r1c1-9',
    );
  });

  it('may leave another digit one place', () => {
    const position = positionWith({});
    confine(position, 0, 1, 'r1c4 r1c8');
    confine(position, 0, 2, 'r1c4 r1c8');
    confine(position, 0, 9, 'r1c2 r1c4 r1c8');
    confine(position, 0, 5, 'r1c4 r1c7');
    expect(shown(findHiddenSubset(position, search(2), placeBesideHidden))).toBe(
      'hidden-pair r1c4 r1c8: r1c7=5',
    );
  });

  it('has as many places as digits', () => {
    const position = positionWith({});
    confine(position, 0, 1, 'r1c4 r1c8');
    confine(position, 0, 2, 'r1c4 r1c9');
    expect(findHiddenSubset(position, search(2), eliminateFromHidden)).toBeUndefined();
  });
});
