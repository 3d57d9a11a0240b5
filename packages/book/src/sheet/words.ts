import type { Language } from '@nonet/engine/explain';

const en = {
  page: (number: number, count: number) => `${number} / ${count}`,
  solutions: 'Solutions',
  name: 'Name',
  date: 'Date',
};

const ko: typeof en = {
  page: (number, count) => `${number} / ${count}`,
  solutions: '정답',
  name: '이름',
  date: '날짜',
};

export const sheetWords: Readonly<Record<Language, typeof en>> = { en, ko };
