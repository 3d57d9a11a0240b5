import { type Codec, choice, oneOf } from '../page/address.ts';
import type { OwnProgram } from '../puzzle/own-program.ts';
import { bookmarksIn, bookmarksText } from './bookmarks.ts';
import { canSearch, programShown } from './searches.ts';
import { runOf, withPlayer, withRun } from './slice.ts';
import { type HasRun, strategyIds } from './state.ts';
import { withAllSolutions, withStrategy } from './transitions.ts';
import { treeViews, withTree } from './tree-view.ts';

export const EVENT = /^\d{1,15}$/;

export const strategyCodec: Codec<HasRun> = {
  keys: { strategy: choice('strategy', 'strategy', strategyIds) },
  write: ({ run }) => ({ strategy: run.strategy === 'own' ? undefined : run.strategy }),
  read: (state, values) => {
    const strategy = oneOf(values, 'strategy', strategyIds);
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
    trace: {
      meaning: 'trace of the program shown, packed by gzip, as base64',
      fault: (text) => (TRACE.test(text) ? undefined : { id: 'trace' }),
    },
    served: {
      meaning: 'key under which the command line serves that trace, if it is too long for a link',
      fault: (text) => (TRACE.test(text) ? undefined : { id: 'served' }),
    },
  },
  write: ({ run }) => {
    const { linked } = run;
    if (linked) return { trace: linked.get('trace'), served: linked.get('served') };
    return programValues(programShown(run));
  },
  read: (state, values) => {
    // If an earlier link is still being opened, this link replaces the earlier link.
    const before = runOf(state).linked ? withRun(state, { linked: undefined }) : state;
    const { ownProgram, strategy } = runOf(before);
    const link = values.get('trace');
    const served = values.get('served');
    if (!TRACE.test(link ?? served ?? '')) return before;
    const isOpen = link === undefined ? served === ownProgram?.served : link === ownProgram?.link;
    if (!isOpen || !canSearch('own', before.puzzle.text, runOf(before))) {
      return withRun(before, { linked: values });
    }
    // If the link also has a strategy, the user's program is only a lane of the race.
    return strategy === 'own' || values.has('strategy') ? before : withStrategy(before, 'own');
  },
};

export function programValues(
  program: OwnProgram | undefined,
): Record<'trace' | 'served', string | undefined> {
  const link = program?.link;
  return { trace: link, served: link === undefined ? program?.served : undefined };
}

/**
 * Reads and writes the moment of the search, and how the page shows it. This codec must come after
 * the codecs of the puzzle and the strategy, because those codecs reset these values.
 */
export const momentCodec: Codec<HasRun> = {
  keys: {
    event: {
      meaning: 'event',
      fault: (text) => (EVENT.test(text) ? undefined : { id: 'event', text }),
    },
    bookmarks: {
      meaning: 'bookmarks',
      fault: (text) => (bookmarksIn(text) ? undefined : { id: 'bookmarks', text }),
    },
    all: choice('1 if the search goes on after its first solution', 'finds-all', ['0', '1']),
    view: choice('`icicle` or `list`, if the page shows it instead of the tree', 'view', treeViews),
    candidates: choice('1 if the grid shows candidates, otherwise 0', 'candidates', ['0', '1']),
  },
  write: ({ run: { player, findsAll, bookmarks, showsCandidates, tree } }) => ({
    event: String(player.event),
    all: findsAll ? '1' : undefined,
    bookmarks: bookmarks.length > 0 ? bookmarksText(bookmarks) : undefined,
    view: tree.view === 'tree' ? undefined : tree.view,
    candidates: showsCandidates ? '1' : undefined,
  }),
  read: (state, values) => {
    // The values belong to a program whose trace is still being read. This codec reads the values
    // when the page shows the program.
    if (runOf(state).linked) return state;
    const candidates = oneOf(values, 'candidates', ['0', '1']);
    const event = values.get('event') ?? '';
    const isMoment = EVENT.test(event);
    // A moment without this value is one of a search that stops at its first solution.
    const base = isMoment ? withAllSolutions(state, values.get('all') === '1') : state;
    const { bookmarks, showsCandidates, tree } = runOf(base);
    const next = withRun(base, {
      bookmarks: bookmarksIn(values.get('bookmarks') ?? '') ?? bookmarks,
      showsCandidates: candidates ? candidates === '1' : showsCandidates,
      tree: withTree(tree, { view: oneOf(values, 'view', treeViews) ?? tree.view }),
    });
    if (!isMoment) return next;
    return withPlayer(next, { event: Number(event), playing: false });
  },
};
