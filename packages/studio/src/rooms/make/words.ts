import type { Bilingual } from '../../words/words.ts';
import type { MakeTab } from './slice.ts';

interface SharedWords {
  readonly label: string;
  readonly tabs: Readonly<Record<MakeTab, string>>;
  readonly sharing: {
    readonly link: string;
    readonly sites: Readonly<Record<'sudokupad' | 'f-puzzles', string>>;
  };
  readonly copying: Readonly<Record<'copy' | 'copied' | 'refused' | 'impossible', string>>;
}

export const makeTabWords: Bilingual<SharedWords> = {
  en: {
    label: 'Ways to make puzzles',
    tabs: { hand: 'By hand', measure: 'To measure', book: 'Book' },
    sharing: {
      link: 'Link to play this puzzle',
      sites: { sudokupad: 'Link for SudokuPad', 'f-puzzles': 'Link for f-puzzles' },
    },
    copying: {
      copy: 'Copy',
      copied: 'Copied.',
      refused: 'The browser blocked copying. The text is selected: copy it with the keyboard.',
      impossible: 'This notation cannot hold this puzzle.',
    },
  },
  ko: {
    label: '만드는 방법',
    tabs: { hand: '직접 만들기', measure: '조건으로 만들기', book: '책 만들기' },
    sharing: {
      link: '이 퍼즐을 푸는 링크',
      sites: { sudokupad: 'SudokuPad 링크', 'f-puzzles': 'f-puzzles 링크' },
    },
    copying: {
      copy: '복사',
      copied: '복사했어요.',
      refused: '브라우저가 복사를 막았어요. 글을 선택해 두었으니 직접 복사해 주세요.',
      impossible: '이 형식으로는 이 퍼즐을 나타낼 수 없어요.',
    },
  },
};
