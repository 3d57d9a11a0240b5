import { describe, expect, it } from 'vitest';
import { StrongLinks } from '../../../src/technique/explainer/strong-links.ts';
import { Position } from '../../../src/technique/position.ts';
import { confine, shown } from '../positions.ts';

/**
 * Removes digit 1 from all cells of these houses except these cells. House 0 is row 1, house 9 is
 * column 1, and house 18 is box 1.
 */
function withLinks(links: readonly (readonly [number, string])[]): Position {
  const position = new Position();
  for (const [house, cells] of links) confine(position, house, 1, cells);
  return position;
}

const SKYSCRAPER = withLinks([
  [0, 'r1c1 r1c5'],
  [4, 'r5c1 r5c6'],
]);
const KITE = withLinks([
  [0, 'r1c2 r1c7'],
  [9, 'r2c1 r8c1'],
]);
const EMPTY_RECTANGLE = withLinks([
  [18, 'r1c2 r1c3 r2c1 r3c1'],
  [13, 'r1c5 r6c5'],
]);
const LOOP = withLinks([
  [0, 'r1c1 r1c5'],
  [4, 'r5c1 r5c5'],
]);

describe('two strong links', () => {
  const links = new StrongLinks(2);

  it('in two rows remove the digit from the cells that see both ends', () => {
    const step = links.find(SKYSCRAPER);
    const removed = 'r2c6-1 r3c6-1 r4c5-1 r6c5-1';
    expect(shown(step)).toBe(`two-strong-links r1c5 r1c1 r5c1 r5c6: ${removed}`);
    expect(step?.pattern.houses).toEqual([0, 4, 9]);
    expect(step?.variety).toBe(0);
  });

  it('in a row and a column meet in a box', () => {
    const step = links.find(KITE);
    expect(shown(step)).toBe('two-strong-links r1c7 r1c2 r2c1 r8c1: r8c7-1');
    expect(step?.variety).toBe(1);
  });

  it('may have ends of several cells', () => {
    const step = links.find(EMPTY_RECTANGLE);
    expect(shown(step)).toBe('two-strong-links r2c1 r3c1 r1c2 r1c3 r1c5 r6c5: r6c1-1');
    const nodes = [[9, 18], [1, 2], [4], [49]].map((cells) => ({ cells }));
    expect(step?.pattern).toMatchObject({ chains: [nodes] });
    expect(step?.variety).toBe(3);
  });

  it('in a loop remove the digit at all their ends', () => {
    const step = links.find(LOOP);
    const cells = step?.eliminations.map((candidate) => Math.floor(candidate / 9));
    const rows = [1, 2, 3, 5, 6, 7, 8];
    expect(cells).toEqual(rows.flatMap((row) => [row * 9, row * 9 + 4]));
    expect(step?.pattern.houses).toEqual([0, 4, 13, 9]);
  });

  it('need a house that both inner ends are in', () => {
    const apart = withLinks([
      [0, 'r1c1 r1c5'],
      [4, 'r5c2 r5c8'],
    ]);
    expect(links.find(apart)).toBeUndefined();
  });

  it('are found again in another position', () => {
    expect(links.find(new Position())).toBeUndefined();
    expect(links.find(KITE)).toEqual(new StrongLinks(2).find(KITE));
  });
});

describe('more strong links', () => {
  const three = withLinks([
    [0, 'r1c1 r1c5'],
    [3, 'r4c1 r4c9'],
    [7, 'r8c6 r8c9'],
  ]);
  const four = withLinks([
    [0, 'r1c1 r1c5'],
    [3, 'r4c1 r4c9'],
    [7, 'r8c3 r8c9'],
    [5, 'r6c3 r6c6'],
  ]);

  it('form longer chains', () => {
    expect(new StrongLinks(2).find(three)).toBeUndefined();
    expect(shown(new StrongLinks(3).find(three))).toBe(
      'three-strong-links r1c5 r1c1 r4c1 r4c9 r8c9 r8c6: r2c6-1 r3c6-1 r7c5-1 r9c5-1',
    );
    expect(new StrongLinks(4).find(four)?.pattern.cells).toEqual([4, 0, 27, 35, 71, 65, 47, 50]);
  });
});
