import { onOpening, type Room } from '../../page/room.ts';
import { cellKeys, cellMoved } from '../../puzzle/cell-moves.ts';
import type { Base } from '../../puzzle/controls.ts';
import { historyActions } from '../../puzzle/history.ts';
import { withSolutions } from '../../puzzle/solutions.ts';
import { withPuzzleState } from '../../puzzle/state.ts';
import { wordsOf } from '../../words/words.ts';
import { requestCopies } from './copy-requests.ts';
import { typingKeys } from './keys.ts';
import { type EnterControls, enterSlice, type HasEnter } from './slice.ts';

export const enter: Room<HasEnter, Base<HasEnter>> = {
  id: 'enter',
  name: { en: 'Enter', ko: '퍼즐 입력' },
  tagline: {
    en: 'Enter or paste a Sudoku, and check it.',
    ko: '스도쿠를 입력하거나 붙여넣고 검사해요.',
  },
  place: 5,
  showsReading: true,
  slices: { enter: enterSlice },
  codecs: [],
  start: ({ store, clients, controls: shared }) => {
    const controls: EnterControls = { ...shared, history: historyActions(store) };
    onOpening(store, 'enter', {
      opened: ({ puzzle }) => ({ puzzle: withSolutions(puzzle, { isShown: true }) }),
      left: (state) => {
        const next = withPuzzleState(state, { hasNotice: false });
        return { puzzle: withSolutions(next.puzzle, { isShown: false }) };
      },
    });
    requestCopies(store, clients.search);
    return {
      keys: [
        ...typingKeys(store),
        ...cellKeys((to) => controls.updatePuzzle((now) => cellMoved(now, to)), 'typing'),
        ...controls.history,
      ],
      view: async () => {
        const { EnterView } = await import('./view.tsx');
        return ({ state }) => (
          <EnterView state={state} words={wordsOf(state.page.language)} controls={controls} />
        );
      },
    };
  },
};
