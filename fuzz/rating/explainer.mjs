import { parsePuzzle } from '@nonet/engine/notation';
import { Path, positionOf, printedRating, producersOf } from '@nonet/engine/rating';
import { finish } from '@nonet/engine/work';

/** All puzzles share the producers, as in `rate`. */
const producers = producersOf('se');

/** The scale of Sudoku Explainer 1.2.1. */
export const EXPLAINER = {
  program: 'Sudoku Explainer',
  stepLog: 'StepLog',
  compilerOptions: ['-encoding', 'ISO-8859-1'],
  log,
  comparable: (line) => line,
  groupOf: (end) => (Number(end.split(' ')[1]) < 90 ? 'below 9.0' : 'from 9.0 on'),
};

/** Rates a puzzle. Returns the log as StepLog.java prints it. */
function log(puzzle) {
  const lines = [`#${puzzle}`];
  const highest = { er: 0, ep: 0, ed: 0 };
  const take = (step, producer) => {
    highest.er = Math.max(highest.er, step.rating);
    highest.ed ||= highest.er;
    if (step.placement !== undefined) highest.ep ||= highest.er;
    lines.push(lineOf(step, producer));
    return true;
  };
  const position = positionOf(parsePuzzle(puzzle).record.givens);
  const end = finish(new Path(position, producers, take));
  if (end === 'stuck') highest.er = 20;
  const { er, ep, ed } = highest;
  lines.push(`= ${tenths(er)} ${tenths(ep)} ${tenths(ed)}`);
  return lines;
}

function lineOf({ chain, eliminations, placement, rating }, producer) {
  const words = eliminations.map((it) => `${Math.floor(it / 9)}-${(it % 9) + 1}`);
  if (placement !== undefined) words.push(`${Math.floor(placement / 9)}=${(placement % 9) + 1}`);
  if (chain) words.push(`c${chain.complexity}k${chain.sortKey}`);
  return [producer, tenths(rating), ...words].join(' ');
}

/** A rating as StepLog.java prints it. */
function tenths(rating) {
  return Math.round(10 * printedRating(rating));
}
