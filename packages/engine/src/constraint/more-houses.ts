import type { Cells } from './constraint.ts';
import { differentCells, flag } from './forms.ts';
import { innerBoxes } from './inner-boxes.ts';
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
