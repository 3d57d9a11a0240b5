import { type Layout, usualHouses } from './geometry-tables.ts';
import { isObject, shown } from './wrong-kind.ts';

/** What is wrong in a layout, as an error of `layoutGeometry` says it. Undefined if nothing is. */
export function layoutFault(layout: Layout, maxSize: number): string | undefined {
  if (!isObject(layout)) return `expected a layout, got ${shown(layout)}`;
  const { apart = [], boxes, houses = [] }: Partial<Layout> = layout;
  if (!Array.isArray(boxes)) return `expected boxes to be a list, got ${shown(boxes)}`;
  const size = Math.sqrt(boxes.length);
  if (!Number.isInteger(size) || size < 1 || size > maxSize) {
    return `expected one box per cell of a square grid of at most ${maxSize} rows, got ${boxes.length}`;
  }
  const counts = Array.from({ length: size }, () => 0);
  for (const [cell, box] of boxes.entries()) {
    if (!isBelow(box, size)) return `boxes[${cell}]: expected 0 to ${size - 1}, got ${shown(box)}`;
    counts[box]++;
  }
  const uneven = counts.findIndex((count) => count !== size);
  if (uneven >= 0) return `box ${uneven}: expected ${size} cells, got ${counts[uneven]}`;
  return (
    groupsFault('houses', houses, size, boxes.length) ??
    groupsFault('apart', apart, 2, boxes.length)
  );
}

function groupsFault(
  name: string,
  groups: unknown,
  count: number,
  cells: number,
): string | undefined {
  if (!Array.isArray(groups)) return `expected ${name} to be a list, got ${shown(groups)}`;
  for (const [at, group] of groups.entries()) {
    const isGroup = Array.isArray(group) && new Set(group).size === count && group.length === count;
    if (!isGroup) return `${name}[${at}]: expected ${count} different cells`;
    const wrong = group.findIndex((cell) => !isBelow(cell, cells));
    if (wrong >= 0) {
      return `${name}[${at}][${wrong}]: expected a cell from 0 to ${cells - 1}, got ${shown(group[wrong])}`;
    }
  }
  return undefined;
}

function isBelow(value: unknown, limit: number): boolean {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < limit;
}

/**
 * The only way to write a layout: boxes numbered in the order of their first cells, groups sorted, none
 * twice, no extra house that is a row, column or box, and no pair that is together in a house.
 */
export function normalLayout({ apart = [], boxes, houses = [] }: Layout): Layout {
  const numbers = new Map<number, number>();
  for (const box of boxes) if (!numbers.has(box)) numbers.set(box, numbers.size);
  const ordered = boxes.map((box) => numbers.get(box)!);
  const usual = usualHouses(ordered);
  const known = new Set(usual.map(String));
  const more = sorted(houses).filter((house) => !known.has(String(house)));
  const together = [...usual, ...more].map((house) => new Set(house));
  const others = sorted(apart).filter(
    ([a, b]) => !together.some((house) => house.has(a) && house.has(b)),
  );
  return {
    boxes: ordered,
    ...(more.length > 0 && { houses: more }),
    ...(others.length > 0 && { apart: others.map(([a, b]) => [a, b]) }),
  };
}

/** The groups in ascending order, each with its cells in ascending order, and none twice. */
function sorted(groups: readonly (readonly number[])[]): number[][] {
  const byText = new Map(
    groups.map((group) => {
      const ascending = group.toSorted((a, b) => a - b);
      return [String(ascending), ascending];
    }),
  );
  return [...byText.values()].sort((one, other) => {
    const at = one.findIndex((cell, i) => cell !== other[i]);
    return at < 0 ? 0 : one[at] - other[at];
  });
}

/** The rows and columns of the boxes, if all of them are equal rectangles in their usual order. */
export function boxShapeOf({
  boxes,
}: Layout): readonly [rows: number, columns: number] | undefined {
  const size = Math.sqrt(boxes.length);
  for (let rows = 2; 2 * rows <= size; rows++) {
    const columns = size / rows;
    const fits = boxes.every(
      (box, cell) =>
        box === Math.floor(cell / size / rows) * rows + Math.floor((cell % size) / columns),
    );
    if (fits) return [rows, columns];
  }
  return undefined;
}
