import { describe, expect, it } from 'vitest';
import { sized } from '../../../../test/size.ts';
import type { GridState } from '../../src/draw/grid-state.ts';
import { generate } from '../../src/generate/generate.ts';
import {
  type CandidateGrid,
  candidateGridOf,
  candidatesOf,
} from '../../src/grid/candidate-grid.ts';
import { digitSet } from '../../src/grid/digit-set.ts';
import { CLASSIC } from '../../src/grid/geometry.ts';
import { gridOf } from '../../src/grid/grid.ts';
import { withPlaced } from '../../src/grid/placed-digits.ts';
import { rate } from '../../src/library/rate.ts';
import type { RatedStep } from '../../src/rating/producer.ts';
import { scaleIds } from '../../src/rating/scale-ids.ts';
import type { Puzzle } from '../../src/search/puzzle.ts';
import { solvePuzzle } from '../../src/solve/solve-puzzle.ts';
import { cellOf, digitIn } from '../../src/technique/step.ts';

describe.each(scaleIds)('a puzzle with pencilmarks on the scale %s', (scale) => {
  const games = generate({ seed: 'marks', count: sized(1, 3) }).puzzles.map(({ givens }) => givens);
  const pathOf = (puzzle: Puzzle) => {
    const rated = rate(puzzle, { scale });
    if (!rated.ok || rated.kind !== 'rated') throw new Error('expected a rating');
    return rated;
  };
  /** The step without its grid, and without getters. */
  const plain = ({ eliminations, placement, rating, technique }: RatedStep): object => ({
    eliminations,
    placement,
    rating,
    technique,
  });

  it('is rated as without them if they rule out nothing', () => {
    for (const givens of games) {
      expect(pathOf({ givens, pencilmarks: candidatesOf(givens) })).toEqual(pathOf({ givens }));
    }
  });

  it('goes on from where the player is', () => {
    let positions = 0;
    for (const givens of games) {
      const { steps } = pathOf({ givens });
      for (let at = 1; at < steps.length - 1; at += sized(9, 3)) {
        const { before } = steps[at];
        const pencilmarks = marksOf(before);
        const filled = withPlaced(givens, pencilmarks).digits;
        // A naked single that no peer shares is read as a digit.
        if (filled.some((digit, cell) => digit !== before.values[cell])) continue;
        positions++;
        const rest = pathOf({ givens, pencilmarks }).steps;
        expect(rest[0].before).toEqual(before);
        if (scale !== 'hodoku') expect(rest.map(plain)).toEqual(steps.slice(at).map(plain));
      }
    }
    expect(positions).toBeGreaterThan(4);
  });

  it('is solved without givens, and without techniques that rely on a single solution', () => {
    const none = gridOf(CLASSIC, new Uint8Array(81));
    for (const givens of games) {
      const { solution } = solvePuzzle({ givens });
      const pencilmarks = candidatesOf(givens);
      const { steps } = pathOf({ givens: none, pencilmarks });
      for (const { eliminations, placement, technique } of steps) {
        expect(technique).not.toMatch(/^(bug|uniqueness|unique|hidden-rectangle|avoidable)/);
        const isRight = (candidate: number): boolean =>
          solution!.digits[cellOf(candidate)] === digitIn(candidate);
        expect(eliminations.some(isRight)).toBe(false);
        if (placement !== undefined) expect(isRight(placement)).toBe(true);
      }
    }
  });

  it('is not rated if they leave no solution, several, or no blank', () => {
    const [givens] = games;
    const { solution } = solvePuzzle({ givens });
    const pencilmarks = candidatesOf(givens);
    const cell = givens.digits.indexOf(0);
    const wrong = pencilmarks.candidates.slice();
    wrong[cell] &= ~digitSet(solution!.digits[cell]);
    const kindOf = (puzzle: Puzzle): string => {
      const rated = rate(puzzle, { scale });
      return rated.ok ? rated.kind : '';
    };
    expect(kindOf({ givens, pencilmarks: candidateGridOf(CLASSIC, wrong) })).toBe('none');
    const open = gridOf(CLASSIC, new Uint8Array(81));
    expect(kindOf({ givens: open, pencilmarks: candidatesOf(open) })).toBe('several');
    expect(kindOf({ givens, pencilmarks: candidatesOf(solution!) })).toBe('full');
  });
});

/** The marks that show a position: a digit is the only mark of its cell. */
function marksOf({ candidates, values }: GridState): CandidateGrid {
  return candidateGridOf(
    CLASSIC,
    Array.from(values, (digit, cell) => (digit === 0 ? candidates[cell] : digitSet(digit))),
  );
}
