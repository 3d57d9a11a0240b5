import { explainStep } from '@nonet/engine/explain';
import { puzzlesOf, stepIn, walk } from './examples.mjs';
import { TECHNIQUES } from './pages.mjs';

/** The number of puzzles that are searched. */
const PUZZLES = 60_000;
const BATCH = 500;

/** The techniques for which HoDoKu always finds something else first, or nearly so. */
const OTHERS = [
  'simple-colors-wrap',
  'avoidable-rectangle-2',
  'franken-x-wing',
  'franken-swordfish',
  'finned-franken-x-wing',
];
const SINGLES = ['full-house', 'naked-single', 'hidden-single'];
/** The number of candidates in the grid of a single: neither full nor empty. */
const CANDIDATES = 110;

/** Technique → its best example so far, and the cost of it. */
const best = new Map();

function offer(technique, cost, example) {
  if (cost < (best.get(technique)?.cost ?? Infinity)) best.set(technique, { cost, example });
}

/** An example is good if its sentence is short, the grid has few candidates, and many of them go. */
function costOf(step, position) {
  const candidates = candidatesIn(position);
  if (SINGLES.includes(step.technique)) return Math.abs(candidates - CANDIDATES);
  const removed = Math.min(3, step.eliminations.length);
  const unusual = isDoublyLinked(step) ? 200 : 0;
  return explainStep(step, 'en').length + 0.6 * candidates - 12 * removed + unusual;
}

/** Whether an ALS-XZ has two restricted commons. */
function isDoublyLinked({ technique, pattern }) {
  return technique === 'als-xz' && pattern.digits.length > 1;
}

function candidatesIn({ candidates }) {
  let count = 0;
  for (const set of candidates) for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function searchIn(puzzle, index) {
  walk(puzzle, (step, number, position) => {
    if (step.technique === 'brute-force') return false;
    if (!isSettled(step.technique)) {
      offer(step.technique, costOf(step, position), { puzzle: index, step: number });
    }
    if (step.placement === undefined) searchOthers(step, position, { puzzle: index, step: number });
    return true;
  });
}

/** Whether a single has a perfect example. Most steps are singles, so this saves time. */
function isSettled(technique) {
  return SINGLES.includes(technique) && best.get(technique)?.cost === 0;
}

/** Searches where HoDoKu takes another step. The harder that one is, the better is the example. */
function searchOthers({ rating }, position, place) {
  for (const id of OTHERS) {
    const step = stepIn(position, id);
    if (step?.technique !== id) continue;
    offer(id, costOf(step, position) - rating / 5, { ...place, other: true });
  }
}

/** Returns the lines of the table `EXAMPLES` with the best examples. */
export function searchExamples() {
  for (let first = 0; first < PUZZLES; first += BATCH) {
    puzzlesOf(first, BATCH).forEach((puzzle, i) => {
      searchIn(puzzle, first + i);
    });
  }
  return TECHNIQUES.filter(({ page }) => page).map(({ id }) => {
    const { example } = best.get(id) ?? {};
    if (!example) return `  // '${id}': none`;
    const fields = Object.entries(example).map(([name, value]) => `${name}: ${value}`);
    return `  '${id}': { ${fields.join(', ')} },`;
  });
}
