import { BulkSolver } from '@nonet/engine/bulk';
import { parsePuzzle } from '@nonet/engine/notation';
import { producersOf, Rating } from '@nonet/engine/rating';
import { finish } from '@nonet/engine/work';
import { CODES } from './hodoku-codes.mjs';

/** All puzzles share the producers and the solver, as in `rate`. */
const tools = { producers: producersOf('hodoku'), solver: new BulkSolver() };

/** The scale of HoDoKu 2.2.0. */
export const HODOKU = {
  program: 'HoDoKu',
  stepLog: 'HodokuStepLog',
  compilerOptions: ['-encoding', 'UTF-8', '--release', '8'],
  log,
  comparable,
  groupOf: (end) => end.split(' ')[1],
};

/** Rates a puzzle. Returns the log as HodokuStepLog.java prints it. */
function log(puzzle) {
  const { givens } = parsePuzzle(puzzle).record;
  const rating = finish(new Rating({ givens }, { scale: 'hodoku', ...tools }));
  if (rating.kind !== 'rated') return [`#${puzzle}`, `= ${rating.kind}`];
  const { level, score, steps } = rating;
  const name = `${level[0].toUpperCase()}${level.slice(1)}`;
  return [`#${puzzle}`, ...steps.map(lineOf), `= ${name} ${score}`];
}

/** HoDoKu lists some deletions twice. Keeps the first of them, as Nonet does. */
function comparable(line) {
  const [code, placements, deletions] = line.split('|');
  if (!deletions) return line;
  return [code, placements, [...new Set(deletions.split(' '))].join(' ')].join('|');
}

function lineOf({ eliminations, placement, technique }) {
  const placed = placement === undefined ? '' : nameOf(placement, '=');
  const deleted = eliminations.map((candidate) => nameOf(candidate, '<>')).join(' ');
  return `${CODES[technique]}|${placed}|${deleted}`;
}

function nameOf(candidate, sign) {
  const cell = Math.floor(candidate / 9);
  return `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}${sign}${(candidate % 9) + 1}`;
}
