import { loadedOnce, onOpening, type Room } from '../../page/room.ts';
import { type HasPage, isOpen } from '../../page/state.ts';
import type { Base } from '../../puzzle/controls.ts';
import { viewOf } from '../../puzzle/room-view.tsx';
import { runClock } from '../../search/clock.ts';
import { landmarkJumps } from '../../search/landmark-jumps.ts';
import { playback, withEventInTime } from '../../search/playback.ts';
import { playerActions } from '../../search/player-keys.ts';
import { requestReasons } from '../../search/reason-requests.ts';
import { recordingActions } from '../../search/recording-actions.ts';
import { recordSearch } from '../../search/recording-requests.ts';
import { runSlice, withPlayer } from '../../search/slice.ts';
import { requestSolutions } from '../../search/solution-requests.ts';
import { withSolutionSought } from '../../search/transitions.ts';
import { requestTrees } from '../../search/tree-requests.ts';
import { puzzlesOf, withBranch } from './branches.ts';
import { watchCodec } from './codec.ts';
import { watchKeys } from './keys.ts';
import { watchRules, withDigitPressed, withMask } from './predict.ts';
import { type HasWatch, type WatchControls, watchSlice } from './slice.ts';

export const watch: Room<HasWatch, Base<HasWatch>> = {
  id: 'watch',
  name: { en: 'Watch', ko: '탐색 보기' },
  title: { en: 'watch a Sudoku search', ko: '스도쿠 탐색 보기' },
  tagline: {
    en: 'Watch how a program solves a Sudoku, step by step.',
    ko: '프로그램이 스도쿠를 푸는 과정을 한 단계씩 보여 줘요.',
  },
  group: 'search',
  place: 5,
  dropText: {
    en: 'Drop the file: a puzzle or a trace opens in Watch.',
    ko: '파일을 놓으면 퍼즐이나 탐색 기록이 탐색 보기에서 열려요.',
  },
  slices: { run: runSlice, watch: watchSlice },
  codecs: [watchCodec],
  start: ({ store, clients, controls: shared }) => {
    const client = clients.search;
    const isOn = (state: HasPage): boolean => isOpen(state, 'watch');
    onOpening(store, 'watch', {
      opened: (state) => withSolutionSought(withEventInTime(state, state.run.recorded)),
      // The other rooms show the puzzle without forks.
      left: (state) => withBranch(withPlayer(state, { playing: false }), 0),
    });
    const recording = recordSearch(store, client, {
      isOn,
      kept: puzzlesOf,
      rules: watchRules,
    });
    const player = playback(store, watchRules);
    const controls: WatchControls = {
      ...shared,
      playback: player,
      playerActions: playerActions(player),
      recording,
      recordingActions: recordingActions(recording.jump, player),
      landmarkJumps: landmarkJumps(store, client, recording, watchRules),
      exporting: loadedOnce(async () => {
        const { exporting } = await import('../../run/export/exporting.ts');
        return exporting(store, clients, recording, withMask);
      }),
      pressDigit: (digit) => store.update((now) => withDigitPressed(now, digit)),
    };
    requestTrees(store, client, recording, isOn);
    requestReasons(store, client, recording, isOn);
    requestSolutions(store, client, recording, isOn, watchRules);
    runClock(store, player, isOn);
    return {
      keys: watchKeys(controls),
      view: viewOf(async () => (await import('./view.tsx')).WatchView, controls),
    };
  },
};
