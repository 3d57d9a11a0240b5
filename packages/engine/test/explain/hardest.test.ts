import { describe, expect, it } from 'vitest';
import { dataLines, describeWithData } from '../../../../test/shared-data.ts';
import { isFull, sized } from '../../../../test/size.ts';
import { chainProducers } from '../../src/explain/chain-search.ts';
import { type HintResult, HintSearch } from '../../src/explain/hint-search.ts';
import { explainStep } from '../../src/explain/sentence.ts';
import { apply } from '../../src/rating/path.ts';
import { producersOf } from '../../src/rating/scales.ts';
import { sharedSolver } from '../../src/solve/shared-solver.ts';
import { solvePuzzle } from '../../src/solve/solve-puzzle.ts';
import { Board } from '../../src/technique/any-size/board.ts';
import { cellOf, digitIn } from '../../src/technique/step.ts';
import { finish } from '../../src/work/work.ts';
import { AI_ESCARGOT, grid, INKALA_2012 } from '../puzzles.ts';
import { readStepLog } from '../rating/se-log.ts';
import { faultsOf } from './step-faults.ts';
import { checkText } from './texts/check-text.ts';

const FAMOUS: Readonly<Record<string, string>> = {
  'Inkala 2012': INKALA_2012,
  'Golden Nugget':
    '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....',
  'AI Escargot': AI_ESCARGOT,
  'Inkala 2010':
    '..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..',
  'Platinum Blonde':
    '.......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6...',
  'Easter Monster':
    '1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1',
};

/** The searches that all hints share. */
const tools = {
  producers: producersOf('hodoku'),
  chains: chainProducers(),
  solver: sharedSolver(),
};

type Step = Extract<HintResult, { readonly kind: 'step' }>;

/** Milliseconds of the hints so far. */
const times: number[] = [];

/** What the coach says to somebody who has all notes that are left on the board. */
function hintOn(board: Board, givens = grid('.'.repeat(81))): Step {
  const begun = performance.now();
  const blank = (set: number, cell: number): number => (board.values[cell] === 0 ? set : 0);
  const centre = Int32Array.from(board.candidates, blank);
  const filled = { ...givens, digits: board.values };
  const found = finish(new HintSearch({ givens, filled, notes: { centre } }, tools));
  times.push(performance.now() - begun);
  if (found.kind !== 'step') throw new Error(`expected a step, got ${found.kind}`);
  return found;
}

/**
 * Follows the coach for some positions, or until enough steps were beyond HoDoKu. Each step must be true
 * and change the board. The texts and pictures of a step beyond HoDoKu must be sound, too. A whole game
 * would take half a minute.
 */
function follow(
  puzzle: string,
  positions: number,
  most: number,
): { steps: number; beyond: number } {
  const givens = grid(puzzle);
  const { count, solution } = solvePuzzle({ givens });
  expect(count).toBe(1);
  const board = new Board(givens);
  let [steps, beyond] = [0, 0];
  for (; steps < positions && beyond < most && !board.isSolved; steps++) {
    const { isBeyond, step, trial } = hintOn(board, givens);
    const { eliminations, placement } = step;
    for (const it of eliminations) {
      expect(solution!.digits[cellOf(it)]).not.toBe(digitIn(it));
      expect(board.candidates[cellOf(it)] & (1 << (digitIn(it) - 1))).not.toBe(0);
    }
    if (placement !== undefined) {
      expect(solution!.digits[cellOf(placement)]).toBe(digitIn(placement));
      expect(board.values[cellOf(placement)]).toBe(0);
    }
    expect(eliminations.length > 0 || placement !== undefined).toBe(true);
    if (isBeyond) beyond++;
    if (isBeyond && !trial) {
      expect(checkText(explainStep(step, 'en'), step.before, step).fault).toBeUndefined();
      expect(faultsOf(step)).toEqual([]);
    }
    apply(step, board);
  }
  return { steps, beyond };
}

function report(): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): string => sorted[Math.floor(share * (sorted.length - 1))].toFixed(0);
  return `${times.length} hints: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, max ${at(1)} ms`;
}

describe('the coach of the hardest puzzles', () => {
  it.each(Object.entries(FAMOUS).slice(0, sized(2, 6)))(
    'has a next step in %s, and it is true',
    (_, puzzle) => {
      const [positions, most] = [sized(1, 4), sized(1, 2)];
      const { beyond, steps } = follow(puzzle, positions, most);
      expect(steps === positions || beyond === most).toBe(true);
    },
  );
});

it('says of a nested chain with one case left that it is known', () => {
  const givens = grid(FAMOUS['Easter Monster']);
  const board = new Board(givens);
  // What the coach removes first.
  for (const candidate of [401, 163, 522, 378]) {
    board.candidates[cellOf(candidate)] &= ~(1 << (digitIn(candidate) - 1));
  }
  const { step } = hintOn(board, givens);
  const text = explainStep(step, 'en');
  expect(text).toContain('Now r4c8 is not 2.');
  expect(checkText(text, step.before, step).fault).toBeUndefined();
  expect(explainStep(step, 'ko')).toContain('이제 r4c8은 2가 아니에요.');
});

describeWithData('the coach of puzzles with a rating of 10.0 to 11.9', () => {
  const hardest = dataLines('puzzles/hardest-1905-20k.txt').filter((_, i) => i % 540 === 0);
  const logged = [...readStepLog()].filter(({ er }) => er >= 100);
  const puzzles = [...logged, ...hardest].map(({ puzzle }) => puzzle).slice(0, 54);

  it('has a next step at each position that is drawn, and it is true', () => {
    const chosen = isFull ? puzzles.filter((_, i) => i % 3 === 0) : puzzles.slice(-1);
    let beyond = 0;
    for (const puzzle of chosen) beyond += follow(puzzle, 25, 1).beyond;
    console.log(report());
    expect(chosen).toHaveLength(sized(1, 18));
    expect(beyond).toBeGreaterThan(sized(0, 14));
  });
});
