import { patternAs } from '../../technique/step.ts';
import { blocks, removals } from './cells.ts';
import type { Detail, Details } from './detail.ts';

const UNIQUENESS: Detail = ({ eliminations, pattern: { cells, digits } }) =>
  `: ${digits.slice(0, 2).join('/')} in ${blocks(cells)}${removals(eliminations)}`;

/** Wings and uniqueness. */
export const WINGS: Details = {
  'w-wing': (step) => {
    const { digits, ends, link } = patternAs(step, 'ends');
    return `: ${digits.join('/')} in ${blocks(ends)} connected by ${digits[1]} in ${blocks(link)}${removals(step.eliminations)}`;
  },
  'xy-wing': ({ eliminations, pattern: { cells, digits } }) => {
    const [x, y, z] = digits;
    const [low, high] = [Math.min(x, y), Math.max(x, y)];
    return `: ${low}/${high}/${z} in ${blocks(cells)}${removals(eliminations)}`;
  },
  'xyz-wing': ({ eliminations, pattern: { cells, digits } }) =>
    `: ${digits.toSorted((a, b) => a - b).join('/')} in ${blocks(cells)}${removals(eliminations)}`,
  'uniqueness-test-1': UNIQUENESS,
  'uniqueness-test-2': UNIQUENESS,
  'uniqueness-test-3': UNIQUENESS,
  'uniqueness-test-4': UNIQUENESS,
  'uniqueness-test-5': UNIQUENESS,
  'uniqueness-test-6': UNIQUENESS,
  'hidden-rectangle': UNIQUENESS,
  'avoidable-rectangle-1': UNIQUENESS,
  'avoidable-rectangle-2': UNIQUENESS,
  'bug-plus-1': ({ eliminations }) => removals(eliminations),
};
