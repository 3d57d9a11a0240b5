import { englishPlace, grouped, koreanPlace, type Place } from '../../words/place.ts';
import type { Bilingual } from '../../words/words.ts';

const branchesEn = {
  label: 'Runs',
  main: 'The search itself',
  fork: (digit: string, place: Place, event: number) =>
    `${digit} in ${englishPlace(place)}, from event ${grouped(event)}`,
  remove: (name: string) => `Remove: ${name}`,
  kept: (digit: string) => `${digit}, treated as given`,
  forced: (digit: string) => `${digit}, your choice`,
};

const branchesKo: typeof branchesEn = {
  label: '탐색 목록',
  main: '원래 탐색',
  fork: (digit, place, event) => `${koreanPlace(place)}에 ${digit}, 이벤트 ${grouped(event)}번부터`,
  remove: (name) => `삭제: ${name}`,
  kept: (digit) => `${digit}, 주어진 숫자로 취급`,
  forced: (digit) => `${digit}, 직접 넣은 숫자`,
};

export const branchesWords: Bilingual<typeof branchesEn> = { en: branchesEn, ko: branchesKo };
