import type { NoFunction } from '@nonet/judge/driver/driver';
import { problemById } from '@nonet/judge/problems/all';
import type { ProblemId } from '@nonet/judge/problems/problem';
import type { RunInput } from '@nonet/judge/run/runner';
import type { ProgramLanguage, ProgramRequest } from '../../../programs/program.ts';

/** A program, and what it is to solve. `free` is no problem: the program gets what the user types. */
export interface ProblemProgram {
  readonly name: string;
  readonly language: ProgramLanguage;
  readonly text: string;
  readonly problem: ProblemId | 'free';
}

type Rest = Pick<ProgramRequest, 'limits' | 'watch'>;

/**
 * Returns how the page runs a program on an input, as its problem wants. If the problem calls a
 * function that the program does not have, returns what is missing.
 */
export function requestOf(
  { language, name, problem: id, text }: ProblemProgram,
  input: RunInput,
  rest: Rest,
): ProgramRequest | NoFunction {
  const driver = id === 'free' ? undefined : problemById(id).driver?.(language, text);
  if (driver && 'found' in driver) return driver;
  const { after = '', main } = driver ?? {};
  return {
    ...rest,
    language,
    name,
    // The driver comes after the program, so the lines of the program keep their numbers.
    text: text + after,
    input: input.text,
    ...(input.files.length > 0 && {
      files: Object.fromEntries(input.files.map((file) => [file, input.text])),
    }),
    ...(main && { main: { name: main.name, text: main.text(name) } }),
  };
}
