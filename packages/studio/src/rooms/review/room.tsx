import { lessonSlice } from '../../coach/lesson/slice.ts';
import { techniqueSlice } from '../../coach/technique/slice.ts';
import { gameOf, gameSlice } from '../../game/state.ts';
import type { Room } from '../../page/room.ts';
import type { Base } from '../../puzzle/controls.ts';
import { viewOf } from '../../puzzle/room-view.tsx';
import { reviewCodec } from './codec.ts';
import { reviewKeys } from './keys.ts';
import { requestReview } from './review-requests.ts';
import { type HasReview, type ReviewControls, reviewSlice } from './slice.ts';

export const review: Room<HasReview, Base<HasReview>> = {
  id: 'review',
  name: { en: 'Review', ko: '복기' },
  title: { en: 'look back at a Sudoku game', ko: '스도쿠 게임 복기' },
  tagline: {
    en: 'Look back at your game, move by move.',
    ko: '게임을 한 수씩 돌아봐요.',
  },
  group: 'play',
  place: 2,
  slices: { game: gameSlice, lesson: lessonSlice, review: reviewSlice, technique: techniqueSlice },
  codecs: [reviewCodec],
  start: ({ store, clients, controls: shared }) => {
    const controls: ReviewControls = {
      ...shared,
      animation: async () => {
        const { animationOfGame } = await import('./saving.ts');
        return animationOfGame(clients, gameOf(store.now), store.now.page.language);
      },
    };
    requestReview(store, clients.coach);
    return {
      keys: reviewKeys(store),
      view: viewOf(async () => (await import('./view.tsx')).ReviewView, controls),
    };
  },
};
