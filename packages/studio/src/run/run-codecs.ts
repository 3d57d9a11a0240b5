import { type Codec, oneOf, unknownValue } from '../page/address.ts';
import { bookmarksIn, bookmarksText } from './bookmarks.ts';
import { canSearch, programShown } from './searches.ts';
import { type State, strategyIds, withPlayer, withRun } from './state.ts';
import { withStrategy } from './transitions.ts';
import { treeViews, withTree } from './tree/state.ts';

const EVENT = /^\d{1,15}$/;

export const strategyCodec: Codec<State> = {
  keys: { s: 'strategy' },
  write: ({ run }) => ({ s: run.strategy === 'own' ? undefined : run.strategy }),
  fault: (values) => unknownValue(values, 's', 'strategy', strategyIds),
  read: (state, values) => {
    const strategy = oneOf(values, 's', strategyIds);
    return strategy && strategy !== state.run.strategy ? withStrategy(state, strategy) : state;
  },
};

const TRACE = /^[\w-]+$/;

/**
 * Reads and writes the trace of the user's program. In the list of codecs, that of the puzzle comes
 * before this one.
 */
export const programCodec: Codec<State> = {
  keys: { o: 'trace of the program shown, packed by gzip, as base64' },
  write: ({ run }) => ({ o: programShown(run)?.link }),
  fault: (values) => {
    const link = values.get('o');
    return link === undefined || TRACE.test(link) ? undefined : { id: 'trace' };
  },
  read: (state, values) => {
    const link = values.get('o');
    if (link === undefined || !TRACE.test(link)) return state;
    const { run, puzzle } = state;
    if (link === run.ownProgram?.link && canSearch('own', puzzle.text, run)) {
      return run.strategy === 'own' ? state : withStrategy(state, 'own');
    }
    const event = EVENT.test(values.get('e') ?? '') ? Number(values.get('e')) : 0;
    return withRun(state, { linked: { link, event } });
  },
};

/**
 * Reads and writes the moment of the search, and how the page shows it. In the list of codecs,
 * those of the puzzle and the strategy come before this one.
 */
export const momentCodec: Codec<State> = {
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
    const { bookmarks, showsCandidates, tree } = state.run;
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
