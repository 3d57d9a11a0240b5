import type { Bilingual } from '../../words/words.ts';

const en = {
  open: 'Read about it',
  label: 'About the technique',
  back: 'Back',
  all: 'All techniques',
};

const ko: typeof en = {
  open: '이 기법 알아보기',
  label: '기법 설명',
  back: '돌아가기',
  all: '모든 기법',
};

export const techniqueWords: Bilingual<typeof en> = { en, ko };
