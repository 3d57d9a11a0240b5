import { type Subtree, type Tree, unfoldedFrom } from '../src/picture/tree.ts';

/** Every subtree of the tree, including the placements on the path. */
export function subtreesOf({ levels }: Tree): Subtree[] {
  return levels.flatMap(({ tried, node }) => [
    ...tried.flatMap(unfoldedFrom),
    ...(node ? [node] : []),
  ]);
}
