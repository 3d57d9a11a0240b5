import { describe, expect, it } from 'vitest';
import { PEERS } from '../../src/technique/classic-tables.ts';
import { findWing } from '../../src/technique/wings.ts';
import { positionWith, shown } from './positions.ts';

const XY = { pivot: 2, peers: PEERS } as const;
const XYZ = { pivot: 3, peers: PEERS } as const;

describe('a wing', () => {
  it('of a pivot with two candidates removes z from the cells that see both pincers', () => {
    const position = positionWith({ r1c1: '12', r1c5: '13', r5c1: '23' });
    expect(shown(findWing(position, XY))).toBe('xy-wing r1c1 r1c5 r5c1: r5c5-3');
    position.eliminate(40, 3);
    expect(findWing(position, XY)).toBeUndefined();
  });

  it('of a pivot with three candidates removes z from the cells that see all three', () => {
    const position = positionWith({ r1c1: '123', r1c5: '13', r2c2: '23' });
    expect(shown(findWing(position, XYZ))).toBe('xyz-wing r1c1 r1c5 r2c2: r1c2-3 r1c3-3');
    expect(findWing(position, XY)).toBeUndefined();
  });

  it('has three digits in all, and none in all three cells of an XY-Wing', () => {
    expect(findWing(positionWith({ r1c1: '12', r1c5: '13', r5c1: '24' }), XY)).toBeUndefined();
    expect(findWing(positionWith({ r1c1: '12', r1c5: '13', r5c1: '13' }), XY)).toBeUndefined();
    expect(findWing(positionWith({ r1c1: '123', r1c5: '13', r5c1: '24' }), XYZ)).toBeUndefined();
  });
});
