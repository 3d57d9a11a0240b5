import { koreanParticle } from '@nonet/engine/explain';
import { englishPlace, koreanPlace, type Place } from '../../words/place.ts';
import type { Bilingual } from '../../words/words.ts';
import type { PassedDigits } from './slice.ts';

const { object, topic } = koreanParticle;

/** Joins digits: `1, 2 and 3` or `1, 2 or 3`. */
function listed(digits: readonly string[], between: 'and' | 'or'): string {
  if (digits.length === 1) return digits[0];
  return `${digits.slice(0, -1).join(', ')} ${between} ${digits.at(-1)}`;
}

/** The digits as the subject of a sentence: `1 is`, `1, 2 and 3 are`. */
function subjects(digits: readonly string[], one: string, several: string): string {
  return `${listed(digits, 'and')} ${digits.length === 1 ? one : several}`;
}

const predictEn = {
  label: 'Predict',
  switch: 'Predict the next step',
  unable:
    'Works only with strategies whose next cell you can see: row order, or fewest candidates first.',
  ask: (place: Place) =>
    `Row ${place.row}, column ${place.column}: which digit is placed next, or does the search go back?`,
  digits: 'Your answer',
  back: 'Go back',
  rightDigit: (digit: string) => `Right: ${digit} is placed.`,
  rightBack: 'Right: the search goes back.',
  wrongDigit: (digit: string, { blocked, ruledOut, tried }: PassedDigits<string>) => {
    const reasons = [
      blocked.length > 0 && `${subjects(blocked, 'is', 'are')} in the same row, column or box`,
      ruledOut.length > 0 && `the puzzle does not allow ${listed(ruledOut, 'or')} in this cell`,
      tried.length > 0 && `${subjects(tried, 'was', 'were')} already tried`,
    ].filter((reason) => reason !== false);
    const order = 'the smallest digit is tried first';
    return `No. It places ${digit}: ${reasons.join('; ') || order}.`;
  },
  wrongBack: (place: Place) =>
    `No. It goes back: no digit is left to try in ${englishPlace(place)}.`,
  score: (right: number, asked: number) => `${right} of ${asked} right`,
  waiting: 'Play or step forward. A question appears when the search has a choice.',
  onward: 'Play to the next question',
};

const predictKo: typeof predictEn = {
  label: '예측',
  switch: '다음 단계 예측하기',
  unable: '다음 칸을 눈으로 알 수 있는 전략(행 순서, 후보가 적은 칸부터)에서만 쓸 수 있어요.',
  ask: (place) => `${koreanPlace(place)}: 다음에 어떤 숫자를 넣을까요? 아니면 백트래킹할까요?`,
  digits: '답',
  back: '백트래킹',
  rightDigit: (digit) => `맞았어요. ${object(digit)} 넣어요.`,
  rightBack: '맞았어요. 백트래킹해요.',
  wrongDigit: (digit, { blocked, ruledOut, tried }) => {
    const reasons = [
      blocked.length > 0 && `${topic(blocked.join(', '))} 같은 행, 열, 상자에 이미 있어요.`,
      ruledOut.length > 0 && `이 퍼즐에서는 이 칸에 ${object(ruledOut.join(', '))} 넣을 수 없어요.`,
      tried.length > 0 && `${topic(tried.join(', '))} 이미 시도했어요.`,
    ].filter((reason) => reason !== false);
    const order = '작은 숫자부터 시도하니까요.';
    return `틀렸어요. ${object(digit)} 넣어요. ${reasons.join(' ') || order}`;
  },
  wrongBack: (place) => `틀렸어요. 백트래킹해요. ${koreanPlace(place)}에 더 시도할 숫자가 없어요.`,
  score: (right, asked) => `${asked}문제 중 ${right}문제 맞힘`,
  waiting: '재생하거나 한 단계씩 넘겨 보세요. 선택할 숫자가 여럿이면 문제가 나와요.',
  onward: '다음 문제까지 재생',
};

export const predictWords: Bilingual<typeof predictEn> = { en: predictEn, ko: predictKo };
