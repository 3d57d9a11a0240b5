import { beforeAll, describe, expect, it } from 'vitest';
import type { GridState } from '../../src/draw/grid-state.ts';
import { type ExplainedStep, explainSteps } from '../../src/explain/explained-steps.ts';
import { Explanation } from '../../src/explain/explanation.ts';
import { HintSearch } from '../../src/explain/hint-search.ts';
import type { PlayerPuzzle } from '../../src/explain/player-puzzle.ts';
import { explainStep } from '../../src/explain/sentence.ts';
import { generate } from '../../src/generate/generate.ts';
import type { MadePuzzle } from '../../src/generate/made-puzzle.ts';
import { Random } from '../../src/generate/random.ts';
import { countDigits, digitSet, hasDigit } from '../../src/grid/digit-set.ts';
import { type Geometry, geometry } from '../../src/grid/geometry.ts';
import type { Grid } from '../../src/grid/grid.ts';
import { explain } from '../../src/library/explain.ts';
import { findSteps } from '../../src/library/find-steps.ts';
import { hint } from '../../src/library/hint.ts';
import { justify } from '../../src/library/justify.ts';
import {
  candidateOf,
  cellOf,
  digitIn,
  type Step,
  type TechniqueId,
} from '../../src/technique/step.ts';
import { finish } from '../../src/work/work.ts';
import { grid } from '../puzzles.ts';
import { faultsOf } from './step-faults.ts';
import { checkText } from './texts/check-text.ts';

/** Box shapes, and the number of puzzles of each. */
const SHAPES: readonly (readonly [rows: number, columns: number, puzzles: number])[] = [
  [2, 2, 3],
  [2, 3, 3],
  [3, 2, 3],
  [2, 4, 1],
  [2, 5, 1],
  [3, 4, 1],
  [4, 4, 1],
];

function puzzlesOf(shape: Geometry, count: number): readonly MadePuzzle[] {
  // Minimal puzzles of more than 12 digits take too long. With these givens, a few steps remove candidates.
  const wishes = shape.size <= 12 ? { minimal: true } : { givens: [110, 112] as const };
  return generate({ ...wishes, geometry: shape, count, seed: 'any size' }).puzzles;
}

function isSound({ eliminations, placement }: Step, { digits, geometry: shape }: Grid): boolean {
  const isRight = (it: number): boolean => digits[cellOf(it, shape)] === digitIn(it, shape);
  return !eliminations.some(isRight) && (placement === undefined || isRight(placement));
}

/** A player who has noted all candidates of the blank cells. */
function playerPuzzle(givens: Grid, { candidates, values }: GridState): PlayerPuzzle {
  const filled = { geometry: givens.geometry, digits: values };
  return { givens, filled, notes: { centre: candidates } };
}

describe.each(SHAPES)('puzzles with boxes of %i×%i', (rows, columns, count) => {
  const shape = geometry(rows, columns);
  let puzzles: readonly (MadePuzzle & { readonly steps: readonly ExplainedStep[] })[];

  // The steps of the largest puzzles take long, so they are searched for once.
  beforeAll(() => {
    puzzles = puzzlesOf(shape, count).map((made) => {
      const result = finish(new Explanation({ givens: made.givens }));
      if (result.kind !== 'explained') throw new Error(`expected steps, got ${result.kind}`);
      return {
        ...made,
        steps: explainSteps({ givens: made.givens }, result.steps, { language: 'en' }),
      };
    });
  });

  it('are explained to the end, with sound steps, texts and pictures', () => {
    const techniques = new Set<TechniqueId>();
    for (const { givens: puzzle, solution, steps } of puzzles) {
      for (const step of steps) {
        expect(isSound(step, solution), step.text).toBe(true);
        expect(faultsOf(step)).toEqual([]);
        techniques.add(step.technique);
      }
      const placed = steps.filter(({ placement }) => placement !== undefined);
      expect(placed).toHaveLength(puzzle.digits.filter((digit) => digit === 0).length);
    }
    expect(techniques.size).toBeGreaterThan(1);
  });

  it('get a hint that goes on from the notes, or that names the mistake', () => {
    const random = new Random('any size');
    for (const { givens: puzzle, solution, steps } of puzzles.slice(0, Math.ceil(count / 4))) {
      const before = structuredClone(steps[random.below(steps.length)].before);
      const player = playerPuzzle(puzzle, before);
      const found = finish(new HintSearch(player));
      if (found.kind !== 'step') throw new Error(`expected a step, got ${found.kind}`);
      expect(isSound(found.step, solution)).toBe(true);
      expect(explainStep(found.step, 'ko')).toBe(explainStep(found.step, 'ko', shape));
      const areLeft = found.step.eliminations.every((it) =>
        hasDigit(before.candidates[cellOf(it, shape)], digitIn(it, shape)),
      );
      expect(areLeft).toBe(true);
      const cell = before.candidates.findIndex((set) => countDigits(set) > 1);
      if (cell < 0) continue;
      before.candidates[cell] &= ~digitSet(solution.digits[cell]);
      const candidate = candidateOf(cell, solution.digits[cell], shape);
      const mistakes = [{ kind: 'removed-digit', candidate }];
      expect(finish(new HintSearch(player))).toEqual({ kind: 'mistakes', mistakes });
    }
  });

  it('have a reason for each digit', () => {
    for (const { givens: puzzle, solution, steps } of puzzles.slice(0, Math.ceil(count / 10))) {
      // The reason for a late digit of the largest puzzles takes as long as their explanation.
      const placed = steps.flatMap(({ placement }) => placement ?? []);
      const cell = shape.size > 15 ? cellOf(placed[10], shape) : puzzle.digits.lastIndexOf(0);
      const candidate = candidateOf(cell, solution.digits[cell], shape);
      const found = justify(puzzle, { kind: 'placement', candidate });
      // Steps in the order of HoDoKu can end in a guess. Then there is no reason.
      expect(['justified', 'stuck']).toContain(found.kind);
      if (found.kind !== 'justified') continue;
      for (const step of found.steps) {
        expect(isSound(step, solution)).toBe(true);
        const text = explainStep(step, 'en', shape);
        expect(checkText(text, step.before, step).fault).toBeUndefined();
      }
      expect(found.steps.at(-1)?.placement).toBe(candidate);
    }
  });
});

const SIX = '...26.....5...6.......135.....1.4...';

describe('hint, explain and findSteps', () => {
  it('name cells and houses by the size of the puzzle', () => {
    const explained = explain(SIX);
    expect(explained.ok && explained.kind === 'explained' && explained.steps[0].text).toBe(
      'In row 3, 1 fits only in r3c2. So r3c2 is 1.',
    );
    expect(hint(SIX)).toMatchObject({
      kind: 'step',
      texts: [
        'Look at box 2.',
        'There is a Hidden Single.',
        'The Hidden Single is in r2c4.',
        'In box 2, 3 fits only in r2c4. So r2c4 is 3.',
      ],
    });
    expect(hint(SIX, { language: 'ko' })).toMatchObject({
      texts: [
        '2번 상자를 살펴보세요.',
        '히든 싱글이 있어요.',
        '히든 싱글이 있는 칸은 r2c4예요.',
        '2번 상자에서 3이 들어갈 수 있는 칸은 r2c4뿐이에요. 따라서 r2c4에는 3이 들어가요.',
      ],
    });
  });

  it('write digits above 9 as numbers', () => {
    const [{ givens: puzzle }] = puzzlesOf(geometry(3, 4), 1);
    const result = explain({ givens: puzzle });
    const texts =
      result.ok && result.kind === 'explained' ? result.steps.map(({ text }) => text) : [];
    expect(texts.some((text) => /\b1[0-2] fits only in r\d+c\d+/.test(text))).toBe(true);
  });

  it('find every step of a technique, and say which techniques there are not', () => {
    const found = findSteps({ givens: grid(SIX) }, 'hidden-single');
    if (found.kind !== 'found') throw new Error(`expected steps, got ${found.kind}`);
    expect(found.complete).toBe(true);
    expect(found.steps.length).toBeGreaterThan(2);
    expect(findSteps({ givens: grid(SIX) }, 'hidden-single', { limit: 1 })).toMatchObject({
      complete: false,
      steps: { length: 1 },
    });
    expect(findSteps({ givens: grid(SIX) }, 'aligned-pair-exclusion')).toEqual({
      ok: true,
      kind: 'unsupported',
      reason: 'technique',
    });
  });

  it('find a naked quadruple that is in a line and in a box', () => {
    const text =
      '2.......9.....7..4....124C.157...3..3...C5.86....6....7......B4....37.5..986..3..C....3.....2....7..B.89...3......9..4B8A..C...5.........3C..67.';
    const found = findSteps({ givens: grid(text) }, 'naked-quadruple');
    const steps = found.kind === 'found' ? found.steps : [];
    const names = steps.map(({ pattern }) => pattern.houses.join());
    expect(names).toEqual(['10', '35']);
  });

  it('refuse the notations of programs for 9×9 puzzles', () => {
    for (const notation of ['eureka', 'hodoku'] as const) {
      expect(() => hint(SIX, { notation })).toThrow(`the notation ${notation} is for 9x9 puzzles`);
    }
  });

  it.each([
    ['conflict', `11${'.'.repeat(14)}`],
    ['none', '123........4....'],
    ['several', '.'.repeat(36)],
    ['full', '1234341221434321'],
  ])('explain no puzzle that is not proper: %s', (kind, text) => {
    expect(explain(text)).toMatchObject({ ok: true, kind });
  });

  it('stop at the signal', () => {
    const signal = { aborted: true };
    expect(explain(SIX, { signal })).toMatchObject({ kind: 'stopped', steps: [] });
    expect(hint(SIX, { signal })).toMatchObject({ kind: 'stopped' });
  });
});
