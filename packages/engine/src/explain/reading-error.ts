import type { NotationError, NotationErrorCode } from '../notation/notation-error.ts';
import { englishPhrases } from '../notation/parts/english-phrases.ts';
import { koreanPhrases } from '../notation/parts/korean-phrases.ts';
import { type Phrase, type PhraseTexts, phraseIn } from '../notation/phrase.ts';
import { checkLanguage, type Language } from './language.ts';
import { is, mustBe, subject } from './particle.ts';
import { variantNames } from './variant-names.ts';

type Sentences = Readonly<Record<NotationErrorCode, (error: NotationError) => string>>;

/** The phrases that read better in a sentence than in the messages of the command line. */
const phrasesEn: PhraseTexts = {
  ...englishPhrases,
  blank: 'a blank',
  'no-candidates': '"." for none',
  'header-without-puzzle': ({ names }) =>
    `a header with ${names} other column${names === 1 ? '' : 's'}`,
  'link-with-puzzle': 'a link that contains the puzzle',
  'short-id': ({ text }) => `the short id "${text}", which does not contain the puzzle`,
  'f-puzzles-constraint': ({ name }) => `the f-puzzles constraint "${name}"`,
  'ipuz-kind': ({ kind }) => `the ipuz kind "${kind}"`,
  'sudokupad-element': ({ name }) => `the SudokuPad element "${name}"`,
  'in-cell': ({ phrase, row, column }, text) => `${text(phrase)} in row ${row}, column ${column}`,
  'in-solution': ({ phrase, row, column }, text) =>
    `${text(phrase)} in row ${row}, column ${column}`,
};
const inEnglish = (phrase: Phrase): string => phraseIn(phrasesEn, phrase);

/** Whether the packed data of a link cannot be unpacked, or end too early. */
function isDamagedLink({ phrases: { expected, found } }: NotationError): boolean {
  return found.id === 'unpackable-data' || expected.id === 'in-json';
}

/** The cells of a puzzle and of a whole grid, if the puzzle has too few or too many. */
function cellCounts({ phrases: { expected, found } }: NotationError) {
  return expected.id === 'cells' && expected.size && found.id === 'cells'
    ? { found: found.count, needed: expected.count, size: expected.size }
    : undefined;
}

const placeEn = ({ line, column }: NotationError): string => `Line ${line}, column ${column}`;

const plainEn = (error: NotationError): string => {
  const { expected, found } = error.phrases;
  return `${placeEn(error)}: expected ${inEnglish(expected)}, found ${inEnglish(found)}.`;
};

/** `This is a killer puzzle`. */
function variantEn({ phrases: { found } }: NotationError): string {
  const name = variantNames(found)?.en;
  if (!name) return 'This puzzle has rules beyond those of classic Sudoku';
  return `This is ${/^[aeiou]|^X/i.test(name) ? 'an' : 'a'} ${name} puzzle`;
}

const sentencesEn: Sentences = {
  empty: () => 'This text has no puzzle.',
  unknown: () => 'No puzzle found in this text.',
  symbol: plainEn,
  digit: plainEn,
  length(error) {
    const counts = cellCounts(error);
    if (!counts) return plainEn(error);
    const { found, needed, size } = counts;
    const at = error.line === 1 ? 'This puzzle' : `Line ${error.line}: this puzzle`;
    return `${at} has ${found} cell${found === 1 ? '' : 's'}; a ${size}×${size} puzzle needs ${needed}.`;
  },
  structure: (error) =>
    isDamagedLink(error) ? 'This link is damaged or cut off.' : plainEn(error),
  mismatch: (error) =>
    `${placeEn(error)}: the solution must have ${inEnglish(error.phrases.expected)}, but has ${inEnglish(error.phrases.found)}.`,
  variant: (error) =>
    `${variantEn(error)}. Such rules are not supported here, so it cannot be opened (line ${error.line}, column ${error.column}: ${inEnglish(error.phrases.found)}).`,
  rule: plainEn,
  'too-long': plainEn,
};

const inKorean = (phrase: Phrase): string => phraseIn(koreanPhrases, phrase);

const placeKo = ({ line, column }: NotationError): string => `${line}번째 줄 ${column}번째 글자`;

/** Phrases that describe the whole text, not a part of it. */
const WHOLE: ReadonlySet<Phrase['id']> = new Set<Phrase['id']>([
  'box-shape',
  'boxed-grid',
  'grid-of-rows',
  'json-with-key',
  'link',
  'link-with-puzzle',
  'size',
]);

/** `숫자가 와야 하는데`. */
function neededKo(expected: Phrase, verb: '와야' | '있어야'): string {
  if (expected.id === 'end-of-line') return '줄이 끝나야 하는데';
  if (expected.id === 'most-levels') return `중첩이 ${expected.count}단계 이하여야 하는데`;
  return `${subject(inKorean(expected))} ${verb} 하는데`;
}

const ENDS: { readonly [Id in Phrase['id']]?: string } = {
  'end-of-line': '줄이 끝났어요',
  'end-of-tag': '태그가 끝났어요',
  'end-of-text': '텍스트가 끝났어요',
  'game-without-data': '없어요',
  'object-without-key': '없어요',
  none: '없어요',
};

function foundKo(found: Phrase): string {
  if (found.id === 'keys') return `${inKorean(found)}만 있어요`;
  return ENDS[found.id] ?? `${subject(inKorean(found))} 있어요`;
}

const mustBeKo = ({ phrases: { expected, found } }: NotationError): string =>
  `${mustBe(inKorean(expected))} 하는데 ${is(inKorean(found))}.`;

const symbolKo = (error: NotationError): string =>
  `${placeKo(error)}: ${neededKo(error.phrases.expected, '와야')} ${foundKo(error.phrases.found)}.`;

const lengthKo = (error: NotationError): string => `${placeKo(error)}: ${mustBeKo(error)}`;

/** `킬러 스도쿠예요.` */
function variantKo({ phrases: { found } }: NotationError): string {
  const name = variantNames(found)?.ko;
  return name ? `${is(name)}.` : '일반 스도쿠에 없는 규칙이 있는 퍼즐이에요.';
}

const sentencesKo: Sentences = {
  empty: () => '이 텍스트에는 퍼즐이 없어요.',
  unknown: () => '이 텍스트에서 퍼즐을 찾지 못했어요.',
  symbol: symbolKo,
  digit: symbolKo,
  length(error) {
    const counts = cellCounts(error);
    if (!counts) return lengthKo(error);
    const { found, needed, size } = counts;
    const at = error.line === 1 ? '' : `${error.line}번째 줄: `;
    return `${at}이 퍼즐은 ${found}칸이에요. ${size}×${size} 퍼즐은 ${needed}칸이어야 해요.`;
  },
  structure(error) {
    const { expected, found } = error.phrases;
    if (isDamagedLink(error)) return '링크가 손상됐거나 잘렸어요.';
    if (WHOLE.has(expected.id)) return lengthKo(error);
    return `${placeKo(error)}: ${neededKo(expected, '있어야')} ${foundKo(found)}.`;
  },
  mismatch: (error) =>
    `${placeKo(error)}: 정답에도 ${neededKo(error.phrases.expected, '있어야')} ${foundKo(error.phrases.found)}.`,
  variant: (error) =>
    `${variantKo(error)} 여기서는 이런 규칙을 지원하지 않아서 열 수 없어요. ${placeKo(error)}에 ${subject(inKorean(error.phrases.found))} 있어요.`,
  rule: lengthKo,
  'too-long': lengthKo,
};

const sentences: Readonly<Record<Language, Sentences>> = { en: sentencesEn, ko: sentencesKo };

/** Says in the words of a player why a text cannot be read, and of a damaged link first that it is damaged. */
export function readingErrorText(error: NotationError, language: Language = 'en'): string {
  checkLanguage(language);
  return sentences[language][error.code](error);
}
