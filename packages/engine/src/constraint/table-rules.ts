import { automatonOf } from './finite-automaton.ts';
import { digitsAt, type Rules } from './rule.ts';

export const TABLE_RULES: Rules<'quadruple' | 'automaton'> = {
  quadruple: {
    lower({ cells, exact = false, values }, lowering) {
      const { least } = lowering;
      const needed = [...new Set(values)].sort((a, b) => a - b);
      const counts = needed.map((digit) => values.filter((value) => value === digit).length);
      const places: number[] = [];
      let states = 1;
      for (const count of counts) {
        places.push(states);
        states *= count + 1;
      }
      // A state counts each needed digit: a number with the base count + 1 at each place.
      const automaton = automatonOf(
        `quadruple ${exact} ${least} ${needed.join()} ${counts.join()}`,
        lowering.values,
        {
          start: 0,
          step(state, value) {
            const i = needed.indexOf(value + least);
            if (i < 0) return state;
            const held = Math.floor(state / places[i]) % (counts[i] + 1);
            if (held < counts[i]) return state + places[i];
            return exact ? -1 : state;
          },
          accepts: (state) => state === states - 1,
        },
      );
      lowering.accepted(cells, automaton);
    },
    holds({ cells, exact, values }, digits) {
      const all = digitsAt(cells, digits);
      return values.every((value) => {
        const held = all.filter((digit) => digit === value).length;
        const needed = values.filter((other) => other === value).length;
        return exact ? held === needed : held >= needed;
      });
    },
  },
  automaton: {
    lower({ accept, cells, next, start }, lowering) {
      const automaton = automatonOf(`${start} ${accept.join()} ${next.join()}`, lowering.values, {
        start,
        step: (state, value) => next[state][value],
        accepts: (state) => accept.includes(state),
      });
      lowering.accepted(cells, automaton);
    },
    holds({ accept, cells, next, start }, digits, { least }) {
      let state = start;
      for (const digit of digitsAt(cells, digits)) {
        if (state >= 0) state = next[state][digit - least];
      }
      return accept.includes(state);
    },
  },
};
