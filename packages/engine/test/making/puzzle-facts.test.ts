import { describe, expect, it } from 'vitest';
import { generate } from '../../src/generate/generate.ts';
import { canonical } from '../../src/grid/canonical.ts';
import { geometry } from '../../src/grid/geometry.ts';
import { rate } from '../../src/library/rate.ts';
import { puzzleFacts } from '../../src/making/puzzle-facts.ts';
import { packedCells } from '../../src/notation/parts/packed-cells.ts';
import { type Difficulty, difficultyTools } from '../../src/rating/difficulty.ts';
import { finish } from '../../src/work/work.ts';
import { grid, WIKIPEDIA } from '../puzzles.ts';

const tools = difficultyTools();
const solved = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

describe('the facts of a puzzle', () => {
  it('are its canonical form, whether it is minimal, and its ratings by both programs', () => {
    for (const { givens: puzzle } of generate({ seed: 'facts', count: 20, minimal: true })
      .puzzles) {
      const facts = finish(puzzleFacts(puzzle, { tools }));
      const se = rate(puzzle);
      const hodoku = rate(puzzle, { scale: 'hodoku' });
      if (!se.ok || se.kind !== 'rated' || !hodoku.ok || hodoku.kind !== 'rated') {
        throw new Error('expected ratings');
      }
      const { ed, ep, er, hardest } = se;
      const { level, score } = hodoku;
      expect(facts).toMatchObject({
        kind: 'proper',
        form: packedCells(canonical(puzzle).grid),
        minimal: true,
        difficulty: { se: { ed, ep, er, hardest }, level, score },
      });
      const used = new Set(hodoku.steps.map(({ technique }) => technique));
      const { techniques = [] } = (facts.kind === 'proper' && facts.difficulty) || {};
      const simple = techniques.filter((it) => used.has(it as never));
      expect(simple.length).toBeGreaterThan(0);
      expect(techniques.length).toBeLessThanOrEqual(used.size);
    }
  });

  it('have the symmetry of the givens', () => {
    const [{ givens: puzzle }] = generate({ seed: 'facts', symmetry: 'diagonal' }).puzzles;
    expect(finish(puzzleFacts(puzzle, { tools }))).toMatchObject({ symmetry: 'diagonal' });
  });

  it('are not rated again if the difficulty is known', () => {
    const difficulty: Difficulty = { se: undefined, level: 'easy', score: 1, techniques: [] };
    const facts = finish(puzzleFacts(grid(WIKIPEDIA), { difficulty }));
    expect(facts).toMatchObject({ kind: 'proper', minimal: false, difficulty });
  });

  it('have no rating if the puzzle is not 9×9, and no form if it is larger than 12×12', () => {
    const [{ givens: small }] = generate({ geometry: geometry(2, 3), seed: 'facts' }).puzzles;
    const [{ givens: large }] = generate({ geometry: geometry(4, 4), seed: 'facts' }).puzzles;
    const [six, sixteen] = [small, large].map((it) => finish(puzzleFacts(it, { tools })));
    expect(six).toMatchObject({ kind: 'proper', difficulty: undefined });
    expect(six.kind === 'proper' && six.form?.length).toBe(36);
    expect(sixteen).toMatchObject({ kind: 'proper', difficulty: undefined, form: undefined });
  });

  it.each([
    ['conflict', '11'.padEnd(81, '.')],
    ['none', '12345678.........9'.padEnd(81, '.')],
    ['several', '.'.repeat(81)],
    ['full', solved],
  ])('are the verdict if the puzzle is not proper: %s', (kind, cells) => {
    expect(finish(puzzleFacts(grid(cells), { tools }))).toMatchObject({ kind });
  });
});
