import { type Action, action } from '../page/action.tsx';
import { characterRow, codeRow, type KeyRow } from '../page/keys.ts';
import type { Playback } from './playback.ts';

/** What the buttons of the playback do in every room. */
export type PlayerActions = Readonly<Record<'first' | 'back' | 'forward' | 'last', Action>>;

export function playerActions({ isIdle, press }: Playback): PlayerActions {
  const pressing = (
    id: keyof PlayerActions,
    icon: string,
    keys: string,
    codes: readonly string[],
  ): Action =>
    action({
      id,
      icon,
      keys,
      codes,
      label: ({ transport }) => transport[id],
      isOff: () => isIdle(id),
      run: () => press(id),
    });
  return {
    first: pressing('first', 'M5 4v12M16 4.5v11L8 10z', 'Home', ['Home']),
    back: pressing('back', 'M13 4.5v11L6 10z', '←', ['ArrowLeft', 'ArrowDown']),
    forward: pressing('forward', 'M7 4.5v11l7-5.5z', '→', ['ArrowRight', 'ArrowUp']),
    last: pressing('last', 'M15 4v12M4 4.5v11L12 10z', 'End', ['End']),
  };
}

export function playerKeys({ press }: Playback, actions: PlayerActions): readonly KeyRow[] {
  return [
    codeRow('Space', { en: 'play or pause', ko: '재생, 일시 정지' }, 'page', {
      Space: () => press('toggle'),
    }),
    actions.back,
    actions.forward,
    codeRow(
      'PageUp PageDown',
      { en: '1% of the run back, forward', ko: '탐색의 1%만큼 뒤로, 앞으로' },
      'page',
      {
        PageUp: () => press('page-back'),
        PageDown: () => press('page-forward'),
      },
    ),
    actions.first,
    actions.last,
    characterRow(
      '− +',
      { en: 'slower, faster', ko: '느리게, 빠르게' },
      {
        '+': () => press('faster'),
        '=': () => press('faster'),
        '-': () => press('slower'),
      },
    ),
    characterRow('R', { en: 'back to the start', ko: '처음으로' }, { r: () => press('first') }),
    characterRow(
      'G',
      { en: 'go to an event', ko: '이벤트로 이동' },
      {
        g: () => document.querySelector<HTMLInputElement>('[data-go-to]')?.select(),
      },
    ),
  ];
}
