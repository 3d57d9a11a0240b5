import type { PatternNode } from '../../technique/pattern.ts';
import { patternAs, type Step } from '../../technique/step.ts';
import { blocks, conclusion, houses } from './cells.ts';
import type { Detail, Details } from './detail.ts';

/**
 * The house or the cell of the contradiction, the conclusion, and a line for each chain. If a chain
 * contradicts its own start, HoDoKu names some other cell by mistake.
 */
const CONTRADICTION: Detail = (step) => {
  const { cells, houses: all } = step.pattern;
  const place = all.length > 0 ? houses(all) : blocks(cells.slice(0, 1));
  return ` in ${place}${conclusion(step)}${chains(step)}`;
};

const VERITY: Detail = (step) => `${conclusion(step)}${chains(step)}`;

export const FORCING: Details = {
  'forcing-chain-contradiction': CONTRADICTION,
  'forcing-chain-verity': VERITY,
  'forcing-net-contradiction': CONTRADICTION,
  'forcing-net-verity': VERITY,
};

function chains(step: Step): string {
  return patternAs(step, 'chains')
    .chains.map((nodes) => `\n  ${statements(nodes)}`)
    .join('');
}

/** `r1c2=3 (r1c5<>3) r4c2<>3 r4c5=3`: a branch of a net follows the statement from which it starts. */
function statements(nodes: readonly PatternNode[]): string {
  const { branches, way } = split(nodes);
  const texts = branches.map((branch) => ` (${branch.map(statement).join(' ')})`);
  const roots = branches.map(([first]) => statement(nodes[first.parents?.[0] ?? 0]));
  // HoDoKu writes a conclusion twice if it is true without any steps.
  const all = way.length === 1 ? [way[0], way[0]] : way;
  return all
    .map(statement)
    .map((text) => text + texts.filter((_, i) => roots[i] === text).join(''))
    .join(' ');
}

/**
 * Splits the nodes of a chain into the way to the last node, and the branches. A branch begins with
 * a node that has a single parent. After the branch comes the node of the way that needs it. In the
 * result, the branches that are needed last come first, because HoDoKu reads the way backwards.
 */
function split(nodes: readonly PatternNode[]) {
  const way: PatternNode[] = [];
  const branches: PatternNode[][] = [];
  let open: PatternNode[][] = [];
  for (const node of nodes) {
    if (node.parents?.length === 1) {
      open.push([node]);
    } else if (node.parents || open.length === 0) {
      way.push(node);
      branches.unshift(...open);
      open = [];
    } else {
      open[open.length - 1].push(node);
    }
  }
  return { branches, way };
}

function statement({ cells, digit, on }: PatternNode): string {
  return `${blocks(cells)}${on ? '=' : '<>'}${digit}`;
}
