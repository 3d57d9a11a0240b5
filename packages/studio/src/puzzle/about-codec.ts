import { type AboutPuzzle, aboutParts } from '@nonet/engine/notation';
import type { Codec, Values } from '../page/address.ts';
import { puzzleIn } from './puzzle-codec.ts';
import { type HasPuzzle, withPuzzleState } from './state.ts';

/** At most this many characters of a text are in the address. */
const MOST = 2_000;

/** What is said about the puzzle in the address. */
export const aboutCodec: Codec<HasPuzzle> = {
  keys: {
    title: { meaning: 'the title of the puzzle, escaped as in a URL' },
    author: { meaning: 'its author' },
    rules: { meaning: 'its rules in words' },
  },
  write: ({ puzzle: { about } }) =>
    Object.fromEntries(aboutParts.map((part) => [part, about[part] && escaped(about[part])])),
  read: (state, values) => {
    if (!puzzleIn(values)) return state;
    const about = aboutIn(values);
    const isSame = aboutParts.every((part) => about[part] === state.puzzle.about[part]);
    return isSame ? state : withPuzzleState(state, { about });
  },
};

/** What is said about the puzzle in an address. */
export function aboutIn(values: Values): AboutPuzzle {
  return Object.fromEntries(
    aboutParts.flatMap((part) => {
      const text = unescaped(values.get(part) ?? '').slice(0, MOST);
      return text ? [[part, text]] : [];
    }),
  );
}

/** Parentheses and other signs that end a link in a text are escaped, too. */
function escaped(text: string): string {
  const whole = text.slice(0, MOST).replace(/\p{Surrogate}/gu, '');
  return encodeURIComponent(whole).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
}

/** A text with damaged escapes stays as it is. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
