/** A short plan. */
export const GOOD = `{
  "title": "Quiet Sudoku",
  "trim": "kdp-8.5x11",
  "seed": "spring",
  "sections": [
    { "level": "easy", "count": 20 },
    { "count": 10 }
  ]
}
`;

/** The good plan with one part replaced. */
export function but(part: string, replacement: string): string {
  if (!GOOD.includes(part)) throw new Error(`expected a part of the plan, got ${part}`);
  return GOOD.replace(part, () => replacement);
}

/** The good plan with another second section. */
export const withSection = (section: string): string => but('{ "count": 10 }', section);

export const KEYS =
  'title, subtitle, author, language, trim, bleed, paper, seed, sections, marks, howToPlay, primer, imprint, solutionsPerPage';
export const SECTION_KEYS =
  'title, box, variant, level, rating, score, technique, symmetry, givens, minimal, count, perPage';

/** What is wrong with a plan, its text, and its only fault as `line:column path: message`. */
export const badPlans: readonly (readonly [name: string, text: string, fault: string])[] = [
  ['an empty text', '', '1:1 : expected a value, got the end'],
  ['blank lines', '\n\n  ', '3:3 : expected a value, got the end'],
  ['a list', '[]', '1:1 : expected an object, got []'],
  ['null', 'null', '1:1 : expected an object, got null'],
  ['a text', '"plan"', '1:1 : expected an object, got "plan"'],
  ['words', 'a plan', '1:1 : expected a string in double quotes, a number, true or false, got a'],
  ['a missing comma', but('11",', '11"'), '4:3 : expected a comma, got "seed"'],
  ['a missing colon', but('"seed":', '"seed"'), '4:10 : expected a colon, got "spring"'],
  ['a missing value', but('"spring"', ''), '4:11 : expected a value, got ,'],
  [
    'an unclosed string',
    but('Sudoku",', 'Sudoku,'),
    '2:12 : expected a closing quotation mark, got "Quiet Sudoku,',
  ],
  ['an unclosed object', GOOD.replace(/\}\s*$/, ''), '9:1 : expected a closing brace, got the end'],
  ['an unclosed list', but('  ]', ''), '9:1 : expected a comma, got }'],
  ['a comma at the end of a list', but('10 }', '10 },'), '8:3 : expected a value, got ]'],
  [
    'a comma at the end of an object',
    but('10 }', '10, }'),
    '7:20 : expected a key in double quotes, got }',
  ],
  [
    'a comment',
    but('"seed"', '// for the chance\n"seed"'),
    '4:3 : expected JSON without comments, got // for the chance',
  ],
  ['a text after the plan', `${GOOD}{}`, '10:1 : expected the end, got {'],
  [
    'single quotes',
    but('"spring"', "'spring'"),
    "4:11 : expected a string in double quotes, a number, true or false, got 'spring'",
  ],
  [
    'a key without quotes',
    but('"seed"', 'seed'),
    '4:3 : expected a string in double quotes, a number, true or false, got seed',
  ],
  ['a half number', but('20', '20.'), '6:33 : expected a number such as 7 or 7.2, got 20.'],
  ['a number that begins with 0', but('20', '020'), '6:34 : expected a comma, got 20'],
  [
    'a wrong escape',
    but('Quiet', '\\q'),
    '2:12 : expected an escape such as \\n or \\", got "\\q Sudoku"',
  ],
  [
    'a wrong character number',
    but('Quiet', '\\u12'),
    '2:12 : expected four hexadecimal digits after \\u, got "\\u12 Sudoku"',
  ],
  [
    'a tab in a text',
    but('Quiet', '\t'),
    '2:12 : expected a string without tabs and other control characters, got "\\t Sudoku"',
  ],
  [
    'very deep lists',
    '['.repeat(1_000_000),
    '1:51 : expected at most 50 levels of brackets, got more',
  ],
  [
    'an unknown key',
    but('"seed"', '"color": 1, "seed"'),
    `4:3 color: expected one of the keys ${KEYS}, got "color"`,
  ],
  [
    'a key that is almost right',
    but('"seed"', '"solutions_per_page": 9, "seed"'),
    '4:3 solutions_per_page: expected a known key, got "solutions_per_page"; did you mean solutionsPerPage?',
  ],
  [
    'a key of a prototype',
    but('"seed"', '"__proto__": {}, "seed"'),
    `4:3 __proto__: expected one of the keys ${KEYS}, got "__proto__"`,
  ],
  [
    'a key with a space',
    but('"seed"', '"number of pages": 1, "seed"'),
    `4:3 ["number of pages"]: expected one of the keys ${KEYS}, got "number of pages"`,
  ],
  [
    'a duplicate key',
    but('"seed"', '"title": "Again", "seed"'),
    '4:3 title: expected each key once, got title again',
  ],
  [
    'a missing title',
    but('"title": "Quiet Sudoku",', ''),
    '1:1 title: expected a string of 1 to 80 characters, got nothing',
  ],
  [
    'a missing seed',
    but('"seed": "spring",', ''),
    '1:1 seed: expected a string of 1 to 100 characters, got nothing',
  ],
  [
    'an empty title',
    but('Quiet Sudoku', ''),
    '2:12 title: expected a string of 1 to 80 characters, got ""',
  ],
  [
    'a long title',
    but('Quiet Sudoku', 'Sudoku '.repeat(29)),
    '2:12 title: expected a string of 1 to 80 characters, got "Sudoku Sudoku Sudoku Sudoku Sudoku Sudo…',
  ],
  [
    'a long seed',
    but('spring', '1'.repeat(101)),
    '4:11 seed: expected a string of 1 to 100 characters, got "111111111111111111111111111111111111111…',
  ],
  [
    'a number as seed',
    but('"spring"', '7'),
    '4:11 seed: expected a string of 1 to 100 characters, got 7',
  ],
  [
    'no subtitle',
    but('"seed"', '"subtitle": null, "seed"'),
    '4:15 subtitle: expected a string of 1 to 120 characters, got null',
  ],
  [
    'an unknown language',
    but('"seed"', '"language": "de", "seed"'),
    '4:15 language: expected en, ko or a list of both, got "de"',
  ],
  [
    'a language twice',
    but('"seed"', '"language": ["en", "en"], "seed"'),
    '4:15 language: expected en, ko or a list of both, got ["en", "en"]',
  ],
  [
    'no languages',
    but('"seed"', '"language": [], "seed"'),
    '4:15 language: expected en, ko or a list of both, got []',
  ],
  [
    'an unknown trim',
    but('kdp-8.5x11', '8.5x11'),
    '3:11 trim: expected kdp-5x8, kdp-5.25x8, kdp-5.5x8.5, kdp-6x9, kdp-7x10, kdp-8x10, kdp-8.5x8.5, kdp-8.5x11, kdp-a4, ingram-5x8, ingram-6x9, ingram-7x10, ingram-8x10, ingram-8.5x11, 46, guk, shinguk, crown, b5 or a4, got "8.5x11"',
  ],
  [
    'an unknown paper',
    but('"seed"', '"paper": "grey", "seed"'),
    '4:12 paper: expected white, cream or color, got "grey"',
  ],
  [
    'a text as truth',
    but('"seed"', '"bleed": "yes", "seed"'),
    '4:12 bleed: expected true or false, got "yes"',
  ],
  [
    'unknown marks',
    but('"seed"', '"marks": ["dots"], "seed"'),
    '4:12 marks: expected none, grid, dots or candidates, got ["dots"]',
  ],
  [
    'a primer from an unknown level',
    but('"seed"', '"primer": "fiendish", "seed"'),
    '4:13 primer: expected true, false, easy, medium, hard, unfair or extreme, got "fiendish"',
  ],
  [
    'a text as imprint',
    but('"seed"', '"imprint": "Quiet Press", "seed"'),
    '4:14 imprint: expected an object, got "Quiet Press"',
  ],
  [
    'an unknown key of the imprint',
    but('"seed"', '"imprint": { "price": 1 }, "seed"'),
    '4:16 imprint.price: expected one of the keys publisher, published, edition, isbn, rights, got "price"',
  ],
  [
    'a date in words',
    but('"seed"', '"imprint": { "published": "May 2026" }, "seed"'),
    '4:29 imprint.published: expected a date such as 2026-11-27, 2026-11 or 2026, got "May 2026"',
  ],
  [
    'a day that does not exist',
    but('"seed"', '"imprint": { "published": "2026-02-30" }, "seed"'),
    '4:29 imprint.published: expected a date such as 2026-11-27, 2026-11 or 2026, got "2026-02-30"',
  ],
  [
    'a month that does not exist',
    but('"seed"', '"imprint": { "published": "2026-13" }, "seed"'),
    '4:29 imprint.published: expected a date such as 2026-11-27, 2026-11 or 2026, got "2026-13"',
  ],
  [
    'a wrong check digit',
    but('"seed"', '"imprint": { "isbn": "978-3-16-148410-1" }, "seed"'),
    '4:24 imprint.isbn: expected an ISBN of 13 digits with its check digit, such as 978-3-16-148410-0, got "978-3-16-148410-1"',
  ],
  [
    'an ISBN of ten digits',
    but('"seed"', '"imprint": { "isbn": "3-16-148410-X" }, "seed"'),
    '4:24 imprint.isbn: expected an ISBN of 13 digits with its check digit, such as 978-3-16-148410-0, got "3-16-148410-X"',
  ],
  [
    'a wrong count of solutions',
    but('"seed"', '"solutionsPerPage": 10, "seed"'),
    '4:23 solutionsPerPage: expected 6, 9, 12, 20 or 25, got 10',
  ],
  [
    'an object as sections',
    '{"title":"T","trim":"a4","seed":"1","sections":{}}',
    '1:48 sections: expected a list of 1 to 50 sections, got an object',
  ],
  [
    'no sections',
    '{"title":"T","trim":"a4","seed":"1","sections":[]}',
    '1:48 sections: expected a list of 1 to 50 sections, got []',
  ],
  [
    'too many sections',
    withSection(Array.from({ length: 50 }, () => '{ "count": 1 }').join(',\n')),
    '5:15 sections: expected a list of 1 to 50 sections, got a list of 51',
  ],
  ['a number as section', withSection('3'), '7:5 sections[1]: expected an object, got 3'],
  [
    'a section without count',
    withSection('{}'),
    '7:5 sections[1].count: expected a whole number from 1 to 10,000, got nothing',
  ],
  [
    'a negative count',
    withSection('{ "count": -3 }'),
    '7:16 sections[1].count: expected a whole number from 1 to 10,000, got -3',
  ],
  [
    'a count with decimals',
    withSection('{ "count": 2.5 }'),
    '7:16 sections[1].count: expected a whole number from 1 to 10,000, got 2.5',
  ],
  [
    'a huge count',
    withSection('{ "count": 1e999 }'),
    '7:16 sections[1].count: expected a whole number from 1 to 10,000, got 1e999',
  ],
  [
    'a count as text',
    withSection('{ "count": "10" }'),
    '7:16 sections[1].count: expected a whole number from 1 to 10,000, got "10"',
  ],
  [
    '3 puzzles a page',
    withSection('{ "count": 1, "perPage": 3 }'),
    '7:30 sections[1].perPage: expected 1, 2, 4, 6, 9 or 12, got 3',
  ],
  [
    'a key in small letters',
    withSection('{ "count": 1, "perpage": 4 }'),
    '7:19 sections[1].perpage: expected a known key, got "perpage"; did you mean perPage?',
  ],
  [
    'the size of a grid',
    withSection('{ "count": 1, "size": "6x6" }'),
    `7:19 sections[1].size: expected one of the keys ${SECTION_KEYS}, got "size"`,
  ],
  [
    'a box that is too large',
    withSection('{ "count": 1, "box": "5x5" }'),
    '7:26 sections[1].box: expected a box from 2x2 to 4x4, such as 2x3, got "5x5"',
  ],
  [
    'an object as box',
    withSection('{ "count": 1, "box": {} }'),
    '7:26 sections[1].box: expected a box from 2x2 to 4x4, such as 2x3, got an object',
  ],
  [
    'an unknown level',
    withSection('{ "count": 1, "level": "Easy" }'),
    '7:28 sections[1].level: expected easy, medium, hard, unfair or extreme, got "Easy"',
  ],
  [
    'a rating with two decimals',
    withSection('{ "count": 1, "rating": [7.25, 8] }'),
    '7:29 sections[1].rating: expected a rating with at most one decimal, such as 7.2, or a range such as [7.0, 7.3], got [7.25, 8]',
  ],
  [
    'a rating with one end',
    withSection('{ "count": 1, "rating": [7.2] }'),
    '7:29 sections[1].rating: expected a rating with at most one decimal, such as 7.2, or a range such as [7.0, 7.3], got [7.2]',
  ],
  [
    'a score with decimals',
    withSection('{ "count": 1, "score": [800.5, 900] }'),
    '7:28 sections[1].score: expected a score such as 1200, or a range such as [1000, 1200], got [800.5, 900]',
  ],
  [
    'an unknown technique',
    withSection('{ "count": 1, "technique": "magic" }'),
    '7:32 sections[1].technique: expected a technique of HoDoKu such as "x-wing", got "magic"',
  ],
  [
    'a misspelled technique',
    withSection('{ "count": 1, "technique": "xwing" }'),
    '7:32 sections[1].technique: expected a technique of HoDoKu such as "x-wing", got "xwing"; did you mean x-wing?',
  ],
  [
    'an unknown symmetry',
    withSection('{ "count": 1, "symmetry": "point" }'),
    '7:31 sections[1].symmetry: expected none, rotate180, rotate90, horizontal, vertical, diagonal, antidiagonal or full, got "point"',
  ],
  [
    'three ends of a range',
    withSection('{ "count": 1, "givens": [22, 24, 26] }'),
    '7:29 sections[1].givens: expected a number of givens such as 24, or a range such as [22, 26], got [22, 24, 26]',
  ],
  [
    'a long list',
    withSection(`{ "count": 1, "givens": [${'22, '.repeat(20)}1] }`),
    '7:29 sections[1].givens: expected a number of givens such as 24, or a range such as [22, 26], got a list of 21',
  ],
  [
    'minimal as number',
    withSection('{ "count": 1, "minimal": 1 }'),
    '7:30 sections[1].minimal: expected true or false, got 1',
  ],
  [
    'too few givens',
    withSection('{ "count": 1, "givens": 16 }'),
    '7:5 sections[1]: no proper 9×9 puzzle has fewer than 17 givens (McGuire, Tugemann and Civario 2012); 16 requested',
  ],
  [
    'an empty range',
    withSection('{ "count": 1, "rating": [7.2, 7.1] }'),
    '7:5 sections[1]: the range of ratings 7.2 to 7.1 is empty',
  ],
  [
    'a rating above 12',
    withSection('{ "count": 1, "rating": [11, 12.1] }'),
    '7:5 sections[1]: expected ratings of 1.0 to 12.0, got 11.0 to 12.1',
  ],
  [
    'a level of 6×6',
    withSection('{ "count": 1, "box": "2x3", "level": "easy" }'),
    '7:5 sections[1]: only 9×9 puzzles have ratings, not 6×6 with boxes of 2×3',
  ],
  [
    'two scales',
    withSection('{ "count": 1, "level": "easy", "rating": [1, 2] }'),
    '7:5 sections[1]: choose one scale: "hodoku" for level, score and technique, or "se" for rating, pearl and diamond',
  ],
  [
    'a technique above the level',
    withSection('{ "count": 1, "level": "easy", "technique": "x-wing" }'),
    '7:5 sections[1]: no puzzle of level easy needs x-wing, which is a technique of level hard',
  ],
  [
    'an unknown kind of variant',
    withSection('{ "count": 1, "variant": "kilelr" }'),
    '7:30 sections[1].variant: expected a kind of variant such as "killer", got "kilelr"; did you mean killer?',
  ],
  [
    'no kind of variant',
    withSection('{ "count": 1, "variant": [] }'),
    '7:30 sections[1].variant: expected a list of 1 to 5 kinds of variants, got []',
  ],
  [
    'a variant with a level',
    withSection('{ "count": 1, "variant": "killer", "level": "easy" }'),
    '7:5 sections[1]: a variant cannot have level: only givens, minimal, symmetry and technique can be asked of it',
  ],
  [
    'a jigsaw with boxes',
    withSection('{ "count": 1, "variant": ["jigsaw", "windoku"] }'),
    '7:5 sections[1]: windoku needs boxes, and a jigsaw has none',
  ],
];
