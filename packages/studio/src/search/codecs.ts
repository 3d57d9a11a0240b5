import { type Codec, oneOf, unknownValue } from '../page/address.ts';
import type { OwnProgram } from '../puzzle/own-program.ts';
import { bookmarksIn, bookmarksText } from './bookmarks.ts';
import { canSearch, programShown } from './searches.ts';
import { runOf, withPlayer, withRun } from './slice.ts';
import { type HasRun, strategyIds } from './state.ts';
import { withStrategy } from './transitions.ts';
import { treeViews, withTree } from './tree-view.ts';

const EVENT = /^\d{1,15}$/;

export const strategyCodec: Codec<HasRun> = {
  keys: { s: 'strategy' },
  write: ({ run }) => ({ s: run.strategy === 'own' ? undefined : run.strategy }),
  fault: (values) => unknownValue(values, 's', 'strategy', strategyIds),
  read: (state, values) => {
    const strategy = oneOf(values, 's', strategyIds);
    return strategy && strategy !== runOf(state).strategy ? withStrategy(state, strategy) : state;
  },
};

const TRACE = /^[\w-]+$/;

/**
 * Reads and writes the trace of the user's program. This codec must come after the puzzle's codec
 * in the list of codecs, because a program can only be shown with its own puzzle.
 */
export const programCodec: Codec<HasRun> = {
  keys: {
    o: 'trace of the program shown, packed by gzip, as base64',
    h: 'key under which the command line serves that trace, if it is too long for a link',
  },
  write: ({ run }) => {
    const { linked } = run;
    if (linked) return { o: linked.get('o'), h: linked.get('h') };
    return programValues(programShown(run));
  },
  fault: (values) => {
    if (!TRACE.test(values.get('o') ?? '-')) return { id: 'trace' };
    return TRACE.test(values.get('h') ?? '-') ? undefined : { id: 'served' };
  },
  read: (state, values) => {
    // If an earlier link is still being opened, this link replaces the earlier link.
    const before = runOf(state).linked ? withRun(state, { linked: undefined }) : state;
    const { ownProgram, strategy } = runOf(before);
    const link = values.get('o');
    const served = values.get('h');
    if (!TRACE.test(link ?? served ?? '')) return before;
    const isOpen = link === undefined ? served === ownProgram?.served : link === ownProgram?.link;
    if (!isOpen || !canSearch('own', before.puzzle.text, runOf(before))) {
      return withRun(before, { linked: values });
    }
    // If the link also has a strategy, the user's program is only a lane of the race.
    return strategy === 'own' || values.has('s') ? before : withStrategy(before, 'own');
  },
};

/** Returns the values of a program in an address. */
export function programValues(
  program: OwnProgram | undefined,
): Record<'o' | 'h', string | undefined> {
  const link = program?.link;
  return { o: link, h: link === undefined ? program?.served : undefined };
}

/**
 * Reads and writes the moment of the search, and how the page shows it. This codec must come after
 * the codecs of the puzzle and the strategy, because those codecs reset these values.
 */
export const momentCodec: Codec<HasRun> = {
  keys: {
    e: 'event',
    q: 'bookmarks',
    v: '`icicle` or `list`, if the page shows it instead of the tree',
    d: '1 if the grid shows candidates, otherwise 0',
  },
  write: ({ run: { player, bookmarks, showsCandidates, tree } }) => ({
    e: String(player.event),
    q: bookmarks.length > 0 ? bookmarksText(bookmarks) : undefined,
    v: tree.view === 'tree' ? undefined : tree.view,
    d: showsCandidates ? '1' : undefined,
  }),
  fault: (values) => {
    const event = values.get('e');
    const bookmarks = values.get('q');
    if (event !== undefined && !EVENT.test(event)) return { id: 'event', text: event };
    if (bookmarks !== undefined && !bookmarksIn(bookmarks)) {
      return { id: 'bookmarks', text: bookmarks };
    }
    return (
      unknownValue(values, 'v', 'view', treeViews) ??
      unknownValue(values, 'd', 'candidates', ['0', '1'])
    );
  },
  read: (state, values) => {
    const { bookmarks, showsCandidates, tree, linked } = runOf(state);
    // The values belong to a program whose trace is still being read. This codec reads the values
    // when the page shows the program.
    if (linked) return state;
    const candidates = oneOf(values, 'd', ['0', '1']);
    const event = values.get('e') ?? '';
    const next = withRun(state, {
      bookmarks: bookmarksIn(values.get('q') ?? '') ?? bookmarks,
      showsCandidates: candidates ? candidates === '1' : showsCandidates,
      tree: withTree(tree, { view: oneOf(values, 'v', treeViews) ?? tree.view }),
    });
    if (!EVENT.test(event)) return next;
    return withPlayer(next, { event: Number(event), playing: false });
  },
};
