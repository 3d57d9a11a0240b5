import { rangeText } from '@nonet/engine/generate';
import { CLASSIC } from '@nonet/engine/grid';
import { packedCells } from '@nonet/engine/notation';
import type { Recipe } from './recipe.ts';

/** The command that makes the puzzles of a recipe, ready for a shell. */
export function commandOf({ count, isDistinct, seed, wishes }: Recipe): string {
  const { geometry, givens, level, minimal, pattern, rating, score } = wishes;
  const { symmetry, technique, variant, without } = wishes;
  const { boxColumns, boxRows } = geometry;
  const options: readonly (readonly [name: string, value: string | undefined])[] = [
    ['seed', seed],
    ['count', String(count)],
    ['size', geometry === CLASSIC ? undefined : `${boxRows}x${boxColumns}`],
    ['variant', variant?.join(',')],
    ['symmetry', symmetry],
    ['givens', givens && rangeText('givens', givens, '..')],
    ['pattern', pattern && packedCells(pattern)],
    ['level', level],
    ['score', score && rangeText('score', score, '..')],
    ['technique', technique],
    ['without', without?.join(',')],
    ['rating', rating && rangeText('rating', rating, '..')],
  ];
  return [
    'nonet generate',
    ...options.flatMap(([name, value]) => (value === undefined ? [] : `--${name}${shown(value)}`)),
    ...(minimal ? ['--minimal'] : []),
    ...(isDistinct ? ['--distinct'] : []),
  ].join(' ');
}

/** A value as a shell takes it. One that begins with a hyphen must not look like an option. */
function shown(value: string): string {
  const quoted = /^[\w.,:@%+/-]+$/.test(value) ? value : `'${value.replaceAll("'", "'\\''")}'`;
  return value.startsWith('-') ? `=${quoted}` : ` ${quoted}`;
}
