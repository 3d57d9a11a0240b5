import type { SearchId } from '@nonet/engine/rating';
import {
  drillIdOf,
  lessonSlice,
  newDrillSeed,
  withDrillId,
  withNewDrills,
} from '../../coach/lesson/slice.ts';
import { techniqueSlice } from '../../coach/technique/slice.ts';
import type { Room } from '../../page/room.ts';
import { withRoom } from '../../page/state.ts';
import { dayOf } from '../../picture/days.ts';
import type { Base } from '../../puzzle/controls.ts';
import { withPuzzle } from '../../puzzle/history.ts';
import { viewOf } from '../../puzzle/room-view.tsx';
import { ignoreFailure } from '../../workers/client.ts';
import { practiceCodec } from './codec.ts';
import { practiceKeys } from './keys.ts';
import { withPointer } from './pointing.ts';
import { changeLearner, readLearner, requestPractice } from './practice-requests.ts';
import { type HasPractice, type PracticeControls, practiceOf, practiceSlice } from './slice.ts';

export const practice: Room<HasPractice, Base<HasPractice>> = {
  id: 'practice',
  name: { en: 'Practice', ko: '연습' },
  title: { en: 'learn Sudoku techniques', ko: '스도쿠 기법 연습' },
  tagline: {
    en: 'Learn the techniques, one drill after another.',
    ko: '기법을 문제로 하나씩 익혀요.',
  },
  group: 'play',
  place: 3,
  slices: { lesson: lessonSlice, practice: practiceSlice, technique: techniqueSlice },
  codecs: [practiceCodec],
  start: ({ store, clients, controls: shared }) => {
    const today = (): string => dayOf(new Date());
    /** Goes to the first drill of a technique, or to the next one. */
    const practise = (technique: SearchId): void => {
      const { isRecorded, drill } = practiceOf(store.now);
      const id = drillIdOf(store.now);
      if (id?.technique !== technique) {
        store.update((now) => withNewDrills(now, technique, newDrillSeed()));
        return;
      }
      if (drill && !isRecorded) {
        const change = { kind: 'practised', technique, outcome: 'seen' } as const;
        changeLearner(store, clients.coach, { change, day: today() });
      }
      store.update((now) => withDrillId(now, { ...id, number: id.number + 1 }));
    };
    const controls: PracticeControls = {
      ...shared,
      practise,
      pointer: (pointer) => store.update((now) => withPointer(now, pointer)),
      playGame: async (technique) => {
        const wish = { technique, seed: newDrillSeed() };
        const puzzle = await clients.maker.ask('practice-game', wish);
        if (puzzle) store.update((now) => withRoom(withPuzzle(now, puzzle), 'play'));
        return puzzle !== undefined;
      },
      forget: (technique) => {
        const before = practiceOf(store.now).learner?.text ?? '';
        changeLearner(store, clients.coach, {
          change: { kind: 'forgotten', technique },
          day: today(),
          notice: { kind: 'forgotten', before },
        });
      },
      restore: (text) => changeLearner(store, clients.coach, { day: today(), text }),
      openLearner: (file) =>
        void readLearner(store, clients.coach, { day: today(), file }).catch(ignoreFailure),
    };
    requestPractice(store, clients, { today });
    return {
      keys: practiceKeys(store),
      view: viewOf(async () => (await import('./view.tsx')).PracticeView, controls),
    };
  },
};
