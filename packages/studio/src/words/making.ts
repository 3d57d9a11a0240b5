import type { Symmetry } from '@nonet/engine/generate';
import type { Level } from '@nonet/engine/rating';
import type { Bilingual } from './words.ts';

/** The levels of HoDoKu. */
export const levelNames: Bilingual<Readonly<Record<Level, string>>> = {
  en: { easy: 'Easy', medium: 'Medium', hard: 'Hard', unfair: 'Unfair', extreme: 'Extreme' },
  ko: { easy: '쉬움', medium: '보통', hard: '어려움', unfair: '아주 어려움', extreme: '극한' },
};

export const symmetryNames: Bilingual<Readonly<Record<Symmetry, string>>> = {
  en: {
    none: 'None',
    rotate180: 'Half-turn',
    rotate90: 'Quarter turn',
    horizontal: 'Top and bottom',
    vertical: 'Left and right',
    diagonal: 'Diagonal',
    antidiagonal: 'Other diagonal',
    full: 'All of them',
  },
  ko: {
    none: '없음',
    rotate180: '180° 회전',
    rotate90: '90° 회전',
    horizontal: '위아래',
    vertical: '좌우',
    diagonal: '대각선',
    antidiagonal: '반대 대각선',
    full: '모두',
  },
};
