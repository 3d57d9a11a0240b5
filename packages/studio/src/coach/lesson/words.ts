import type { Bilingual } from '../../words/words.ts';

const en = {
  practise: 'Practice',
  practiseIt: (name: string) => `Practice ${name}`,
};

const ko: typeof en = {
  practise: '연습하기',
  practiseIt: (name) => `${name} 연습하기`,
};

export const lessonWords: Bilingual<typeof en> = { en, ko };
