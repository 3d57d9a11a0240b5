import { describe, expect, it } from 'vitest';
import { onlyQuick, sized } from '../../../../test/size.ts';
import { eurekaNotation } from '../../src/explain/eureka-notation.ts';
import { stepHint } from '../../src/explain/hint-texts.ts';
import { hodokuNotation } from '../../src/explain/hodoku-notation.ts';
import { explain } from '../../src/library/explain.ts';
import type { Source } from '../../src/technique/pattern.ts';
import {
  candidateOf,
  type Pattern,
  type Step,
  type TechniqueId,
} from '../../src/technique/step.ts';
import { WIKIPEDIA } from '../puzzles.ts';
import { hodokuLines } from './hodoku-lines.ts';
import { pathsOf } from './paths.ts';

/** The texts of the path of a puzzle. */
function textsOf(puzzle: string, notation: 'hodoku' | 'eureka'): string[] {
  const explained = explain(puzzle, { notation });
  if (!explained.ok || explained.kind !== 'rated') throw new Error(`expected a path of ${puzzle}`);
  return explained.steps.map(({ text }) => text);
}

const NOTHING: Source = { cells: [], digits: [], houses: [] };

/** A step that removes 5 from r1c1. */
function stepOf(technique: TechniqueId, pattern: Pattern): Step {
  return {
    technique,
    pattern,
    eliminations: [candidateOf(0, 5)],
    placement: undefined,
  };
}

describe("HoDoKu's notation", () => {
  onlyQuick(it).each(hodokuLines)('has the lines of HoDoKu: $puzzle', ({ puzzle, lines }) => {
    const texts = textsOf(puzzle, 'hodoku');
    expect(lines.filter((line) => !texts.includes(line))).toEqual([]);
  });

  it('has the techniques that HoDoKu does not use by default', () => {
    const kind = 'plain';
    const kite = stepOf('two-string-kite', { ...NOTHING, kind, cells: [1, 9, 10, 2], digits: [5] });
    const other = stepOf('two-string-kite', {
      ...NOTHING,
      kind,
      cells: [4, 36, 10, 2],
      digits: [5],
    });
    const rectangle = stepOf('empty-rectangle', {
      ...NOTHING,
      kind,
      cells: [4, 40],
      digits: [5],
      houses: [18],
    });
    const fins = { cells: [], digits: [5], fins: [20], endoFins: [30] };
    const chain = [
      { cells: [20], digit: 5, on: true },
      { cells: [0], digit: 5, on: false },
    ];
    const steps = [
      stepOf('dual-two-string-kite', {
        ...NOTHING,
        kind: 'dual',
        digits: [5],
        parts: [kite, other],
      }),
      stepOf('dual-empty-rectangle', {
        ...NOTHING,
        kind: 'dual',
        digits: [5],
        houses: [18],
        parts: [rectangle, rectangle],
      }),
      stepOf('finned-x-wing', {
        ...NOTHING,
        kind: 'fish',
        ...fins,
        houses: [0, 3],
        cover: [9, 10],
      }),
      stepOf('kraken-fish-type-1', {
        ...NOTHING,
        kind: 'kraken',
        ...fins,
        houses: [0, 18],
        cover: [19, 9],
        chains: [chain],
      }),
      stepOf('death-blossom', {
        ...NOTHING,
        kind: 'sets',
        cells: [0, 1, 2],
        digits: [1, 2],
        sets: [
          { cells: [1], digits: [1, 5] },
          { cells: [2], digits: [2, 5] },
        ],
        commons: [[1], [2]],
      }),
      stepOf('template-delete', { ...NOTHING, kind, digits: [5] }),
      {
        ...stepOf('template-set', { ...NOTHING, kind, digits: [5] }),
        placement: candidateOf(0, 5),
      },
      { ...stepOf('brute-force', { ...NOTHING, kind, digits: [5] }), placement: candidateOf(0, 5) },
    ];
    expect(steps.map(hodokuNotation)).toEqual([
      'Dual 2-String Kite: 5 in r1c2,r2c1/in r1c5,r5c1 (connected by r1c3,r2c2) => r1c1<>5',
      'Dual Empty Rectangle: 5 in b1 (r15c5/r15c5) => r1c1<>5',
      'Finned X-Wing: 5 r14 c12 fr3c3 efr4c4 => r1c1<>5',
      'Kraken Fish Type 1:  => r1c1<>5\n  Finned Franken X-Wing: 5 r1b1 c1b2 fr3c3 efr4c4\n  r3c3 -5- r1c1',
      'Death Blossom: [r1c1],  -1- r1c2 {15},  -2- r1c3 {25} => r1c1<>5',
      'Template Delete:  => r1c1<>5',
      'Template Set: r1c1=5',
      'Brute Force: r1c1=5',
    ]);
  });

  it('refuses a technique that HoDoKu does not have', () => {
    expect(() =>
      hodokuNotation(stepOf('aligned-pair-exclusion', { ...NOTHING, kind: 'plain' })),
    ).toThrow('expected a technique of HoDoKu, got aligned-pair-exclusion');
  });
});

describe('Eureka notation', () => {
  onlyQuick(it).each([
    ['XY-Chain: (1=2)r1c2 - (2=3)r1c4 - (3=7)r7c4 - (7=1)r4c4 => -1 r4c2', 0],
    ['Remote Pair: (1=2)r2c3 - (2=1)r1c2 - (1=2)r1c7 - (2=1)r8c7 => -1 r8c3', 0],
    ['Discontinuous Nice Loop: (3)r8c1 = (3-7)r8c2 = (7-2)r4c2 = (2)r4c1 => -3 r4c1', 0],
    ['Turbot Fish: (2)r1c7 = (2)r1c3 - (2)r6c3 = (2)r4c2 => -2 r4c7', 1],
    [
      'Grouped AIC: (7=4)r2c4 - (4=8)r2c7 - (8)r89c7 = (8-7)r8c8 = (7)r3c8 - (7=4)r3c4 => -4 r2c4; -7 r3c4',
      1,
    ],
    [
      'Continuous Nice Loop: (1)r8c9 = (1)r8c7 - (1)r1c7 = (1-9)r1c6 = (9-7)r1c9 = (7)r8c9 - loop => -8 r8c9',
      1,
    ],
    [
      'Almost Locked Set Chain: (8=7)r8c346 - (7=9)r12568c7 - (9=2)r12c5,r2c46 - (2=8)r7c5,r8c46,r9c6 => -8 r8c1',
      3,
    ],
    ['XY-Wing: 2/8/6 in r5c4,r6c36 => r6c4<>6', 1],
  ])('%s', (line, index) => {
    expect(textsOf(hodokuLines[index].puzzle, 'eureka')).toContain(line);
  });

  it('begins and ends each chain with a strong link', () => {
    for (const { steps } of pathsOf('eureka', sized(8, 16))) {
      for (const step of steps) {
        const [, chain] = /: (\(.*) => -/.exec(eurekaNotation(step)) ?? [];
        if (chain === undefined) continue;
        const links = chain.replace(' - loop', '').match(/[=-]/g);
        expect(links?.join('')).toMatch(/^=(-=)*$/);
      }
    }
  });
});

describe('a hint', () => {
  it('has its whole reason in the notation', () => {
    const [{ steps }] = pathsOf('hints', 1);
    const [area, technique, cells, reason] = stepHint(steps[0], {
      language: 'en',
      notation: 'hodoku',
    });
    expect(reason).toBe(hodokuNotation(steps[0]));
    expect(stepHint(steps[0], { language: 'en' }).slice(0, 3)).toEqual([area, technique, cells]);
  });

  it('explains in words by default', () => {
    expect(explain(WIKIPEDIA).steps?.[0].text).toMatch(/^Only|^In/);
  });
});
