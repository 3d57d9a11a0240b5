import type { Automaton, LinearSum, PairTable, ValueSets } from '../../constraint/compiled.ts';
import type { Constraint } from '../../constraint/constraint.ts';
import { Lowering } from '../../constraint/lowering.ts';
import { ruleOf } from '../../constraint/rules.ts';
import type { Variant } from '../../constraint/variant.ts';
import type { Geometry } from '../../grid/geometry.ts';
import type { RuleSum } from '../pattern.ts';
import type { TechniqueId } from '../technique-facts.ts';

/** More cells do not fit the bits of a number. */
const MOST_CELLS = 30;

/**
 * What some constraints, and some houses, say about a few cells. The numbers of cells in its tables are
 * places in `cells`.
 */
export interface LocalRule {
  readonly technique: TechniqueId;
  readonly constraints: readonly Constraint[];
  readonly houses: readonly number[];
  /** The sum that follows from the constraints and the houses, if only this sum is used. */
  readonly sum?: RuleSum;
  /** The cells of the constraints, or of the sum. */
  readonly core: readonly number[];
  /** Place → its cell, ascending. */
  readonly cells: readonly number[];
  /** Place → the digits that the rule allows whatever the other cells hold. */
  readonly allowed: Int32Array;
  /** Place → the places with other digits: bit i is place i. */
  readonly different: Int32Array;
  readonly pairs: readonly PairTable[];
  readonly sets: readonly ValueSets[];
  readonly sums: readonly LinearSum[];
  readonly automata: readonly Automaton[];
}

type Parts = Pick<LocalRule, 'pairs' | 'sets' | 'sums' | 'automata'>;
type About = Pick<LocalRule, 'technique' | 'constraints' | 'houses' | 'sum'> &
  Partial<Pick<LocalRule, 'core'>>;

const NOTHING: Parts = { pairs: [], sets: [], sums: [], automata: [] };

/** The rules of a variant, lowered one by one, in a geometry that holds the cells of groups different. */
export class LocalRules {
  readonly geometry: Geometry;
  private readonly variant: Variant;

  constructor(variant: Variant, geometry: Geometry) {
    this.variant = variant;
    this.geometry = geometry;
  }

  /** What some constraints say. Undefined if houses and pairs of different cells say it all. */
  of(technique: TechniqueId, constraints: readonly Constraint[]): LocalRule | undefined {
    const rule = this.made({ technique, constraints, houses: [] }, this.lowered(constraints));
    if (!rule) return undefined;
    // A sentence names the middle of a palindrome too, though it may have any digit.
    const named = constraints.flatMap((it) => ('cells' in it ? it.cells : []));
    return { ...rule, core: [...new Set([...rule.core, ...named])].sort((a, b) => a - b) };
  }

  /** The pairs of cells that a rule for neighbours is about, each as a rule of its own. */
  pairsOf(technique: TechniqueId, constraint: Constraint): LocalRule[] {
    const { domains, pairs } = this.lowered([constraint]);
    return pairs.flatMap((pair) => {
      const about = { technique, constraints: [constraint], houses: [] };
      return this.made(about, { ...NOTHING, pairs: [pair], domains }) ?? [];
    });
  }

  /** A sum of the values of some cells. */
  ofSum(about: Omit<About, 'technique'>, sum: LinearSum): LocalRule | undefined {
    return this.made({ technique: 'innies-outies', ...about }, { ...NOTHING, sums: [sum] });
  }

  /** What some rules say together with some houses. */
  together(
    technique: TechniqueId,
    parts: readonly LocalRule[],
    houses: readonly number[],
  ): LocalRule | undefined {
    const { geometry } = this;
    const all = (1 << geometry.size) - 1;
    const domains = new Int32Array(geometry.cells).fill(all);
    for (const { allowed, cells } of parts) {
      for (const [place, cell] of cells.entries()) domains[cell] &= allowed[place];
    }
    const own = parts.map(({ automata, cells, pairs, sets, sums }) => {
      const inGrid = (list: Uint16Array): Uint16Array => list.map((place) => cells[place]);
      return {
        pairs: pairs.map((it) => ({ ...it, a: cells[it.a], b: cells[it.b] })),
        sets: sets.map((it) => ({ ...it, cells: inGrid(it.cells) })),
        sums: sums.map((it) => ({ ...it, cells: inGrid(it.cells) })),
        automata: automata.map((it) => ({ ...it, cells: inGrid(it.cells) })),
      };
    });
    const about = {
      technique,
      constraints: [...new Set(parts.flatMap(({ constraints }) => constraints))],
      core: [...new Set(parts.flatMap(({ core }) => core))],
      houses,
    };
    return this.made(about, {
      domains,
      pairs: own.flatMap(({ pairs }) => pairs),
      sets: [
        ...own.flatMap(({ sets }) => sets),
        ...houses.map((it) => ({ cells: geometry.houses[it], sets: Int32Array.of(all) })),
      ],
      sums: own.flatMap(({ sums }) => sums),
      automata: own.flatMap(({ automata }) => automata),
    });
  }

  private lowered(constraints: readonly Constraint[]): Parts & { readonly domains: Int32Array } {
    const lowering = new Lowering(this.variant);
    for (const constraint of constraints) ruleOf(constraint).group?.(constraint, lowering);
    for (const constraint of constraints) ruleOf(constraint).lower?.(constraint, lowering);
    return lowering.compiled();
  }

  private made(
    about: About,
    { automata, domains, pairs, sets, sums }: Parts & { readonly domains?: Int32Array },
  ): LocalRule | undefined {
    const { geometry } = this;
    const all = (1 << geometry.size) - 1;
    const restricted = [...(domains ?? [])].flatMap((set, cell) => (set === all ? [] : cell));
    const listed = [
      ...pairs.flatMap(({ a, b }) => [a, b]),
      ...[...sets, ...sums, ...automata].flatMap(({ cells }) => [...cells]),
      ...restricted,
    ];
    const cells = [...new Set(listed)].sort((a, b) => a - b);
    if (cells.length === 0 || cells.length > MOST_CELLS) return undefined;
    const places = (list: Uint16Array): Uint16Array => list.map((cell) => cells.indexOf(cell));
    return {
      core: cells,
      ...about,
      cells,
      allowed: Int32Array.from(cells, (cell) => domains?.[cell] ?? all),
      different: Int32Array.from(cells, (cell) => placesSeen(cell, cells, geometry)),
      pairs: pairs.map((it) => ({ ...it, a: cells.indexOf(it.a), b: cells.indexOf(it.b) })),
      sets: sets.map((it) => ({ ...it, cells: places(it.cells) })),
      sums: sums.map((it) => ({ ...it, cells: places(it.cells) })),
      automata: automata.map((it) => ({ ...it, cells: places(it.cells) })),
    };
  }
}

function placesSeen(cell: number, cells: readonly number[], { peers }: Geometry): number {
  return cells.reduce((set, other, i) => (peers[cell].includes(other) ? set | (1 << i) : set), 0);
}
