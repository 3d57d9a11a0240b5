import { describe, expect, it } from 'vitest';
import { onlyQuick, sized } from '../../../../test/size.ts';
import type { GridState } from '../../src/draw/grid-state.ts';
import { HintSearch } from '../../src/explain/hint-search.ts';
import { stepHint } from '../../src/explain/hint-texts.ts';
import { digitSet } from '../../src/grid/digit-set.ts';
import { CLASSIC } from '../../src/grid/geometry.ts';
import { hint } from '../../src/library/hint.ts';
import { assumesOneSolution } from '../../src/rating/hodoku/hodoku-scale.ts';
import { producersOf } from '../../src/rating/scales.ts';

import type { Puzzle } from '../../src/search/puzzle.ts';
import { candidateOf, cellOf, digitIn } from '../../src/technique/step.ts';
import { finish } from '../../src/work/work.ts';
import { WIKIPEDIA } from '../puzzles.ts';
import { pathsOf, type TestPath } from './paths.ts';

/** What the player has: the givens, and a mark for each candidate. */
function playerPuzzle({ givens: puzzle }: TestPath, { candidates, values }: GridState): Puzzle {
  const marks = Int32Array.from(candidates, (set, cell) =>
    values[cell] === 0 ? set : digitSet(values[cell]),
  );
  return { givens: puzzle, pencilmarks: { geometry: CLASSIC, candidates: marks } };
}

const producers = producersOf('hodoku');

describe('a hint', () => {
  it('to a guess says what to try', () => {
    const pattern = { kind: 'plain', cells: [38], digits: [4], houses: [] } as const;
    const guess = { technique: 'brute-force', pattern, eliminations: [] } as const;
    const step = { ...guess, placement: candidateOf(38, 4) };
    expect(stepHint(step, { language: 'en' })).toEqual([
      'Look at box 4.',
      'No technique goes on from here. Try a digit, and see whether it leads to a contradiction.',
      'Try the candidates of r5c3: all but one lead to a contradiction.',
      'No technique goes on from here. In the solution, r5c3 is 4. So r5c3 is 4.',
    ]);
    expect(stepHint(step, { language: 'ko' }).slice(0, 3)).toEqual([
      '4번 상자를 살펴보세요.',
      '여기서부터는 쓸 수 있는 기법이 없어요. 숫자 하나를 넣어 보고 모순이 생기는지 살펴보세요.',
      'r5c3의 후보를 하나씩 넣어 보세요. 하나만 빼고 모두 모순이 생겨요.',
    ]);
  });

  it('names a wrong digit that clashes with a given, and not what follows from it', () => {
    const clashing = hint(`:0000:x:53+5${WIKIPEDIA.slice(3)}:::`);
    expect(clashing).toMatchObject({
      kind: 'mistakes',
      mistakes: [{ kind: 'wrong-digit', candidate: candidateOf(2, 5) }],
    });
    const wrong = hint(`:0000:x:53+2${WIKIPEDIA.slice(3)}:::`);
    expect(wrong).toMatchObject({ mistakes: [{ candidate: candidateOf(2, 2) }] });
    expect(wrong.ok && wrong.kind === 'mistakes' && wrong.mistakes).toHaveLength(1);
  });

  it('blames the wrong digit, and not the cell whose last mark follows from it', () => {
    const puzzle =
      ':0000:x:8....512.67..3...5..4....8.9...1.....574+2..1......84...12.........6...7.........8:::';
    const result = hint(puzzle);
    expect(result).toMatchObject({
      kind: 'mistakes',
      mistakes: [{ candidate: candidateOf(40, 2) }],
    });
  });

  onlyQuick(it)('does not remove what the player has removed', () => {
    const path = pathsOf('hints', 30).find(({ steps }) =>
      steps.some(({ eliminations }) => eliminations.length > 1),
    )!;
    const step = path.steps.find(({ eliminations }) => eliminations.length > 1)!;
    const puzzle = playerPuzzle(path, step.before);
    const [first] = step.eliminations;
    puzzle.pencilmarks!.candidates[cellOf(first)] &= ~digitSet(digitIn(first));
    const found = finish(new HintSearch(puzzle, { producers }));
    expect(found.kind === 'step' && found.step.eliminations.includes(first)).toBe(false);
  });

  it('uses no uniqueness if the givens have several solutions', () => {
    for (const path of pathsOf('several', sized(5, 8))) {
      const { givens, pencilmarks } = playerPuzzle(path, path.steps[0].before);
      const first = givens.digits.findIndex((digit) => digit !== 0);
      const fewer = {
        ...givens,
        digits: givens.digits.map((digit, i) => (i === first ? 0 : digit)),
      };
      const result = finish(
        new HintSearch({ givens: fewer, pencilmarks: pencilmarks! }, { producers }),
      );
      if (result.kind !== 'step') throw new Error(`expected a step, got ${result.kind}`);
      expect(assumesOneSolution(result.step.technique)).toBe(false);
    }
  });

  it.each([
    ['none', `531${WIKIPEDIA.slice(3)}`],
    ['several', '.'.repeat(81)],
    ['full', '534678912672195348198342567859761423426853791713924856961537284287419635345286179'],
    ['several', '.'.repeat(16)],
    ['full', '1234341221434321'],
  ])('says that the puzzle is %s', (kind, puzzle) => {
    expect(hint(puzzle)).toMatchObject({ ok: true, kind, texts: undefined });
  });

  it.each([
    [
      'en',
      'There is a mistake in row 1.',
      '5 appears more than once in row 1: in r1c1 and r1c2. Each row, column and box has every digit only once.',
    ],
    [
      'ko',
      '1행에 잘못된 곳이 있어요.',
      '1행에 5가 두 번 이상 들어갔어요(r1c1, r1c2). 한 행, 열, 상자에 같은 숫자는 한 번만 들어갈 수 있어요.',
    ],
  ] as const)('says where a house has a digit more than once: %s', (language, area, reason) => {
    const result = hint(`55${WIKIPEDIA.slice(2)}`, { language });
    expect(result).toMatchObject({ ok: true, kind: 'conflict' });
    const texts = result.ok ? result.texts : undefined;
    expect([texts?.[0], texts?.[3]]).toEqual([area, reason]);
  });

  it('says that the text is no puzzle, and stops', () => {
    expect(() => hint(WIKIPEDIA, { language: 'fr' as 'en' })).toThrow(
      'expected a language (en, ko)',
    );
    expect(() => hint(WIKIPEDIA, { notation: 'x' as 'words' })).toThrow(
      'expected a notation (words, hodoku, eureka), got x',
    );
    expect(hint('123')).toMatchObject({ ok: false });
    expect(hint(WIKIPEDIA, { signal: { aborted: true } })).toMatchObject({ kind: 'stopped' });
  });
});
