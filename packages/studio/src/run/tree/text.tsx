import { digitsOf } from '@nonet/engine/grid';
import { shapeOf, symbolOf } from '@nonet/engine/notation';
import type { Level, Subtree } from '../../picture/tree.ts';
import type { RunProps } from '../../search/controls.ts';
import { placeOf } from '../../words/place.ts';
import type { Words } from '../../words/words.ts';

/**
 * The tree for screen readers, with one entry per level of the path. It is left out while the
 * player plays.
 */
export function TreeText({ state, words }: RunProps) {
  const { tree } = state.run.tree;
  if (!tree || state.run.player.playing) return null;
  const shape = shapeOf(state.puzzle.text);
  return (
    <ol class="hidden" aria-label={words.tree.list(tree.event)}>
      {tree.levels.map((level, depth) => {
        const tried = level.tried.map((subtree) => triedText(subtree, words));
        const parts = [...tried, ...levelText(level, words)];
        return (
          <li key={depth}>
            {words.tree.level(depth, placeOf(shape, level.cell))}: {parts.join('; ')}
          </li>
        );
      })}
    </ol>
  );
}

/** A digit that was taken back: what became of it, and the number of its nodes. */
export function triedText({ digit, count, solutions }: Subtree, { tree }: Words): string {
  const symbol = symbolOf(digit);
  return solutions > 0 ? tree.solved(symbol, count, solutions) : tree.failed(symbol, count);
}

/** The digit placed at a level, or "the search is here", then the digits not tried yet. */
export function levelText({ node, remaining }: Level, { tree }: Words): string[] {
  const parts = [
    node ? (node.forced ? tree.forced : tree.placed)(symbolOf(node.digit)) : tree.here,
  ];
  if (remaining) parts.push(tree.remaining(digitsOf(remaining).map(symbolOf).join(' ')));
  return parts;
}
