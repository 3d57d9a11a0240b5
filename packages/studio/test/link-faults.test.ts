import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as addresses from '../src/page/address.ts';
import { brokenLinkText } from '../src/page/broken-link.ts';
import { withPage, withRoom } from '../src/page/state.ts';
import { withPuzzle } from '../src/puzzle/history.ts';
import { SAMPLE } from '../src/puzzle/state.ts';
import type { State } from '../src/rooms/all.ts';
import { withForkAt } from '../src/rooms/watch/branches.ts';
import { withStop } from '../src/rooms/watch/guide.ts';
import { withRun } from '../src/search/slice.ts';
import { codecs, initialState, settled } from '../src/studio.ts';
import { type LinkFault, linkFaults } from '../src/words/link-faults.ts';

const addressOf = (state: State) => addresses.addressOf(state, codecs);

/** Opens a link. Returns the state without the message about it, and what is wrong with the link. */
function withLink(state: State, fragment: string) {
  const linked = addresses.withLink(state, fragment, codecs);
  return { state: withPage(linked, { brokenLink: undefined }), broken: linked.page.brokenLink };
}

const CELLS = SAMPLE.cells;
const SMALL = '1...........2..4';

/** The fragment of a damaged link, the id of its fault, and the sentence about it. */
const DAMAGED: readonly (readonly [fragment: string, id: LinkFault['id'], english: string])[] = [
  ['#a puzzle', 'no-link', 'This is not a link to this page.'],
  ['#puzzles=1', 'no-link', 'This is not a link to this page.'],
  ['#top', 'room', 'This link points to a page that does not exist.'],
  [
    `#3&puzzle=${CELLS}`,
    'version',
    'The link has the format "3", but this page reads only format 2.',
  ],
  [`#2&puzzle=${CELLS}&event`, 'part', 'The link has a part that cannot be read: "event".'],
  [`#2&puzzle=${CELLS}&`, 'part', 'The link has a part that cannot be read: "".'],
  [`#2&puzzle=${CELLS.slice(1)}`, 'cells', 'The link has 80 cells, but a 9×9 grid has 81.'],
  ['#2&puzzle=', 'cells', 'The link has 0 cells, but a 9×9 grid has 81.'],
  ['#2&puzzle=1', 'cells', 'The link has 1 cell, but a 9×9 grid has 81.'],
  [
    `#2&puzzle=${CELLS}&box=2x3`,
    'cells-of-box',
    'The link has 81 cells, but its box shape needs 36.',
  ],
  [
    `#2&puzzle=${CELLS}&box=9x9`,
    'box',
    'The link has the box shape "9x9" instead of one such as 2x3.',
  ],
  [`#2&puzzle=${CELLS}&box=3`, 'box', 'The link has the box shape "3" instead of one such as 2x3.'],
  [
    `#2&puzzle=${CELLS.replace('.', '@')}`,
    'symbol',
    'In row 1, column 2, the link has "@" instead of a digit.',
  ],
  [
    `#2&puzzle=${CELLS.replace('.', 'A')}`,
    'digit',
    'The link has the digit A in row 1, column 2, but the largest digit of its grid is 9.',
  ],
  [
    '#2&puzzle=...5............',
    'digit',
    'The link has the digit 5 in row 1, column 4, but the largest digit of its grid is 4.',
  ],
  [
    `#2&puzzle=${SMALL}&pencilmarks=ff`,
    'pencilmarks-length',
    'The link has 2 characters for the candidates, but the grid needs 16.',
  ],
  [
    `#2&puzzle=${SMALL}&pencilmarks=${'f'.repeat(15)}g`,
    'pencilmarks',
    'The candidates of row 4, column 4 in the link cannot be read.',
  ],
  [
    `#2&puzzle=${SMALL}&pencilmarks=${'f'.repeat(15)}-`,
    'pencilmarks',
    'The candidates of row 4, column 4 in the link cannot be read.',
  ],
  [`#2&puzzle=${SMALL}&notes=${'f'.repeat(15)}g`, 'notes', 'The notes in the link cannot be read.'],
  ['#2&strategy=magic', 'strategy', 'The link has an unknown strategy: "magic".'],
  ['#2&room=cellar', 'room', 'This link points to a page that does not exist.'],
  ['#2&language=xx', 'language', 'The link has an unknown language: "xx".'],
  ['#2&theme=pink', 'theme', 'The link has an unknown theme: "pink".'],
  ['#2&making=tea', 'making', 'The link has an unknown part of Make: "tea".'],
  ['#2&clock=sundial', 'clock', 'The link has an unknown clock for the race: "sundial".'],
  ['#2&view=bush', 'view', 'The link has an unknown view of the tree: "bush".'],
  [
    '#2&candidates=yes',
    'candidates',
    'The link does not say whether to show candidates: "yes" is neither 0 nor 1.',
  ],
  [
    '#2&embedded=2',
    'embedded',
    'The link does not say whether the page is embedded: "2" is neither 0 nor 1.',
  ],
  ['#2&event=-4', 'event', 'The event in the link cannot be read: "-4".'],
  ['#2&event=', 'event', 'The event in the link cannot be read: "".'],
  ['#2&bookmarks=1..2', 'bookmarks', 'The bookmarks in the link cannot be read: "1..2".'],
  ['#2&lanes=scan.magic', 'strategy', 'The link has an unknown strategy: "magic".'],
  ['#2&lanes=scan', 'lanes', 'The race in the link does not have 2 to 4 different strategies.'],
  [
    '#2&all=all',
    'finds-all',
    'The link does not say whether the search goes on after its first solution: "all" is neither 0 nor 1.',
  ],
  [
    '#2&lanes=scan.scan',
    'lanes',
    'The race in the link does not have 2 to 4 different strategies.',
  ],
  ['#2&trace=a*b', 'trace', 'The link contains the trace of a program, but this trace is damaged.'],
  [
    '#2&served=a*b',
    'served',
    'The program of this link is no longer served. To get a new link, repeat the command that printed this link.',
  ],
  ['#2&fork=12.0a', 'fork', 'The link adds digits that do not fit the blanks of its puzzle.'],
  ['#2&fork=12.005', 'fork', 'The link adds digits that do not fit the blanks of its puzzle.'],
  ['#2&tour=13', 'stop', 'The tour has 12 stops, but the link has stop "13".'],
  [
    `#2&strategy=${'long'.repeat(9)}`,
    'strategy',
    'The link has an unknown strategy: "longlonglonglonglong…".',
  ],
];

/** The faults after which nothing of a link is opened. */
const NEEDED: readonly string[] = [
  'no-link',
  'version',
  'cells',
  'cells-of-box',
  'box',
  'symbol',
  'digit',
];

describe('a damaged link', () => {
  it.each(DAMAGED)('%.60s: %s', (fragment, id, english) => {
    const { state, broken } = withLink(initialState, fragment);
    if (!broken) throw new Error('expected a fault');
    const [fault] = broken.faults;
    expect([fault.id, linkFaults.en(fault)]).toEqual([id, english]);
    expect(linkFaults.ko(fault)).toMatch(/\p{Script=Hangul}/u);
    expect(linkFaults.ko(fault).replaceAll(/"[^"]*"|\b\dx\d\b|\bA\b/g, '')).not.toMatch(/[A-Za-z]/);
    if (!broken.isOpened) expect(state).toEqual(initialState);
    // A link with several values has a puzzle that can be read, or one that cannot.
    const others = fragment.split('&').length > 2;
    expect(broken.isOpened).toBe(others && !NEEDED.includes(id));
  });

  it.each([
    [
      'en',
      'This link points to a page that does not exist.',
      'The page shows what was open before.',
    ],
    ['ko', '링크가 가리키는 화면이 없어요.', '지금 보이는 것은 전에 열려 있던 화면이에요.'],
  ] as const)('says what the page shows if the link does not open: %s', (language, fault, rest) => {
    const { broken } = withLink(initialState, '#hello');
    const text = (showsEarlier: boolean) =>
      broken && brokenLinkText(broken, showsEarlier, language);
    expect([text(true), text(false)]).toEqual([`${fault} ${rest}`, fault]);
  });

  it('opens without the values that cannot be read', () => {
    const puzzle = `puzzle=${SMALL}`;
    const { state, broken } = withLink(
      initialState,
      `#2&room=race&${puzzle}&event=-4&strategy=magic&lanes=scan.dlx&notes=1&loose`,
    );
    expect(broken).toEqual({
      isOpened: true,
      faults: [
        { id: 'part', text: 'loose' },
        { id: 'strategy', text: 'magic' },
        { id: 'notes' },
        { id: 'event', text: '-4' },
      ],
    });
    expect(state).toEqual(withLink(initialState, `#2&room=race&${puzzle}&lanes=scan.dlx`).state);
    expect(state.puzzle.root.cells).toBe(SMALL);
    expect(state.race.lanes).toEqual(['scan', 'dlx']);
  });

  it('can have any fault', () => {
    expect(new Set(DAMAGED.map(([, id]) => id)).size).toBe(28);
  });

  it('may have any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, more) => {
        for (const fragment of [text, `#2&${text}`, `#2&puzzle=${CELLS}&${text}&event=${more}`]) {
          const { state, broken } = withLink(initialState, fragment);
          if (broken?.isOpened === false) expect(state).toEqual(initialState);
          for (const fault of broken?.faults ?? []) {
            expect(linkFaults.en(fault)).toMatch(/^\p{Lu}.*\.$/su);
            expect(linkFaults.ko(fault)).not.toMatch(/undefined/);
          }
        }
      }),
    );
  });
});

describe('a link without damage', () => {
  const picture = { event: 0, depth: 0, digits: new Uint8Array(81), ruler: new Uint16Array(51) };
  const states: readonly (readonly [string, State])[] = [
    ['the first page', initialState],
    ['a stop of the tour', withStop(initialState, 11)],
    ['a race', withRoom(initialState, 'race')],
    [
      'a puzzle with candidates',
      withPuzzle(initialState, {
        boxRows: 2,
        boxColumns: 2,
        cells: SMALL,
        pencilmarks: Array(16).fill(15),
      }),
    ],
    [
      'another box shape',
      withPuzzle(initialState, { boxRows: 3, boxColumns: 2, cells: '.'.repeat(36) }),
    ],
    ['a fork', withForkAt(withRun(initialState, { picture: picture as never }), 1, 4)],
    [
      'bookmarks',
      withPage(withRun(initialState, { bookmarks: [1, 20], showsCandidates: true }), {
        embedded: true,
      }),
    ],
  ];

  it.each(states)('opens %s', (_, unsettled) => {
    const state = settled(unsettled);
    const fragment = `#${addressOf(state)}`;
    expect(withLink(initialState, fragment).broken).toBeUndefined();
    expect(addressOf(withLink(initialState, fragment).state)).toBe(addressOf(state));
  });

  it.each(['', '#', '#1', '#2', '#2&room=make', `#2&puzzle=${CELLS}&utm_source=chat`])(
    'opens %j',
    (fragment) => {
      expect(withLink(initialState, fragment).broken).toBeUndefined();
    },
  );
});
