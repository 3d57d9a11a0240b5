import { describe, expect, it } from 'vitest';
import { onlyQuick, sized } from '../../../../test/size.ts';
import { type GenerateOptions, generate } from '../../src/generate/generate.ts';
import { RARE } from '../../src/generate/rare-maker.ts';
import { canonical } from '../../src/grid/canonical.ts';
import { countGivens } from '../../src/grid/grid.ts';
import { check } from '../../src/library/check.ts';
import { rate } from '../../src/library/rate.ts';
import { packedCells } from '../../src/notation/parts/packed-cells.ts';
import { levels, type SearchId, techniqueRows } from '../../src/rating/hodoku/hodoku-scale.ts';

const COUNT = sized(2, 3);

function ratedPuzzles(wishes: GenerateOptions) {
  const { puzzles } = generate({ seed: 'hodoku', count: COUNT, ...wishes });
  expect(puzzles).toHaveLength(COUNT);
  return puzzles.map(({ hodoku, givens: puzzle }) => {
    const rated = rate(puzzle, { scale: 'hodoku' });
    if (!rated.ok || rated.kind !== 'rated') throw new Error('expected a rating');
    expect({ level: rated.level, score: rated.score }).toEqual(hodoku);
    return rated;
  });
}

describe('puzzles with wishes on the scale of HoDoKu', () => {
  it.each(levels)('have the level %s', (level) => {
    for (const rated of ratedPuzzles({ level })) expect(rated.level).toBe(level);
  });

  it.each(['naked-pair', 'x-wing', 'w-wing', 'xy-chain'] as const)(
    'need %s and nothing after it',
    (technique) => {
      const last = techniqueRows.findIndex(({ id }) => id === technique);
      for (const { steps } of ratedPuzzles({ technique })) {
        const rows = steps.map((step) =>
          techniqueRows.findIndex(({ id }) => id === step.technique),
        );
        expect(Math.max(...rows)).toBe(last);
      }
    },
  );

  it('do not need the techniques that are not wanted', () => {
    const without = ['naked-pair', 'locked-candidates-1', 'nice-loop'] as const;
    const found = new Set(['naked-pair', 'locked-candidates-1', 'continuous-nice-loop', 'aic']);
    for (const wishes of [{ level: 'hard' }, { technique: 'skyscraper' }, {}] as const) {
      for (const { steps } of ratedPuzzles({ ...wishes, without })) {
        expect(steps.filter(({ technique }) => found.has(technique))).toEqual([]);
      }
    }
  });

  it('have a score in the range', () => {
    for (const { level, score } of ratedPuzzles({ level: 'hard', score: [1000, 1300] })) {
      expect(level).toBe('hard');
      expect(score).toBeGreaterThanOrEqual(1000);
      expect(score).toBeLessThanOrEqual(1300);
    }
  });

  it.each(RARE.slice(0, sized(1, RARE.length)))(
    'need %s, which hardly any random puzzle needs',
    (technique) => {
      const wishes = { seed: 'rare', technique };
      const { puzzles } = generate({ ...wishes, count: sized(3, 1) });
      const last = techniqueRows.findIndex(({ id }) => id === technique);
      for (const { givens: puzzle } of puzzles) {
        const rated = rate(puzzle, { scale: 'hodoku' });
        const rows = rated.steps!.map((step) =>
          techniqueRows.findIndex((row) => row.techniques.includes(step.technique)),
        );
        expect(Math.max(...rows)).toBe(last);
      }
      const forms = puzzles.map(({ givens }) => packedCells(canonical(givens).grid));
      expect(new Set(forms).size).toBe(sized(3, 1));
      const [again] = generate({ ...wishes, first: puzzles.length - 1 }).puzzles;
      expect(again.givens).toEqual(puzzles.at(-1)?.givens);
    },
  );

  onlyQuick(it)('need a rare technique, and have the number of givens', () => {
    const wishes = { seed: 'rare', technique: 'uniqueness-test-5' } as const;
    const [{ givens: puzzle }] = generate({ ...wishes, givens: [25, 26] }).puzzles;
    expect([25, 26]).toContain(countGivens(puzzle));
    const [minimal] = generate({ ...wishes, minimal: true }).puzzles;
    expect(check(minimal.givens)).toMatchObject({ kind: 'proper', redundant: [] });
  });

  it('say what came close if there is none', () => {
    const { error } = generate({
      seed: 'hodoku',
      technique: 'jellyfish',
      symmetry: 'rotate180',
      tries: 20,
    });
    expect(error).toMatch(
      /^none of 20 attempts had jellyfish as the last technique in HoDoKu's order; \d+ easier \(up to \w+, [\d,]+\)/,
    );
  });

  it.each([
    [
      { level: 'evil' as 'hard' },
      'expected level to be one of easy, medium, hard, unfair, extreme',
    ],
    [
      { technique: 'magic' as SearchId },
      "expected technique to be one that HoDoKu's path looks for (full-house, naked-single,",
    ],
    [{ score: [30, 20] as const }, 'the range of scores 30 to 20 is empty'],
    [{ score: [0, 3] as const }, 'no puzzle has a score below 4'],
    [{ level: 'easy', technique: 'x-wing' } as const, 'no puzzle of level easy needs x-wing'],
    [{ level: 'easy', pearl: true } as const, 'choose one scale'],
    [{ rating: [7, 7], without: ['x-wing'] } as const, 'choose one scale'],
    [
      { without: ['magic' as SearchId] },
      "expected without to have techniques that HoDoKu's path looks for (full-house,",
    ],
    [{ without: 'x-wing' as unknown as SearchId[] }, 'expected without to be a list'],
    [
      { technique: 'x-wing', without: ['x-wing'] } as const,
      'no puzzle needs x-wing and does not use it',
    ],
  ])('cannot be %j', (wishes, reason) => {
    expect(() => generate({ seed: 'hodoku', ...wishes })).toThrow(reason);
  });
});
