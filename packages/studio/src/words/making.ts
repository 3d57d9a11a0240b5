import type { Bilingual } from './words.ts';

/** The fields of forms in which people wish for puzzles. */
const en = {
  size: 'Size',
  variant: 'Variant rules',
  symmetry: 'Symmetry',
  givens: 'Givens',
  from: 'from',
  to: 'to',
  minimal: 'Minimal: every given is needed',
  scale: 'Difficulty',
  scales: { any: 'Any', hodoku: 'By HoDoKu', se: 'By Sudoku Explainer' },
  level: 'Level',
  any: 'Any',
  score: 'Score of HoDoKu',
  technique: 'Hardest technique',
  without: 'Exclude techniques',
  rating: 'Rating of Sudoku Explainer',
  seed: 'Seed',
  random: 'random',
  faults: {
    count: 'Enter a number of puzzles from 1 to 10,000.',
    givens: 'Enter numbers of givens that the grid can have, the smaller one first.',
    score: 'Enter whole numbers for the score, the smaller one first.',
    rating: 'Enter ratings from 1.0 to 12.0 such as 7.2, the lower one first.',
  },
};

const ko: typeof en = {
  size: '크기',
  variant: '변형 규칙',
  symmetry: '대칭',
  givens: '주어진 숫자',
  from: '최소',
  to: '최대',
  minimal: '없어도 되는 숫자가 없는 퍼즐만',
  scale: '난이도',
  scales: { any: '상관없음', hodoku: 'HoDoKu 기준', se: 'Sudoku Explainer 기준' },
  level: '등급',
  any: '상관없음',
  score: 'HoDoKu 점수',
  technique: '가장 어려운 기법',
  without: '제외할 기법',
  rating: 'Sudoku Explainer 난이도 값',
  seed: '시드',
  random: '무작위',
  faults: {
    count: '개수를 1부터 10,000까지의 수로 입력하세요.',
    givens: '주어진 숫자의 개수를 작은 수부터 입력하세요. 판의 칸 수보다 클 수 없어요.',
    score: '점수를 정수로, 작은 수부터 입력하세요.',
    rating: '난이도 값을 7.2처럼 1.0부터 12.0까지, 낮은 값부터 입력하세요.',
  },
};

export const wishWords: Bilingual<typeof en> = { en, ko };
