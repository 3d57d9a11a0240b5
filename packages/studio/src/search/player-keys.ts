import { byCharacter, byCode, type KeyRow } from '../page/keys.ts';
import type { Playback } from './playback.ts';

/** The keys of every room that plays a search. */
export function playerKeys({ press }: Playback): readonly KeyRow[] {
  return [
    {
      keys: 'Space',
      text: { en: 'play or pause', ko: '재생, 일시 정지' },
      scope: 'page',
      command: byCode({ Space: () => press('toggle') }),
    },
    {
      keys: '← →',
      text: { en: 'one event back, forward', ko: '이전, 다음 이벤트' },
      scope: 'page',
      command: byCode({
        ArrowLeft: () => press('back'),
        ArrowDown: () => press('back'),
        ArrowRight: () => press('forward'),
        ArrowUp: () => press('forward'),
      }),
    },
    {
      keys: 'PageUp PageDown',
      text: { en: '1% of the run back, forward', ko: '탐색의 1%만큼 뒤로, 앞으로' },
      scope: 'page',
      command: byCode({
        PageUp: () => press('page-back'),
        PageDown: () => press('page-forward'),
      }),
    },
    {
      keys: 'Home End',
      text: { en: 'first, last event', ko: '처음, 끝' },
      scope: 'page',
      command: byCode({ Home: () => press('first'), End: () => press('last') }),
    },
    {
      keys: '− +',
      text: { en: 'slower, faster', ko: '느리게, 빠르게' },
      scope: 'character',
      command: byCharacter({
        '+': () => press('faster'),
        '=': () => press('faster'),
        '-': () => press('slower'),
      }),
    },
    {
      keys: 'R',
      text: { en: 'back to the start', ko: '처음으로' },
      scope: 'character',
      command: byCharacter({ r: () => press('first') }),
    },
    {
      keys: 'G',
      text: { en: 'go to an event', ko: '이벤트로 이동' },
      scope: 'character',
      command: byCharacter({
        g: () => document.querySelector<HTMLInputElement>('[data-go-to]')?.select(),
      }),
    },
  ];
}
