import type { NestedProof, PatternNode, ProvingChains, Source } from '../../technique/pattern.ts';

/** A statement that is told, and the index of its last node in the chain. */
interface ToldNode extends PatternNode {
  readonly at: number;
}

/** A chain as it is told: from its assumption to a contradiction or to the conclusion. */
export interface ToldChain {
  readonly nodes: readonly PatternNode[];
  readonly start: PatternNode;
  /** The deductions in order, and the chains between them. */
  readonly parts: readonly { readonly deductions: ToldNode[]; readonly nested?: NestedProof }[];
  readonly clash: Source | undefined;
  /** Whether a contradiction means that this is not the case that is true. */
  readonly isCase: boolean;
  /** The conclusion, if the last deduction does not say it. */
  readonly end: PatternNode | undefined;
}

/** A chain that ends where it starts says nothing. */
export function toldChains({ chains, clashes = [] }: ProvingChains): ToldChain[] {
  return chains.flatMap((nodes, i) => {
    if (nodes.length === 1 && !clashes[i]) return [];
    const parts: { deductions: ToldNode[]; nested?: NestedProof }[] = [];
    for (const [at, plain] of nodes.entries()) {
      if (at === 0) continue;
      const node = { ...plain, at };
      const { confined, nested, on } = node;
      // The places of a locked digit are said with what they remove.
      const isSaid = on ? node.cells.length === 1 : confined !== undefined;
      const last = parts.at(-1);
      if (nested) parts.push({ deductions: [], nested });
      else if (isSaid && last && !last.nested) addTo(last.deductions, node);
      else if (isSaid) parts.push({ deductions: [node] });
    }
    const last = nodes[nodes.length - 1];
    const isSaid = last.on || last.confined || clashes[i];
    const end = isSaid ? undefined : last;
    return [{ nodes, start: nodes[0], parts, clash: clashes[i], isCase: chains.length > 1, end }];
  });
}

/** Says in one deduction what a pattern removes. */
function addTo(deductions: ToldNode[], node: ToldNode): void {
  const last = deductions[deductions.length - 1];
  const isSame =
    node.confined !== undefined &&
    last.digit === node.digit &&
    JSON.stringify(last.confined) === JSON.stringify(node.confined);
  if (isSame) deductions.pop();
  const cells = isSame ? [...last.cells, ...node.cells].sort((a, b) => a - b) : node.cells;
  deductions.push({ ...node, cells });
}

export function hasClash({ clashes = [] }: ProvingChains): boolean {
  return clashes.some((it) => it !== undefined);
}
