import type { BadInput } from './puzzle-input.ts';

/**
 * The result of a function that takes a puzzle, or the error if its text is not a puzzle. `ok` says
 * which it is. Every property of the result can be read before `ok` is tested, and is undefined if
 * the result does not have it.
 */
export type Answer<Result> = Uniform<Succeeded<Result> | BadInput>;

/** A result that has steps of another kind, if it has steps. */
export type WithSteps<Result, Step> = Result extends { readonly steps: unknown }
  ? Omit<Result, 'steps'> & { readonly steps: readonly Step[] }
  : Result;

type Succeeded<Result> = Result extends unknown ? { readonly ok: true } & Result : never;

type Uniform<Union, Keys extends PropertyKey = KeysOf<Union>> = Union extends unknown
  ? Union & { readonly [Key in Exclude<Keys, keyof Union>]?: undefined }
  : never;

type KeysOf<Union> = Union extends unknown ? keyof Union : never;
