import { blocks, conclusion, houses, placed, removals } from './cells.ts';
import type { Detail, Details } from './detail.ts';

const PLACED: Detail = ({ placement }) => `: ${placed(placement)}`;

const LOCKED_CANDIDATES: Detail = (step) =>
  `: ${step.pattern.digits[0]} in ${houses(step.pattern.houses.slice(0, 1))}${conclusion(step)}`;

const SUBSET: Detail = (step) =>
  `: ${step.pattern.digits.join()} in ${blocks(step.pattern.cells)}${conclusion(step)}`;

/** Singles, locked candidates, subsets and templates. */
export const BASIC: Details = {
  'full-house': PLACED,
  'naked-single': PLACED,
  'hidden-single': PLACED,
  'brute-force': PLACED,
  'template-set': PLACED,
  'template-delete': ({ eliminations }) => `: ${removals(eliminations)}`,
  'locked-candidates-1': LOCKED_CANDIDATES,
  'locked-candidates-2': LOCKED_CANDIDATES,
  'locked-pair': SUBSET,
  'locked-triple': SUBSET,
  'naked-pair': SUBSET,
  'naked-triple': SUBSET,
  'naked-quadruple': SUBSET,
  'hidden-pair': SUBSET,
  'hidden-triple': SUBSET,
  'hidden-quadruple': SUBSET,
};
