import type { SearchId } from '@nonet/engine/rating';
import { techniqueSlice } from '../../coach/technique/slice.ts';
import { dayOf } from '../../page/day.ts';
import type { Room } from '../../page/room.ts';
import { inRoom } from '../../page/state.ts';
import type { Base } from '../../puzzle/controls.ts';
import { withPuzzle } from '../../puzzle/history.ts';
import { wordsOf } from '../../words/words.ts';
import { crossing, toggling } from './answering.ts';
import { practiceCodec } from './codec.ts';
import { practiceKeys } from './keys.ts';
import { changeLearner, requestPractice } from './practice-requests.ts';
import {
  type HasPractice,
  NEW_DRILL,
  type PracticeControls,
  practiceOf,
  practiceSlice,
  withPractice,
} from './slice.ts';

export const practice: Room<HasPractice, Base<HasPractice>> = {
  id: 'practice',
  name: { en: 'Practice', ko: '연습' },
  tagline: {
    en: 'Learn the techniques, one drill after another.',
    ko: '기법을 문제로 하나씩 익혀요.',
  },
  place: 4,
  slices: { practice: practiceSlice, technique: techniqueSlice },
  codecs: [practiceCodec],
  start: ({ store, clients, controls: shared }) => {
    const today = (): string => dayOf(new Date());
    const newSeed = (): string => crypto.randomUUID().slice(0, 8);
    /** Goes to the first drill of a technique, or to the next one. */
    const practise = (technique: SearchId): void => {
      const { isRecorded, drill, number, seed, technique: before } = practiceOf(store.now);
      const isNext = before === technique;
      if (isNext && drill && !isRecorded) {
        const change = { kind: 'practised', technique, outcome: 'seen' } as const;
        changeLearner(store, clients.coach, change, today());
      }
      const at = isNext ? { seed, number: number + 1 } : { seed: newSeed(), number: 0 };
      store.update((now) => withPractice(now, { ...NEW_DRILL, technique, ...at }));
    };
    const controls: PracticeControls = {
      ...shared,
      practise,
      pointer: ({ kind, cell, control, digit, shift }) => {
        const crosses = digit !== undefined && !control && !shift;
        if (kind === 'down') {
          store.update((now) => (crosses ? crossing(now, cell, digit) : toggling(now, cell)));
        } else if (kind === 'long' && crosses) {
          // The press has crossed the candidate out already.
          store.update((now) => toggling(crossing(now, cell, digit), cell));
        }
      },
      playGame: async (technique) => {
        const made = await clients.maker.ask('practice-game', { technique, seed: newSeed() });
        if (made.ok) store.update((now) => inRoom(withPuzzle(now, made.puzzle), 'play'));
      },
      change: (change) => changeLearner(store, clients.coach, change, today()),
      importLearner: (text) => changeLearner(store, clients.coach, undefined, today(), text),
    };
    requestPractice(store, clients, { today });
    return {
      keys: practiceKeys(store),
      view: async () => {
        const { PracticeView } = await import('./view.tsx');
        return ({ state }) => (
          <PracticeView state={state} words={wordsOf(state.page.language)} controls={controls} />
        );
      },
    };
  },
};
