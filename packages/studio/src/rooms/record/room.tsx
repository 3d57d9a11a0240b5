import { gameMaker } from '../../game/new-game.ts';
import { gameSlice, type HasGame } from '../../game/state.ts';
import { codeRow } from '../../page/keys.ts';
import type { Room } from '../../page/room.ts';
import type { Base } from '../../puzzle/controls.ts';
import { viewOf } from '../../puzzle/room-view.tsx';

export const record: Room<HasGame, Base<HasGame>> = {
  id: 'record',
  name: { en: 'Record', ko: '기록' },
  title: { en: 'your Sudoku record', ko: '내 스도쿠 기록' },
  tagline: {
    en: 'What you have solved, and the puzzles of each day.',
    ko: '지금까지 푼 게임과 날마다의 퍼즐을 봐요.',
  },
  group: 'play',
  place: 4,
  slices: { game: gameSlice },
  codecs: [],
  start: ({ store, clients, controls: shared }) => ({
    // The calendar itself handles these keys, while one of its days has the focus.
    keys: [
      codeRow(
        '← → ↑ ↓',
        { en: 'another day of the calendar', ko: '달력의 다른 날로 이동' },
        'page',
        {},
      ),
      codeRow(
        'PageUp PageDown',
        { en: 'the month before or after', ko: '이전 달, 다음 달' },
        'page',
        {},
      ),
    ],
    view: viewOf(async () => (await import('./view.tsx')).RecordView, {
      ...shared,
      makeGame: gameMaker(store, clients.maker),
    }),
  }),
};
