import { onOpening, type Room } from '../../page/room.ts';
import { cellKeys, cellMoved } from '../../puzzle/cell-moves.ts';
import type { Base } from '../../puzzle/controls.ts';
import { historyActions } from '../../puzzle/history.ts';
import { withSolutions } from '../../puzzle/solutions.ts';
import { withPuzzleState } from '../../puzzle/state.ts';
import { wordsOf } from '../../words/words.ts';
import { requestCopies } from './copy-requests.ts';
import { typingKeys } from './keys.ts';
import { requestSetting } from './setting-requests.ts';
import { type HasMake, type MakeControls, makeSlice } from './slice.ts';

export const make: Room<HasMake, Base<HasMake>> = {
  id: 'make',
  name: { en: 'Make', ko: '만들기' },
  tagline: {
    en: 'Set a Sudoku, or paste one, and check it.',
    ko: '스도쿠를 직접 만들거나 붙여 넣고 검사해요.',
  },
  place: 5,
  showsReading: true,
  slices: { make: makeSlice },
  codecs: [],
  start: ({ store, clients, controls: shared }) => {
    const controls: MakeControls = { ...shared, history: historyActions(store) };
    onOpening(store, 'make', {
      opened: ({ puzzle }) => ({ puzzle: withSolutions(puzzle, { isShown: true }) }),
      left: (state) => {
        const next = withPuzzleState(state, { hasNotice: false });
        return { puzzle: withSolutions(next.puzzle, { isShown: false }) };
      },
    });
    requestCopies(store, clients.search);
    requestSetting(store, clients.maker);
    return {
      keys: [
        ...typingKeys(store),
        ...cellKeys((to) => controls.updatePuzzle((now) => cellMoved(now, to)), 'typing'),
        ...controls.history,
      ],
      view: async () => {
        const { MakeView } = await import('./view.tsx');
        return ({ state }) => (
          <MakeView state={state} words={wordsOf(state.page.language)} controls={controls} />
        );
      },
    };
  },
};
