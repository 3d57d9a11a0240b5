import { consecutiveSets } from './combinations.ts';
import type { Cells } from './constraint.ts';
import { automatonOf } from './finite-automaton.ts';
import { cells, differentCells, flag, optional, whole } from './forms.ts';
import type { Lowering } from './lowering.ts';
import { digitRelation, type Relation } from './relation.ts';
import { areAllDifferent, digitsAt, type Rules } from './rule.ts';

export const LINE_RULES: Rules<
  'thermo' | 'whisper' | 'renban' | 'palindrome' | 'between' | 'lockout' | 'sumline'
> = {
  thermo: {
    fields: { cells: cells(), slow: optional(flag) },
    lower({ cells, slow }, lowering) {
      const rises = slow
        ? digitRelation(lowering, 'rise', (a, b) => a <= b)
        : digitRelation(lowering, 'less', (a, b) => a < b);
      chain(cells, lowering, rises);
      if (slow) return;
      const spare = lowering.values - cells.length;
      cells.forEach((cell, i) => {
        lowering.restrict(cell, (value) => value >= i && value <= i + spare);
      });
    },
    holds({ cells, slow }, digits) {
      const all = digitsAt(cells, digits);
      return all.every(
        (digit, i) => i === 0 || all[i - 1] < digit || (slow && all[i - 1] === digit),
      );
    },
  },
  whisper: {
    fields: { cells: cells(), value: whole(0) },
    lower({ cells, value }, lowering) {
      const relation = digitRelation(
        lowering,
        `apart ${value}`,
        (a, b) => Math.abs(a - b) >= value,
      );
      chain(cells, lowering, relation);
    },
    holds({ cells, value }, digits) {
      const all = digitsAt(cells, digits);
      return all.every((digit, i) => i === 0 || Math.abs(digit - all[i - 1]) >= value);
    },
  },
  renban: {
    fields: { cells: differentCells },
    group({ cells }, lowering) {
      lowering.oneOf(cells, consecutiveSets(lowering.values, cells.length));
    },
    holds({ cells }, digits) {
      const all = digitsAt(cells, digits);
      return areAllDifferent(all) && Math.max(...all) - Math.min(...all) === all.length - 1;
    },
  },
  palindrome: {
    fields: { cells: cells() },
    lower({ cells }, lowering) {
      const equal = digitRelation(lowering, 'equal', (a, b) => a === b);
      for (let i = 0; i < cells.length >> 1; i++)
        lowering.relate(cells[i], cells[cells.length - 1 - i], equal);
    },
    holds({ cells }, digits) {
      const all = digitsAt(cells, digits);
      return all.every((digit, i) => digit === all[all.length - 1 - i]);
    },
  },
  between: {
    fields: { cells: cells(2) },
    lower({ cells }, lowering) {
      if (cells.length > 2)
        endsFirst(cells, lowering, 'between', (low, high, value) =>
          value === undefined ? high - low > 1 : low < value && value < high,
        );
    },
    holds({ cells }, digits) {
      const { high, inner, low } = endsAndInner(cells, digits);
      return inner.every((digit) => low < digit && digit < high);
    },
  },
  lockout: {
    fields: { cells: cells(2), value: whole(0) },
    lower({ cells, value: apart }, lowering) {
      endsFirst(cells, lowering, `lockout ${apart}`, (low, high, value) =>
        value === undefined ? high - low >= apart : value < low || value > high,
      );
    },
    holds({ cells, value }, digits) {
      const { high, inner, low } = endsAndInner(cells, digits);
      return high - low >= value && inner.every((digit) => digit < low || digit > high);
    },
  },
  sumline: {
    fields: { cells: cells(), sum: whole(1) },
    lower({ cells, sum }, lowering) {
      const { least, values } = lowering;
      if (sum > cells.length * (least + values - 1)) {
        lowering.breakPuzzle();
        return;
      }
      // State 0 is the start, `sum` + 1 the end of a part, and the others are the sum so far.
      const automaton = automatonOf(`sumline ${least} ${sum}`, values, {
        start: 0,
        step(state, value) {
          const part = (state === 0 || state > sum ? 0 : state) + value + least;
          if (part > sum) return -1;
          return part === 0 ? state : part === sum ? sum + 1 : part;
        },
        accepts: (state) => state === sum + 1,
      });
      lowering.accepted(cells, automaton);
    },
    holds({ cells, sum }, digits) {
      let part = 0;
      let isEnd = false;
      for (const digit of digitsAt(cells, digits)) {
        if (isEnd && digit > 0) part = 0;
        part += digit;
        if (part > sum) return false;
        isEnd = part === sum;
      }
      return isEnd;
    },
  },
};

function chain(cells: Cells, lowering: Lowering, relation: Relation): void {
  for (let i = 1; i < cells.length; i++) lowering.relate(cells[i - 1], cells[i], relation);
}

function endsAndInner(
  cells: Cells,
  digits: ArrayLike<number>,
): { low: number; high: number; inner: number[] } {
  const all = digitsAt(cells, digits);
  const ends = [all[0], all[all.length - 1]];
  return { low: Math.min(...ends), high: Math.max(...ends), inner: all.slice(1, -1) };
}

/**
 * An automaton that reads both ends first, so that a state is a pair of ends. `allows` judges the ends
 * if no value is given.
 */
function endsFirst(
  cells: Cells,
  lowering: Lowering,
  name: string,
  allows: (low: number, high: number, value?: number) => boolean,
): void {
  const { values } = lowering;
  const automaton = automatonOf(name, values, {
    start: 0,
    step(state, value) {
      if (state === 0) return 1 + value;
      if (state > values) {
        const [low, high] = [(state >> 5) & 31, state & 31];
        return allows(low, high, value) ? state : -1;
      }
      const [low, high] = [Math.min(state - 1, value), Math.max(state - 1, value)];
      return allows(low, high) ? 1024 | (low << 5) | high : -1;
    },
    accepts: (state) => state > values,
  });
  lowering.accepted([cells[0], cells[cells.length - 1], ...cells.slice(1, -1)], automaton);
}
