import { CLASSIC, geometry } from '@nonet/engine/grid';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { onlyQuick, sized } from '../../../../test/size.ts';
import { readJson } from '../../src/book/plan-json.ts';
import { readPlan } from '../../src/book/read-plan.ts';
import { badPlans, but, GOOD, KEYS, SECTION_KEYS } from './bad-plans.ts';

/** The faults of a text, such as `6:28 sections[0].count: expected …`. */
function faultsOf(text: string): string[] {
  const result = readPlan(text);
  if (result.ok) return [];
  return result.faults.map(
    ({ column, line, message, path }) => `${line}:${column} ${path}: ${message}`,
  );
}

describe('readPlan', () => {
  it('fills in the defaults', () => {
    expect(readPlan(GOOD)).toStrictEqual({
      ok: true,
      plan: {
        title: 'Quiet Sudoku',
        subtitle: undefined,
        author: undefined,
        languages: ['en'],
        trim: 'kdp-8.5x11',
        hasBleed: false,
        paper: 'white',
        seed: 'spring',
        sections: [
          {
            title: undefined,
            count: 20,
            perPage: 1,
            wishes: { geometry: CLASSIC, level: 'easy' },
          },
          { title: undefined, count: 10, perPage: 1, wishes: { geometry: CLASSIC } },
        ],
        marks: 'none',
        hasHowToPlay: true,
        hasPrimer: true,
        primerFrom: 'easy',
        imprint: undefined,
        solutionsPerPage: undefined,
      },
    });
  });

  it('reads every key', () => {
    const text = `{
      "title": "조용한 스도쿠", "subtitle": "Evenings", "author": "N. Onet",
      "language": ["ko", "en"], "trim": "shinguk", "bleed": true, "paper": "cream", "seed": "7",
      "sections": [
        {
          "title": "Small", "box": "2x3", "symmetry": "rotate180", "givens": [10, 14],
          "minimal": false, "count": 12, "perPage": 6
        },
        { "rating": [2, 4.4], "givens": 26, "minimal": true, "count": 10000 },
        { "level": "hard", "score": [800, 900], "technique": "x-wing", "count": 1, "perPage": 2 }
      ],
      "marks": "dots", "howToPlay": false, "primer": "medium",
      "imprint": {
        "publisher": "Quiet Press", "published": "2026-11", "edition": "초판 1쇄",
        "isbn": "9783161484100", "rights": "© 2026"
      },
      "solutionsPerPage": 25
    }`;
    const section = { title: undefined, perPage: 1 };
    expect(readPlan(text)).toStrictEqual({
      ok: true,
      plan: {
        title: '조용한 스도쿠',
        subtitle: 'Evenings',
        author: 'N. Onet',
        languages: ['ko', 'en'],
        trim: 'shinguk',
        hasBleed: true,
        paper: 'cream',
        seed: '7',
        sections: [
          {
            title: 'Small',
            count: 12,
            perPage: 6,
            wishes: {
              geometry: geometry(2, 3),
              symmetry: 'rotate180',
              givens: [10, 14],
              minimal: false,
            },
          },
          {
            ...section,
            count: 10_000,
            wishes: { geometry: CLASSIC, rating: [2, 4.4], givens: [26, 26], minimal: true },
          },
          {
            ...section,
            count: 1,
            perPage: 2,
            wishes: {
              geometry: CLASSIC,
              level: 'hard',
              score: [800, 900],
              technique: 'x-wing',
            },
          },
        ],
        marks: 'dots',
        hasHowToPlay: false,
        hasPrimer: true,
        primerFrom: 'medium',
        imprint: {
          publisher: 'Quiet Press',
          published: '2026-11',
          edition: '초판 1쇄',
          isbn: '9783161484100',
          rights: '© 2026',
        },
        solutionsPerPage: 25,
      },
    });
  });

  it.each([
    ['a byte order mark', `\uFEFF${GOOD}`],
    ['line ends of Windows', GOOD.replaceAll('\n', '\r\n')],
    ['one line', GOOD.replaceAll('\n', ' ')],
    ['one language as a list', but('"seed"', '"language": ["en"], "seed"')],
    ['a title of 80 characters outside the BMP', but('Quiet Sudoku', '🌱'.repeat(80))],
  ])('reads a plan with %s', (_, text) => {
    expect(faultsOf(text)).toEqual([]);
  });

  onlyQuick(it).each(badPlans)('reports %s', (_, text, fault) => {
    expect(faultsOf(text)).toEqual([fault]);
  });

  it('reports all faults in the order of their positions', () => {
    const text = `{
  "trim": "a3",
  "sections": [
    {
      "count": 0,
      "level": "easy",
      "rating": [2.0, 3.0],
      "count": "many"
    },
    { "levle": "hard", "box": "3x", "givens": 3 },
    []
  ],
  "titel": "Sudoku",
  "howtoplay": 1
}`;
    expect(faultsOf(text)).toMatchInlineSnapshot(`
      [
        "1:1 title: expected a string of 1 to 80 characters, got nothing",
        "1:1 seed: expected a string of 1 to 100 characters, got nothing",
        "2:11 trim: expected kdp-5x8, kdp-5.25x8, kdp-5.5x8.5, kdp-6x9, kdp-7x10, kdp-8x10, kdp-8.5x8.5, kdp-8.5x11, kdp-a4, ingram-5x8, ingram-6x9, ingram-7x10, ingram-8x10, ingram-8.5x11, 46, guk, shinguk, crown, b5 or a4, got "a3"",
        "4:5 sections[0]: choose one scale: "hodoku" for level, score and technique, or "se" for rating, pearl and diamond",
        "5:16 sections[0].count: expected a whole number from 1 to 10,000, got 0",
        "8:7 sections[0].count: expected each key once, got count again",
        "8:16 sections[0].count: expected a whole number from 1 to 10,000, got "many"",
        "10:5 sections[1].count: expected a whole number from 1 to 10,000, got nothing",
        "10:7 sections[1].levle: expected a known key, got "levle"; did you mean level?",
        "10:31 sections[1].box: expected a box from 2x2 to 4x4, such as 2x3, got "3x"",
        "11:5 sections[2]: expected an object, got []",
        "13:3 titel: expected a known key, got "titel"; did you mean title?",
        "14:3 howtoplay: expected a known key, got "howtoplay"; did you mean howToPlay?",
      ]
    `);
  });

  it('reports values of every kind for every key', () => {
    const keys = [...KEYS.split(', '), ...SECTION_KEYS.split(', ')];
    const value = fc.oneof(
      fc.jsonValue(),
      fc.array(fc.double({ noNaN: true, noDefaultInfinity: true }), { maxLength: 3 }),
    );
    const values = fc.dictionary(fc.constantFrom(...keys), value);
    fc.assert(
      fc.property(values, fc.array(values, { maxLength: 2 }), (plan, sections) => {
        const text = JSON.stringify({ sections, ...plan });
        const result = readPlan(text);
        if (!result.ok) expect(result.faults).not.toEqual([]);
      }),
      { numRuns: sized(300, 1_000) },
    );
  });

  it('accepts the JSON that JSON.parse accepts', () => {
    const edits = fc.array(
      fc.record({
        at: fc.nat(GOOD.length),
        length: fc.nat(3),
        inserted: fc.oneof(
          fc.constantFrom(...'{}[]",:0-+.eE/*\\'.split(''), '\u00a0', '\u2028', 'null', '\\u00'),
          fc.string({ maxLength: 3 }),
        ),
      }),
      { minLength: 1, maxLength: 3 },
    );
    fc.assert(
      fc.property(edits, (all) => {
        let text = GOOD;
        for (const { at, inserted, length } of all) {
          text = text.slice(0, at) + inserted + text.slice(at + length);
        }
        const faults = faultsOf(text);
        if (!isJson(text)) expect(faults).toHaveLength(1);
        const isSyntax = faults.length === 1 && readJson(text).ok === false;
        expect(isSyntax).toBe(!isJson(text));
      }),
      { numRuns: sized(300, 1_500) },
    );
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
