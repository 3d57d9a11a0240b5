import type { Cells } from './constraint.ts';
import { differentCells, flag } from './forms.ts';
import { regionsOf } from './layout.ts';
import type { Lowering } from './lowering.ts';
import { areAllDifferent, type Digits, digitsAt, type Rule, type Rules } from './rule.ts';
import type { Variant } from './variant.ts';

export const HOUSE_RULES: Rules<'diagonal' | 'windoku' | 'disjoint' | 'unique'> = {
  diagonal: houses({ down: flag }, ({ down }, { columns, rows }) => [
    Array.from(
      { length: Math.min(rows, columns) },
      (_, i) => (down ? i : rows - 1 - i) * columns + i,
    ),
  ]),
  windoku: houses({}, (_, variant) => innerBoxes(variant)),
  disjoint: houses({}, (_, { regions }) => {
    const all = regionsOf(regions);
    const most = Math.max(0, ...all.map((region) => region.length));
    return Array.from({ length: most }, (_, place) =>
      all.filter((region) => place < region.length).map((region) => region[place]),
    );
  }),
  unique: houses({ cells: differentCells }, ({ cells }) => [cells]),
};

function houses<C>(
  fields: Rule<C>['fields'],
  housesOf: (constraint: C, variant: Variant) => readonly Cells[],
): Rule<C> {
  return {
    fields,
    group(constraint: C, lowering: Lowering): void {
      for (const cells of housesOf(constraint, lowering.variant)) lowering.different(cells);
    },
    holds(constraint: C, digits: Digits, variant: Variant): boolean {
      const all = housesOf(constraint, variant);
      return all.every((cells) => areAllDifferent(digitsAt(cells, digits)));
    },
  };
}

/** The boxes of windoku: with a cell between them, and between them and the border. */
export function innerBoxes(variant: Variant): Cells[] {
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
function boxOf({ columns, least, most, regions }: Variant): { rows: number; columns: number } {
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
