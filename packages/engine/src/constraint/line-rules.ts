import { classLine } from './class-lines.ts';
import { consecutiveSets } from './combinations.ts';
import type { Cells } from './constraint.ts';
import { automatonOf } from './finite-automaton.ts';
import type { Lowering } from './lowering.ts';
import { digitRelation, type Relation } from './relation.ts';
import { areAllDifferent, digitsAt, type Rules } from './rule.ts';

export const LINE_RULES: Rules<
  | 'thermo'
  | 'whisper'
  | 'renban'
  | 'palindrome'
  | 'between'
  | 'lockout'
  | 'entropic'
  | 'modular'
  | 'sumline'
> = {
  thermo: {
    lower({ cells, slow }, lowering) {
      if (slow) {
        return chain(
          cells,
          lowering,
          digitRelation(lowering, 'rise', (a, b) => a <= b),
        );
      }
      chain(
        cells,
        lowering,
        digitRelation(lowering, 'less', (a, b) => a < b),
      );
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
    group({ cells }, lowering) {
      lowering.oneOf(cells, consecutiveSets(lowering.values, cells.length));
    },
    holds({ cells }, digits) {
      const all = digitsAt(cells, digits);
      return areAllDifferent(all) && Math.max(...all) - Math.min(...all) === all.length - 1;
    },
  },
  palindrome: {
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
  entropic: classLine(
    () => 3,
    (digit, { least, most }) => Math.floor(((digit - least) * 3) / (most - least + 1)),
  ),
  modular: classLine(
    ({ value }) => value,
    (digit, _, { value }) => digit % value,
  ),
  sumline: {
    lower({ cells, sum }, lowering) {
      const { least, values } = lowering;
      // State 0 is the start, `part` + 1 a sum so far, and `sum` + 1 the end of a part.
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
