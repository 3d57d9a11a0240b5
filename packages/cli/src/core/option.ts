import { parseRange, type RangeName, rangeText, rangeWishes } from '@nonet/engine/generate';
import { InvalidArgumentError, Option } from 'commander';

export type Range = readonly [from: number, to: number];

/**
 * An option of a command. The type of its value includes undefined if the option has no default.
 */
export class TypedOption<T> extends Option {
  declare readonly value: T;
  role: Role | undefined;

  /** @param text Replaces the value in the help. */
  defaultsTo(value: NonNullable<T>, text?: string): TypedOption<NonNullable<T>> {
    return this.default(value, text) as TypedOption<T> as TypedOption<NonNullable<T>>;
  }

  /** @param what What an empty value is not. */
  names(role: Role, what: string = NAMED[role]): this {
    this.role = role;
    const { parseArg } = this;
    return this.argParser((found: string, before: unknown) => {
      if (found === '') throw expected(what, found);
      return parseArg ? parseArg(found, before) : found;
    });
  }

  isRequired(): TypedOption<NonNullable<T>> {
    return this.makeOptionMandatory() as TypedOption<T> as TypedOption<NonNullable<T>>;
  }
}

/**
 * What an option names: a file that the command reads or writes, a folder for its files, or a
 * database or a queue.
 */
export type Role = 'input' | 'output' | 'folder' | 'place';

const NAMED: Readonly<Record<Role, string>> = {
  input: 'a file name',
  output: 'a file name',
  folder: 'the name of a folder',
  place: 'a folder or the address of a server',
};

/** The options of a command by the names of their values: `json` is the value of `--json`. */
export type Options = Readonly<Record<string, TypedOption<unknown>>>;

/** The values of the options of a command. */
export type Values<O extends Options> = {
  readonly [K in keyof O as undefined extends O[K]['value'] ? never : K]: O[K]['value'];
} & {
  readonly [K in keyof O as undefined extends O[K]['value'] ? K : never]?: Exclude<
    O[K]['value'],
    undefined
  >;
};

export const flag = (flags: string, description: string): TypedOption<boolean | undefined> =>
  new TypedOption(flags, description);

export const text = (flags: string, description: string): TypedOption<string | undefined> =>
  new TypedOption(flags, description);

/** An option that may be given several times. */
export const texts = (
  flags: string,
  description: string,
): TypedOption<readonly string[] | undefined> =>
  new TypedOption<readonly string[] | undefined>(flags, description).argParser(
    (found: string, before: readonly string[] | undefined) => [...(before ?? []), found],
  );

export const choice = <T extends string>(
  flags: string,
  description: string,
  values: readonly T[],
): TypedOption<T | undefined> => new TypedOption<T | undefined>(flags, description).choices(values);

/** @param parse Throws `expected` if the text is not a value of the option. */
export const parsed = <T>(
  flags: string,
  description: string,
  parse: (text: string) => T,
): TypedOption<T | undefined> =>
  new TypedOption<T | undefined>(flags, description).argParser(parse);

export function expected(what: string, found: string): InvalidArgumentError {
  return new InvalidArgumentError(`expected ${what}, found "${found}"`);
}

export function oneOf<T extends { readonly id: string }>(
  what: string,
  all: readonly T[],
): (text: string) => T {
  return (id) => {
    const found = all.find((each) => each.id === id);
    if (found) return found;
    throw expected(`${what} (${all.map((each) => each.id).join(', ')})`, id);
  };
}

/** Reads a list with commas, such as `x-wing,xy-wing`. */
export function listOf<T>(parse: (text: string) => T): (list: string) => readonly T[] {
  return (list) => list.split(',').map((each) => parse(each.trim()));
}

export function parseName(text: string): string {
  if (text.trim() !== '') return text;
  throw expected('a name', text);
}

export function wholeNumber(least: number, most: number, what: string): (text: string) => number {
  return (digits) => {
    const value = Number(digits);
    if (/^\d+$/.test(digits) && value >= least && value <= most) return value;
    const isHuge = /^\d+$/.test(digits) && value > Number.MAX_SAFE_INTEGER;
    throw expected(isHuge ? `a whole number of at most ${most}` : what, digits);
  };
}

/** An option with a number or a range, such as `22..26`, `..24` or `28..`. */
export const range = (
  flags: string,
  description: string,
  name: RangeName,
): TypedOption<Range | undefined> =>
  parsed(flags, description, (found) => {
    const { example, what } = rangeWishes[name];
    const read = parseRange(name, found);
    if (!read)
      throw expected(`${what} or a range such as ${rangeText(name, example, '..')}`, found);
    if (read[0] <= read[1]) return read;
    throw expected('a range from a smaller to a larger number', found);
  });

const parseWhole = wholeNumber(1, Number.MAX_SAFE_INTEGER, 'a whole number of at least 1');

export const whole = (flags: string, description: string): TypedOption<number | undefined> =>
  parsed(flags, description, parseWhole);

export const seconds = (flags: string, description: string): TypedOption<number | undefined> =>
  parsed(flags, description, (number) => {
    const value = Number(number);
    if (/^\d*\.?\d+(e\d+)?$/i.test(number) && value > 0 && value < Infinity) return value;
    throw expected('a number of seconds above 0', number);
  });
