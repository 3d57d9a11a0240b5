import { onOpening, type Room } from '../../page/room.ts';
import { isOpen } from '../../page/state.ts';
import type { Base } from '../../puzzle/controls.ts';
import { viewOf } from '../../puzzle/room-view.tsx';
import { runClock } from '../../search/clock.ts';
import { playback } from '../../search/playback.ts';
import { playerActions, playerKeys } from '../../search/player-keys.ts';
import { runSlice } from '../../search/slice.ts';
import { raceCodec } from './codec.ts';
import { recordLanes } from './lanes.ts';
import {
  type HasRace,
  type RaceControls,
  raceRules,
  raceSlice,
  withRaceLeft,
  withRaceOpened,
} from './slice.ts';

export const race: Room<HasRace, Base<HasRace>> = {
  id: 'race',
  name: { en: 'Race', ko: '전략 비교' },
  title: { en: 'compare Sudoku strategies', ko: '스도쿠 탐색 전략 비교' },
  tagline: {
    en: 'See which way of searching solves a Sudoku first.',
    ko: '어떤 탐색 전략이 스도쿠를 먼저 푸는지 견주어 봐요.',
  },
  group: 'search',
  place: 6,
  dropText: {
    en: 'Drop the file: a trace becomes a lane, a puzzle opens in the race.',
    ko: '파일을 놓으면 탐색 기록은 비교에 추가되고, 퍼즐은 여기서 열려요.',
  },
  slices: { run: runSlice, race: raceSlice },
  codecs: [raceCodec],
  start: ({ store, clients, controls: shared }) => {
    onOpening(store, 'race', {
      opened: withRaceOpened,
      left: withRaceLeft,
    });
    const player = playback(store, raceRules);
    const controls: RaceControls = {
      ...shared,
      playback: player,
      playerActions: playerActions(player),
      lanes: recordLanes(store, clients.search),
    };
    runClock(store, player, (state) => isOpen(state, 'race'));
    return {
      keys: playerKeys(player, controls.playerActions),
      view: viewOf(async () => (await import('./view.tsx')).RaceView, controls),
    };
  },
};
