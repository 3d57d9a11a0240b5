import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { onlyQuick, sized } from '../../../../test/size.ts';
import type { StepInGrid } from '../../src/draw/grid-state.ts';
import { gameStart } from '../../src/game/game.ts';
import { gameFile, parseGameFile } from '../../src/game/game-file.ts';
import { helpCounts } from '../../src/game/help-counts.ts';
import { entriesTo, written } from '../../src/game/journal.ts';
import { Random } from '../../src/generate/random.ts';
import { candidatesOf } from '../../src/grid/candidate-grid.ts';
import { geometry } from '../../src/grid/geometry.ts';
import { gridOf } from '../../src/grid/grid.ts';
import { explain } from '../../src/library/explain.ts';
import type { SearchId } from '../../src/rating/hodoku/hodoku-scale.ts';
import { producersOf } from '../../src/rating/scales.ts';
import { isHarder, rankOf } from '../../src/review/difficulty.ts';
import { isForcing } from '../../src/review/explaining-techniques.ts';
import type { Review } from '../../src/review/review.ts';
import { type ReviewedGame, Reviewing, type ReviewOptions } from '../../src/review/reviewing.ts';
import { sharedSolver } from '../../src/solve/shared-solver.ts';
import {
  candidateOf,
  cellOf,
  digitIn,
  isSingle,
  type TechniqueId,
} from '../../src/technique/step.ts';
import { finish } from '../../src/work/work.ts';
import { pathsOf, type TestPath } from '../explain/paths.ts';
import { variantPuzzle } from '../explain/variant-puzzles.ts';
import { grid, WIKIPEDIA } from '../puzzles.ts';
import { type Planted, plantedGame } from './planted-game.ts';
import { SimulatedPlayer } from './simulated-player.ts';

const tools = { producers: producersOf('hodoku'), solver: sharedSolver() };

function reviewOf(game: ReviewedGame, options: ReviewOptions = {}): Review {
  const result = finish(new Reviewing(game, { ...tools, ...options }));
  if (result.kind !== 'reviewed') throw new Error(`expected a review, got ${result.kind}`);
  return result;
}

function inOrder(findings: readonly Planted[]): readonly Planted[] {
  return findings.toSorted((a, b) => a.move - b.move || (a.kind < b.kind ? -1 : 1));
}

describe('the review of a game', () => {
  it('finds every planted event, and invents none', () => {
    const kinds = new Set<string>();
    let harder = 0;
    const levels = ['medium', 'hard', 'unfair', 'extreme'] as const;
    for (const level of levels) {
      for (const [i, path] of pathsOf(`planted ${level}`, sized(2, 4), { level }).entries()) {
        if (path.steps.some(({ technique }) => technique === 'brute-force')) continue;
        const game = plantedGame(path, new Random(`planted ${level} ${i}`), tools);
        const { helped, planted, player, techniques } = game;
        const read = parseGameFile(gameFile(player.game));
        if (!read.ok) throw new Error(read.error.found);
        const { best, findings, hardest, help, isSolved, moves } = reviewOf(read.game);
        const expected = inOrder(planted);
        expect(inOrder(findings).map(({ kind, move }) => `${move} ${kind}`)).toEqual(
          expected.map(({ kind, move }) => `${move} ${kind}`),
        );
        expect(inOrder(findings)).toMatchObject(expected);
        expect(isSolved).toBe(true);
        const reasons = moves.map(({ reason }) =>
          reason?.kind === 'justified' ? reason.technique : undefined,
        );
        expect(reasons).toEqual(moves.map((_, move) => techniques.get(move)));
        const seen = moves.flatMap(({ isHelped }, move) => (isHelped ? [move] : []));
        expect(seen).toEqual([...helped].sort((a, b) => a - b));
        const easiest = moves.flatMap((it) => it.easiest?.technique ?? []);
        expect(easiest).toContain(hardest);
        expect(easiest.filter((it) => hardest && isHarder(it, hardest))).toEqual([]);
        expect(help).toEqual(helpCounts(read.game.journal));
        const branch = entriesTo(read.game.journal, read.game.journal.now);
        const own = branch.filter(
          (move) => moves[move].kind === 'elimination' && !moves[move].isHelped,
        );
        const better = own.filter((move) => {
          const [technique, most] = [reasons[move], best === undefined ? undefined : reasons[best]];
          if (!technique || isSingle(technique) || isForcing(technique)) return false;
          return !most || isHarder(technique, most);
        });
        expect(better).toEqual([]);
        if (best !== undefined) expect(branch).toContain(best);
        for (const it of findings) {
          kinds.add(it.kind);
          if (it.kind === 'overlooked' && techniques.has(it.during)) harder++;
        }
      }
    }
    expect(harder).toBeGreaterThanOrEqual(sized(0, 1));
    expect([...kinds].sort()).toEqual(['error', 'guess', 'overlooked', 'went-back']);
  });

  it('concludes nothing from notes that are made digit by digit', () => {
    const random = new Random('made notes');
    for (const path of pathsOf('made notes', sized(2, 4), { level: 'hard' })) {
      const player = new SimulatedPlayer(path.givens);
      for (const { before, placement } of path.steps) {
        if (placement === undefined) continue;
        const blanks = [...before.values.keys()].filter((cell) => before.values[cell] === 0);
        const cell = blanks[random.below(blanks.length)];
        const noted = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter(
          (digit) => before.candidates[cell] & ~player.game.cells[cell].centre & (1 << (digit - 1)),
        );
        while (noted.length > 0) {
          player.wait(1);
          const [digit] = noted.splice(random.below(noted.length), 1);
          player.toggle([candidateOf(cell, digit)]);
        }
        player.wait(1);
        player.place(placement);
      }
      const { findings, isSolved, moves } = reviewOf(player.game);
      expect({ isSolved, findings: findings.filter(({ kind }) => kind === 'error') }).toEqual({
        isSolved: true,
        findings: [],
      });
      for (const { kind, reason } of moves) {
        expect(kind).toMatch(/placement|notes/);
        if (kind === 'placement') expect(reason?.kind).toBe('justified');
      }
    }
  });

  it('finds the first use of each technique, unless a hint has named it', () => {
    const [path] = pathsOf('first uses', 1, { level: 'unfair' });
    const { helped, player, techniques } = plantedGame(path, new Random('first uses'), tools);
    const usedBefore = new Set<TechniqueId>(['full-house', 'naked-single']);
    const first = new Map<TechniqueId, number>();
    for (const [move, technique] of [...techniques].sort(([a], [b]) => a - b)) {
      if (helped.has(move) || usedBefore.has(technique) || first.has(technique)) continue;
      first.set(technique, move);
    }
    const { findings } = reviewOf(player.game, { usedBefore });
    const found = findings.filter((it) => it.kind === 'first-use');
    expect(new Map(found.map(({ move, technique }) => [technique, move]))).toEqual(first);
    expect(reviewOf(player.game).findings.some(({ kind }) => kind === 'first-use')).toBe(false);
  });
});

describe('the reason of a move', () => {
  it("is explain's own step or an easier one", () => {
    let [moves, easier] = [0, 0];
    for (const path of pathsOf('review reasons', sized(2, 4), { level: 'unfair' })) {
      const player = new SimulatedPlayer(path.givens);
      player.fillNotes();
      const steps = path.steps.filter(({ technique }) => technique !== 'brute-force');
      for (const { eliminations, placement } of steps) {
        player.wait(3);
        if (placement === undefined) player.toggle(eliminations);
        else player.place(placement);
      }
      const review = reviewOf(player.game);
      for (const [i, step] of steps.entries()) {
        const { easiest, reason } = review.moves[i + 1];
        if (reason?.kind !== 'justified') throw new Error(`expected a reason, got ${reason?.kind}`);
        expect(rankOf(reason.technique)).toBeLessThanOrEqual(rankOf(step.technique));
        expect(rankOf(easiest!.technique)).toBeLessThanOrEqual(rankOf(step.technique));
        if (reason.technique !== step.technique) easier++;
        moves++;
        faultless(reason.steps, path);
      }
    }
    expect(moves).toBeGreaterThan(sized(80, 200));
    expect(easier / moves).toBeLessThan(0.1);
  });

  it('is true and complete for someone without notes who fills the cells in any order', () => {
    const random = new Random('any order');
    for (const path of pathsOf('any order', sized(2, 4), { level: 'hard' })) {
      const player = new SimulatedPlayer(path.givens);
      const { digits } = path.solution;
      const blanks = [...digits.keys()].filter((cell) => path.givens.digits[cell] === 0);
      while (blanks.length > 0) {
        player.wait(3);
        const [cell] = blanks.splice(random.below(blanks.length), 1);
        player.place(candidateOf(cell, digits[cell]));
      }
      for (const { candidates, reason } of reviewOf(player.game).moves) {
        if (reason?.kind !== 'justified') throw new Error(`expected a reason, got ${reason?.kind}`);
        expect(reason.steps.at(-1)?.placement).toBe(candidates[0]);
        faultless(reason.steps, path);
      }
    }
  });

  it('is missing if no technique of the player leads there', () => {
    const accepts = (id: SearchId): boolean => /single|full-house/.test(id);
    let guesses = 0;
    for (const path of pathsOf('right guesses', sized(2, 4), { level: 'hard' })) {
      const player = new SimulatedPlayer(path.givens);
      const planted: number[] = [];
      // A step that removes candidates comes only when there is no single.
      let isStuck = false;
      for (const { placement } of path.steps) {
        player.wait(3);
        if (placement === undefined) isStuck = true;
        else if (isStuck) planted.push(player.place(placement));
        else player.place(placement);
        if (isStuck && placement !== undefined) break;
      }
      const { findings } = reviewOf(player.game, { accepts });
      const found = findings.filter((it) => it.kind === 'guess');
      expect(found.map(({ move }) => move)).toEqual(planted);
      expect(findings).toHaveLength(planted.length);
      guesses += planted.length;
    }
    expect(guesses).toBeGreaterThan(0);
  });
});

/** Checks that the steps conclude nothing wrong, and that each starts where those before it end. */
function faultless(steps: readonly StepInGrid[], { solution: { digits } }: TestPath): void {
  for (const [i, { before, eliminations, placement }] of steps.entries()) {
    for (const it of eliminations) expect(digits[cellOf(it)]).not.toBe(digitIn(it));
    if (placement !== undefined) expect(digits[cellOf(placement)]).toBe(digitIn(placement));
    const last = i > 0 ? steps[i - 1] : undefined;
    const placed = last?.placement;
    if (placed !== undefined) expect(before.values[cellOf(placed)]).toBe(digitIn(placed));
    for (const it of last?.eliminations ?? []) {
      expect(before.candidates[cellOf(it)] & (1 << (digitIn(it) - 1))).toBe(0);
    }
  }
}

onlyQuick(describe)('a review', () => {
  it('can pause after any slice', () => {
    const [path] = pathsOf('slices', 1, { level: 'extreme' });
    const { player } = plantedGame(path, new Random('slices'), tools);
    const work = new Reviewing(player.game, tools);
    let slices = 0;
    while (!work.advance()) slices++;
    expect(slices).toBeGreaterThan(player.next);
    expect(work.advance()).toEqual(reviewOf(player.game));
  });

  it('is plain data', () => {
    const [path] = pathsOf('plain', 1, { level: 'unfair' });
    const { player } = plantedGame(path, new Random('plain'), tools);
    const review = reviewOf(player.game);
    expect(isDeepStrictEqual(structuredClone(review), review)).toBe(true);
  });

  it('needs a puzzle with one solution', () => {
    const review = (text: string) =>
      finish(new Reviewing(gameStart({ givens: grid(text) }), tools));
    expect(review('.'.repeat(81))).toEqual({ kind: 'several' });
    expect(review(`11${'.'.repeat(79)}`)).toMatchObject({ kind: 'conflict' });
    expect(review(`.....5678${'.'.repeat(66)}1234..`)).toMatchObject({ kind: 'several' });
    expect(review(WIKIPEDIA)).toMatchObject({ kind: 'reviewed', moves: [], isSolved: false });
  });

  it('knows puzzles of other sizes and with pencilmarks', () => {
    const small = gridOf(geometry(2, 2), [1, 0, 0, 0, 0, 0, 3, 0, 0, 4, 0, 0, 0, 0, 0, 2]);
    const before = gameStart({ givens: small, pencilmarks: candidatesOf(small) });
    const blank = before.cells[1];
    const changes = [{ cell: 1, before: blank, after: { ...blank, digit: 3 } }];
    const { journal } = written(before, { kind: 'digit', at: 5_000, changes });
    const { moves } = reviewOf({ puzzle: before.puzzle, journal });
    expect(moves).toHaveLength(1);
    expect(moves[0].reason?.kind).toMatch(/justified|wrong/);
  });
});

it('reviews a game of a variant by its rules', () => {
  const puzzle = variantPuzzle('killer', new Random('killer'));
  const { steps = [] } = explain(puzzle);
  const right = steps.flatMap(({ placement }) => placement ?? []);
  const shape = puzzle.givens.geometry;
  const wrong = { move: 3, digit: (digitIn(right[3], shape) % shape.size) + 1 };
  let game = gameStart(puzzle);
  const write = (cell: number, digit: number): void => {
    const before = game.cells[cell];
    const changes = [{ cell, before, after: { ...before, digit } }];
    game = written(game, { kind: 'digit', changes, at: 1_000 * game.journal.entries.length });
  };
  for (const [i, candidate] of right.entries()) {
    const cell = cellOf(candidate, shape);
    if (i === wrong.move) write(cell, wrong.digit);
    write(cell, digitIn(candidate, shape));
  }
  const { findings, isSolved, moves, techniques } = reviewOf({ puzzle, journal: game.journal });
  expect(isSolved).toBe(true);
  expect(findings).toMatchObject([{ kind: 'error', move: wrong.move, until: wrong.move + 1 }]);
  expect(moves.filter(({ reason }) => reason?.kind !== 'justified').length).toBe(1);
  expect(moves[0].easiest?.technique).toBe(steps[0].technique);
  const used = techniques.map(({ technique }) => technique);
  expect(used).toContain('cage-combinations');
  expect(used).toEqual(used.toSorted((a, b) => rankOf(a) - rankOf(b)));
});
