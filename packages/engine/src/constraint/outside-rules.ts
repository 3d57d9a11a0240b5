import type { Cells } from './constraint.ts';
import { automatonOf } from './finite-automaton.ts';
import { cells, whole } from './forms.ts';
import type { Lowering } from './lowering.ts';
import { digitsAt, type Rules, sumOf } from './rule.ts';

const CLUE = { cells: cells(), value: whole(0) };

export const OUTSIDE_RULES: Rules<'sandwich' | 'xsum' | 'skyscraper'> = {
  sandwich: {
    fields: CLUE,
    lower({ cells, value: sum }, lowering) {
      const { least, values, variant } = lowering;
      const bottom = variant.least - least;
      const top = variant.most - least;
      if (sum > cells.length * variant.most) {
        lowering.breakPuzzle();
        return;
      }
      const done = 1;
      // Other states: 2 × the sum so far + 2, or + 3 behind the largest digit.
      const automaton = automatonOf(`sandwich ${least} ${sum} ${bottom} ${top}`, values, {
        start: 0,
        step(state, value) {
          const isEnd = value === bottom || value === top;
          if (state === done) return isEnd ? -1 : done;
          if (state === 0) return isEnd ? 2 + +(value === top) : 0;
          const isFromTop = (state & 1) === 1;
          const part = (state >> 1) - 1;
          if (isEnd) return part === sum && isFromTop === (value === bottom) ? done : -1;
          return part + value + least > sum ? -1 : state + 2 * (value + least);
        },
        accepts: (state) => state === done,
      });
      lowering.accepted(cells, automaton);
    },
    holds({ cells, value }, digits, { least, most }) {
      const all = digitsAt(cells, digits);
      const ends = all.flatMap((digit, i) => (digit === least || digit === most ? [i] : []));
      if (ends.length !== 2 || all[ends[0]] === all[ends[1]]) return false;
      return sumOf(all.slice(ends[0] + 1, ends[1])) === value;
    },
  },
  xsum: {
    fields: CLUE,
    lower({ cells, value: sum }, lowering) {
      const { least, values } = lowering;
      const areDifferent = lowering.groups.graph.areAllDifferent(cells);
      const most = least + values - 1;
      const isPossible = (count: number, rest: number): boolean => {
        const spread = areDifferent ? (count * (count - 1)) / 2 : 0;
        return rest >= count * least + spread && rest <= count * most - spread;
      };
      // State 0 is the start, and the others say how many cells are left, with what sum.
      const stateOf = (count: number, rest: number): number =>
        count >= 0 && isPossible(count, rest) ? 1 + count + 32 * rest : -1;
      const name = `xsum ${least} ${sum} ${cells.length} ${areDifferent}`;
      const automaton = automatonOf(name, values, {
        start: 0,
        step(state, value) {
          const digit = value + least;
          if (state === 0 && digit === 0) return stateOf(0, sum);
          if (state === 0) return digit > cells.length ? -1 : stateOf(digit - 1, sum - digit);
          if (state === 1) return state;
          return stateOf(((state - 1) & 31) - 1, ((state - 1) >> 5) - digit);
        },
        accepts: (state) => state === 1,
      });
      lowering.accepted(cells, automaton);
    },
    holds({ cells, value }, digits) {
      const all = digitsAt(cells, digits);
      return all[0] <= all.length && sumOf(all.slice(0, all[0])) === value;
    },
  },
  skyscraper: {
    fields: CLUE,
    lower({ cells, value: seen }, lowering) {
      const { values } = lowering;
      const hasTallest = isFull(cells, lowering);
      const areDifferent = lowering.groups.graph.areAllDifferent(cells);
      // A state is the height so far, from 1, the number of values seen, and of different ones that are hidden.
      const name = `skyscraper ${seen} ${hasTallest} ${areDifferent ? cells.length : 0}`;
      const automaton = automatonOf(name, values, {
        start: 0,
        step(state, value) {
          const height = state >> 10;
          const count = state & 31;
          const hidden = (state >> 5) & 31;
          if (value < height) {
            if (!areDifferent) return state;
            return count + hidden < height ? state + 32 : -1;
          }
          const canCount = count < seen && count + values - value >= seen;
          const fits = !areDifferent || count + hidden <= value;
          return canCount && fits ? 1024 * (value + 1) + 32 * hidden + count + 1 : -1;
        },
        accepts: (state) => (state & 31) === seen && (!hasTallest || state >> 10 === values),
      });
      lowering.accepted(cells, automaton);
    },
    holds({ cells, value }, digits) {
      const all = digitsAt(cells, digits);
      return all.filter((digit, i) => all.slice(0, i).every((d) => d < digit)).length === value;
    },
  },
};

/** Whether the cells hold each digit once. */
function isFull(cells: Cells, { groups, values }: Lowering): boolean {
  return cells.length === values && groups.graph.areAllDifferent(cells);
}
