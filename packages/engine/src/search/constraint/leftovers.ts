import type { Compiled } from '../../constraint/compiled.ts';
import { forEachRun, houseFamilies } from './house-families.ts';

/**
 * Pairs of groups of cells that hold the same values: what two houses do not share, and what as many houses of
 * two families do not share (the law of leftovers).
 */
export function leftovers(compiled: Compiled): [number[], number[]][] {
  const { cells, values, houses } = compiled;
  const found = new Map<string, [number[], number[]]>();
  const add = (one: number[], other: number[]): void => {
    if (one.length === 0 || one.length !== other.length || one.length >= values) return;
    found.set(`${one}|${other}`, [one, other]);
  };
  for (let i = 0; i < houses.length; i++) {
    for (let j = 0; j < i; j++) {
      const one = [...houses[i]].filter((cell) => !houses[j].includes(cell));
      if (one.length > values - 2) continue;
      add(
        one,
        [...houses[j]].filter((cell) => !houses[i].includes(cell)),
      );
    }
  }
  const families = houseFamilies(compiled);
  for (const family of families) {
    for (const other of families) {
      if (family === other) continue;
      forEachRun(family, cells, (marks, count) => {
        if (count < 2) return;
        const inside = other.filter((house) => sizeIn(house, marks) * 2 > house.length);
        if (inside.length !== count) return;
        const covered = new Uint8Array(cells);
        for (const house of inside) for (const cell of house) covered[cell] = 1;
        const left: number[] = [];
        const right: number[] = [];
        for (let cell = 0; cell < cells; cell++) {
          if (marks[cell] > covered[cell]) left.push(cell);
          else if (marks[cell] < covered[cell]) right.push(cell);
        }
        add(left, right);
      });
    }
  }
  return [...found.values()];
}

function sizeIn(house: Uint16Array, marks: Uint8Array): number {
  let size = 0;
  for (const cell of house) size += marks[cell];
  return size;
}
