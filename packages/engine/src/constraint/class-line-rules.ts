import { automatonOf } from './finite-automaton.ts';
import { cells, MOST_DIGITS, whole, wrong } from './forms.ts';
import type { Lowering } from './lowering.ts';
import { relationOf } from './relation.ts';
import { digitsAt, type Rule, type Rules } from './rule.ts';
import type { Variant } from './variant.ts';

/** Up to this window, an automaton has few states. */
const LARGEST_WINDOW = 4;

interface LineOf {
  readonly kind: string;
  readonly cells: readonly number[];
}

export const CLASS_LINE_RULES: Rules<'entropic' | 'modular'> = {
  entropic: {
    ...classLine(
      () => 3,
      (digit, { least, most }) => Math.floor(((digit - least) * 3) / (most - least + 1)),
    ),
    fields: { cells: cells() },
    faultOf(_, place, { least, most }) {
      const digits = most - least + 1;
      if (digits % 3 === 0) return undefined;
      return wrong(place, { id: 'multiple-of-3' }, digits);
    },
  },
  modular: {
    ...classLine(
      ({ value }) => value,
      (digit, _, { value }) => digit % value,
    ),
    fields: { cells: cells(), value: whole(2, MOST_DIGITS) },
  },
};

/** A line on which no two of any `window` neighbouring cells hold digits of one class. */
function classLine<C extends LineOf>(
  windowOf: (constraint: C) => number,
  classOf: (digit: number, variant: Variant, constraint: C) => number,
): Pick<Rule<C>, 'lower' | 'holds'> {
  return {
    lower(constraint, lowering) {
      const { least, values, variant } = lowering;
      const { cells, kind } = constraint;
      const window = windowOf(constraint);
      const classes = Array.from({ length: values }, (_, value) =>
        classOf(value + least, variant, constraint),
      );
      if (window > 2 && window <= LARGEST_WINDOW) {
        const automaton = automatonOf(`${kind} ${window} ${classes.join()}`, values, {
          start: 0,
          step: (state, value) => afterClass(state, classes[value], window),
          accepts: () => true,
        });
        return lowering.accepted(cells, automaton);
      }
      relateClasses(cells, lowering, classes, window);
    },
    holds(constraint, digits, variant) {
      const window = windowOf(constraint);
      const classes = digitsAt(constraint.cells, digits).map((digit) =>
        classOf(digit, variant, constraint),
      );
      return classes.every((own, i) => !classes.slice(i + 1, i + window).includes(own));
    },
  };
}

/** A state is the list of the last `window` − 1 classes, five bits each, from 1. */
function afterClass(state: number, own: number, window: number): number {
  for (let rest = state; rest > 0; rest >>= 5) {
    if ((rest & 31) === own + 1) return -1;
  }
  return ((state << 5) | (own + 1)) & ((1 << (5 * (window - 1))) - 1);
}

/** Cells with the window between them have the same class, if the grid has no more classes than that. */
function relateClasses(
  cells: readonly number[],
  lowering: Lowering,
  classes: readonly number[],
  window: number,
): void {
  const { values } = lowering;
  const different = relationOf(values, (a, b) => classes[a] !== classes[b]);
  const equal = relationOf(values, (a, b) => classes[a] === classes[b]);
  const isPeriodic = new Set(classes).size === window;
  cells.forEach((cell, i) => {
    for (const later of cells.slice(i + 1, i + window)) lowering.relate(cell, later, different);
    if (isPeriodic && i >= window) lowering.relate(cells[i - window], cell, equal);
  });
}
