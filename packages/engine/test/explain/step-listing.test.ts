import { describe, expect, it } from 'vitest';
import { StepListing } from '../../src/explain/step-listing.ts';
import { techniqueNames } from '../../src/explain/technique-names.ts';
import { findSteps } from '../../src/library/find-steps.ts';
import { hint } from '../../src/library/hint.ts';
import { parsePuzzle } from '../../src/notation/puzzle-reader.ts';
import { techniqueRows } from '../../src/rating/hodoku/hodoku-scale.ts';
import { anySizeFinders } from '../../src/technique/any-size/finders.ts';
import { cellOf, digitIn, type TechniqueId } from '../../src/technique/step.ts';
import { AI_ESCARGOT, grid, WIKIPEDIA } from '../puzzles.ts';

const ESCARGOT = { givens: grid(AI_ESCARGOT) };
const ESCARGOT_SOLUTION =
  '162857493534129678789643521475312986913586742628794135356478219241935867897261354';

function stepsOf(puzzle: string, technique: TechniqueId) {
  const found = findSteps({ givens: grid(puzzle) }, technique);
  if (found.kind !== 'found') throw new Error('expected steps');
  return found.steps;
}

describe('findSteps', () => {
  it('finds the step of the hint among the steps of its technique', () => {
    const hinted = hint(WIKIPEDIA);
    if (!hinted.ok || hinted.kind !== 'step') throw new Error('expected a step');
    const { technique, placement } = hinted.step;
    expect(stepsOf(WIKIPEDIA, technique).map((step) => step.placement)).toContain(placement);
  });

  it('finds only sound steps', () => {
    const techniques: TechniqueId[] = ['finned-mutant-jellyfish', 'forcing-net-verity', 'als-xz'];
    const all = techniques.flatMap((technique) => stepsOf(AI_ESCARGOT, technique));
    const isTrue = (it: number) => ESCARGOT_SOLUTION[cellOf(it)] === String(digitIn(it));
    expect(all.length).toBeGreaterThan(10);
    for (const { eliminations, placement } of all) {
      expect(eliminations.some(isTrue)).toBe(false);
      if (placement !== undefined) expect(isTrue(placement)).toBe(true);
    }
  });

  it('stops at the limit and says so', () => {
    const found = findSteps(ESCARGOT, 'finned-mutant-jellyfish', { limit: 5 });
    expect(found).toMatchObject({ kind: 'found', complete: false });
    expect(found.kind === 'found' && found.steps).toHaveLength(5);
    expect(() => findSteps(ESCARGOT, 'x-wing', { limit: 0 })).toThrow('expected limit to be');
  });

  it('can pause after any slice, and stop', () => {
    for (const technique of ['naked-single', 'als-xz', 'forcing-net-verity'] as const) {
      const listing = new StepListing(ESCARGOT, technique);
      let slices = 0;
      while (!listing.advance(1)) slices++;
      expect(slices).toBeGreaterThan(1);
      expect({ ok: true, ...listing.advance() }).toEqual(findSteps(ESCARGOT, technique));
    }
    const signal = { aborted: true };
    expect(findSteps(ESCARGOT, 'als-xz', { signal })).toEqual({ ok: true, kind: 'stopped' });
  });

  it('knows every technique of the path of HoDoKu', () => {
    const families = ['simple-colors', 'multi-colors', 'nice-loop', 'grouped-nice-loop'];
    const chains = ['forcing-chain', 'forcing-net', 'brute-force'];
    for (const { id } of techniqueRows) {
      if ([...families, ...chains].includes(id)) continue;
      expect(findSteps(ESCARGOT, id as TechniqueId)).toMatchObject({ kind: 'found' });
    }
  });

  it('answers for every technique that there is, also for those that it does not look for', () => {
    const unsupported = { ok: true, kind: 'unsupported', reason: 'technique' };
    for (const id of Object.keys(techniqueNames) as TechniqueId[]) {
      if (!anySizeFinders[id]) expect(findSteps(ESCARGOT, id)).toEqual(unsupported);
    }
    expect(findSteps(ESCARGOT, 'finned-mutant-squirmbag')).toEqual(unsupported);
    expect(() => findSteps(ESCARGOT, 'finned-mutant' as TechniqueId)).toThrow(
      'expected a technique such as x-wing, got "finned-mutant"',
    );
  });

  it('says why there is nothing to find', () => {
    const kindOf = (text: string) => findSteps({ givens: grid(text) }, 'x-wing').kind;
    expect(kindOf('.'.repeat(81))).toBe('several');
    expect(kindOf(`55${WIKIPEDIA.slice(2)}`)).toBe('conflict');
    expect(kindOf(ESCARGOT_SOLUTION)).toBe('full');
    expect(kindOf('1234............')).toBe('several');
  });

  it('refuses unique rectangles if only the marks make the solution unique', () => {
    const read = parsePuzzle(AI_ESCARGOT);
    if (!read.ok) throw new Error('expected a puzzle');
    const { digits, geometry } = read.record.givens;
    const open = { geometry, digits: digits.slice() };
    open.digits[0] = 0;
    const candidates = Int32Array.from(digits, (digit) => (digit === 0 ? 0x1ff : 1 << (digit - 1)));
    const marked = { givens: open, pencilmarks: { geometry, candidates } };
    expect(findSteps(marked, 'uniqueness-test-1')).toEqual({ ok: true, kind: 'not-proper' });
    expect(findSteps(marked, 'xy-wing')).toMatchObject({ kind: 'found' });
  });
});
