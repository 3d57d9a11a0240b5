import { impossibleReason, type Wishes } from '@nonet/engine/generate';
import type { Geometry } from '@nonet/engine/grid';
import { Command, CommanderError } from 'commander';
import { type Values, whole } from '../core/option.ts';
import { variantOption } from '../making/variant-option.ts';
import { otherScale, wishesOf, wishOptions } from '../making/wish-options.ts';
import type { Ends } from '../report/report.ts';
import { rowIdOf } from './wish-conditions.ts';

/** So many puzzles of one kind. */
export interface Kind {
  readonly count: number;
  readonly wishes: Wishes & { readonly geometry: Geometry };
}

const { from: _from, pattern: _pattern, pearl: _pearl, diamond: _diamond, ...wished } = wishOptions;
const options = {
  count: whole('-n, --count <n>', 'number of puzzles').isRequired(),
  variant: variantOption,
  ...wished,
};

/**
 * Reads a plan. Each line has the options of `nonet generate`, with `--count`; lines that begin with `#` are
 * comments. Reports the lines that cannot be read. Returns undefined if there are any.
 */
export async function readFillPlan(
  text: string,
  name: string,
  { report, streams }: Ends,
): Promise<readonly Kind[] | undefined> {
  const kinds: Kind[] = [];
  let isGood = true;
  for (const [i, line] of text.split('\n').entries()) {
    const words = line.trim().split(/\s+/);
    if (words[0] === '' || words[0].startsWith('#')) continue;
    const kind = await kindOf(words, { report, streams });
    if (typeof kind !== 'string') {
      kinds.push(kind);
      continue;
    }
    report.error(new Error(`${name}:${i + 1}: ${kind}`));
    isGood = false;
  }
  if (isGood && kinds.length === 0) {
    report.error(
      new Error(`${name}: expected lines such as "--count 100 --level hard", found none`),
    );
    return undefined;
  }
  return isGood ? kinds : undefined;
}

/** The kind that a line asks for, or what is wrong with it. */
async function kindOf(words: readonly string[], ends: Ends): Promise<Kind | string> {
  const command = new Command()
    .exitOverride()
    .helpOption(false)
    .configureOutput({ writeErr: () => {}, outputError: () => {} });
  for (const option of Object.values(options)) command.addOption(option);
  try {
    command.parse(words, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) return error.message.replace(/^error: /, '');
    throw error;
  }
  const flags = command.opts<Values<typeof options>>();
  if (flags.variant) return 'a bank has no variants, so --variant cannot be used here';
  const wishes = await wishesOf(flags, ends);
  if (!wishes) return 'expected options of nonet generate';
  const reason = otherScale(flags) ?? impossibleReason(wishes);
  // A bank could not tell the puzzles that use another technique of the same row.
  const { without } = wishes;
  return (
    reason ?? {
      count: flags.count,
      wishes: { ...wishes, ...(without && { without: without.map(rowIdOf) }) },
    }
  );
}
