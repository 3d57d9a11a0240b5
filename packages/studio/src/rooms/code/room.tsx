import type { Room } from '../../page/room.ts';
import type { Base } from '../../puzzle/controls.ts';
import { viewOf } from '../../puzzle/room-view.tsx';
import { runSlice } from '../../search/slice.ts';
import { codeCodec } from './codec.ts';
import { type HasJudge, type JudgeProps, judgeSlice } from './judge/slice.ts';
import { codeKeys } from './keys.ts';
import { codeSlice } from './slice.ts';

export const code: Room<HasJudge, Base<HasJudge>> = {
  id: 'code',
  name: { en: 'Code', ko: '코드' },
  title: { en: 'write your own Sudoku solver', ko: '스도쿠 풀이 프로그램 짜기' },
  tagline: {
    en: 'Write your own solver, run it, and watch it search.',
    ko: '스도쿠 풀이 프로그램을 직접 짜서 실행하고, 탐색 과정을 봐요.',
  },
  group: 'search',
  place: 7,
  dropText: {
    en: 'Drop the file: a program in Python or JavaScript opens here, a puzzle becomes its input.',
    ko: '파일을 놓으면 Python이나 JavaScript 프로그램은 여기서 열리고, 퍼즐은 입력이 돼요.',
  },
  slices: { run: runSlice, code: codeSlice, judge: judgeSlice },
  codecs: [codeCodec],
  start: (base) => {
    // The editor, the starting points and what runs programs are loaded with the room.
    let controls: JudgeProps['controls'] | undefined;
    return {
      keys: codeKeys(() => controls),
      view: async () => {
        const { openedRoom } = await import('./opening.ts');
        const opened = await openedRoom(base);
        controls = opened.controls;
        return viewOf(async () => opened.View, opened.controls)();
      },
    };
  },
};
