import { koreanParticle } from '@nonet/engine/explain';
import { englishPlace, grouped, koreanPlace, type Place } from './place.ts';

const { object, subject, topic } = koreanParticle;

export const whyNotEn = {
  label: 'Why not this digit?',
  cell: (place: Place) => `Why not this digit in ${englishPlace(place)}?`,
  noDigit: (place: Place) => `No digit is left for ${englishPlace(place)}:`,
  reasons: 'Reasons',
  digits: 'Digits',
  blocked: (digit: string, place: Place) => `${digit} is already in ${englishPlace(place)}.`,
  ruledOut: (digit: string, place: Place) =>
    `The puzzle does not allow ${digit} in ${englishPlace(place)}.`,
  looking: 'Checking whether it was tried.',
  tried: (digit: string, event: number) =>
    `${digit} was tried at event ${grouped(event)} and taken out again.`,
  untried: (digit: string) => `${digit} has not been tried yet with the digits now in the grid.`,
  go: (event: number) => `Go to event ${grouped(event)}`,
  force: (digit: string) => `Try ${digit} here yourself`,
  blocker: (content: string) => `${content}, blocks the digit`,
};

export const whyNotKo: typeof whyNotEn = {
  label: '이 숫자는 왜 안 될까요?',
  cell: (place) => `${koreanPlace(place)}에 이 숫자는 왜 안 될까요?`,
  noDigit: (place) => `${koreanPlace(place)}에 넣을 숫자가 없는 이유:`,
  reasons: '이유',
  digits: '숫자',
  blocked: (digit, place) => `${koreanPlace(place)}에 이미 ${subject(digit)} 있어요.`,
  ruledOut: (digit, place) =>
    `이 퍼즐에서는 ${koreanPlace(place)}에 ${object(digit)} 넣을 수 없어요.`,
  looking: '시도한 적이 있는지 확인하고 있어요.',
  tried: (digit, event) => `${topic(digit)} 이벤트 ${grouped(event)}번에서 넣었다가 뺐어요.`,
  untried: (digit) => `지금 채운 숫자로는 ${object(digit)} 아직 넣어 보지 않았어요.`,
  go: (event) => `이벤트 ${grouped(event)}번으로 이동`,
  force: (digit) => `여기에 ${object(digit)} 직접 넣어 보기`,
  blocker: (content) => `${content}, 겹치는 숫자`,
};
