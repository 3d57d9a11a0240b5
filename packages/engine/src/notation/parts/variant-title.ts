import { isRuleName } from './rule-names.ts';

// Titles that name a variant: `Killer Sudoku (hard)`, `Puzzle 3: Windoku`, `Killer #3`, `킬러 스도쿠`.

/** A longer text is no title. */
const LONGEST = 80;
/** What may come before a name: `Title:`, `Re: Puzzle 3 -`, `Here is a`. */
const LABEL =
  /^(?:(?:re|fwd?|subject|name|title|puzzle|game|variant|제목|문제|퍼즐)(?:\s+#?\d+)?\s*[:.–—-]\s*)+|^(?:this|here)(?:\s+is|['’]s)\s+(?:an?|the|your)\s+/i;
/** The newspaper of a puzzle: `The Times Killer Sudoku`. */
const PAPER = /^The (?:\p{Lu}\p{L}+ ){1,3}(?=\p{L}+[ -]Sudoku\b)/u;
/** What may follow a name: `: The Wave`, `(hard)`, `by Ann`, `, 12 March`. */
const REST = /\s*(?:[:,(–—]|\s-\s|\b(?:by|for)\s|[.!]$).*$/i;
const SUDOKU = /sudoku|스도쿠/gi;
/** Words of a title that do not name a kind of puzzle. */
const OTHER =
  /(?<![\p{L}'’])(?:puzzles?|games?|titles?|types?|kinds?|variants?|variations?|classic|daily|today['’]s|mini|easy|gentle|medium|moderate|hard|tough|tricky|difficult|expert|extreme|level|n[or]\.?|nº|제목|유형|종류|변형|퍼즐|오늘의|쉬운|어려운)(?![\p{L}'’])|\d+(?:[/.]\d+)*[.)]?|[#№:()]/giu;
/** With a number, a name such as `Killer` is no level. */
const NUMBER = /[#№]\s*\d|\bn[or]\.\s*\d/i;
/** Names that mean nothing but a kind of puzzle. `Killer` and `Samurai` may be levels or persons. */
const UNMISTAKABLE =
  /^(?:.+doku|jigsaw|squiggly|chaosconstruction|anti.+|nonconsecutive|kropki|thermo(?:meter)?|renban|(?:german|dutch)?whisper)s?$/i;
/** Names that may be those of the boxes in a file, but not in a title. */
const REGIONS = /^nonominos?$/i;
/** Names that are also techniques or other words. */
const BEFORE_SUDOKU = /^(?:skyscraper|quadruple|frame|outside)s?$/i;
const KOREAN =
  /^(?:킬러|대각선|윈도쿠|하이퍼|직소|직쏘|불규칙|샌드위치|온도계|화살표|사무라이|(?:안티)?(?:나이트|킹)|부등호|홀짝|비?연속수?|크롭키|스카이스크래퍼|미라클)$/;

/** The name of a variant that a title has, such as `Windoku`. Undefined for a level such as `Killer`. */
export function variantIn(title: string): string | undefined {
  if (title.length > LONGEST) return undefined;
  const bare = title
    .replace(LABEL, '')
    .replace(PAPER, '')
    .replaceAll(/(?<=\p{L})[-_](?=sudoku)|(?<=sudoku)[-_](?=\p{L})/giu, ' ');
  return [bare.replace(REST, ''), bare].find(isVariant);
}

/** Whether a text is the name of a rule, such as `killer`, or that and a level. */
export function isVariantName(text: string): boolean {
  return isVariant(`sudoku ${text.replace(REST, '')}`);
}

function isVariant(title: string): boolean {
  const words = title.replace(SUDOKU, ' ');
  const name = words.replace(OTHER, ' ').replace(/[\s'’-]/g, '');
  if (KOREAN.test(name)) return words !== title || name === '윈도쿠' || NUMBER.test(title);
  if (!/^[a-z]+$/i.test(name)) return false;
  if (BEFORE_SUDOKU.test(name)) return /^\W*\w+[ -]?sudoku/i.test(title);
  if (REGIONS.test(name)) return true;
  if (words !== title && /^(?:x|miracle)$/i.test(name)) return true;
  return isRuleName(name) && (words !== title || NUMBER.test(title) || UNMISTAKABLE.test(name));
}
