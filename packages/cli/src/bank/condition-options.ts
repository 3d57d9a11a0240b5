import type { Bank, Conditions } from '@nonet/bank';
import { levels } from '@nonet/engine/rating';
import { flag, listOf, oneOf, parsed, range, texts, type Values } from '../core/option.ts';
import * as option from '../core/options.ts';
import { parseTechnique } from '../making/technique-option.ts';
import { wishOptions } from '../making/wish-options.ts';
import { rowIdOf } from './wish-conditions.ts';

const rating = (name: string) =>
  range(
    `--${name} <n>`,
    `rating ${name.toUpperCase()} of Sudoku Explainer, such as 7.2, 7.0..7.3 or ..3`,
    'rating',
  );

const levelOf = oneOf(
  'a level',
  levels.map((id) => ({ id })),
);

/** The conditions on the puzzles of a bank. */
export const conditionOptions = {
  er: rating('er'),
  ep: rating('ep'),
  ed: rating('ed'),
  level: parsed(
    '--level <names>',
    'level of HoDoKu, such as hard or hard,unfair',
    listOf((id) => levelOf(id).id),
  ),
  score: range('--score <n>', 'score of HoDoKu, such as 1000..1200', 'score'),
  technique: parsed(
    '--technique <ids>',
    "techniques that HoDoKu's path uses, all of them, such as x-wing or x-wing,xy-wing; one of a row of several stands for its row: aic for nice-loop",
    listOf(parseTechnique),
  ),
  without: parsed(
    '--without <ids>',
    "techniques that HoDoKu's path does not use",
    listOf(parseTechnique),
  ),
  givens: wishOptions.givens,
  symmetry: wishOptions.symmetry,
  minimal: flag('--minimal', 'every given is needed'),
  size: option.size('rows and columns of a box, such as 2x3, or size of the grid, such as 6'),
  notIn: texts('--not-in <name>', 'in no collection of this name (may be given several times)'),
};

export function conditionsOf({
  level,
  notIn,
  size,
  technique,
  ...rest
}: Values<typeof conditionOptions>): Conditions {
  const { ed, ep, er, givens, minimal, score, symmetry, without } = rest;
  return {
    ed,
    ep,
    er,
    givens,
    levels: level,
    minimal,
    notIn,
    score,
    shape: size && [size.boxRows, size.boxColumns],
    symmetry,
    techniques: technique?.map(rowIdOf),
    without: without?.map(rowIdOf),
  };
}

/** Returns what is wrong if a collection of the options is not in the bank. */
export async function unknownCollection(
  { in: within, notIn = [] }: { readonly in?: string; readonly notIn?: readonly string[] },
  bank: Pick<Bank, 'collections'>,
): Promise<string | undefined> {
  if (within === undefined && notIn.length === 0) return undefined;
  const names = await bank.collections();
  const known = names.length > 0 ? ` (${names.join(', ')})` : ', which has none';
  const asked = [within, ...notIn].filter((name) => name !== undefined);
  const unknown = asked.find((name) => !names.includes(name));
  if (unknown === undefined) return undefined;
  const option = unknown === within ? '--in' : '--not-in';
  return `${option}: expected a collection of the bank${known}, found "${unknown}"`;
}
