import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { onlyQuick, sized } from '../../../../test/size.ts';
import { holds } from '../../src/constraint/holds.ts';
import { drawStep } from '../../src/explain/draw-step.ts';
import { techniqueNames } from '../../src/explain/technique-names.ts';
import { Random } from '../../src/generate/random.ts';
import { emptyGrid } from '../../src/grid/grid.ts';
import { explain } from '../../src/library/explain.ts';
import { findSteps } from '../../src/library/find-steps.ts';
import { hint } from '../../src/library/hint.ts';
import { justify } from '../../src/library/justify.ts';
import { techniqueRows } from '../../src/rating/hodoku/hodoku-scale.ts';
import { variantRows } from '../../src/rating/variant-searches.ts';
import type { Puzzle } from '../../src/search/puzzle.ts';
import { variantOf } from '../../src/search/puzzle-variant.ts';
import { solvePuzzle } from '../../src/solve/solve-puzzle.ts';
import { cellOf, digitIn, type TechniqueId } from '../../src/technique/step.ts';
import { techniqueFacts } from '../../src/technique/technique-facts.ts';
import { LocalRules } from '../../src/technique/variant/local-rule.ts';
import { SIX } from '../layouts.ts';
import { checkText } from './texts/check-text.ts';
import { VARIANT_KINDS, variantPuzzle } from './variant-puzzles.ts';

/** What is wrong with the steps of a puzzle, and which techniques they use. */
function checked(puzzle: Puzzle) {
  const variant = variantOf(puzzle);
  const { solution } = solvePuzzle(puzzle);
  const explained = explain(puzzle);
  const faults: string[] = [];
  if (!solution || !holds(variant, solution.digits)) faults.push('no solution');
  const steps = explained.steps ?? [];
  for (const step of steps) {
    const { before, eliminations, placement, technique, text } = step;
    const isTrue = (it: number): boolean =>
      solution?.digits[cellOf(it, before.geometry)] === digitIn(it, before.geometry);
    const isSound = !eliminations.some(isTrue) && (placement === undefined || isTrue(placement));
    const seen = { ...before, variant, ...(solution && { solution: solution.digits }) };
    const fault = isSound ? checkText(text, seen, step).fault : 'not sound';
    if (fault) faults.push(`${technique}: ${fault} (${text})`);
  }
  return { faults, kind: explained.kind, techniques: steps.map((step) => step.technique) };
}

it.each(Object.keys(VARIANT_KINDS) as (keyof typeof VARIANT_KINDS)[])(
  'each step of a %s puzzle is true, and its text is reason enough',
  (kind) => {
    const random = new Random(`explained ${kind}`);
    const used = new Set<TechniqueId>();
    let steps = 0;
    for (let count = 0; count < sized(1, 5); count++) {
      const { faults, techniques, ...explained } = checked(variantPuzzle(kind, random));
      expect(faults.slice(0, 3)).toEqual([]);
      expect(explained.kind).toMatch(/explained|rated/);
      steps += techniques.length;
      for (const technique of techniques) used.add(technique);
    }
    expect(steps).toBeGreaterThan(sized(15, 100));
    expect([...used].some((it) => techniqueFacts[it].assumesOneSolution && kind !== 'jigsaw')).toBe(
      false,
    );
  },
);

/** A killer with its steps. */
function killer() {
  const puzzle = variantPuzzle('killer', new Random('killer'));
  const { steps = [] } = explain(puzzle);
  return { puzzle, steps, variant: variantOf(puzzle) };
}

onlyQuick(it)('finds the same steps as a hint, in a list and as a reason', () => {
  const { puzzle, steps } = killer();
  const first = steps.find(({ technique }) => technique === 'cage-combinations')!;
  expect(hint(puzzle)).toMatchObject({ kind: 'step', step: { technique: steps[0].technique } });
  const listed = findSteps(puzzle, 'cage-combinations');
  expect(listed.kind).toBe('found');
  expect(listed.steps!.length).toBeGreaterThan(0);
  const [candidate] = first.eliminations;
  const justified = justify(puzzle, { kind: 'elimination', candidate });
  expect(justified.kind).toBe('justified');
  expect(justified.steps!.at(-1)!.eliminations).toContain(candidate);
  expect(drawStep(first)).toContain('<svg');
});

it('marks the middle of a palindrome, which its sentence names', () => {
  const givens = emptyGrid(SIX);
  const variant = variantOf({ givens });
  const line = { kind: 'palindrome', cells: [0, 1, 2] } as const;
  const rule = new LocalRules(variant, SIX).of('palindrome-pairs', [line]);
  expect(rule).toMatchObject({ cells: [0, 2], core: [0, 1, 2] });
});

it('has texts of which the check notices each change', () => {
  const { steps, variant } = killer();
  const random = new Random('wrong rules');
  let changed = 0;
  const unnoticed: string[] = [];
  for (const step of steps) {
    if (step.pattern.kind !== 'rule') continue;
    const numbers = [...step.text.matchAll(/\d/g)];
    const { 0: old, index } = numbers[random.below(numbers.length)];
    const other = `${1 + random.below(6)}`;
    if (other === old) continue;
    const text = step.text.slice(0, index) + other + step.text.slice(index + 1);
    changed++;
    if (!checkText(text, { ...step.before, variant }, step).fault) unnoticed.push(text);
  }
  // A smaller reason can be enough by chance, and of a larger one a part.
  expect(unnoticed.length, unnoticed.join('\n')).toBeLessThan(changed / 5);
  expect(changed).toBeGreaterThan(10);
});

it.each(['en', 'ko'] as const)('has its techniques in the documents: %s', (language) => {
  const suffix = language === 'ko' ? '.ko' : '';
  const path = new URL(`../../../../docs/variants${suffix}.md`, import.meta.url);
  const text = readFileSync(path, 'utf8');
  const cells = [...text.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell]) => cell.split(', '));
  const names = variantRows
    .filter(({ id }) => !techniqueRows.some((row) => row.id === id))
    .map(({ techniques: [id] }) => techniqueNames[id][language]);
  expect(cells.filter((cell) => names.includes(cell))).toEqual(names);
});

it('has no technique that assumes one solution', () => {
  const assuming = variantRows.flatMap(({ techniques }) =>
    techniques.filter((it) => techniqueFacts[it].assumesOneSolution),
  );
  expect(assuming).toEqual([]);
});
