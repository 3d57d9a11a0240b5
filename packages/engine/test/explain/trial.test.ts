import { describe, expect, it } from 'vitest';
import { HintSearch } from '../../src/explain/hint-search.ts';
import { hintTexts } from '../../src/explain/hint-texts.ts';
import { languages } from '../../src/explain/language.ts';
import { trialArgument } from '../../src/explain/trial-texts.ts';
import { generate } from '../../src/generate/generate.ts';
import { candidatesOf } from '../../src/grid/candidate-grid.ts';
import { countDigits } from '../../src/grid/digit-set.ts';
import { geometry } from '../../src/grid/geometry.ts';
import { gridOf } from '../../src/grid/grid.ts';
import { solvePuzzle } from '../../src/solve/solve-puzzle.ts';
import { candidateOf } from '../../src/technique/step.ts';
import { finish } from '../../src/work/work.ts';

const NOTHING = { accepts: () => false, acceptsBeyond: () => false, chains: [] } as const;

describe.each([geometry(2, 2), geometry(2, 3), geometry(3, 3), geometry(4, 4)])(
  'a hint where no technique finds a step, in a grid of $size×$size',
  (shape) => {
    const [{ givens, solution }] = generate({ geometry: shape, seed: 'trial', count: 1 }).puzzles;
    const search = new HintSearch({ givens }, NOTHING);
    const found = finish(search);
    if (found.kind !== 'step' || !found.trial) throw new Error('expected a trial');
    const { step, trial } = found;
    const { cell, right, wrong } = trial;

    it('is a cell with the fewest candidates, of which all but one fail', () => {
      expect(search.stage).toBe('trial');
      const { candidates } = candidatesOf(givens);
      const counts = [...candidates]
        .filter((_, it) => givens.digits[it] === 0)
        .map((set) => countDigits(set));
      expect(countDigits(candidates[cell])).toBe(Math.min(...counts));
      expect(wrong).toHaveLength(countDigits(candidates[cell]) - 1);
      expect(right).toBe(solution.digits[cell]);
      expect(step.placement).toBe(candidateOf(cell, right, shape));
      for (const { digit, isStopped } of wrong) {
        expect(isStopped).toBe(false);
        const digits = givens.digits.map((it, at) => (at === cell ? digit : it));
        expect(solvePuzzle({ givens: gridOf(shape, digits) }).count).toBe(0);
      }
    });

    it('says in both languages what to try, and what comes of it', () => {
      for (const language of languages) {
        const texts = hintTexts(found, { language, geometry: shape })!;
        expect(texts.join(' ')).not.toMatch(/undefined|NaN|\(이\)|을\(를\)/);
        const stages = trialArgument(trial, { language, geometry: shape });
        expect(stages.map(({ text }) => text).join(' ')).toBe(texts[3]);
        expect(stages).toHaveLength(wrong.length + 2);
        expect(stages.at(-1)!.layers).toHaveLength(wrong.length + 3);
      }
    });
  },
);

it('says how long each wrong digit takes', () => {
  const tried = { digit: 7, placements: 12, isStopped: false };
  const text = (wrong: readonly (typeof tried)[], language: 'en' | 'ko') =>
    trialArgument({ cell: 38, right: 4, wrong }, { language, geometry: geometry(3, 3) })
      .map((it) => it.text)
      .join(' ');
  expect(text([tried], 'en')).toBe(
    'r5c3 is 4 or 7. With 7, a search places 12 more digits and meets a contradiction. So r5c3 is 4.',
  );
  expect(text([tried], 'ko')).toBe(
    'r5c3의 후보는 4와 7이에요. 7을 넣으면 탐색이 숫자를 12개 더 넣은 뒤 모순에 부딪혀요. 따라서 r5c3에는 4가 들어가요.',
  );
  const atOnce = { ...tried, digit: 1, placements: 0 };
  const stopped = { ...tried, digit: 2, placements: 1_234, isStopped: true };
  expect(text([atOnce, stopped], 'en')).toBe(
    'r5c3 is 1, 2 or 4. With 1, a search meets a contradiction at once. With 2 there is no solution, but a search does not see it in 1,234 more digits. So r5c3 is 4.',
  );
  expect(text([atOnce, stopped], 'ko')).toContain(
    '1을 넣으면 바로 모순이 생겨요. 2를 넣으면 해가 없지만, 탐색이 숫자를 1,234개 더 넣어도 알 수 없어요.',
  );
});
