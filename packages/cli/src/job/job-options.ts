import { expected, flag, parsed, type Values } from '../core/option.ts';
import { output, quiet } from '../core/options.ts';
import type { Part } from '../core/part-source.ts';

/**
 * The last options of a command that can do a part of a job.
 *
 * @param what What a part is a part of.
 */
export const jobOptions = (what = 'the file') => ({
  output: output(),
  part: parsed(
    '-p, --part <k/n>',
    `answer only part k of n of ${what} (to join the parts: nonet join)`,
    parsePart,
  ),
  resume: flag(
    '--resume',
    'do nothing if the file of --output and its manifest are already complete',
  ),
  quiet: quiet(),
});

export type JobFlags = Values<ReturnType<typeof jobOptions>>;

/** Parses a part such as "3/10". */
function parsePart(part: string): Part {
  const [, number, of] = (/^(\d{1,9})\/(\d{1,9})$/.exec(part) ?? []).map(Number);
  if (number >= 1 && number <= of) return { number, of };
  throw expected('a part such as 3/10', part);
}
