import { dataLines } from '../../../../test/shared-data.ts';
import { sized } from '../../../../test/size.ts';
import { stateOf } from '../../src/draw/grid-state.ts';
import { stepsInGrid } from '../../src/explain/explained-steps.ts';
import { stepNotations } from '../../src/explain/notations/step-notation.ts';
import { stepText } from '../../src/explain/step-text.ts';
import { HODOKU_SCALE, techniqueRows } from '../../src/rating/hodoku/hodoku-scale.ts';
import { queuedPositionOf } from '../../src/rating/hodoku/queued-position.ts';
import { apply } from '../../src/rating/path.ts';
import { Rating } from '../../src/rating/rating.ts';
import { producersOf } from '../../src/rating/scales.ts';
import { Board } from '../../src/technique/any-size/board.ts';
import { anySizeFinders } from '../../src/technique/any-size/finders.ts';
import type { Step } from '../../src/technique/step.ts';
import { finish } from '../../src/work/work.ts';
import { grid } from '../puzzles.ts';
import { searchFor, techniqueOf } from '../rating/hodoku/codes.ts';
import { readHodokuLog } from '../rating/hodoku/hodoku-log.ts';
import { type LibraryCase, readLibrary } from '../rating/hodoku/library.ts';
import { stepOf } from '../rating/step-of.ts';
import { CheckedSteps } from './checked-steps.ts';

/**
 * Until it has this many steps of each of its techniques, a search is also asked before the steps of
 * other searches, because the log has few or no steps of some techniques.
 */
const ENOUGH = sized(0, 1);

/** The searches that take their steps from a queue. They are only asked when it is their turn. */
const SINGLES = /single|full-house/;

/** Generated puzzles with techniques that the log does not have, or not five times. */
const PUZZLES = [
  // uniqueness-test-5
  '..3541.........3..98.27......98...5.2......9.7...2..........5..3.59.........5.178',
  '...6.75.......96.85.........58...2....6.9..3....4.......29.8..6..9.5...78....2..3',
  '.76.....8.....1.9....5..1.7.6.....75..14.5..3.47..2............95...3..4....9..1.',
  '.........2..3....8..6.2..1..734.9.5.....7..6.4..1...3.6.5....29.9..8...5...2....6',
  '5..........37..9.......4.76.....2.8.8...6.491.7.4..2..65....3.....1.5.....9.7....',
  // avoidable-rectangle-1
  '.8.....3.4623...9....8..2....1...4..52..18.....4.2......8....2..9..5.8.1......947',
  '......1..85..4.9...34...5..9............94.....87.3.5.5..1.784.26...........25..6',
  '.....1.9.2.8...6.5..4....3.....37....9...4..6...62..7.....7.3..86..1...7..1..2.8.',
  // avoidable-rectangle-2
  '.86............57..4.1....3.2.....39....24.8.6...9..2...13..6..........257...9...',
  '4..2.....6..9..153.5.....9...4...61......8..992...3.87.....5.6..76..9.......8....',
  '..42...69.95...4.13...............32....547..9....7......4.1..82187......6.......',
  '8..1......5.287..6.......4........6.6.7..9..4..954.......69.13..3.....82..5....7.',
  '.9....5..7.6...9....1.97..6..7..94.26.....8..23..................542..3.4..3.861.',
];

/** Steps of the scale of HoDoKu: in the positions of its log, and of generated puzzles. */
export function checkHodokuScale(): CheckedSteps {
  const checked = new CheckedSteps();
  checkLog(checked);
  const producers = producersOf('hodoku');
  for (const puzzle of PUZZLES) {
    const givens = grid(puzzle);
    const rated = finish(new Rating({ givens }, { scale: 'hodoku', producers }));
    if (rated.kind !== 'rated') throw new Error(`expected a rating of ${puzzle}`);
    for (const step of stepsInGrid({ givens }, rated.steps)) {
      checked.check(step.technique, step, () => step.before);
    }
  }
  return checked;
}

function checkLog(checked: CheckedSteps): void {
  const searches = techniqueRows.map(({ id, techniques }, i) => ({
    id,
    producer: HODOKU_SCALE[i].make(),
    // A search for Franken fish also finds mutant fish.
    techniques: new Set(techniques),
  }));
  let number = 0;
  for (const { puzzle, steps } of readHodokuLog()) {
    if (number++ % sized(160, 4) !== 0) continue;
    const givens = grid(puzzle);
    const position = queuedPositionOf(givens);
    for (const logged of steps) {
      const technique = techniqueOf(logged.code);
      const own = searchFor(technique);
      for (const { id, producer, techniques } of searches) {
        const isRare = [...techniques].some((it) => checked.countOf(it) < ENOUGH);
        const isEarly = isRare && !SINGLES.test(own) && !SINGLES.test(id);
        if (id === own ? checked.isDone(technique) : !isEarly) continue;
        const step = stepOf(producer, position);
        if (!step) continue;
        techniques.add(step.technique);
        checked.check(step.technique, step, () => stateOf(givens, position));
      }
      apply(logged, position);
    }
  }
}

/**
 * Puzzles of `hardest-1905-20k.txt` in which no candidate is refuted by a forcing net. Only in such
 * positions, the finder looks for the nets of a verity.
 */
const WITH_VERITIES = [9508, 9662, 9685, 9728, 9792, 9807];

/** Boards, and a technique that may have steps there. */
function* boards(): Generator<Pick<LibraryCase, 'board' | 'technique'>> {
  const hardest = dataLines('puzzles/hardest-1905-20k.txt');
  for (const i of WITH_VERITIES) {
    yield { board: new Board(grid(hardest[i].puzzle)), technique: 'forcing-net-verity' };
  }
  yield* readLibrary();
  for (const { puzzle } of readHodokuLog()) {
    yield { board: new Board(grid(puzzle)), technique: 'leviathan' };
  }
}

/** HoDoKu's library does not have these techniques. So their finders are asked on all boards. */
const KRAKEN: readonly string[] = ['kraken-fish-type-1', 'kraken-fish-type-2'];

/** Steps that the finders for any size find on the boards of HoDoKu's library. */
export function checkFinders(): CheckedSteps {
  const checked = new CheckedSteps();
  const finders = Object.entries(anySizeFinders);
  for (const { board, technique } of boards()) {
    const givens = { geometry: board.geometry, digits: board.givens };
    for (const [id, find] of finders) {
      const isLikely = id === technique || KRAKEN.includes(id);
      if (isLikely ? checked.isDone(id) : checked.countOf(id) >= ENOUGH) continue;
      for (const step of find(board)) {
        if (step && checked.check(step.technique, step, () => stateOf(givens, board)))
          stepTexts(step);
        if (checked.isDone(id)) break;
      }
    }
  }
  return checked;
}

/** Writes the step in every notation, each of which throws if it does not know the technique. */
function stepTexts(step: Step): void {
  for (const notation of stepNotations) stepText(step, { language: 'en', notation });
}
