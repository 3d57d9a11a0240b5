import { gameMaker } from '../../game/new-game.ts';
import { gameSlice, type HasGame } from '../../game/state.ts';
import type { Room } from '../../page/room.ts';
import type { Base } from '../../puzzle/controls.ts';
import { openReading } from '../../puzzle/opening-reading.ts';
import { viewOf } from '../../puzzle/room-view.tsx';
import type { StartControls } from './slice.ts';
import { startWords } from './words.ts';

export const start: Room<HasGame, Base<HasGame>> = {
  id: 'start',
  name: { en: 'Start', ko: '시작' },
  title: { en: 'Sudoku to play, watch and make', ko: '풀고 만들고 들여다보는 스도쿠' },
  tagline: { en: startWords.en.claim, ko: startWords.ko.claim },
  place: 0,
  slices: { game: gameSlice },
  codecs: [],
  start: ({ store, clients, controls: shared }) => {
    const controls: StartControls = { ...shared, makeGame: gameMaker(store, clients.maker) };
    openReading(store, 'start');
    return {
      keys: [],
      view: viewOf(async () => (await import('./view.tsx')).StartView, controls),
    };
  },
};
