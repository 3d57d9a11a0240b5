import type { Language } from '../explain/language.ts';
import type { Symmetry } from '../generate/symmetry.ts';

export const symmetryNames: Readonly<Record<Language, Readonly<Record<Symmetry, string>>>> = {
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
