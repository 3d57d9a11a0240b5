import { impossibleReason, symmetries } from '@nonet/engine/generate';
import { CLASSIC, geometry } from '@nonet/engine/grid';
import { levels } from '@nonet/engine/rating';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sized } from '../../../../test/size.ts';
import {
  type BookPlan,
  paperStocks,
  type SectionPlan,
  type SectionWishes,
  solutionsPerPageCounts,
} from '../../src/book/plan.ts';
import { formatPlan, readPlan } from '../../src/book/read-plan.ts';
import { trimIds } from '../../src/book/trim.ts';
import { noteMarks } from '../../src/sheet/printed-grid.ts';
import { perPageCounts } from '../../src/sheet/sheet.ts';
import { withSection } from './bad-plans.ts';

/** The fonts have no parts of Hangul syllables, so texts are read as NFC. */
const title = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .map((text) => text.normalize('NFC'));
const ratings = fc.tuple(fc.integer({ min: 10, max: 120 }), fc.integer({ min: 10, max: 120 }));
const ordered = (ends: readonly [number, number]): readonly [number, number] => [
  Math.min(...ends),
  Math.max(...ends),
];

/** Wishes that are possible on the whole. */
const wishes: fc.Arbitrary<SectionWishes> = fc.oneof(
  fc.record(
    {
      geometry: fc.constant(CLASSIC),
      level: fc.constantFrom(...levels),
      score: fc.tuple(fc.integer({ min: 4, max: 9999 }), fc.nat(9999)).map(ordered),
      symmetry: fc.constantFrom(...symmetries.map(({ id }) => id)),
    },
    { requiredKeys: ['geometry'], noNullPrototype: true },
  ),
  fc.record(
    {
      geometry: fc.constant(CLASSIC),
      rating: ratings.map((ends) => ordered([ends[0] / 10, ends[1] / 10])),
      givens: fc.tuple(fc.integer({ min: 17, max: 81 }), fc.nat(81)).map(ordered),
      minimal: fc.boolean(),
    },
    { requiredKeys: ['geometry'], noNullPrototype: true },
  ),
  fc.record(
    {
      geometry: fc
        .tuple(fc.integer({ min: 2, max: 4 }), fc.integer({ min: 2, max: 4 }))
        .map(([rows, columns]) => geometry(rows, columns)),
      minimal: fc.boolean(),
    },
    { requiredKeys: ['geometry'], noNullPrototype: true },
  ),
  fc.record({
    geometry: fc.constant(CLASSIC),
    technique: fc.constantFrom('x-wing', 'nice-loop', 'simple-colors-trap'),
  }),
  fc.record<SectionPlan['wishes']>({
    geometry: fc.constantFrom(geometry(2, 3), CLASSIC),
    variant: fc.constantFrom(['killer'], ['jigsaw', 'thermo'], ['arrow', 'kropki', 'xv']),
    technique: fc.constantFrom('innies-outies', 'x-wing'),
  }),
);

const sections: fc.Arbitrary<SectionPlan> = fc
  .record({
    title: fc.option(title, { nil: undefined }),
    count: fc.integer({ min: 1, max: 10_000 }),
    perPage: fc.constantFrom(...perPageCounts),
    wishes,
  })
  .filter((section) => impossibleReason(section.wishes) === undefined);

const optionalOf = <T>(...values: readonly T[]) => fc.constantFrom(undefined, ...values);
const imprints = fc.record({
  publisher: fc.option(title, { nil: undefined }),
  published: optionalOf('2026', '2026-11', '2028-02-29'),
  edition: fc.option(title, { nil: undefined }),
  isbn: optionalOf('9783161484100', '978-3-16-148410-0', '979-11-954321-0-3 73410'),
  rights: fc.option(title, { nil: undefined }),
});

/** A book without a primer explains no level. */
const plans: fc.Arbitrary<BookPlan> = fc.record({
  title,
  subtitle: fc.option(title, { nil: undefined }),
  author: fc.option(title, { nil: undefined }),
  languages: fc.constantFrom<BookPlan['languages'][]>(['en'], ['ko'], ['en', 'ko'], ['ko', 'en']),
  trim: fc.constantFrom(...trimIds),
  hasBleed: fc.boolean(),
  paper: fc.constantFrom(...paperStocks),
  seed: title,
  sections: fc.array(sections, { minLength: 1, maxLength: 4 }),
  marks: fc.constantFrom(...noteMarks),
  hasHowToPlay: fc.boolean(),
  hasPrimer: fc.boolean(),
  primerFrom: fc.constant<BookPlan['primerFrom']>('easy'),
  imprint: fc.option(imprints, { nil: undefined }),
  solutionsPerPage: fc.constantFrom(undefined, ...solutionsPerPageCounts),
});

describe('formatPlan', () => {
  it('writes what readPlan reads', () => {
    fc.assert(
      fc.property(plans, fc.constantFrom(...levels), (some, level) => {
        const plan = some.hasPrimer ? { ...some, primerFrom: level } : some;
        expect(readPlan(formatPlan(plan))).toEqual({ ok: true, plan });
      }),
      { numRuns: sized(200, 600) },
    );
  });

  it('writes short lists on one line', () => {
    const result = readPlan(
      withSection(
        '{ "title": "1 to [\\n  2,\\n  3\\n]", "count": 1, "givens": [22, 24], "rating": 7 }',
      ),
    );
    expect(result.ok && formatPlan(result.plan)).toMatchInlineSnapshot(`
      "{
        "title": "Quiet Sudoku",
        "language": "en",
        "trim": "kdp-8.5x11",
        "bleed": false,
        "paper": "white",
        "seed": "spring",
        "sections": [
          {
            "box": "3x3",
            "level": "easy",
            "count": 20,
            "perPage": 1
          },
          {
            "title": "1 to [\\n  2,\\n  3\\n]",
            "box": "3x3",
            "rating": [7, 7],
            "givens": [22, 24],
            "count": 1,
            "perPage": 1
          }
        ],
        "marks": "none",
        "howToPlay": true,
        "primer": true
      }
      "
    `);
  });
});
