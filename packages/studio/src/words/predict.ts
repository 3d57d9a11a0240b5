import { object } from './particle.ts';
import type { Place } from './place.ts';

export const predictEn = {
  label: 'Predict',
  switch: 'Predict what comes next',
  unable: 'Only where the next cell is plain to see: in row order, or the fewest candidates first.',
  ask: (place: Place) =>
    `Row ${place.row}, column ${place.column}: which digit comes next, or does the search go back?`,
  digits: 'Your answer',
  back: 'Go back',
  rightDigit: (digit: string) => `Right: ${digit} is placed.`,
  rightBack: 'Right: it goes back.',
  wrongDigit: (digit: string) => `No: ${digit} is placed.`,
  wrongBack: 'No: it goes back.',
  score: (right: number, asked: number) => `${right} of ${asked} right`,
  waiting: 'Play or step on: where the search has a choice, it asks.',
  onward: 'Play to the next question',
};

export const predictKo: typeof predictEn = {
  label: '예측',
  switch: '다음을 예측하기',
  unable: '다음 칸이 뻔히 보이는 전략에서만 돼요. 행 순서이거나 후보가 적은 칸부터일 때예요.',
  ask: ({ row, column }) =>
    `${row}행 ${column}열: 다음에 어떤 숫자를 놓을까요, 아니면 되돌아갈까요?`,
  digits: '답',
  back: '되돌아가기',
  rightDigit: (digit) => `맞았어요. ${object(digit)} 놓아요.`,
  rightBack: '맞았어요. 되돌아가요.',
  wrongDigit: (digit) => `아니에요. ${object(digit)} 놓아요.`,
  wrongBack: '아니에요. 되돌아가요.',
  score: (right, asked) => `${asked}개 중 ${right}개 맞음`,
  waiting: '재생하거나 한 이벤트씩 넘겨 보세요. 갈림길에서 물어봐요.',
  onward: '다음 물음까지 재생',
};
