import { isOpen, type Room } from '../../page/room.ts';
import type { Base } from '../../search/base.ts';
import { runClock } from '../../search/clock.ts';
import { Playback } from '../../search/playback.ts';
import { playerKeys } from '../../search/player-keys.ts';
import type { State } from '../../search/state.ts';
import { wordsOf } from '../../words/words.ts';
import { raceCodec } from './codec.ts';
import { recordLanes } from './lanes.ts';
import { raceRules, raceSlice } from './slice.ts';

export const race: Room<State, Base> = {
  slice: raceSlice,
  name: { en: 'Race', ko: '전략 비교' },
  place: 3,
  dropText: {
    en: 'Drop the file: a trace becomes a lane, a puzzle opens in the race.',
    ko: '파일을 놓으면 탐색 기록은 비교에 추가되고, 퍼즐은 여기서 열려요.',
  },
  codecs: [raceCodec],
  start: ({ store, client, controls: shared }) => {
    const playback = new Playback(store.update, raceRules);
    const controls = { ...shared, playback, lanes: recordLanes(store, client) };
    runClock(store, playback, (state) => isOpen(state, raceSlice));
    return {
      keys: playerKeys(playback),
      view: async () => {
        const { RaceView } = await import('./view.tsx');
        return ({ state }) => (
          <RaceView state={state} words={wordsOf(state.page.language)} controls={controls} />
        );
      },
    };
  },
};
