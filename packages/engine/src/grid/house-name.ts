import { formatCell } from './coordinate.ts';
import { type Geometry, internGeometry } from './geometry.ts';

/** What a house is, with its number counted from 1, or with its first cell if people do not number it. */
export type HousePlace =
  | { readonly kind: 'row' | 'column' | 'box' | 'region'; readonly number: number }
  | {
      readonly kind: 'diagonal' | 'window' | 'disjoint-group' | 'extra-region';
      readonly first: number;
    };

export function housePlaceOf(geometry: Geometry, house: number): HousePlace {
  const { houses, size } = internGeometry(geometry);
  const kind = (['row', 'column', boxKindOf(geometry)] as const)[Math.floor(house / size)];
  if (kind) return { kind, number: (house % size) + 1 };
  return { kind: extraKind(houses[house], internGeometry(geometry)), first: houses[house][0] };
}

export function boxKindOf({ boxRows }: Geometry): 'box' | 'region' {
  return boxRows > 0 ? 'box' : 'region';
}

function extraKind(cells: ArrayLike<number>, { box, column, houses, row, size }: Geometry) {
  const all = Array.from(cells);
  const [first] = all;
  if (all.every((cell) => row[cell] === column[cell])) return 'diagonal';
  if (all.every((cell) => row[cell] + column[cell] === size - 1)) return 'diagonal';
  const places = new Set(all.map((cell) => houses[2 * size + box[cell]].indexOf(cell)));
  if (places.size === 1) return 'disjoint-group';
  const width = all.filter((cell) => row[cell] === row[first]).length;
  const isRectangle = all.every(
    (cell, i) => cell === first + Math.floor(i / width) * size + (i % width),
  );
  return isRectangle && column[first] + width <= size ? 'window' : 'extra-region';
}

const EXTRA = {
  diagonal: 'the diagonal from',
  window: 'the window at',
  'disjoint-group': 'the disjoint group of',
  'extra-region': 'the extra region at',
};

/** The name of a house: "row 1", "box 5", "region 5" of a jigsaw, "the diagonal from r1c1". */
export function houseName(geometry: Geometry, house: number): string {
  const place = housePlaceOf(geometry, house);
  if ('number' in place) return `${place.kind} ${place.number}`;
  return `${EXTRA[place.kind]} ${formatCell(geometry, place.first)}`;
}
