import type { Language } from '@nonet/engine/explain';

const en = {
  page: (number: number, count: number) => `${number} / ${count}`,
  solutions: 'Solutions',
};

const ko: typeof en = {
  page: (number, count) => `${number} / ${count}`,
  solutions: '정답',
};

export const sheetWords: Readonly<Record<Language, typeof en>> = { en, ko };
