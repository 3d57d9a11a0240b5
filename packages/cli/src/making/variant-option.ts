import { type VariantKind, variantKinds } from '@nonet/engine/generate';
import type { Notation } from '@nonet/engine/notation';
import { notations } from '@nonet/engine/notation';
import type { Command } from 'commander';
import { helpRows } from '../core/help-rows.ts';
import { listOf, oneOf, parsed } from '../core/option.ts';
import { variantTechniques } from './technique-option.ts';

const kindOf = oneOf('a kind of variant', variantKinds);

export const variantOption = parsed(
  '--variant <kinds>',
  'make puzzles with more rules, such as killer or diagonal,thermo',
  listOf((id): VariantKind => kindOf(id).id),
);

/** The kinds of `--variant`, one line for each. */
export function variantHelp(command: Command): string {
  const rows = variantKinds.map(({ id, summary }) => [id, summary] as const);
  const table = helpRows(command, [...rows, ['techniques', variantTechniques.join(', ')]]);
  return `\nKinds of variants, and their own techniques:\n${table}\n`;
}

/** The options that say nothing about variants. */
const OTHERS = [
  'rating',
  'pearl',
  'diamond',
  'level',
  'score',
  'without',
  'scale',
  'pattern',
  'from',
  'distinct',
  'against',
] as const;

/** Returns why the options cannot be used with `--variant`. Undefined if they can. */
export function notForVariants(
  flags: Readonly<Partial<Record<(typeof OTHERS)[number], unknown>>>,
  to: Notation,
): string | undefined {
  const other = OTHERS.find((option) => flags[option] !== undefined);
  if (other) {
    return `--${other} cannot be used with --variant (--size, --givens, --minimal, --symmetry and --technique can)`;
  }
  if (canHoldRules(to)) return undefined;
  const ids = notations.filter(canHoldRules).map(({ id }) => id);
  return `expected a notation that can hold the rules of variants (${ids.join(', ')}), found ${to.id}`;
}

function canHoldRules({ holds }: Notation): boolean {
  return holds.includes('constraints');
}
