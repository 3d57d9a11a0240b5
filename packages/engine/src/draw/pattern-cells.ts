import type { Step } from '../technique/step.ts';

/** The cells on which a step is based, ascending: those that a picture marks and a hint names. */
export function patternCells({ pattern }: Step): readonly number[] {
  const {
    cells,
    chains = [],
    clashes = [],
    endoFins = [],
    fins = [],
    parts = [],
    subset,
  } = pattern;
  const all = [
    ...cells,
    ...fins,
    ...endoFins,
    ...(subset?.cells ?? []),
    ...chains.flatMap((nodes) => nodes.flatMap((node) => node.cells)),
    ...clashes.flatMap((clash) => clash?.cells ?? []),
    ...parts.flatMap(patternCells),
  ];
  return [...new Set(all)].sort((a, b) => a - b);
}
