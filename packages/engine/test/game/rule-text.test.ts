import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sized } from '../../../../test/size.ts';
import type { Constraint } from '../../src/constraint/constraint.ts';
import { parsePuzzleValues, puzzleValues } from '../../src/game/puzzle-values.ts';
import { parseRules, rulesText } from '../../src/game/rule-text.ts';
import { Random } from '../../src/generate/random.ts';
import { randomGrid } from '../../src/generate/random-grid.ts';
import { CLASSIC, layoutGeometry } from '../../src/grid/geometry.ts';
import { emptyGrid } from '../../src/grid/grid.ts';
import { plainPuzzle, puzzleOf } from '../../src/notation/plain-puzzle.ts';
import type { Puzzle } from '../../src/search/puzzle.ts';
import { KINDS, randomConstraint } from '../constraint/random-constraints.ts';
import { layoutsOf } from '../layouts.ts';
import { grid, WIKIPEDIA } from '../puzzles.ts';

const SOLUTION = [...randomGrid(CLASSIC, new Random('solution')).digits];

/** One to three constraints of each kind, in any order. */
function randomRules(seed: string): Constraint[] {
  const random = new Random(seed);
  const variant = {
    rows: 9,
    columns: 9,
    least: 1,
    most: 9,
    regions: [...CLASSIC.box],
    givens: Array(81).fill(null),
    constraints: [],
  };
  const setting = { variant, digits: SOLUTION, random };
  return random.shuffle(
    KINDS.flatMap((kind) =>
      Array.from({ length: 1 + random.below(3) }, () => randomConstraint(kind, setting)).flat(),
    ),
  );
}

describe('the rules in a link', () => {
  it('are read as they were, of all kinds', () => {
    const kinds = new Set<string>();
    for (let round = 0; round < sized(20, 80); round++) {
      const rules = randomRules(`rules ${round}`);
      const text = rulesText(rules);
      expect(text).toMatch(/^1[\w.~-]*$/);
      expect(parseRules(CLASSIC, text)).toEqual(rules);
      for (const { kind } of rules) kinds.add(kind);
    }
    expect([...kinds].sort()).toEqual([...KINDS].sort());
  });

  it('are short', () => {
    const cages: Constraint[] = [
      { kind: 'killer', cells: [0, 1], sum: 9 },
      { kind: 'killer', cells: [2, 11, 20] },
      { kind: 'thermo', cells: [80, 79], slow: false },
      { kind: 'windoku' },
      { kind: 'windoku' },
    ];
    expect(rulesText(cages)).toBe('1_killer~0001.9~020b0k_thermo~2827.0_windoku~');
    expect(parseRules(CLASSIC, rulesText(cages))).toEqual(cages);
  });

  it.each([
    ['another version', '2_windoku'],
    ['an unknown kind', '1_magic'],
    ['a field of Object', '1_constructor'],
    ['a cell that is none', '1_killer~2a'],
    ['half a cell', '1_killer~012'],
    ['no cells', '1_killer'],
    ['a missing sum', '1_sum~0001'],
    ['three cells of a pair', '1_less~000102'],
    ['a digit above the size', '1_quadruple~0001.0a'],
    ['too many fields', '1_killer~0001.9.9'],
  ])('of %s are refused', (_, text) => {
    expect(parseRules(CLASSIC, text)).toBeUndefined();
  });

  it('are never read as others, whatever stands there', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const rules = parseRules(CLASSIC, `1_${text}`);
        if (rules) expect(parseRules(CLASSIC, rulesText(rules))).toEqual(rules);
      }),
    );
  });
});

describe('a variant as plain data and as values', () => {
  const { jigsaw } = layoutsOf(CLASSIC, new Random('jigsaw'));
  const puzzles: readonly Puzzle[] = [
    { givens: grid(WIKIPEDIA), constraints: randomRules('values') },
    { givens: emptyGrid(jigsaw) },
    { givens: emptyGrid(jigsaw), constraints: [{ kind: 'antiknight' }] },
  ];

  it.each(puzzles)('comes back', (puzzle) => {
    expect(puzzleOf(JSON.parse(JSON.stringify(plainPuzzle(puzzle))))).toEqual(puzzle);
    expect(parsePuzzleValues(puzzleValues(puzzle))).toEqual({ ok: true, value: puzzle });
  });

  it('keeps the houses and the pairs of a layout as constraints', () => {
    const { box } = CLASSIC;
    const givens = emptyGrid(layoutGeometry({ boxes: [...box], apart: [[0, 80]] }));
    expect(puzzleOf(plainPuzzle({ givens }))).toEqual({
      givens: emptyGrid(CLASSIC),
      constraints: [{ kind: 'unique', cells: [0, 80] }],
    });
  });
});
