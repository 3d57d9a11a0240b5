import type { Of } from '../../constraint/rule.ts';
import type { Geometry } from '../../grid/geometry.ts';
import type { LocalRule, LocalRules } from './local-rule.ts';

/** A cage with a sum. */
type Cage = Of<'killer'> & { readonly sum: number };

/** The most innies and outies of a sum. */
const MOST_CELLS = 4;
/** The most rows or columns side by side. */
const MOST_HOUSES = 3;

/** The sums that follow from cages and houses (the 45 rule), those of the fewest cells first. */
export function houseSums(rules: LocalRules, constraints: LocalRule['constraints']): LocalRule[] {
  const cages = constraints.filter(
    (it): it is Cage =>
      it.kind === 'killer' && it.sum !== undefined && new Set(it.cells).size === it.cells.length,
  );
  if (cages.length === 0) return [];
  const found = new Map<string, LocalRule>();
  for (const houses of areasOf(rules.geometry)) {
    for (const chosen of choicesOf(cages, cellsOf(houses, rules.geometry))) {
      const rule = sumOf(chosen, houses, rules);
      const key = rule && JSON.stringify(rule.sum);
      if (key && !found.has(key)) found.set(key, rule);
    }
  }
  return [...found.values()].sort((a, b) => a.cells.length - b.cells.length);
}

/** Each house, and up to three rows or columns side by side. */
function areasOf({ size }: Geometry): number[][] {
  const areas: number[][] = [];
  for (let count = 1; count <= MOST_HOUSES; count++) {
    for (let first = 0; first < (count === 1 ? 3 : 2) * size; first++) {
      if ((first % size) + count > size) continue;
      areas.push(Array.from({ length: count }, (_, i) => first + i));
    }
  }
  return areas;
}

function cellsOf(houses: readonly number[], geometry: Geometry): ReadonlySet<number> {
  return new Set(houses.flatMap((house) => [...geometry.houses[house]]));
}

/** The cages inside an area, those that touch it, and those that are mostly inside. */
function choicesOf(cages: readonly Cage[], area: ReadonlySet<number>): Cage[][] {
  const shares = cages.map(({ cells }) => {
    const inside = cells.filter((cell) => area.has(cell)).length;
    return { inside, outside: cells.length - inside };
  });
  return [
    cages.filter((_, i) => shares[i].outside === 0),
    cages.filter((_, i) => shares[i].inside > 0),
    cages.filter((_, i) => shares[i].inside > shares[i].outside),
  ];
}

function sumOf(
  cages: readonly Cage[],
  houses: readonly number[],
  rules: LocalRules,
): LocalRule | undefined {
  const { geometry } = rules;
  const area = cellsOf(houses, geometry);
  const covered = cages.flatMap(({ cells }) => cells);
  // Cages that overlap cover a cell twice.
  if (cages.length === 0 || new Set(covered).size < covered.length) return undefined;
  const innies = [...area].filter((cell) => !covered.includes(cell)).sort((a, b) => a - b);
  const outies = covered.filter((cell) => !area.has(cell)).sort((a, b) => a - b);
  const count = innies.length + outies.length;
  if (count === 0 || count > MOST_CELLS) return undefined;
  const { size } = geometry;
  const caged = cages.reduce((sum, cage) => sum + cage.sum, 0);
  const total = (houses.length * size * (size + 1)) / 2 - caged;
  return rules.ofSum(
    { constraints: cages, houses, sum: { innies, outies, total } },
    {
      cells: Uint16Array.from([...innies, ...outies]),
      weights: Int16Array.from([...innies.map(() => 1), ...outies.map(() => -1)]),
      // The digits are one more than the values.
      total: total - innies.length + outies.length,
    },
  );
}
