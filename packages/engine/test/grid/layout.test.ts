import { describe, expect, it } from 'vitest';
import { Random } from '../../src/generate/random.ts';
import { CLASSIC, geometry, internGeometry, layoutGeometry } from '../../src/grid/geometry.ts';
import { gridOf, isSolution } from '../../src/grid/grid.ts';
import { quarterTurn, transformed } from '../../src/grid/transform.ts';
import { layoutsOf } from '../layouts.ts';

const boxes = [...CLASSIC.box];
const DIAGONAL = [0, 10, 20, 30, 40, 50, 60, 70, 80];

describe('the geometry of a layout', () => {
  it('is that of its boxes if it has nothing else', () => {
    expect(layoutGeometry({ boxes })).toBe(CLASSIC);
    const turned = [...geometry(3, 2).box].map((box) => 5 - box);
    expect(layoutGeometry({ boxes: turned })).toBe(geometry(3, 2));
  });

  it('is the same object, however the layout is written', () => {
    const one = layoutGeometry({ boxes, houses: [DIAGONAL], apart: [[0, 11]] });
    const other = layoutGeometry({
      boxes: boxes.map((box) => 8 - box),
      houses: [DIAGONAL.toReversed(), DIAGONAL, DIAGONAL.map((_, i) => i)],
      apart: [
        [11, 0],
        [0, 1],
        [0, 10],
      ],
    });
    expect(other).toBe(one);
    expect(one).not.toBe(CLASSIC);
  });

  it('is found again from a copy', () => {
    for (const shape of Object.values(layoutsOf(CLASSIC, new Random('copies')))) {
      expect(internGeometry(structuredClone(shape))).toBe(shape);
      expect(internGeometry(JSON.parse(JSON.stringify(shape)))).toBe(shape);
      expect(internGeometry(shape)).toBe(shape);
    }
  });

  it('has the peers of its houses and pairs', () => {
    const { houses, housesOf, peers } = layoutGeometry({
      boxes,
      houses: [DIAGONAL],
      apart: [
        [0, 11],
        [0, 14],
      ],
    });
    expect(houses).toHaveLength(28);
    expect([...housesOf[40]]).toEqual([4, 13, 22, 27]);
    expect(peers[0]).toHaveLength(20 + 6 + 1);
    expect(peers[14]).toContain(0);
    expect(peers[40]).not.toContain(0 + 1);
  });

  it('moves with its grid', () => {
    const shape = layoutGeometry({ boxes, houses: [DIAGONAL], apart: [[0, 14]] });
    const empty = gridOf(shape, new Uint8Array(81));
    const turned = transformed(empty, quarterTurn(shape));
    expect(turned.geometry.layout?.houses).toEqual([[8, 16, 24, 32, 40, 48, 56, 64, 72]]);
    expect(turned.geometry.layout?.apart).toEqual([[8, 52]]);
    const again = [1, 2, 3].reduce((grid) => transformed(grid, quarterTurn(grid.geometry)), turned);
    expect(again.geometry).toBe(shape);
  });

  it('decides what a solution is', () => {
    const digits = Array.from(
      { length: 16 },
      (_, cell) => [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1][cell],
    );
    const usual = [...geometry(2, 2).box];
    expect(isSolution(gridOf(layoutGeometry({ boxes: usual }), digits))).toBe(true);
    expect(
      isSolution(gridOf(layoutGeometry({ boxes: usual, houses: [[0, 5, 10, 15]] }), digits)),
    ).toBe(false);
    expect(isSolution(gridOf(layoutGeometry({ boxes: usual, apart: [[0, 6]] }), digits))).toBe(
      false,
    );
    expect(isSolution(gridOf(layoutGeometry({ boxes: usual, apart: [[0, 11]] }), digits))).toBe(
      true,
    );
  });

  it.each([
    [
      { boxes: boxes.slice(1) },
      'expected one box per cell of a square grid of at most 25 rows, got 80',
    ],
    [{ boxes: boxes.with(7, 9) }, 'boxes[7]: expected 0 to 8, got 9'],
    [{ boxes: boxes.with(7, 0) }, 'box 0: expected 9 cells, got 10'],
    [{ boxes, houses: [DIAGONAL, [1, 2]] }, 'houses[1]: expected 9 different cells'],
    [
      { boxes, houses: [DIAGONAL.with(3, 81)] },
      'houses[0][3]: expected a cell from 0 to 80, got 81',
    ],
    [{ boxes, apart: [[4, 4]] as [number, number][] }, 'apart[0]: expected 2 different cells'],
  ])('refuses %j', (layout, message) => {
    expect(() => layoutGeometry(layout)).toThrow(new RangeError(message));
  });
});
