import { automatonOf, type FiniteAutomaton } from './finite-automaton.ts';
import {
  type Bounds,
  cells,
  digit,
  flag,
  list,
  optional,
  type VariantFault,
  whole,
  wrong,
} from './forms.ts';
import type { Lowering } from './lowering.ts';
import { digitsAt, type Of, type Rules } from './rule.ts';

const MOST_STATES = 1000;

export const TABLE_RULES: Rules<'quadruple' | 'automaton'> = {
  quadruple: {
    fields: { cells: cells(), values: list(digit, { noun: 'digits' }), exact: optional(flag) },
    lower({ cells, exact = false, values }, lowering) {
      const needed = [...new Set(values)].sort((a, b) => a - b);
      const counts = needed.map((digit) => values.filter((value) => value === digit).length);
      const states = counts.reduce((product, count) => product * (count + 1), 1);
      if (states <= MOST_STATES) {
        lowering.accepted(cells, counting(needed, counts, exact, lowering));
        return;
      }
      needed.forEach((digit, i) => {
        lowering.accepted(cells, counting([digit], [counts[i]], exact, lowering));
      });
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
    fields: {
      cells: cells(),
      start: whole(0, MOST_STATES),
      accept: list(whole(0, MOST_STATES)),
      next: list(list(whole(-1, MOST_STATES)), { fewest: 1, most: MOST_STATES, noun: 'states' }),
    },
    faultOf: automatonFault,
    lower({ accept, cells, next, start }, lowering) {
      const offset = lowering.least - lowering.variant.least;
      const automaton = automatonOf(
        `${start} ${accept.join()} ${next.join()} ${offset}`,
        lowering.values,
        {
          start,
          step: (state, value) => next[state][value + offset],
          accepts: (state) => accept.includes(state),
        },
      );
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

/** An automaton that counts needed digits. A state is a number with the base count + 1 at each place. */
function counting(
  needed: readonly number[],
  counts: readonly number[],
  exact: boolean,
  { least, values }: Lowering,
): FiniteAutomaton | undefined {
  const places: number[] = [];
  let states = 1;
  for (const count of counts) {
    places.push(states);
    states *= count + 1;
  }
  return automatonOf(`quadruple ${exact} ${least} ${needed.join()} ${counts.join()}`, values, {
    start: 0,
    step(state, value) {
      const i = needed.indexOf(value + least);
      if (i < 0) return state;
      const held = Math.floor(state / places[i]) % (counts[i] + 1);
      if (held < counts[i]) return state + places[i];
      return exact ? -1 : state;
    },
    accepts: (state) => state === states - 1,
  });
}

function automatonFault(
  { accept, next, start }: Of<'automaton'>,
  place: string,
  { least, most }: Bounds,
): VariantFault | undefined {
  const digits = most - least + 1;
  const states = next.length;
  const expected = { id: 'state', below: states } as const;
  if (start >= states) return wrong(`${place}.start`, expected, start);
  const accepted = accept.findIndex((state) => state >= states);
  if (accepted >= 0) return wrong(`${place}.accept[${accepted}]`, expected, accept[accepted]);
  for (let state = 0; state < states; state++) {
    const row = next[state];
    const at = `${place}.next[${state}]`;
    if (row.length !== digits)
      return wrong(at, { id: 'count', count: digits, noun: 'states' }, row.length);
    const to = row.findIndex((other) => other >= states);
    if (to >= 0) return wrong(`${at}[${to}]`, expected, row[to]);
  }
  return undefined;
}
