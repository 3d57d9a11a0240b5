import type { BadInput } from './puzzle-input.ts';

/**
 * The result of a function that takes a puzzle, or the error if its text is not a puzzle. `ok` says
 * which it is. Every property of the result can be read before `ok` is tested, and is undefined if
 * the result does not have it.
 */
export type Answer<Result> = Uniform<Succeeded<Result> | BadInput>;

type Succeeded<Result> = Result extends unknown ? { readonly ok: true } & Result : never;

type Uniform<Union, Keys extends PropertyKey = KeysOf<Union>> = Union extends unknown
  ? Union & { readonly [Key in Exclude<Keys, keyof Union>]?: undefined }
  : never;

type KeysOf<Union> = Union extends unknown ? keyof Union : never;
