import { describe, expect, it } from 'vitest';
import { answer } from '../.vitepress/theme/answers.ts';

const PROPER = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLUTION =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

const solve = (text: string, language: 'en' | 'ko' = 'en') =>
  answer({ kind: 'solve', text, language });

describe('a live board answers', () => {
  it('a proper puzzle', () => {
    expect(solve(PROPER)).toMatchObject({
      message: 'One solution.',
      solution: SOLUTION,
      board: { size: 9, boxRows: 3, boxColumns: 3 },
    });
    expect(solve(PROPER, 'ko').message).toBe('해가 하나뿐이에요.');
  });

  it('a puzzle with several solutions', () => {
    expect(solve('.'.repeat(81)).message).toMatch(/^1,000 solutions or more\./);
    expect(solve(`..${SOLUTION.slice(2)}`).message).toBe('One solution.');
    expect(solve('.'.repeat(16)).message).toMatch(/^288 solutions\./);
  });

  it('a puzzle without a solution', () => {
    expect(solve(`55${PROPER.slice(2)}`)).toMatchObject({ isBad: true, conflicts: [0, 1] });
    expect(solve(`12345678.........9${'.'.repeat(63)}`)).toMatchObject({ message: 'No solution.' });
  });

  it('a text that is no puzzle', () => {
    expect(solve('53..7').board).toBeUndefined();
    expect(solve('53..7').isBad).toBe(true);
    expect(solve(`${PROPER}1`, 'ko').message).toBe(
      '이 퍼즐은 82칸이에요. 9×9 퍼즐은 81칸이어야 해요.',
    );
  });

  it('a rating', () => {
    const rate = (text: string) => answer({ kind: 'rate', text, language: 'en' });
    expect(rate(PROPER).message).toBe('Rating 1.2. The hardest step is Hidden Single.');
    expect(rate('.'.repeat(81)).isBad).toBe(true);
    expect(rate('.'.repeat(16)).message).toBe('Only 9×9 puzzles have a rating.');
  });

  it('the ratings of both programs', () => {
    const text =
      '..8.2..4.5.9.....3...1...9......17...6.93........4..38.......6.8.....9..6...748.5';
    expect(answer({ kind: 'rate', text, language: 'en' }).ratings).toEqual([
      { name: 'ER', value: '7.2', technique: 'XY-Chain' },
      { name: 'EP', value: '1.2', technique: 'Hidden Single' },
      { name: 'ED', value: '1.2', technique: 'Hidden Single' },
    ]);
    expect(answer({ kind: 'hodoku', text, language: 'ko' }).ratings).toEqual([
      { name: 'HoDoKu 등급', value: '아주 어려움', technique: 'XY체인' },
      { name: 'HoDoKu 점수', value: '778' },
    ]);
  });

  it.each([
    [PROPER, 'One solution.'],
    ['.'.repeat(81), /^1,000 solutions or more\. Only a puzzle with one solution has a rating\.$/],
    [`55${PROPER.slice(2)}`, /twice in a row.* Only a puzzle with one solution has a rating\.$/],
    [SOLUTION, /A full grid has no rating\.$/],
    ['.'.repeat(16), /^288 solutions\. Only 9×9 puzzles have a rating\.$/],
    ['53..7', /expected/],
  ])('whether a puzzle has a rating: %s', (text, message) => {
    const { isRatable = false, ...found } = answer({ kind: 'check', text, language: 'en' });
    expect(found.message).toMatch(message);
    expect(isRatable).toBe(text === PROPER);
  });

  it('a new puzzle', () => {
    const { puzzle } = answer({ kind: 'generate', wishes: { seed: 'monday' }, language: 'en' });
    expect(puzzle).toMatch(/^[1-9.]{81}$/);
  });
});
