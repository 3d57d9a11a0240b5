/** A text, and the cells and houses that it names, in order. */
export class Phrase {
  readonly text: string;
  readonly cells: readonly number[];
  readonly houses: readonly number[];

  constructor(text: string, cells: readonly number[] = [], houses: readonly number[] = []) {
    this.text = text;
    this.cells = cells;
    this.houses = houses;
  }

  toString(): string {
    return this.text;
  }
}

/** What a phrase is made of. A part that is a phrase says what it names. */
export type Part = string | number | Phrase;

/** Makes a phrase of a template: say`${cell} is ${digit}`. */
export function say(literals: readonly string[], ...parts: readonly Part[]): Phrase {
  const text = literals.reduce((before, literal, i) => `${before}${parts[i - 1]}${literal}`);
  return phraseOf(text, parts);
}

/** A phrase of some parts, with a text between them. */
export function joined(parts: readonly Part[], between: string): Phrase {
  return phraseOf(parts.join(between), parts);
}

/** The sentences of a proof: equal ones are said once. */
export function distinct<Sentence extends Phrase>(sentences: readonly Sentence[]): Sentence[] {
  const texts = sentences.map(({ text }) => text);
  return sentences.filter(({ text }, i) => texts.indexOf(text) === i);
}

function phraseOf(text: string, parts: readonly Part[]): Phrase {
  const phrases = parts.filter((part) => part instanceof Phrase);
  return new Phrase(
    text,
    phrases.flatMap(({ cells }) => cells),
    phrases.flatMap(({ houses }) => houses),
  );
}
