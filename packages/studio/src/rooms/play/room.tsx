import { gameText, nextEntry, redone, START, undone } from '@nonet/engine/game';
import { lessonSlice } from '../../coach/lesson/slice.ts';
import { techniqueSlice, withoutOpenPage } from '../../coach/technique/slice.ts';
import { gameCodec } from '../../game/game-codec.ts';
import { playedGame } from '../../game/game-text.ts';
import { gameMaker } from '../../game/new-game.ts';
import { originCodec } from '../../game/origin.ts';
import { type GameState, gameOf, gameSlice, withGame } from '../../game/state.ts';
import { keep, recall } from '../../page/kept.ts';
import { onOpening, type Room } from '../../page/room.ts';
import { undoActions } from '../../page/undo-actions.ts';
import type { Base } from '../../puzzle/controls.ts';
import { viewOf } from '../../puzzle/room-view.tsx';
import { runSlice } from '../../search/slice.ts';
import { autosave } from './autosave.ts';
import { withGameResumed } from './coach/bridge.ts';
import { requestCoaching, requestSolution } from './coach/coach-requests.ts';
import { recordHelp } from './coach/help-record.ts';
import { replyToEntries } from './coach/replies.ts';
import { runGameClock } from './game-clock.ts';
import { playKeys } from './keys.ts';
import { pointing } from './pointing.ts';
import { withFirstBlank } from './selecting.ts';
import { playSettingsKept } from './settings.ts';
import { type HasPlay, type PlayControls, playOf, playSlice, withPlaySettings } from './slice.ts';

export const play: Room<HasPlay, Base<HasPlay>> = {
  id: 'play',
  name: { en: 'Game', ko: '게임' },
  title: { en: 'play Sudoku with a coach', ko: '코치와 함께 스도쿠 풀기' },
  tagline: {
    en: 'Play a Sudoku, with a coach who explains the next step.',
    ko: '스도쿠를 풀어요. 막히면 코치가 다음 단계를 설명해 줘요.',
  },
  group: 'play',
  place: 1,
  dropText: {
    en: 'Drop a file: a saved game resumes, a puzzle opens here.',
    ko: '파일을 놓으면 저장된 게임은 이어지고, 퍼즐은 여기서 열려요.',
  },
  slices: {
    game: gameSlice,
    lesson: lessonSlice,
    play: playSlice,
    run: runSlice,
    technique: techniqueSlice,
  },
  codecs: [originCodec, gameCodec],
  start: ({ store, clients, controls: shared }) => {
    const changing = (change: (game: GameState) => GameState) => () =>
      store.update((now) => withGame(now, (game) => (game.isPaused ? game : change(game))));
    const makeGame = gameMaker(store, clients.maker);
    const controls: PlayControls = {
      ...shared,
      pointer: pointing(store),
      history: undoActions({
        undo: {
          isOff: () => gameOf(store.state.value).journal.now === START,
          run: changing(undone),
        },
        redo: {
          isOff: () => nextEntry(gameOf(store.state.value).journal) === undefined,
          run: changing(redone),
        },
      }),
      setSettings: (change) => {
        const settings = { ...playOf(store.now).settings, ...change };
        store.update((now) => withPlaySettings(now, settings));
        keep(store, playSettingsKept, settings);
      },
      makeGame: async (task, options) => {
        const made = await makeGame(task, options);
        store.update(withFirstBlank);
        return made;
      },
      togglePause: () =>
        store.update((now) => withGame(now, (game) => ({ ...game, isPaused: !game.isPaused }))),
      ...autosave(store),
      techniques: () => clients.coach.ask('techniques', undefined),
      lookBack: (signal) => {
        const game = gameOf(store.now);
        const asked = { puzzle: game.givens, game: gameText(playedGame(game)) };
        return clients.coach.ask('review', { ...asked, usedBefore: undefined }, { signal });
      },
    };
    onOpening(store, 'play', {
      opened: (state) =>
        withFirstBlank(
          withGameResumed(
            withPlaySettings(
              withoutOpenPage(state),
              recall(playSettingsKept) ?? playOf(state).settings,
            ),
          ),
        ),
    });
    runGameClock(store);
    requestSolution(store, clients.coach);
    requestCoaching(store, clients.coach);
    replyToEntries(store, clients.coach);
    recordHelp(store);
    return {
      keys: [...playKeys(store, controls), ...controls.history],
      view: viewOf(async () => {
        const [{ PlayView }, { speakChanges }, { recordSolved }] = await Promise.all([
          import('./view.tsx'),
          import('./spoken.tsx'),
          import('./record-solved.ts'),
        ]);
        speakChanges(store);
        recordSolved(store);
        return PlayView;
      }, controls),
    };
  },
};
