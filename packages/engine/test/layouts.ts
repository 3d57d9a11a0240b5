import type { Random } from '../src/generate/random.ts';
import { randomGrid } from '../src/generate/random-grid.ts';
import { type Geometry, geometry, layoutGeometry } from '../src/grid/geometry.ts';

const KNIGHT = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
] as const;
const KING = [
  [1, 1],
  [1, -1],
] as const;

/** All pairs of cells with one of these offsets, rows down and columns to the right. */
function pairsAt({ cells, size }: Geometry, offsets: readonly (readonly [number, number])[]) {
  const pairs: [number, number][] = [];
  for (let cell = 0; cell < cells; cell++) {
    for (const [down, right] of offsets) {
      const row = Math.floor(cell / size) + down;
      const column = (cell % size) + right;
      if (row < size && column >= 0 && column < size) pairs.push([cell, row * size + column]);
    }
  }
  return pairs;
}

function diagonals(size: number): number[][] {
  const rows = Array.from({ length: size }, (_, row) => row);
  return [rows.map((row) => row * (size + 1)), rows.map((row) => (row + 1) * (size - 1))];
}

/** The inner boxes of Windoku. */
function windows(): number[][] {
  const corners = [10, 14, 46, 50];
  return corners.map((corner) =>
    [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => corner + 9 * row + column)),
  );
}

/** Boxes that exchange cells with the same digit of a solution, so that it is still one. */
function pieces(shape: Geometry, random: Random): number[] {
  const { digits } = randomGrid(shape, random);
  const boxes = [...shape.box];
  for (let i = 0; i < 2 * shape.size; i++) {
    const a = random.below(shape.cells);
    const same = [...digits.keys()].filter((cell) => digits[cell] === digits[a]);
    const b = same[random.below(same.length)];
    [boxes[a], boxes[b]] = [boxes[b], boxes[a]];
  }
  return boxes;
}

/** Shapes with more than usual boxes, by name. */
export function layoutsOf(shape: Geometry, random: Random): Record<string, Geometry> {
  const boxes = [...shape.box];
  const { size } = shape;
  return {
    jigsaw: layoutGeometry({ boxes: pieces(shape, random) }),
    diagonal: layoutGeometry({ boxes, houses: diagonals(size) }),
    ...(size === 9 && { windoku: layoutGeometry({ boxes, houses: windows() }) }),
    'anti-knight': layoutGeometry({ boxes, apart: pairsAt(shape, KNIGHT) }),
    'anti-king': layoutGeometry({ boxes, apart: pairsAt(shape, KING) }),
    mixed: layoutGeometry({
      boxes,
      houses: diagonals(size).slice(1),
      apart: pairsAt(shape, KING),
    }),
  };
}

export const SIX: Geometry = geometry(2, 3);
