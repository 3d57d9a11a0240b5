import { describe, expect, it } from 'vitest';
import { sized } from '../../../../test/size.ts';
import { explainerRatings } from '../../src/explain/explainer-ratings.ts';
import { Justifying } from '../../src/explain/justify.ts';
import type { Conclusion } from '../../src/explain/needed-steps.ts';
import type { PlayerPuzzle } from '../../src/explain/player-puzzle.ts';
import { explainStep } from '../../src/explain/sentence.ts';
import type { PlayerStep } from '../../src/explain/step-notes.ts';
import { Random } from '../../src/generate/random.ts';
import { CLASSIC } from '../../src/grid/geometry.ts';
import { justify } from '../../src/library/justify.ts';
import { rate } from '../../src/library/rate.ts';
import { techniqueRows } from '../../src/rating/hodoku/hodoku-scale.ts';
import { producersOf } from '../../src/rating/scales.ts';
import { sharedSolver } from '../../src/solve/shared-solver.ts';
import { candidateOf, cellOf, digitIn, type TechniqueId } from '../../src/technique/step.ts';
import { finish } from '../../src/work/work.ts';
import { AI_ESCARGOT, grid, WIKIPEDIA } from '../puzzles.ts';
import { blanksOf, type Game, gameOf, playerPuzzle, seenIn } from './games.ts';
import { pathsOf, type TestPath } from './paths.ts';
import { checkText } from './texts/check-text.ts';

const tools = { producers: producersOf('hodoku'), solver: sharedSolver() };

function reasonFor(puzzle: PlayerPuzzle, conclusion: Conclusion) {
  return finish(new Justifying(puzzle, conclusion, tools));
}

/** How hard a technique is: the index of its row in the table of HoDoKu. */
function rankOf(technique: TechniqueId | undefined): number {
  return techniqueRows.findIndex(({ techniques }) => techniques.includes(technique!));
}

/** The game of someone who plays a path to its end and makes no notes, before each of its steps. */
function* gamesOn({ givens: puzzle, solution, steps }: TestPath) {
  const none = new Int32Array(81);
  let hardest = -1;
  for (const step of steps) {
    hardest = Math.max(hardest, rankOf(step.technique));
    const digits = step.before.values;
    const notes = { centre: none, corner: none, removed: none };
    const game = { givens: puzzle, digits, ...notes, solution: solution.digits };
    yield { game, hardest, step };
  }
}

/** Carries out steps. Returns the grid after them, and what is wrong with the text of a step. */
function replay(game: Game, steps: readonly PlayerStep[]) {
  const seen = seenIn({ ...game, digits: game.digits.slice() });
  const { candidates, values } = seen;
  const faults: string[] = [];
  const set = (it: number): number => 1 << (digitIn(it) - 1);
  for (const step of steps) {
    const { fault } = checkText(explainStep(step, 'en'), seen, step);
    if (fault) faults.push(fault);
    for (const it of step.eliminations) candidates[cellOf(it)] &= ~set(it);
    if (step.placement === undefined) continue;
    const at = cellOf(step.placement);
    values[at] = digitIn(step.placement);
    candidates[at] = 0;
    for (const peer of CLASSIC.peers[at]) candidates[peer] &= ~set(step.placement);
  }
  return { candidates, faults, values };
}

/** Checks that the steps alone lead from the game to the conclusion. Returns the steps. */
function stepsTo({ kind, candidate }: Conclusion, game: Game): readonly PlayerStep[] {
  const found = reasonFor(playerPuzzle(game), { kind, candidate });
  const [cell, digit] = [cellOf(candidate), digitIn(candidate)];
  if (found.kind !== 'justified') throw new Error(`expected steps, got ${found.kind}`);
  const { steps } = found;
  for (const [i, { before }] of steps.entries()) {
    const { candidates, values } = replay(game, steps.slice(0, i));
    expect([...before.values]).toEqual([...values]);
    expect([...before.candidates]).toEqual([...candidates]);
  }
  const { candidates, faults, values } = replay(game, steps);
  expect(faults).toEqual([]);
  if (kind === 'placement') expect(values[cell]).toBe(digit);
  else expect(candidates[cell] & (1 << (digit - 1))).toBe(0);
  expect(rankOf(found.technique)).toBe(hardestOf(steps));
  return steps;
}

function hardestOf(steps: readonly PlayerStep[]): number {
  return Math.max(-1, ...steps.map(({ technique }) => rankOf(technique)));
}

describe('the reason for a move', () => {
  it.each([
    ['extreme', 1],
    ['unfair', sized(1, 2)],
  ] as const)('is true, complete and no harder than the path of %s puzzles', (level, count) => {
    const counts = { moves: 0, others: 0, needless: 0 };
    for (const path of pathsOf(`justify ${level}`, count, { level })) {
      for (const { game, hardest, step } of gamesOn(path)) {
        if (step.technique === 'brute-force') break;
        const candidate = step.placement ?? step.eliminations[0];
        const kind = step.placement === undefined ? 'elimination' : 'placement';
        const reason = stepsTo({ kind, candidate }, game);
        expect(hardestOf(reason)).toBeLessThanOrEqual(hardest);
        counts.moves++;
        for (const other of reason.slice(0, -1)) {
          const rest = reason.filter((it) => it !== other);
          counts.others++;
          if (replay(game, rest).faults.length === 0) counts.needless++;
        }
      }
    }
    expect(counts.moves).toBeGreaterThan(count * 50);
    // Most steps are needed by a later one. The grounds of forcing nets are wider than necessary.
    expect(counts.needless / counts.others).toBeLessThan(0.15);
  });

  it('goes on from the notes of the player', () => {
    const random = new Random('notes');
    for (const path of pathsOf('justify notes', 4, { level: 'unfair' })) {
      const game = gameOf(path, random);
      const blanks = blanksOf(game);
      const cell = blanks[random.below(blanks.length)];
      const candidate = candidateOf(cell, game.solution[cell]);
      const conclusion = { kind: 'placement', candidate } as const;
      if (reasonFor(playerPuzzle(game), conclusion).kind !== 'stuck') stepsTo(conclusion, game);
    }
  });

  it('is none if the move is wrong', () => {
    for (const path of pathsOf('wrong', sized(3, 4))) {
      for (const { game } of gamesOn(path)) {
        const [cell] = blanksOf(game);
        const digit = game.solution[cell];
        const wrong = (digit % 9) + 1;
        const puzzle = playerPuzzle(game);
        for (const it of [
          { kind: 'placement', candidate: candidateOf(cell, wrong) },
          { kind: 'elimination', candidate: candidateOf(cell, digit) },
        ] as const) {
          expect(reasonFor(puzzle, it)).toEqual({ kind: 'wrong', digit });
        }
      }
    }
  });

  it('needs no step if the digits or the notes show it', () => {
    const eliminated = (cell: number): Conclusion => ({
      kind: 'elimination',
      candidate: candidateOf(cell, 5),
    });
    const none = { kind: 'justified', technique: undefined, rating: undefined, steps: [] };
    expect(justify(WIKIPEDIA, eliminated(2))).toMatchObject(none);
    expect(justify(WIKIPEDIA, { ...eliminated(0), kind: 'placement' })).toMatchObject(none);
    expect(justify(AI_ESCARGOT, eliminated(1))).not.toMatchObject(none);
    const centre = Int32Array.from({ length: 81 }, (_, cell) => (cell === 1 ? 0b100000 : 0));
    const givens = grid(AI_ESCARGOT);
    const noted = { givens, filled: givens, notes: { centre } };
    expect(justify(noted, eliminated(1))).toMatchObject(none);
  });

  it('names the hardest technique, with its rating, or says that there is none', () => {
    const single = { kind: 'placement', candidate: candidateOf(40, 5) } as const;
    expect(justify(WIKIPEDIA, single)).toMatchObject({ technique: 'naked-single', rating: 2.3 });
    // HoDoKu guesses in this puzzle.
    const guessed =
      '98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6';
    const last = justify(guessed, { kind: 'placement', candidate: candidateOf(43, 5) });
    expect(last).toMatchObject({ ok: true, kind: 'stuck' });
    expect(last.technique).toBeUndefined();
  });

  it('can pause after any slice', () => {
    const [path] = pathsOf('slices', 1, { level: 'unfair' });
    const game = { givens: path.givens, filled: path.givens };
    const conclusion = { kind: 'placement', candidate: path.steps.at(-1)!.placement! } as const;
    const work = new Justifying(game, conclusion, tools);
    let slices = 0;
    while (!work.advance(1)) slices++;
    expect(slices).toBeGreaterThan(100);
    expect(work.advance()).toEqual(reasonFor(game, conclusion));
  });

  it('is refused if there is no position, and stops', () => {
    const single = { kind: 'placement', candidate: candidateOf(40, 5) } as const;
    expect(justify('.'.repeat(81), single)).toMatchObject({ kind: 'several' });
    expect(justify('x', single)).toMatchObject({ ok: false });
    expect(justify(WIKIPEDIA, single, { signal: { aborted: true } }).kind).toBe('stopped');
    for (const candidate of [-1, 0.5, 729]) {
      expect(() => justify(WIKIPEDIA, { ...single, candidate })).toThrow(
        `expected a candidate from 0 to 728, got ${candidate}`,
      );
    }
  });
});

describe('the ratings of techniques on the scale se', () => {
  it('are the lowest of the steps that remove candidates or place singles', () => {
    const lowest = new Map<TechniqueId, number>();
    for (const { givens: puzzle } of pathsOf('ratings', sized(20, 30))) {
      for (const { placement, rating, technique } of rate(puzzle).steps ?? []) {
        if (placement !== undefined && !/single|full-house/.test(technique)) continue;
        lowest.set(technique, Math.min(rating, lowest.get(technique) ?? rating));
      }
    }
    const common = [...lowest].filter(([technique]) => explainerRatings[technique] !== undefined);
    expect(common.length).toBeGreaterThan(sized(5, 6));
    for (const [technique, rating] of common) {
      expect(rating, technique).toBeGreaterThanOrEqual(explainerRatings[technique]! - 1e-9);
      if (!/chain/.test(technique)) expect(rating).toBeCloseTo(explainerRatings[technique]!);
    }
  });
});
