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
  codecs: [raceCodec],
  start: ({ store, clients, controls: shared }) => {
    const playback = new Playback(store.update, raceRules);
    const controls = { ...shared, playback, lanes: recordLanes(store, clients.search) };
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
