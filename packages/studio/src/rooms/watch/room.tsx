import { computed, effect } from '@preact/signals';
import { isOpen, type Room } from '../../page/room.ts';
import { saveTourLeft } from '../../page/settings-storage.ts';
import { exporting } from '../../run/export/exporting.ts';
import type { Base } from '../../search/base.ts';
import { runClock } from '../../search/clock.ts';
import { landmarkJumps } from '../../search/landmark-jumps.ts';
import { Playback, withinTime } from '../../search/playback.ts';
import { requestReasons } from '../../search/reason-requests.ts';
import { RecordingRequests } from '../../search/recording-requests.ts';
import { requestSolutions } from '../../search/solution-requests.ts';
import { type State, withPlayer } from '../../search/state.ts';
import { requestTrees } from '../../search/tree-requests.ts';
import { wordsOf } from '../../words/words.ts';
import { puzzlesOf, switchedTo } from './branches.ts';
import { watchCodec } from './codec.ts';
import type { WatchControls } from './controls.ts';
import { digitInput } from './digit-input.ts';
import { watchKeys } from './keys.ts';
import { masked, watchRules } from './predict.ts';
import { inWatch, watchSlice } from './slice.ts';

export const watch: Room<State, Base> = {
  slice: {
    ...watchSlice,
    onOpen: (state: State) => withinTime(state, state.run.recorded),
    // The other rooms show the puzzle without forks.
    onLeave: (state: State) => switchedTo(withPlayer(state, { playing: false }), 0),
  },
  name: { en: 'Watch', ko: '탐색 보기' },
  place: 1,
  dropText: {
    en: 'Drop the file: a puzzle or a trace opens in Watch.',
    ko: '파일을 놓으면 퍼즐이나 탐색 기록이 탐색 보기에서 열려요.',
  },
  codecs: [watchCodec],
  start: ({ store, client, controls: shared }) => {
    const isOn = (state: State): boolean => isOpen(state, watchSlice);
    const playback = new Playback(store.update, watchRules);
    const recording = new RecordingRequests(store, client, {
      isOn,
      kept: puzzlesOf,
      rules: watchRules,
    });
    const controls: WatchControls = {
      ...shared,
      playback,
      recording,
      landmarkJumps: landmarkJumps(store, client, recording, watchRules),
      exporting: exporting(store, client, recording, masked),
      digitInput: digitInput(store, client, recording),
    };
    const isTourOpen = computed(() => inWatch(store.state.value).guide.isOpen);
    let wasOpen = false;
    effect(() => {
      if (wasOpen && !isTourOpen.value) saveTourLeft();
      wasOpen = isTourOpen.value;
    });
    requestTrees(store, client, recording, isOn);
    requestReasons(store, client, recording, isOn);
    requestSolutions(store, client, recording, isOn, watchRules);
    runClock(store, playback, isOn);
    return {
      keys: watchKeys(controls),
      view: async () => {
        const { WatchView } = await import('./view.tsx');
        return ({ state }) => (
          <WatchView state={state} words={wordsOf(state.page.language)} controls={controls} />
        );
      },
    };
  },
};
