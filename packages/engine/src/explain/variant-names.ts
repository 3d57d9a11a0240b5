import type { Phrase } from '../notation/phrase.ts';
import type { Language } from './language.ts';

type Names = Readonly<Record<Language, string>>;

/**
 * The names of variants as players know them. Each is found in the rule by which a text states it:
 * the name of a key, of a constraint of f-puzzles or of an element of SudokuPad, or a title. The
 * first that fits counts.
 */
const VARIANTS: readonly (readonly [sign: RegExp, en: string, ko: string])[] = [
  [/littlekiller/, 'little killer', '리틀 킬러 스도쿠'],
  [/killer|cage|킬러|케이지/, 'killer', '킬러 스도쿠'],
  [/calcudoku|kendoku|kenken/, 'KenKen', '켄켄'],
  [/arrow|화살표/, 'arrow', '화살표 스도쿠'],
  [/thermo|온도계/, 'thermometer', '온도계 스도쿠'],
  [/windoku|hyper|fourbox|윈도쿠|하이퍼/, 'Windoku', '윈도쿠'],
  [/sudokux|xsudoku|diagonal|대각선/, 'diagonal', '대각선 스도쿠'],
  [/jigsaw|squiggly|irregular|chaos|nonomino|^regions?$|직소|직쏘|불규칙/, 'jigsaw', '직소 스도쿠'],
  [/knight|나이트/, 'anti-knight', '안티 나이트 스도쿠'],
  [/antiking|kingmove|kingsmove|킹/, 'anti-king', '안티 킹 스도쿠'],
  [/nonconsecutive|비연속/, 'nonconsecutive', '비연속 스도쿠'],
  [/consecutive|연속/, 'consecutive', '연속 스도쿠'],
  [/samurai|gattai|사무라이/, 'samurai', '사무라이 스도쿠'],
  [/sandwich|샌드위치/, 'sandwich', '샌드위치 스도쿠'],
  [/kropki|whitedot|blackdot|크롭키/, 'Kropki', '크롭키 스도쿠'],
  [/skyscraper|스카이스크래퍼/, 'skyscraper', '스카이스크래퍼 스도쿠'],
  [/palindrome/, 'palindrome', '팰린드롬 스도쿠'],
  [/renban/, 'Renban', '렌반 스도쿠'],
  [/whisper/, 'whisper', '위스퍼 스도쿠'],
  [/oddeven|evenodd|홀짝/, 'odd-even', '홀짝 스도쿠'],
  [/inequalit|greaterthan|lessthan|futoshiki|부등호/, 'greater-than', '부등호 스도쿠'],
  [/xsum/, 'X-sums', 'X합 스도쿠'],
  [/fogofwar|foglight/, 'fog-of-war', '안개 스도쿠'],
  [/latin/, 'Latin square', '라틴 방진'],
];

/** The name of the variant that a phrase about a rule names. Undefined if it is not well known. */
export function variantNames(rule: Phrase): Names | undefined {
  const sign = signOf(rule)
    .toLowerCase()
    .replaceAll(/[\s_'’-]/g, '');
  const found = VARIANTS.find(([one]) => one.test(sign));
  return found && { en: found[1], ko: found[2] };
}

function signOf(rule: Phrase): string {
  if (rule.id === 'ipuz-kind') return rule.kind;
  if (rule.id === 'rule') return `${rule.value ?? ''} ${rule.name}`;
  if (rule.id === 'f-puzzles-constraint') return rule.name;
  // The arrows of SudokuPad may be those of any variant.
  return rule.id === 'sudokupad-element' && rule.name !== 'arrows' ? rule.name : '';
}
