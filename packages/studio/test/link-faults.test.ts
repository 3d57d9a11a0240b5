import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as addresses from '../src/page/address.ts';
import { inRoom, withPage } from '../src/page/state.ts';
import { withPuzzle } from '../src/puzzle/history.ts';
import { SAMPLE } from '../src/puzzle/state.ts';
import type { State } from '../src/rooms/all.ts';
import { forked } from '../src/rooms/watch/branches.ts';
import { atStop } from '../src/rooms/watch/guide.ts';
import { withRun } from '../src/search/slice.ts';
import { codecs, initialState, settled } from '../src/studio.ts';
import { type LinkFault, linkFaultEn, linkFaultKo } from '../src/words/link-faults.ts';

const addressOf = (state: State) => addresses.addressOf(state, codecs);
const withAddress = (state: State, text: string) => addresses.withAddress(state, text, codecs);

/** Opens a link. Returns the state without the message about it, and the fault. */
function withLink(state: State, fragment: string) {
  const linked = addresses.withLink(state, fragment, codecs);
  return { state: withPage(linked, { linkFault: undefined }), fault: linked.page.linkFault };
}

const CELLS = SAMPLE.cells;
const SMALL = '1...........2..4';

/** The fragment of a damaged link, the id of its fault, and the sentence about it. */
const DAMAGED: readonly (readonly [fragment: string, id: LinkFault['id'], english: string])[] = [
  ['#top', 'no-link', 'This is not a link to a moment in the studio.'],
  [`#p=${CELLS}`, 'no-link', 'This is not a link to a moment in the studio.'],
  [`#2&p=${CELLS}`, 'version', 'The link has the format "2", but this page reads only format 1.'],
  [`#1&p=${CELLS}&e`, 'part', 'The link has a part that cannot be read: "e".'],
  [`#1&p=${CELLS}&`, 'part', 'The link has a part that cannot be read: "".'],
  [`#1&p=${CELLS.slice(1)}`, 'cells', 'The link has 80 cells, but no grid has that many.'],
  ['#1&p=', 'cells', 'The link has 0 cells, but no grid has that many.'],
  ['#1&p=1', 'cells', 'The link has 1 cell, but no grid has that many.'],
  [`#1&p=${CELLS}&b=2x3`, 'cells-of-box', 'The link has 81 cells, but its box shape needs 36.'],
  [`#1&p=${CELLS}&b=9x9`, 'box', 'The link has the box shape "9x9" instead of one such as 2x3.'],
  [`#1&p=${CELLS}&b=3`, 'box', 'The link has the box shape "3" instead of one such as 2x3.'],
  [
    `#1&p=${CELLS.replace('.', '@')}`,
    'symbol',
    'In row 1, column 2, the link has "@" instead of a digit.',
  ],
  [
    `#1&p=${CELLS.replace('.', 'A')}`,
    'digit',
    'The link has the digit A in row 1, column 2, but the largest digit of its grid is 9.',
  ],
  [
    '#1&p=...5............',
    'digit',
    'The link has the digit 5 in row 1, column 4, but the largest digit of its grid is 4.',
  ],
  [
    `#1&p=${SMALL}&m=ff`,
    'pencilmarks-length',
    'The link has 2 characters for the candidates, but the grid needs 16.',
  ],
  [
    `#1&p=${SMALL}&m=${'f'.repeat(15)}g`,
    'pencilmarks',
    'The candidates of row 4, column 4 in the link cannot be read.',
  ],
  [
    `#1&p=${SMALL}&m=${'f'.repeat(15)}-`,
    'pencilmarks',
    'The candidates of row 4, column 4 in the link cannot be read.',
  ],
  ['#1&s=magic', 'strategy', 'The link has an unknown strategy: "magic".'],
  ['#1&r=cellar', 'room', 'The link has an unknown screen: "cellar".'],
  ['#1&l=xx', 'language', 'The link has an unknown language: "xx".'],
  ['#1&t=pink', 'theme', 'The link has an unknown theme: "pink".'],
  ['#1&c=sundial', 'clock', 'The link has an unknown clock for the race: "sundial".'],
  ['#1&v=bush', 'view', 'The link has an unknown view of the tree: "bush".'],
  [
    '#1&d=yes',
    'candidates',
    'The link does not say whether to show candidates: "yes" is neither 0 nor 1.',
  ],
  [
    '#1&w=2',
    'embedded',
    'The link does not say whether the page is embedded: "2" is neither 0 nor 1.',
  ],
  ['#1&e=-4', 'event', 'The event in the link cannot be read: "-4".'],
  ['#1&e=', 'event', 'The event in the link cannot be read: "".'],
  ['#1&q=1..2', 'bookmarks', 'The bookmarks in the link cannot be read: "1..2".'],
  ['#1&k=scan.magic', 'strategy', 'The link has an unknown strategy: "magic".'],
  ['#1&k=scan', 'lanes', 'The race in the link does not have 2 to 4 different strategies.'],
  ['#1&k=scan.scan', 'lanes', 'The race in the link does not have 2 to 4 different strategies.'],
  ['#1&o=a*b', 'trace', 'The link contains the trace of a program, but this trace is damaged.'],
  [
    '#1&h=a*b',
    'served',
    'The program of this link is no longer served. To get a new link, repeat the command that printed this link.',
  ],
  ['#1&f=12.0a', 'fork', 'The link adds digits that do not fit the blanks of its puzzle.'],
  ['#1&f=12.005', 'fork', 'The link adds digits that do not fit the blanks of its puzzle.'],
  ['#1&n=13', 'stop', 'The tour has 12 stops, but the link has stop "13".'],
  [
    `#1&s=${'long'.repeat(9)}`,
    'strategy',
    'The link has an unknown strategy: "longlonglonglonglong…".',
  ],
];

describe('a damaged link', () => {
  it.each(DAMAGED)('%.60s: %s', (fragment, id, english) => {
    const { state, fault } = withLink(initialState, fragment);
    expect(state).toEqual(initialState);
    if (!fault) throw new Error('expected a fault');
    expect([fault.id, linkFaultEn(fault)]).toEqual([id, english]);
    expect(linkFaultKo(fault)).toMatch(/\p{Script=Hangul}/u);
    expect(linkFaultKo(fault).replaceAll(/"[^"]*"|\b\dx\d\b|\bA\b/g, '')).not.toMatch(/[A-Za-z]/);
  });

  it('can have any fault', () => {
    expect(new Set(DAMAGED.map(([, id]) => id)).size).toBe(25);
  });

  it('may have any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, more) => {
        for (const fragment of [text, `#1&${text}`, `#1&p=${CELLS}&${text}&e=${more}`]) {
          const { state, fault } = withLink(initialState, fragment);
          if (!fault) continue;
          expect(state).toEqual(initialState);
          expect(linkFaultEn(fault)).toMatch(/^\p{Lu}.*\.$/su);
          expect(linkFaultKo(fault)).not.toMatch(/undefined/);
        }
      }),
    );
  });
});

describe('a link without damage', () => {
  const picture = { event: 0, depth: 0, digits: new Uint8Array(81), ruler: new Uint16Array(51) };
  const states: readonly (readonly [string, State])[] = [
    ['the first page', initialState],
    ['a stop of the tour', atStop(initialState, 11)],
    ['a race', inRoom(initialState, 'race')],
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
    ['a fork', forked(withRun(initialState, { picture: picture as never }), 1, 4)],
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
    expect(withLink(initialState, fragment)).toEqual({
      state: withAddress(initialState, fragment),
      fault: undefined,
    });
    expect(addressOf(withLink(initialState, fragment).state)).toBe(addressOf(state));
  });

  it.each(['', '#', '#1', '#1&r=enter', `#1&p=${CELLS}&utm_source=chat`])(
    'opens %j',
    (fragment) => {
      expect(addresses.linkFault(initialState, fragment, codecs)).toBeUndefined();
    },
  );
});
