import type { Bilingual } from '../../words/words.ts';
import type { MakeTab } from './slice.ts';

interface TabWords {
  readonly label: string;
  readonly tabs: Readonly<Record<MakeTab, string>>;
}

export const tabWords: Bilingual<TabWords> = {
  en: {
    label: 'Ways to make puzzles',
    tabs: { hand: 'By hand', measure: 'To measure', book: 'Book' },
  },
  ko: {
    label: '만드는 방법',
    tabs: { hand: '직접 만들기', measure: '조건으로 만들기', book: '책 만들기' },
  },
};
