import type { NestedProof, PatternNode, Step } from '../technique/step.ts';

/** The cells on which a step is based, ascending: those that a picture marks and a hint names. */
export function patternCells({ pattern }: Step): readonly number[] {
  const { cells, endoFins = [], excluders = [], fins = [], parts = [], subset } = pattern;
  const proofs = proofsOf(pattern);
  const nodes = proofs.flatMap(({ chains }) => chains.flat());
  const all = [
    ...cells,
    ...fins,
    ...endoFins,
    ...excluders.flatMap((it) => it.cells),
    ...(subset?.cells ?? []),
    ...nodes.flatMap((node) => [...node.cells, ...(node.confined?.cells ?? [])]),
    ...proofs.flatMap(({ clashes = [] }) => clashes.flatMap((clash) => clash?.cells ?? [])),
    ...parts.flatMap(patternCells),
  ];
  return [...new Set(all)].sort((a, b) => a - b);
}

/** The chains of a step, and what they lead to. */
type Proof = Pick<NestedProof, 'chains' | 'clashes'>;

/** The chains of a pattern, and the chains within them. */
export function proofsOf({ chains = [], clashes = [] }: Partial<Proof>): Proof[] {
  if (chains.length === 0) return [];
  const within = (nodes: readonly PatternNode[]) =>
    nodes.flatMap(({ nested }) => (nested ? proofsOf(nested) : []));
  return [{ chains, clashes }, ...chains.flatMap(within)];
}
