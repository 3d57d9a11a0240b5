import type { Expectation } from '../constraint/expectation.ts';
import type { plainPhrases } from './plain-phrases.ts';

// An error says what was expected and what was found. A phrase is one of these two parts as data,
// so that it can be written in any language.

/** The ids of phrases that are always the same. */
type PlainId = keyof typeof plainPhrases;

interface Count {
  readonly count: number;
}

/** The symbols of digits, such as "1–9". Left out if the grid may have any size. */
interface Symbols {
  readonly symbols?: string | undefined;
}

/** A number of cells. `size` is the size of the grid with this many cells or candidates. */
interface GridCount extends Count {
  readonly size?: number;
}

/** A cell. The row and the column are counted from 1. */
interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** A cell that has a digit. */
interface FilledCell extends CellPlace {
  readonly digit: number;
}

/** A phrase about a cell. */
interface InCell extends CellPlace {
  readonly phrase: Phrase;
}

/** Id → the data of phrases that contain numbers, symbols or other phrases. */
interface PhraseData {
  'after-cells': { readonly size: number };
  'after-prefix': Count & { readonly prefix: string };
  blanks: Count;
  'box-shape': { readonly shape: string };
  /** A full grid that breaks a constraint of this kind. */
  'broken-rule': { readonly kind: string };
  candidates: GridCount;
  'candidates-among': Symbols;
  /** A cell, or a place beside the grid. */
  'cell-around': { readonly size: number };
  'cell-blank': CellPlace;
  'cell-filled': FilledCell;
  'cell-given': FilledCell;
  'cell-name': { readonly size: number };
  'cell-outside': { readonly size: number };
  /** A cell as a list of its row and its column, counted from 0. */
  'cell-pair': { readonly size: number };
  cells: GridCount;
  'cells-in-row': Count & { readonly row: number };
  'cells-in-rows': Count & { readonly rows: number };
  'cells-or-characters': { readonly cells: number; readonly characters: number };
  'character-pairs': { readonly base: number };
  characters: Count;
  /** A cell as a list of its column and its row, counted from 0 or from 1. */
  'column-and-row': { readonly size: number };
  'column-up-to': { readonly size: number };
  'data-after': { readonly prefix: string };
  digit: Symbols;
  either: { readonly first: Phrase; readonly second: Phrase };
  'event-number': { readonly event: number };
  'f-puzzles-constraint': { readonly name: string };
  fields: Count;
  'fields-of-cells': { readonly cells: number };
  given: { readonly symbol: string };
  grid: { readonly size: number };
  'grid-of-rows': { readonly size: number };
  'header-without-puzzle': { readonly names: number };
  'in-cell': InCell;
  /** What the constraint of a variant should have, at a place such as `constraints[3].sum`. */
  'in-constraint': { readonly place: string; readonly expectation: Expectation };
  /** A phrase about an entry in the list of a key, counted from 1. */
  'in-entry': { readonly phrase: Phrase; readonly name: string; readonly number?: number };
  'in-json': { readonly phrase: Phrase; readonly character: number };
  'in-solution': InCell;
  'json-with-key': { readonly key: string };
  'ipuz-kind': { readonly kind: string };
  /** The keys of an object: the first of them, and how many there are. */
  keys: Count & { readonly names: readonly string[] };
  'least-cells': Count;
  'least-fields': Count;
  line: { readonly length: number };
  'line-such-as': { readonly text: string };
  /** `digits` is the number of digits that follow the address. */
  link: { readonly address: string; readonly digits?: number };
  'most-cells': Count;
  'most-levels': Count;
  'most-line': { readonly length: number };
  'most-object': { readonly length: number };
  'most-text': { readonly length: number };
  number: Symbols;
  'row-not-list': { readonly row: number };
  'row-of-cells': { readonly sizes: readonly number[] };
  'row-up-to': { readonly size: number };
  rows: Count;
  /** A rule of a variant: the name of a key or a column, and its value if the value names the rule. */
  rule: { readonly name: string; readonly value?: string };
  'short-id': { readonly text: string };
  size: { readonly sizes: readonly number[] };
  'source-line': { readonly most: number };
  'sudokupad-element': { readonly name: string };
  /** A digit that appears twice in a house. The house is counted from 1. */
  twice: {
    readonly digit: number;
    readonly kind: 'row' | 'column' | 'box';
    readonly number: number;
  };
  /**
   * A text that is the same in all languages, for example a part of the input, in quotes if needed.
   */
  verbatim: { readonly text: string };
  'whole-number': { readonly least: number };
}

/** What an error says was expected or found. Rows, columns and characters are counted from 1. */
export type Phrase =
  | { readonly id: PlainId }
  | { [Id in keyof PhraseData]: { readonly id: Id } & PhraseData[Id] }[keyof PhraseData];

/**
 * The texts of all phrases in one language. A phrase may contain other phrases: `text` returns
 * their texts.
 */
export type PhraseTexts = { readonly [Id in PlainId]: string } & {
  readonly [Id in keyof PhraseData]: (
    data: PhraseData[Id],
    text: (phrase: Phrase) => string,
  ) => string;
};

/** The two phrases of an error. */
export interface Phrases {
  readonly expected: Phrase;
  readonly found: Phrase;
}

type PhraseText = (data: never, text: (phrase: Phrase) => string) => string;

/** Returns the text of a phrase in the language of `texts`. */
export function phraseIn(texts: PhraseTexts, phrase: Phrase): string {
  const text: string | PhraseText = texts[phrase.id];
  return typeof text === 'string' ? text : text(phrase as never, (inner) => phraseIn(texts, inner));
}

export function either(first: Phrase, second: Phrase): Phrase {
  return { id: 'either', first, second };
}

/** A phrase that is the same in all languages, such as `"q"`. */
export function verbatim(text: string): Phrase {
  return { id: 'verbatim', text };
}
