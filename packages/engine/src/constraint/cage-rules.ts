import {
  cell,
  cells,
  differentCells,
  digitSet,
  list,
  noMoreThanDigits,
  optional,
  whole,
  wrong,
} from './forms.ts';
import type { Lowering } from './lowering.ts';
import { areAllDifferent, digitsAt, type Rules, sumOf } from './rule.ts';

/** The number in a bulb has no more digits. */
const MOST_BULB = 3;

export const CAGE_RULES: Rules<'killer' | 'sum' | 'arrow' | 'equal' | 'sets'> = {
  killer: {
    fields: { cells: cells(), sum: optional(whole(0)) },
    faultOf: ({ cells }, place, bounds) => noMoreThanDigits(cells, `${place}.cells`, bounds),
    group({ cells, sum }, lowering) {
      const members = [...new Set(cells)];
      if (sum === undefined || members.length < cells.length) lowering.different(members);
      else lowering.differentSum(cells, sum);
    },
    lower({ cells, sum }, lowering) {
      if (sum !== undefined && new Set(cells).size < cells.length)
        lowering.weightedSum(cells, ones(cells.length), sum);
    },
    holds({ cells, sum }, digits) {
      const all = digitsAt(cells, digits);
      if (sum !== undefined && sumOf(all) !== sum) return false;
      return areAllDifferent(digitsAt([...new Set(cells)], digits));
    },
  },
  sum: {
    fields: { cells: cells(), sum: whole(0) },
    lower({ cells, sum }, lowering) {
      lowering.weightedSum(cells, ones(cells.length), sum);
    },
    holds: ({ cells, sum }, digits) => sumOf(digitsAt(cells, digits)) === sum,
  },
  arrow: {
    fields: { bulb: list(cell, { fewest: 1, most: MOST_BULB, noun: 'cells' }), shaft: cells() },
    group({ bulb }, lowering) {
      for (const cell of bulb.slice(1))
        lowering.restrict(cell, (value) => value + lowering.least < 10);
    },
    lower({ bulb, shaft }, lowering) {
      const weights = bulb.map((_, i) => -(10 ** (bulb.length - 1 - i)));
      lowering.weightedSum([...shaft, ...bulb], [...ones(shaft.length), ...weights], 0);
    },
    holds({ bulb, shaft }, digits) {
      const read = digitsAt(bulb, digits);
      if (read.slice(1).some((digit) => digit > 9)) return false;
      return Number(read.join('')) === sumOf(digitsAt(shaft, digits));
    },
  },
  equal: {
    fields: { parts: list(cells(), { fewest: 1, noun: 'parts' }) },
    lower({ parts }, lowering) {
      const pivot = parts.reduce((least, part) => (part.length < least.length ? part : least));
      for (const part of parts) {
        if (part === pivot) continue;
        const weights = [...ones(part.length), ...pivot.map(() => -1)];
        lowering.weightedSum([...part, ...pivot], weights, 0);
      }
    },
    holds({ parts }, digits) {
      const sums = parts.map((part) => sumOf(digitsAt(part, digits)));
      return sums.every((sum) => sum === sums[0]);
    },
  },
  sets: {
    fields: { cells: differentCells, sets: list(digitSet) },
    faultOf({ cells, sets }, place) {
      const other = sets.findIndex((set) => set.length !== cells.length);
      if (other < 0) return undefined;
      return wrong(
        `${place}.sets[${other}]`,
        { id: 'count', count: cells.length, noun: 'digits' },
        sets[other].length,
      );
    },
    group({ cells, sets }, lowering) {
      const possible = sets.filter((set) => lowering.hasDigits(set));
      const totals = new Set(possible.map((set) => sumOf(set) - set.length * lowering.least));
      const [total] = totals;
      lowering.oneOf(cells, valueSets(possible, lowering), totals.size === 1 ? total : undefined);
    },
    holds({ cells, sets }, digits) {
      const sorted = digitsAt(cells, digits).sort((a, b) => a - b);
      return sets.some((set) =>
        set.toSorted((a, b) => a - b).every((digit, i) => digit === sorted[i]),
      );
    },
  },
};

function ones(length: number): number[] {
  return Array.from({ length }, () => 1);
}

function valueSets(sets: readonly (readonly number[])[], { least }: Lowering): Int32Array {
  const values = sets.map((set) => set.reduce((union, digit) => union | (1 << (digit - least)), 0));
  return Int32Array.from(new Set(values)).sort();
}
