import type { Constraint, ConstraintKind } from '../../constraint/constraint.ts';
import type { Variant } from '../../constraint/variant.ts';
import type { Geometry } from '../../grid/geometry.ts';
import type { Find } from '../any-size/find.ts';
import { anySizeFinders } from '../any-size/finders.ts';
import { findHiddenSingles } from '../any-size/singles.ts';
import { type TechniqueId, techniqueFacts } from '../technique-facts.ts';
import { dotChains, isDot } from './dot-chains.ts';
import { houseSums } from './house-sums.ts';
import { type LocalRule, LocalRules } from './local-rule.ts';
import { hasSeveral, RuleGroup } from './rule-groups.ts';
import { RuleSearch } from './rule-search.ts';

/** The techniques with a name of their own. */
const NAMED: Readonly<Partial<Record<ConstraintKind, TechniqueId>>> = {
  killer: 'cage-combinations',
  arrow: 'arrow-bounds',
  sum: 'sum-bounds',
  equal: 'sum-bounds',
  sumline: 'sum-bounds',
  quadruple: 'quadruple-digits',
  nonconsecutive: 'neighbour-rule',
  negative: 'neighbour-rule',
  thermo: 'thermo-bounds',
  whisper: 'whisper-polarity',
  renban: 'renban-runs',
  palindrome: 'palindrome-pairs',
  between: 'between-bounds',
  lockout: 'lockout-bounds',
  entropic: 'line-cycle',
  modular: 'line-cycle',
  sandwich: 'sandwich-combinations',
  xsum: 'x-sum-combinations',
  skyscraper: 'skyscraper-bounds',
};

/** What is in the geometry: more houses, and pairs of cells that differ. */
const IN_GEOMETRY: readonly ConstraintKind[] = [
  'diagonal',
  'windoku',
  'disjoint',
  'unique',
  'antiknight',
  'antiking',
];

/** The most tries for a rule with a house, which has many cells. */
const TRIES_WITH_HOUSE = 400;

/**
 * The techniques for a variant, and the finder of each. They search in boards of its geometry, and
 * keep what they know from one position to the next. None assumes that there is one solution: the
 * constraints do not treat digits alike.
 */
export function variantFinders(
  variant: Variant,
  geometry: Geometry,
): Readonly<Partial<Record<TechniqueId, Find>>> {
  const rules = new LocalRules(variant, geometry);
  const { constraints } = variant;
  const alone = constraints.filter((it) => !isDot(it)).flatMap((it) => rulesOf(it, rules));
  const dots = dotChains(constraints).flatMap((chain) => rules.of('dot-chain', chain) ?? []);
  const sums = houseSums(rules, constraints);
  const single = [...alone, ...dots].filter(
    (it) => it.technique !== 'neighbour-rule' && it.constraints.length === 1,
  );
  const found: Partial<Record<TechniqueId, Find>> = {
    'hidden-single': singlesIn('usual houses'),
    'extra-house-single': singlesIn('extra houses'),
    'rule-and-house': findWithHouses([...alone, ...dots], rules),
    'house-combinations': findInGroups(
      'house-combinations',
      [single, rules],
      [...geometry.houses.keys()].map((house) => [house]),
    ),
    'crossing-combinations': findInGroups(
      'crossing-combinations',
      [single, rules],
      crossings(geometry),
    ),
  };
  for (const rule of [...alone, ...dots, ...sums]) {
    const { technique } = rule;
    found[technique] ??= findOf(
      [...alone, ...dots, ...sums].filter((it) => it.technique === technique),
    );
  }
  const others = Object.entries(anySizeFinders) as [TechniqueId, Find][];
  return {
    ...Object.fromEntries(others.filter(([id]) => !techniqueFacts[id].assumesOneSolution)),
    ...found,
  };
}

/** Hidden singles. An extra house, such as a diagonal, is harder to see. */
function singlesIn(houses: 'usual houses' | 'extra houses'): Find {
  return function* (board) {
    for (const step of findHiddenSingles(board)) {
      if (!step) continue;
      const isExtra = step.pattern.houses[0] >= 3 * board.geometry.size;
      if (isExtra !== (houses === 'extra houses')) continue;
      yield isExtra ? { ...step, technique: 'extra-house-single' } : step;
    }
  };
}

function rulesOf(constraint: Constraint, rules: LocalRules): LocalRule[] {
  if (IN_GEOMETRY.includes(constraint.kind)) return [];
  const technique = NAMED[constraint.kind] ?? 'one-rule';
  if (technique === 'neighbour-rule') return rules.pairsOf(technique, constraint);
  return [rules.of(technique, [constraint])].filter((rule) => rule !== undefined);
}

function findOf(rules: readonly LocalRule[]): Find {
  const searches = rules.map((rule) => new RuleSearch(rule));
  return function* (board) {
    for (const search of searches) {
      yield* search.steps(board);
      yield;
    }
  };
}

/** Each rule with each house that has several of its cells. */
function findWithHouses(alone: readonly LocalRule[], rules: LocalRules): Find {
  let searches: readonly RuleSearch[] | undefined;
  return function* (board) {
    searches ??= alone.flatMap((rule) =>
      [...rules.geometry.houses.entries()]
        .filter(([, house]) => hasSeveral(rule, new Set(house)))
        .flatMap(([house]) => rules.together('rule-and-house', [rule], [house]) ?? [])
        .map((both) => new RuleSearch(both, TRIES_WITH_HOUSE)),
    );
    for (const search of searches) {
      yield* search.steps(board);
      yield;
    }
  };
}

/** Rules together, with a house or with several. */
function findInGroups(
  technique: TechniqueId,
  [alone, rules]: readonly [readonly LocalRule[], LocalRules],
  together: readonly (readonly number[])[],
): Find {
  let groups: readonly RuleGroup[] | undefined;
  return function* (board) {
    groups ??= together.map((houses) => new RuleGroup(technique, rules, alone, houses));
    for (const group of groups) {
      yield* group.steps(board);
      yield;
    }
  };
}

/** Each two houses with a cell in common. */
function crossings({ houses }: Geometry): number[][] {
  const all = [...houses.keys()];
  return all.flatMap((a) =>
    all
      .filter((b) => b > a && houses[a].some((cell) => houses[b].includes(cell)))
      .map((b) => [a, b]),
  );
}
