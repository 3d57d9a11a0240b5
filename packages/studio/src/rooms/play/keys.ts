import { openPageOf, withoutOpenPage } from '../../coach/technique/slice.ts';
import { gameOf, geometryOf } from '../../game/state.ts';
import type { Mode } from '../../game/writing.ts';
import { characterRow, codeRow, type KeyRow } from '../../page/keys.ts';
import type { Store } from '../../page/store.ts';
import { arrows, cellKeys, type Move, moveCommands } from '../../puzzle/cell-moves.ts';
import { type DigitKey, digitKey } from '../../puzzle/digit-key.ts';
import { withHint } from './coach/asking.ts';
import { withDigit } from './playing.ts';
import { withAllSelected, withMove, withSelection } from './selecting.ts';
import {
  type HasPlay,
  modesOf,
  type PlayControls,
  type PlayMode,
  playOf,
  withPlay,
} from './slice.ts';
import { speakingKeys } from './speaking-keys.ts';

/** Letter → the mode that it chooses. The letters stand side by side on the keyboard. */
const MODE_LETTERS: Readonly<Record<string, PlayMode>> = {
  z: 'digit',
  x: 'corner',
  c: 'centre',
  v: 'colour',
  b: 'mark',
};

const LETTERS: Readonly<Record<string, Move>> = {
  KeyA: 'left',
  KeyD: 'right',
  KeyW: 'up',
  KeyS: 'down',
};

/** The keys of Play, but those of its history. */
export function playKeys(
  store: Store<HasPlay>,
  { togglePause }: Pick<PlayControls, 'togglePause'>,
): readonly KeyRow[] {
  return [
    ...gridKeys(store),
    characterRow(
      'H',
      { en: 'hint, or more of it', ko: '힌트, 한 번 더 누르면 더 자세히' },
      { h: () => store.update((now) => withHint(withoutOpenPage(now))) },
    ),
    characterRow('P', { en: 'pause and resume', ko: '일시 정지, 계속하기' }, { p: togglePause }),
    characterRow('F', { en: 'full screen', ko: '전체 화면' }, { f: toggleFullScreen }),
    ...speakingKeys(store),
    {
      keys: 'Esc',
      text: { en: 'close the page about a technique', ko: '기법 설명 닫기' },
      scope: 'page',
      command: ({ key }) =>
        key === 'Escape' && openPageOf(store.now) ? () => store.update(withoutOpenPage) : undefined,
    },
    {
      keys: 'Esc',
      text: { en: 'highlight no digit', ko: '숫자 강조 끄기' },
      scope: 'page',
      command: ({ key }) =>
        key === 'Escape' && playOf(store.now).lit !== undefined
          ? () => store.update((now) => withPlay(now, { lit: undefined }))
          : undefined,
    },
  ];
}

/** The keys of the grid. A letter that is a digit of the grid writes that digit. */
function gridKeys(store: Store<HasPlay>): readonly KeyRow[] {
  const sizeOf = (): number => geometryOf(gameOf(store.now)).size;
  const writing = (
    keys: string,
    text: KeyRow['text'],
    mode: Mode | 'current' | 'clear',
  ): KeyRow => ({
    keys,
    text,
    scope: 'typing',
    command: (event) => {
      const typed = digitKey(event, sizeOf());
      if (!typed || modeOf(typed) !== mode) return undefined;
      const { digit } = typed;
      const chosen = mode === 'current' || mode === 'clear' ? undefined : mode;
      return () =>
        store.update((now) =>
          withDigit(now, { digit, ...(chosen && { mode: own(chosen, now) }) }, performance.now()),
        );
    },
  });
  const go =
    (isMore: boolean) =>
    (to: Move): void =>
      store.update((now) => withMove(now, to, isMore));
  const extending = Object.fromEntries(
    ['Shift+', 'Control+', 'Control+Shift+'].flatMap((held) =>
      Object.entries(arrows).map(([key, to]) => [held + key, to]),
    ),
  );
  return [
    writing(
      '1 – 9',
      {
        en: 'write in the current mode; on a given, or with no cell selected, highlight the digit everywhere',
        ko: '고른 방식으로 쓰기, 고른 칸이 없거나 주어진 숫자면 그 숫자 모두 강조하기',
      },
      'current',
    ),
    writing('Shift 1 – 9', { en: 'note, or corner note', ko: '메모, 모서리 메모' }, 'corner'),
    writing('Ctrl 1 – 9', { en: 'note, or center note', ko: '메모, 가운데 메모' }, 'centre'),
    writing('Ctrl Shift 1 – 9', { en: 'color', ko: '색' }, 'colour'),
    writing('0 Backspace Delete', { en: 'clear', ko: '지우기' }, 'clear'),
    characterRow(
      'Z X C V B',
      {
        en: 'digits, notes (or corner and center notes), colors, drawing',
        ko: '숫자, 메모(모서리, 가운데), 색, 그리기',
      },
      Object.fromEntries(
        Object.entries(MODE_LETTERS).map(([letter, mode]) => [letter, () => choose(store, mode)]),
      ),
    ),
    codeRow('Space', { en: 'next mode', ko: '다음 방식' }, 'typing', {
      Space: () => {
        const { mode, settings } = playOf(store.now);
        const modes = modesOf(settings);
        choose(store, modes[(modes.indexOf(mode) + 1) % modes.length]);
      },
    }),
    ...cellKeys(go(false), 'typing'),
    codeRow(
      'A W S D',
      { en: 'move in the grid', ko: '판에서 이동' },
      'character',
      moveCommands(LETTERS, go(false)),
    ),
    codeRow(
      'Shift ← ↑ ↓ →',
      { en: 'select more cells', ko: '칸 더 선택하기' },
      'typing',
      moveCommands(extending, go(true)),
    ),
    codeRow('Ctrl A', { en: 'select all cells', ko: '모든 칸 선택' }, 'typing', {
      'Control+KeyA': () => store.update(withAllSelected),
    }),
    codeRow('Esc', { en: 'select nothing, highlight no digit', ko: '선택과 강조 해제' }, 'grid', {
      Escape: () => store.update((now) => withPlay(withSelection(now, []), { lit: undefined })),
    }),
  ];
}

/** A mode as the player has it: with notes in their places, there is one kind of note. */
function own<M extends PlayMode>(mode: M, state: HasPlay): M | 'note' {
  return modesOf(playOf(state).settings).includes(mode) ? mode : 'note';
}

function modeOf({ digit, shift, control }: DigitKey): Mode | 'current' | 'clear' {
  if (digit === 0) return 'clear';
  if (control) return shift ? 'colour' : 'centre';
  return shift ? 'corner' : 'current';
}

function choose(store: Store<HasPlay>, mode: PlayMode): void {
  store.update((now) => withPlay(now, { mode: own(mode, now) }));
}

function toggleFullScreen(): void {
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen();
  // The browser may refuse, for example in an iframe.
  void change.catch(() => {});
}
