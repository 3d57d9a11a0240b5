import {
  CLASSIC,
  gridOf,
  identityTransform,
  type Transform,
  transformed,
} from '@nonet/engine/grid';

/** A classic puzzle with exactly one solution. Both arrays have 81 digits. A blank is 0. */
export interface ProperPuzzle {
  readonly givens: Uint8Array;
  readonly solution: Uint8Array;
}

/** Renames the digits. `names` is digit → its new name. */
export function renamed(puzzle: ProperPuzzle, names: readonly number[]): ProperPuzzle {
  return mapped(puzzle, { ...identityTransform(CLASSIC), digits: names });
}

/** Applies a transform to the givens and the solution. */
export function mapped({ givens, solution }: ProperPuzzle, transform: Transform): ProperPuzzle {
  const map = (digits: Uint8Array): Uint8Array =>
    transformed(gridOf(CLASSIC, digits), transform).digits;
  return { givens: map(givens), solution: map(solution) };
}

/** Reads a puzzle in the notation `line`. */
export function givensOf(line: string): Uint8Array {
  return Uint8Array.from(line, (symbol) => (symbol === '.' ? 0 : Number(symbol)));
}

/** Writes the givens in the notation `line`. */
export function lineOf({ givens }: Pick<ProperPuzzle, 'givens'>): string {
  return givens.join('').replaceAll('0', '.');
}
