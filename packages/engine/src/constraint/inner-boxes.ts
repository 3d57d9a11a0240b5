import type { Geometry } from '../grid/geometry.ts';
import type { Cells } from './constraint.ts';
import { regionsOf } from './layout.ts';
import type { Variant } from './variant.ts';

type Shape = Pick<Variant, 'columns' | 'least' | 'most' | 'regions' | 'rows'>;

/** The boxes of windoku: with a cell between them, and between them and the border. */
export function innerBoxes(variant: Shape): Cells[] {
  const { columns, rows } = variant;
  const box = boxOf(variant);
  const boxes: Cells[] = [];
  for (let top = 1; top + box.rows < rows; top += box.rows + 1) {
    for (let left = 1; left + box.columns < columns; left += box.columns + 1) {
      const cells: number[] = [];
      for (let i = 0; i < box.rows * box.columns; i++) {
        const row = top + Math.floor(i / box.columns);
        cells.push(row * columns + left + (i % box.columns));
      }
      boxes.push(cells);
    }
  }
  return boxes;
}

/** The shape of the first region, or of the widest box that is not higher than wide. */
function boxOf({ columns, least, most, regions }: Shape): { rows: number; columns: number } {
  const values = most - least + 1;
  const first = regionsOf(regions)[0] ?? [];
  const width = first.filter((cell) => cell < first[0] - (first[0] % columns) + columns).length;
  const isBox = first.every(
    (cell, i) => cell === first[0] + Math.floor(i / width) * columns + (i % width),
  );
  if (isBox && first.length === values) return { rows: values / width, columns: width };
  let high = Math.floor(Math.sqrt(values));
  while (values % high !== 0) high--;
  return { rows: high, columns: values / high };
}

export function innerBoxesOf({ box, size }: Geometry): Cells[] {
  return innerBoxes({ rows: size, columns: size, least: 1, most: size, regions: [...box] });
}
