import type { Field, Notation, PuzzleRecord } from './notation.ts';
import { fieldNamed, textField } from './parts/fields.ts';

/** What a setter says about a puzzle. What is not said is left out. */
export interface AboutPuzzle {
  readonly title?: string;
  readonly author?: string;
  /** The rules in words, or another description. */
  readonly rules?: string;
}

type AboutPart = keyof AboutPuzzle;

/** The parts, in the order in which they are shown. */
export const aboutParts: readonly AboutPart[] = ['title', 'author', 'rules'];

/** Part → the fields in which notations have it. The title of most notations is the name. */
const FIELDS: Readonly<Record<AboutPart, readonly string[]>> = {
  title: ['title', 'collection'],
  author: ['author'],
  rules: ['rules', 'ruleset', 'description', 'intro'],
};

/** What a record says about its puzzle. */
export function aboutOf({ name, fields }: PuzzleRecord): AboutPuzzle {
  const said = aboutParts.flatMap((part) => {
    const named = FIELDS[part].map((field) => fieldNamed(fields, field));
    const text = [part === 'title' ? name : undefined, ...named].find(Boolean);
    return text ? [[part, text]] : [];
  });
  return Object.fromEntries(said);
}

/** A record of a puzzle, and what its notation cannot say about it. */
export interface RecordAbout {
  readonly record: PuzzleRecord;
  readonly lost: readonly AboutPart[];
}

/** The inverse of `aboutOf`: adds to a record what a notation can hold. */
export function withAbout(
  record: PuzzleRecord,
  about: AboutPuzzle,
  { holds }: Pick<Notation, 'holds'>,
): RecordAbout {
  let name: string | undefined;
  const fields: Field[] = [];
  const lost: AboutPart[] = [];
  for (const part of aboutParts) {
    const text = about[part];
    if (!text) continue;
    const [usual] = FIELDS[part];
    const field = holds.includes('fields') ? usual : FIELDS[part].find((it) => holds.includes(it));
    if (part === 'title' && holds.includes('name')) name = text;
    else if (field) fields.push(textField(field, text));
    else lost.push(part);
  }
  return {
    record: { ...record, ...(name && { name }), ...(fields.length > 0 && { fields }) },
    lost,
  };
}
