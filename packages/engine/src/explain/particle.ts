import { Phrase, say } from './phrase.ts';

/**
 * Whether the Korean pronunciation of a noun ends in a consonant, as in 칸, 3(삼) and M(엠). Ignores
 * quotes, and parentheses at the end. Undefined if the noun ends in a sign or in a word of another
 * language.
 */
function endsInConsonant(noun: string): boolean | undefined {
  const spoken = spokenPart(noun);
  const last = spoken.at(-1) ?? '';
  if (isHangul(last)) return finalOf(last) > 0;
  if (!/[\dA-Za-z]$/.test(spoken) || /[a-z]{2}$/.test(spoken)) return undefined;
  return '013678LMNR'.includes(last.toUpperCase());
}

function spokenPart(noun: string): string {
  return noun.replace(/\([^()]*\)$/, '').replace(/["']+$/, '');
}

function isHangul(letter: string): boolean {
  return letter >= '가' && letter <= '힣';
}

/** The number of the final consonant of a syllable. 0 if it has none, 8 if it is ㄹ. */
function finalOf(syllable: string): number {
  return (syllable.charCodeAt(0) - '가'.charCodeAt(0)) % 28;
}

/** Adds a form to a noun. A phrase names what it named without the form. */
interface Added {
  (noun: string): string;
  (noun: Phrase): Phrase;
  (noun: string | Phrase): string | Phrase;
}

/** Adds the form that fits the noun: the first after a consonant, the second after a vowel. */
function added(afterConsonant: string, afterVowel: string, other: string): Added {
  return ((noun: string | Phrase) => {
    const ends = endsInConsonant(`${noun}`);
    const form = ends === undefined ? other : ends ? afterConsonant : afterVowel;
    return noun instanceof Phrase ? say`${noun}${form}` : `${noun}${form}`;
  }) as Added;
}

/** Adds the Korean particle that fits the noun: `3을`, `4를`, and `@을(를)` if its sound is unknown. */
export const object: Added = added('을', '를', '을(를)');
export const subject: Added = added('이', '가', '이(가)');
export const topic: Added = added('은', '는', '은(는)');
/** Adds "must be": `81칸이어야`, `9여야`. */
export const mustBe: Added = added('이어야', '여야', '(이)어야');
/** Adds "is": `80칸이에요`, `9예요`. */
export const is: Added = added('이에요', '예요', '(이)에요');
/** Adds "that it is": `3이라는`, `4라는`. */
export const thatIs: Added = added('이라는', '라는', '(이)라는');
/** `3과`, `4와` */
export const and: Added = added('과', '와', '와(과)');
/** Adds "by" or "with": `3으로`, `4로`, and `1로`, because it ends in ㄹ(일). */
export function by(noun: string): string {
  const last = spokenPart(noun).at(-1) ?? '';
  const endsInL = isHangul(last) ? finalOf(last) === 8 : '178LR'.includes(last.toUpperCase());
  return added(endsInL ? '로' : '으로', '로', '(으)로')(noun);
}
