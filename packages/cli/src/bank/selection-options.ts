import type { PuzzleOrder } from '@nonet/bank';
import { type Notation, notationById } from '@nonet/engine/notation';
import { choice, text, type Values } from '../core/option.ts';
import * as option from '../core/options.ts';
import { conditionOptions } from './condition-options.ts';
import { place } from './place-option.ts';

/** The options of a command that selects puzzles of a bank and prints them. */
export const selectionOptions = {
  bank: place(),
  ...conditionOptions,
  order: choice(
    '--order <by>',
    'added: as they were added; er or score: from easy to hard; random',
    ['added', 'er', 'score', 'random'],
  ).defaultsTo('added'),
  seed: text('-s, --seed <text>', 'with --order random: the same seed selects the same puzzles'),
  to: option.to('output notation').defaultsTo(notationById('line')!, 'line'),
  json: option
    .json('print one JSON object per puzzle, with all that the bank knows')
    .conflicts('to'),
  quiet: option.quiet(),
};

type SelectionFlags = Values<typeof selectionOptions>;

/** The order that the options ask for, and the notation. */
export function selectionOf({ json, order, seed, to }: SelectionFlags): {
  readonly order: PuzzleOrder;
  readonly notation: Notation;
} {
  return { order: { by: order, seed }, notation: json ? notationById('json')! : to };
}
