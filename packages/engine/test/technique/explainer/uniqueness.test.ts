import { describe, expect, it } from 'vitest';
import { assumesOneSolution } from '../../../src/rating/hodoku/hodoku-scale.ts';
import { findUniqueLoops } from '../../../src/technique/explainer/unique-loops.ts';
import { uniquenessSteps } from '../../../src/technique/explainer/uniqueness.ts';
import type { Position } from '../../../src/technique/position.ts';
import { confine, leaveOnly, positionWith, shown } from '../positions.ts';

const KINDS = [2, 0, 1];

/** All steps, as text. */
function stepsIn(position: Position): string[] {
  const found: string[] = [];
  findUniqueLoops(position, {
    kinds: KINDS,
    keepsExtra: true,
    visit: (loop) => {
      found.push(
        ...uniquenessSteps(position, loop, { kinds: KINDS }).map(({ step }) => shown(step)),
      );
      return false;
    },
  });
  return found;
}

describe('a unique rectangle', () => {
  const three = { r1c1: '12', r1c2: '12', r4c1: '12' };

  it('loses both digits of the cell that has more (type 1)', () => {
    expect(stepsIn(positionWith({ ...three, r4c2: '129' }))).toEqual([
      'uniqueness-test-1 r1c1 r1c2 r4c2 r4c1: r4c2-1 r4c2-2',
    ]);
  });

  it('is none if it is in one or in four boxes, or has no cell with more candidates', () => {
    expect(stepsIn(positionWith({ r1c1: '12', r1c4: '12', r4c1: '12', r4c4: '129' }))).toEqual([]);
    expect(stepsIn(positionWith({ r1c1: '12', r1c2: '12', r2c1: '12', r2c2: '129' }))).toEqual([]);
    expect(stepsIn(positionWith({ ...three, r4c2: '12' }))).toEqual([]);
  });

  it('with one more digit removes it from the cells that see it (type 2)', () => {
    const position = positionWith({ r1c1: '12', r1c2: '12', r4c1: '129', r4c2: '129' });
    confine(position, 3, 9, 'r4c1 r4c2 r4c7');
    confine(position, 21, 9, 'r4c1 r4c2 r6c3');
    expect(stepsIn(position)).toContain('uniqueness-test-2 r1c1 r1c2 r4c2 r4c1: r4c7-9 r6c3-9');
  });

  it('forms a naked subset with other cells (type 3)', () => {
    const position = positionWith({
      r1c1: '12',
      r1c2: '12',
      r4c1: '128',
      r4c2: '129',
      r4c5: '89',
      r4c6: '78',
    });
    confine(position, 3, 8, 'r4c1 r4c5 r4c6');
    confine(position, 3, 9, 'r4c2 r4c5');
    expect(stepsIn(position)).toContain('uniqueness-test-3 r1c1 r1c2 r4c2 r4c1: r4c6-8');
  });

  it('forms a hidden subset with other cells (type 3)', () => {
    const position = positionWith({
      r1c1: '12',
      r1c2: '12',
      r4c1: '128',
      r4c2: '129',
      r4c9: '1267',
    });
    confine(position, 3, 1, 'r4c1 r4c2 r4c9');
    confine(position, 3, 2, 'r4c1 r4c2 r4c9');
    expect(stepsIn(position)).toContain('uniqueness-test-3 r1c1 r1c2 r4c2 r4c1: r4c9-6 r4c9-7');
  });

  it('loses a digit if the other has no other place (type 4)', () => {
    const position = positionWith({ r1c1: '12', r1c2: '12', r4c1: '1289', r4c2: '1278' });
    confine(position, 3, 2, 'r4c1 r4c2');
    expect(stepsIn(position)).toContain('uniqueness-test-4 r1c1 r1c2 r4c2 r4c1: r4c1-1 r4c2-1');
  });
});

describe('a unique loop', () => {
  const five = { r1c1: '45', r1c4: '45', r2c4: '45', r2c7: '45', r3c7: '45' };

  /** Steps in a position where only these cells have 4 and 5. */
  function loopSteps(cells: Readonly<Record<string, string>>): string[] {
    const position = positionWith(cells);
    leaveOnly(position, '45', Object.keys(cells));
    return stepsIn(position);
  }

  it('assumes one solution, as a rectangle does', () => {
    expect(assumesOneSolution('unique-loop-1')).toBe(true);
  });

  it('may have six cells', () => {
    expect(loopSteps({ ...five, r3c1: '456' })).toEqual([
      'unique-loop-1 r1c1 r3c1 r3c7 r2c7 r2c4 r1c4: r3c1-4 r3c1-5',
    ]);
  });

  it('may have more than two cells with more candidates if they have the same digit', () => {
    const open = { ...five, r1c4: '456', r2c4: '456', r3c1: '456' };
    expect(loopSteps(open)).toEqual([
      'unique-loop-2 r1c1 r3c1 r3c7 r2c7 r2c4 r1c4: r3c4-6 r3c5-6 r3c6-6',
    ]);
    expect(loopSteps({ ...open, r3c1: '457' })).toEqual([]);
  });

  it('has no house with a single cell', () => {
    expect(loopSteps({ ...five, r4c1: '456' })).toEqual([]);
  });
});
