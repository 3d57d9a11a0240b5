import { describe, expect, it } from 'vitest';
import { AlsWings } from '../../../src/technique/explainer/als-wings.ts';
import { cellOf, digitIn } from '../../../src/technique/step.ts';
import { positionWith, shown } from '../positions.ts';

const SAME = [0, 0, 0, 0, 0, 0, 0];
const wxyz = new AlsWings(3, SAME);

describe('an almost locked set and a bivalue cell', () => {
  it('remove z from the cells that see all its places', () => {
    const position = positionWith({ r1c1: '14', r1c2: '24', r1c3: '34', r5c1: '14' });
    const step = wxyz.find(position);
    expect(shown(step)).toBe('wxyz-wing r1c1 r1c2 r1c3 r5c1: r2c1-4 r3c1-4');
    expect(step?.pattern.digits).toEqual([1]);
  });

  it('remove all their digits if the bivalue cell sees all x and all z', () => {
    const position = positionWith({ r1c1: '123', r1c4: '34', r1c5: '34', r5c1: '12' });
    const step = wxyz.find(position);
    const removed = new Map(
      [1, 2, 3, 4].map((digit) => [
        digit,
        step?.eliminations.filter((it) => digitIn(it) === digit).map((it) => cellOf(it)),
      ]),
    );
    const column = [9, 18, 27, 45, 54, 63, 72];
    const row = [1, 2, 5, 6, 7, 8];
    expect(removed).toEqual(
      new Map([
        [1, column],
        [2, column],
        [3, row],
        [4, [...row, 12, 13, 14, 21, 22, 23]],
      ]),
    );
  });

  it('need one digit more than the set has cells', () => {
    const five = positionWith({ r1c1: '145', r1c2: '24', r1c3: '34', r5c1: '14' });
    expect(wxyz.find(five)).toBeUndefined();
  });

  it('need a bivalue cell that sees all cells with x', () => {
    const unseen = positionWith({ r1c1: '14', r1c2: '124', r1c3: '34', r5c1: '14' });
    expect(wxyz.find(unseen)).toBeUndefined();
  });

  it('prefer the lowest rank, then the most eliminations', () => {
    const cells = { r1c1: '14', r1c2: '24', r1c3: '34', r5c1: '14' };
    const large = { r9c7: '5678', r9c8: '678', r9c9: '678', r3c7: '58' };
    const position = positionWith({ ...cells, ...large });
    expect(new AlsWings(3, [0, 0, 0, 1, 2]).find(position)?.pattern.cells[0]).toBe(0);
    expect(new AlsWings(3, [0, 0, 2, 1, 0]).find(position)?.pattern.cells[0]).toBe(78);
  });

  it('may have up to six cells in the set', () => {
    const position = positionWith({
      r1c1: '17',
      r1c2: '27',
      r1c3: '37',
      r1c4: '47',
      r1c5: '57',
      r1c6: '67',
      r1c9: '17',
    });
    expect(shown(new AlsWings(6, SAME.concat(0)).find(position))).toMatch(/^tuvwxyz-wing/);
  });
});
