import type { Insertion } from './insertions.ts';

/** The texts that were inserted into a file. */
export interface Inserted {
  /** The offset in the source and the length of each text, in their order. */
  readonly texts: readonly (readonly [offset: number, length: number])[];
  /** Site → the text in which its number comes first, and the place of the number in this text. */
  readonly sites: readonly (readonly [text: number, place: number])[];
}

const NUMBER = /nonet\$\w*[[( ](\d+)/g;
const FILE_CALL = /;nonet\$file\(.*?\);/;
const SOURCE_MAP = /\n\/\/# sourceMappingURL=data:application\/json;base64,[\w+/=]*/;

/** @param first The number of the first site. */
export function insertedTexts(insertions: readonly Insertion[], first: number): Inserted {
  const sites: [number, number][] = [];
  insertions.forEach(({ text }, i) => {
    for (const match of text.matchAll(NUMBER)) sites[Number(match[1]) - first] ??= [i, match.index];
  });
  return { texts: insertions.map(({ offset, text }) => [offset, text.length]), sites };
}

/** Removes the inserted texts from the text of a function. */
export class FunctionTexts {
  private readonly files: { readonly first: number; readonly inserted: Inserted }[] = [];

  add(first: number, inserted: Inserted): void {
    this.files.push({ first, inserted });
  }

  /** Returns the text of a function as it is in the source. */
  sourceOf(text: string): string {
    if (!text.includes('nonet$')) return text;
    const own = text.replace(FILE_CALL, '').replace(SOURCE_MAP, '');
    const [match] = own.matchAll(NUMBER);
    if (!match) return own;
    const site = Number(match[1]);
    const file = this.files.findLast(({ first }) => first <= site);
    const [start, place] = file?.inserted.sites[site - file.first] ?? [];
    return file && start !== undefined
      ? without(file.inserted.texts, start, own, match.index - place!)
      : own;
  }
}

/** Removes texts from the text of a function. Text `start` is at an index of it. */
function without(texts: Inserted['texts'], start: number, text: string, index: number): string {
  let source = text.slice(0, index);
  let end = index;
  for (let i = start; i < texts.length && end < text.length; i++) {
    const [offset, length] = texts[i]!;
    const next = i === start ? offset : texts[i - 1]![0];
    const from = end + offset - next;
    if (from >= text.length) break;
    source += text.slice(end, from);
    end = from + length;
  }
  return source + text.slice(end);
}

/** Makes functions show their own source to the program. */
export function showSource(texts: FunctionTexts): void {
  const native = Reflect.get(Function.prototype, 'toString') as () => string;
  const own = {
    toString(this: unknown): string {
      const text: string = Reflect.apply(native, this === shown ? native : this, []);
      try {
        return texts.sourceOf(text);
      } catch {
        return text;
      }
    },
  };
  const shown: unknown = Reflect.get(own, 'toString');
  Object.defineProperty(Function.prototype, 'toString', {
    value: shown,
    writable: true,
    configurable: true,
  });
}
