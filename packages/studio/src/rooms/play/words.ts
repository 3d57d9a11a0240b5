import type { Bilingual } from '../../words/words.ts';

const en = {
  modes: {
    label: 'What the digits write',
    digit: 'Digit',
    corner: 'Corner',
    centre: 'Centre',
    colour: 'Colour',
  },
  pad: {
    digit: 'Digit for the selected cells',
    corner: 'Corner note for the selected cells',
    centre: 'Centre note for the selected cells',
    colour: 'Colour for the selected cells',
  },
  clear: 'Clear',
  clock: {
    label: 'Time played',
    pause: 'Pause',
    resume: 'Resume',
    paused: 'The game is paused.',
  },
  solved: (time: string) => `Solved in ${time}.`,
};

const ko: typeof en = {
  modes: {
    label: '입력 방식',
    digit: '숫자',
    corner: '모서리',
    centre: '가운데',
    colour: '색',
  },
  pad: {
    digit: '선택한 칸에 넣을 숫자',
    corner: '선택한 칸의 모서리 메모',
    centre: '선택한 칸의 가운데 메모',
    colour: '선택한 칸의 색',
  },
  clear: '지우기',
  clock: {
    label: '걸린 시간',
    pause: '일시 정지',
    resume: '계속하기',
    paused: '게임을 잠시 멈췄어요.',
  },
  solved: (time) => `${time} 만에 풀었어요.`,
};

export const playWords: Bilingual<typeof en> = { en, ko };
