import type { Language } from '../explain/language.ts';
import type { VariantKind } from '../generate/variant/variant-kinds.ts';

/** The names of the kinds of variants, as players know them. */
export const variantKindNames: Readonly<Record<VariantKind, Readonly<Record<Language, string>>>> = {
  'anti-king': { en: 'Anti-King', ko: '안티 킹' },
  'anti-knight': { en: 'Anti-Knight', ko: '안티 나이트' },
  arrow: { en: 'Arrow', ko: '화살표' },
  between: { en: 'Between Lines', ko: '사이 선' },
  diagonal: { en: 'Diagonal', ko: '대각선' },
  disjoint: { en: 'Disjoint Groups', ko: '같은 자리' },
  jigsaw: { en: 'Jigsaw', ko: '직소' },
  killer: { en: 'Killer', ko: '킬러' },
  kropki: { en: 'Kropki', ko: '크롭키' },
  'less-than': { en: 'Greater Than', ko: '부등호' },
  'little-killer': { en: 'Little Killer', ko: '리틀 킬러' },
  'non-consecutive': { en: 'Nonconsecutive', ko: '비연속' },
  'odd-even': { en: 'Odd and Even', ko: '홀짝' },
  palindrome: { en: 'Palindrome', ko: '팰린드롬' },
  renban: { en: 'Renban', ko: '렌반' },
  sandwich: { en: 'Sandwich', ko: '샌드위치' },
  skyscraper: { en: 'Skyscraper', ko: '스카이스크래퍼' },
  thermo: { en: 'Thermometer', ko: '온도계' },
  whisper: { en: 'Whisper', ko: '위스퍼' },
  windoku: { en: 'Windoku', ko: '윈도쿠' },
  'x-sum': { en: 'X-Sums', ko: 'X합' },
  xv: { en: 'XV', ko: 'XV' },
};
