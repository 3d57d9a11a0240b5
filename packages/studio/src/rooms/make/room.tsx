import { gameSlice } from '../../game/state.ts';
import { loadedOnce, onOpening, type Room } from '../../page/room.ts';
import { cellKeys, withCellMoved } from '../../puzzle/cell-moves.ts';
import type { Base } from '../../puzzle/controls.ts';
import { historyActions } from '../../puzzle/history.ts';
import { viewOf } from '../../puzzle/room-view.tsx';
import { withSolutions } from '../../puzzle/solutions.ts';
import { withPuzzleState } from '../../puzzle/state.ts';
import type { BookTabControls } from './book/controls.ts';
import { bookSlice, type HasBook } from './book/slice.ts';
import { savePuzzles } from './collection/saving.ts';
import { collectionsSlice } from './collection/slice.ts';
import { typingKeys } from './hand/keys.ts';
import { requestCopies, requestSetting } from './hand/setting-requests.ts';
import { type HasMake, type MakeControls, makeSlice } from './hand/slice.ts';
import type { MeasureControls } from './measure/controls.ts';
import { type HasMeasure, measureSlice } from './measure/slice.ts';
import { measuring } from './measure/working.ts';
import { drawingKeys } from './rules/keys.ts';
import { type HasTab, makeCodec, type TabControls, tabSlice, withTab } from './slice.ts';

type HasWorkshop = HasMake & HasMeasure & HasBook & HasTab;

export const make: Room<HasWorkshop, Base<HasWorkshop>> = {
  id: 'make',
  name: { en: 'Make', ko: '만들기' },
  title: { en: 'make Sudoku puzzles and books', ko: '스도쿠 퍼즐과 책 만들기' },
  tagline: {
    en: 'Write a Sudoku, generate many with the properties you choose, or print a book.',
    ko: '스도쿠를 직접 만들거나, 조건에 맞게 여러 개 만들거나, 책으로 묶어요.',
  },
  group: 'make',
  place: 8,
  showsReading: ({ makeTab }) => makeTab.tab === 'hand',
  slices: {
    game: gameSlice,
    make: makeSlice,
    makeTab: tabSlice,
    collections: collectionsSlice,
    measure: measureSlice,
    book: bookSlice,
  },
  codecs: [makeCodec],
  start: ({ store, clients, controls: shared }) => {
    const controls: MakeControls & MeasureControls & BookTabControls & TabControls = {
      ...shared,
      history: historyActions(store),
      write: (order) => clients.search.ask('write', order),
      ...measuring(store, clients),
      openBook: loadedOnce(async () => {
        const { bookMaking } = await import('./book/working.ts');
        return bookMaking(store, clients);
      }),
      openTab: (tab) => store.update((now) => withTab(now, tab)),
      save: (saving) => savePuzzles(clients.maker, saving),
    };
    /** Whether the puzzle that is set by hand is shown. */
    const isByHand = (): boolean => store.now.makeTab.tab === 'hand';
    onOpening(store, 'make', {
      opened: ({ puzzle }) => ({ puzzle: withSolutions(puzzle, { isShown: true }) }),
      left: (state) => {
        const next = withPuzzleState(state, { hasNotice: false });
        return { puzzle: withSolutions(next.puzzle, { isShown: false }) };
      },
    });
    requestCopies(store, clients.search);
    requestSetting(store, clients.maker);
    const keys = [
      ...drawingKeys(store),
      ...typingKeys(store),
      ...cellKeys((to) => controls.updatePuzzle((now) => withCellMoved(now, to)), 'typing'),
      ...controls.history,
    ];
    return {
      keys: keys.map((row) => ({
        ...row,
        command: (event) => (isByHand() ? row.command(event) : undefined),
      })),
      view: viewOf(async () => (await import('./view.tsx')).MakeView, controls),
    };
  },
};
