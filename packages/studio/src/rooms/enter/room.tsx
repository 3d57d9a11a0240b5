import type { Room } from '../../page/room.ts';
import { cellKeys } from '../../puzzle/cell-moves.ts';
import type { Base } from '../../search/base.ts';
import type { State } from '../../search/state.ts';
import { wordsOf } from '../../words/words.ts';
import { requestCopies } from './copy-requests.ts';
import { typingKeys, undoKeys } from './keys.ts';
import { enterSlice } from './slice.ts';

export const enter: Room<State, Base> = {
  slice: enterSlice,
  name: { en: 'Enter', ko: '퍼즐 입력' },
  place: 2,
  showsReading: true,
  codecs: [],
  start: ({ store, clients, controls }) => {
    requestCopies(store, clients.search);
    return {
      keys: [
        ...typingKeys(store),
        ...cellKeys(controls.updatePuzzle, 'typing'),
        ...undoKeys(store),
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
