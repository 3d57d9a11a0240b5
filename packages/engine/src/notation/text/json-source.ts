import { memberOf } from '../parts/json-node.ts';
import type { JsonNode } from '../parts/json-text.ts';
import { type FoundPuzzle, gridOfNode, isSolutionKey } from './json-search.ts';

/** Where the parts of a record are. */
export interface Source {
  readonly holder: JsonNode | undefined;
  readonly puzzle: JsonNode | undefined;
  readonly solution: JsonNode | undefined;
  /** The names of the members with the puzzle and the solution. */
  readonly names: { readonly puzzle: string; readonly solution: string | undefined };
  /** Whether the puzzle has its usual name, so that the other members are read too. */
  readonly isPlain: boolean;
}

export function sourceOf(text: string, { holder, node, path, keys }: FoundPuzzle): Source {
  if (node === holder) {
    const other = memberOf(holder, 'solution') ? undefined : solutionIn(text, holder, []);
    return {
      holder,
      puzzle: memberOf(holder, 'puzzle'),
      solution: memberOf(holder, 'solution') ?? other?.node,
      names: { puzzle: 'puzzle', solution: other?.name ?? 'solution' },
      isPlain: true,
    };
  }
  const depth = holder ? path.lastIndexOf(holder) : 0;
  const inside = keys.slice(depth + 1).map(Number);
  const solved = holder && solutionIn(text, holder, inside);
  const name = `${keys[depth] ?? 'puzzle'}`;
  return {
    holder,
    puzzle: node,
    solution: solved?.node,
    names: { puzzle: name, solution: solved?.name },
    isPlain: false,
  };
}

/** Finds the member with the solution. `inside` has the indexes that lead to the puzzle in its list. */
function solutionIn(
  text: string,
  holder: JsonNode,
  inside: readonly number[],
): { readonly name: string; readonly node: JsonNode } | undefined {
  for (const [name, value] of holder.kind === 'object' ? holder.members : []) {
    if (!isSolutionKey(name)) continue;
    const node = inside.reduce<JsonNode | undefined>(
      (list, at) => (list?.kind === 'array' ? list.items[at] : undefined),
      value,
    );
    if (node && gridOfNode(text, node)) return { name, node };
  }
  return undefined;
}
