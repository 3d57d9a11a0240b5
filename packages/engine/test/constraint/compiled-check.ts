import type { Compiled } from '../../src/constraint/compiled.ts';

/** Whether a full grid of digits obeys everything in a compiled variant. */
export function obeys(compiled: Compiled, digits: readonly number[]): boolean {
  const { apart, automata, distinct, domains, houses, least, pairs, sets, sums } = compiled;
  const values = digits.map((digit) => digit - least);
  const has = (set: number, value: number): boolean => ((set >> value) & 1) === 1;
  return (
    values.every((value, cell) => has(domains[cell], value)) &&
    houses.every((cells) => unionOf(cells, values) > 0) &&
    distinct.every((cells) => unionOf(cells, values) > 0) &&
    apart.every((a, i) => i % 2 === 1 || values[a] !== values[apart[i + 1]]) &&
    pairs.every(({ a, allowed, b }) => has(allowed[values[a]], values[b])) &&
    sets.every((rule) => rule.sets.includes(unionOf(rule.cells, values))) &&
    sums.every(({ cells, total, weights }) => {
      return cells.reduce((sum, cell, i) => sum + weights[i] * values[cell], 0) === total;
    }) &&
    automata.every(({ accepts, cells, next }) => {
      const end = cells.reduce(
        (state, cell) => (state < 0 ? -1 : next[state * compiled.values + values[cell]]),
        0,
      );
      return end >= 0 && accepts[end] === 1;
    })
  );
}

/** The set of the values of these cells, or 0 if two of them are equal. */
function unionOf(cells: Uint16Array, values: readonly number[]): number {
  let union = 0;
  for (const cell of cells) {
    const value = 1 << values[cell];
    if ((union & value) !== 0) return 0;
    union |= value;
  }
  return union;
}
