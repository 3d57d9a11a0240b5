import { gameSlice } from '../../game/state.ts';
import { onOpening, type Room } from '../../page/room.ts';
import { cellKeys, withCellMoved } from '../../puzzle/cell-moves.ts';
import type { Base } from '../../puzzle/controls.ts';
import { historyActions } from '../../puzzle/history.ts';
import { viewOf } from '../../puzzle/room-view.tsx';
import { withSolutions } from '../../puzzle/solutions.ts';
import { withPuzzleState } from '../../puzzle/state.ts';
import { bookSlice } from './book/slice.ts';
import { collectionsSlice } from './collection/slice.ts';
import type { HasWorkshop } from './controls.ts';
import { type Drafting, drawingKeys } from './hand/drawing-keys.ts';
import { typingKeys } from './hand/keys.ts';
import { makeSlice } from './hand/slice.ts';
import { measureSlice } from './measure/slice.ts';
import { makeCodec, tabSlice } from './slice.ts';

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
  start: (base) => {
    const { controls: shared, store } = base;
    const history = historyActions(store);
    let drafting: Drafting | undefined;
    /** Whether the puzzle that is set by hand is shown. */
    const isByHand = (): boolean => store.now.makeTab.tab === 'hand';
    onOpening(store, 'make', {
      opened: ({ puzzle }) => ({ puzzle: withSolutions(puzzle, { isShown: true }) }),
      left: (state) => {
        const next = withPuzzleState(state, { hasNotice: false });
        return { puzzle: withSolutions(next.puzzle, { isShown: false }) };
      },
    });
    const keys = [
      ...typingKeys(store),
      ...cellKeys((to) => shared.updatePuzzle((now) => withCellMoved(now, to)), 'typing'),
      ...drawingKeys(store, () => drafting),
      ...history,
    ];
    return {
      keys: keys.map((row) => ({
        ...row,
        command: (event) => (isByHand() ? row.command(event) : undefined),
      })),
      view: async () => {
        const [{ MakeView }, { makeControls }, { withEnter, withEscape }] = await Promise.all([
          import('./view.tsx'),
          import('./controls.ts'),
          import('./hand/drafting.ts'),
        ]);
        drafting = { withEnter, withEscape };
        return viewOf(async () => MakeView, makeControls({ ...base, history }))();
      },
    };
  },
};
