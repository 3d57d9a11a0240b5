import type { DifferenceGraph } from '../../constraint/difference-graph.ts';

/** The kinds of rules, in the order of assembly/constraint/rule.ts. */
const KINDS = ['house', 'leftovers', 'sets', 'sum', 'matching', 'automaton'] as const;

/** A rule that takes values from its cells. */
export interface Rule {
  /** The rules with the lowest cost run first. */
  readonly cost: number;
  /** What assembly/constraint/rule.ts describes, with the indices of the cells. */
  readonly numbers: Int32Array;
}

/** @param needs What its kind needs. */
export function ruleOf(
  kind: (typeof KINDS)[number],
  cost: number,
  cells: Uint16Array,
  needs: ArrayLike<number>,
): Rule {
  const numbers = new Int32Array(3 + cells.length + needs.length);
  numbers[0] = numbers.length;
  numbers[1] = KINDS.indexOf(kind);
  numbers[2] = cells.length;
  numbers.set(cells, 3);
  numbers.set(needs, 3 + cells.length);
  return { cost, numbers };
}

/** With so many open cells, the sum of few cells is exact. */
const MOST_OPEN = 3;
/** What a rule needs if it is no sum of few cells. */
const NO_SUM: readonly number[] = [0, 0, 0, 0];

/** @param total The sum of the values, if the sets are all those with this sum. */
export function setsRule(
  cells: Uint16Array,
  sets: Int32Array,
  values: number,
  total: number | undefined,
): Rule {
  const sum = total === undefined ? NO_SUM : [1, total, values - 1, cells.length];
  const cost = cells.length + (total !== undefined && cells.length <= MOST_OPEN ? 10 : 20);
  return ruleOf('sets', cost, cells, [...sum, sets.length, ...sets]);
}

/** Cells with the same weight that hold different values make a clique. */
export function sumRule(
  cells: Uint16Array,
  weights: Int16Array,
  total: number,
  values: number,
  graph: DifferenceGraph,
): Rule {
  const groups = new Map<number, number[]>();
  for (let i = 0; i < cells.length; i++) {
    const group = groups.get(weights[i]);
    if (group) group.push(cells[i]);
    else groups.set(weights[i], [cells[i]]);
  }
  const heaviest = Math.max(...Array.from(groups.keys(), Math.abs));
  // All weights are multiplied by the first, so that cells of weight 1 come first, as few-cells.ts needs them.
  const sign = heaviest === 1 ? weights[0] : 1;
  const sorted: number[] = [];
  const cliques: number[] = [];
  for (const [weight, group] of groups) {
    for (const clique of graph.cliques(group)) {
      sorted.push(...clique);
      cliques.push(sorted.length, sign * weight, 0, 0, 0);
    }
  }
  const positives = groups.get(weights[0])!.length;
  const most = values - 1;
  const few = [1, sign * total + most * (cells.length - positives), most, positives];
  const cost = (cells.length > 5 ? 20 : 12) + cells.length;
  const count = cliques.length / 5;
  const needs = [...(heaviest === 1 ? few : NO_SUM), heaviest, sign * total, count, ...cliques];
  return ruleOf('sum', cost, new Uint16Array(sorted), needs);
}
