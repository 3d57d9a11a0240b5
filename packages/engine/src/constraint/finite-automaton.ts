import { cached } from './table-cache.ts';

/** A deterministic automaton whose state 0 is the start. */
export interface FiniteAutomaton {
  readonly states: number;
  /** state × values + value → next state, or −1. */
  readonly next: Int16Array;
  /** State → 1 if it accepts. */
  readonly accepts: Uint8Array;
}

/** A rule for a row of values as states. A state is any number. */
export interface StateRule {
  readonly start: number;
  /** The state after a value, or −1 if the rule is broken. */
  readonly step: (state: number, value: number) => number;
  readonly accepts: (state: number) => boolean;
}

/**
 * The smallest automaton of a rule, or undefined if it accepts nothing. It is made once for each name,
 * which says all numbers that the rule depends on.
 */
export function automatonOf(
  name: string,
  values: number,
  rule: StateRule,
): FiniteAutomaton | undefined {
  return cached(`${name} ${values}`, () => ({ automaton: smallestAutomaton(values, rule) }))
    .automaton;
}

function smallestAutomaton(values: number, rule: StateRule): FiniteAutomaton | undefined {
  const reached = reachedStates(values, rule);
  const classes = equalStates(values, reached);
  return classes[0] === 0 ? undefined : merged(values, reached, classes);
}

/** Tables in the form of FiniteAutomaton, with plain lists. */
interface Reached {
  readonly next: number[];
  readonly accepts: boolean[];
}

function reachedStates(values: number, { accepts, start, step }: StateRule): Reached {
  const numbers = new Map([[start, 0]]);
  const states = [start];
  const next: number[] = [];
  for (let i = 0; i < states.length; i++) {
    for (let value = 0; value < values; value++) {
      const to = step(states[i], value);
      let number = to < 0 ? -1 : numbers.get(to);
      if (number === undefined) {
        number = states.push(to) - 1;
        numbers.set(to, number);
      }
      next.push(number);
    }
  }
  return { next, accepts: states.map(accepts) };
}

/**
 * State → its class: states of a class accept the same rows (Moore 1956). Class 0 accepts none.
 */
function equalStates(values: number, { accepts, next }: Reached): Int32Array {
  let classes = Int32Array.from(accepts, Number);
  for (let count = 0; ; ) {
    const signatures = new Map<string, number>();
    // A state that accepts nothing is like no state at all.
    signatures.set(String(new Int32Array(values + 1)), 0);
    const refined = new Int32Array(classes.length);
    for (let state = 0; state < classes.length; state++) {
      const signature = new Int32Array(values + 1);
      signature[values] = classes[state];
      for (let value = 0; value < values; value++) {
        const to = next[state * values + value];
        if (to >= 0) signature[value] = classes[to];
      }
      const key = String(signature);
      const known = signatures.get(key);
      refined[state] = known ?? signatures.size;
      if (known === undefined) signatures.set(key, signatures.size);
    }
    classes = refined;
    if (signatures.size === count) return classes;
    count = signatures.size;
  }
}

/** The automaton of the classes, with the class of the start as state 0. */
function merged(values: number, { accepts, next }: Reached, classes: Int32Array): FiniteAutomaton {
  const numbers = new Map<number, number>();
  const members: number[] = [];
  classes.forEach((of, state) => {
    if (of !== 0 && !numbers.has(of)) numbers.set(of, members.push(state) - 1);
  });
  const states = members.length;
  const table = new Int16Array(states * values).fill(-1);
  members.forEach((member, state) => {
    for (let value = 0; value < values; value++) {
      const to = next[member * values + value];
      if (to >= 0) table[state * values + value] = numbers.get(classes[to]) ?? -1;
    }
  });
  return { states, next: table, accepts: Uint8Array.from(members, (member) => +accepts[member]) };
}
