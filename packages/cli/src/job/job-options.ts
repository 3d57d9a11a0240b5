import { expected, flag, parsed, type TypedOption, type Values } from '../core/option.ts';
import { output, quiet } from '../core/options.ts';
import type { Part } from '../core/part-source.ts';

type JobOptions = {
  readonly output: TypedOption<string | undefined>;
  readonly part: TypedOption<Part | undefined>;
  readonly resume: TypedOption<boolean | undefined>;
  readonly quiet: TypedOption<boolean | undefined>;
};

/**
 * The last options of a command that can do a part of a job.
 *
 * @param what What a part is a part of.
 */
export const jobOptions = (what = 'the file'): JobOptions => ({
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

export type JobFlags = Values<JobOptions>;

/** Parses a part such as "3/10". */
function parsePart(part: string): Part {
  const [, number, of] = (/^(\d{1,9})\/(\d{1,9})$/.exec(part) ?? []).map(Number);
  if (number >= 1 && number <= of) return { number, of };
  throw expected('a part such as 3/10', part);
}
