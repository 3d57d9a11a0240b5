import type { ConstraintKind } from '../../constraint/constraint.ts';
import type { Language } from '../language.ts';

/** The short names of the kinds of constraints. */
export const constraintNames: Readonly<Record<ConstraintKind, Readonly<Record<Language, string>>>> =
  {
    diagonal: { en: 'Diagonal', ko: '대각선' },
    windoku: { en: 'Windoku', ko: '윈도쿠' },
    disjoint: { en: 'Disjoint groups', ko: '같은 자리' },
    unique: { en: 'Extra region', ko: '추가 영역' },
    antiknight: { en: 'Anti-knight', ko: '안티 나이트' },
    antiking: { en: 'Anti-king', ko: '안티 킹' },
    nonconsecutive: { en: 'Nonconsecutive', ko: '비연속' },
    negative: { en: 'All marks given', ko: '표시가 모두 있음' },
    difference: { en: 'White dot', ko: '흰 점' },
    ratio: { en: 'Black dot', ko: '검은 점' },
    total: { en: 'X or V', ko: 'X와 V' },
    less: { en: 'Inequality', ko: '부등호' },
    pair: { en: 'Gray dot', ko: '회색 점' },
    killer: { en: 'Killer cage', ko: '킬러 케이지' },
    sum: { en: 'Little killer', ko: '리틀 킬러' },
    arrow: { en: 'Arrow', ko: '화살표' },
    equal: { en: 'Region sum line', ko: '영역 합 선' },
    quadruple: { en: 'Quadruple', ko: '쿼드러플' },
    sets: { en: 'Set of digits', ko: '숫자 묶음' },
    thermo: { en: 'Thermometer', ko: '온도계' },
    whisper: { en: 'Whisper line', ko: '위스퍼' },
    renban: { en: 'Renban line', ko: '렌반' },
    palindrome: { en: 'Palindrome', ko: '팰린드롬' },
    between: { en: 'Between line', ko: '사이 선' },
    lockout: { en: 'Lockout line', ko: '록아웃 선' },
    entropic: { en: 'Entropic line', ko: '엔트로픽 선' },
    modular: { en: 'Modular line', ko: '모듈러 선' },
    sumline: { en: 'Sum line', ko: '합 선' },
    sandwich: { en: 'Sandwich', ko: '샌드위치' },
    xsum: { en: 'X-sum', ko: 'X합' },
    skyscraper: { en: 'Skyscraper', ko: '스카이스크래퍼' },
    automaton: { en: 'Table', ko: '표' },
  };
