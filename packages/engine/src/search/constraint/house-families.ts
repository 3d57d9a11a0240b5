import type { Compiled } from '../../constraint/compiled.ts';

/**
 * Divides the houses into families that do not overlap: rows, columns, regions. A house that meets one
 * of each is a family of its own.
 */
export function houseFamilies({ cells, houses }: Compiled): Uint16Array[][] {
  const families: { houses: Uint16Array[]; used: Uint8Array }[] = [];
  for (const house of houses) {
    let family = families.find(({ used }) => house.every((cell) => used[cell] === 0));
    if (!family) {
      family = { houses: [], used: new Uint8Array(cells) };
      families.push(family);
    }
    family.houses.push(house);
    for (const cell of house) family.used[cell] = 1;
  }
  return families.map((family) => family.houses);
}

/** Calls back with each run of neighbouring houses in a family, as marks of cells, and their number. */
export function forEachRun(
  family: readonly Uint16Array[],
  cells: number,
  report: (marks: Uint8Array, houses: number) => void,
): void {
  for (let first = 0; first < family.length; first++) {
    const marks = new Uint8Array(cells);
    for (let last = first; last < family.length; last++) {
      for (const cell of family[last]) marks[cell] = 1;
      report(marks, last - first + 1);
    }
  }
}
