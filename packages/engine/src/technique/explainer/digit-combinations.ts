// Hot code: plain loops, integers and preallocated arrays only.
import { arePeers } from '../cell-set.ts';

/**
 * Tested cell → the set of its digits that are in some allowed combination, after the latest test.
 */
export const allowed: Uint16Array = new Uint16Array(3);

/**
 * Passed as the first cell if only two cells are tested. The value also serves as the digit set of
 * the missing cell: one digit that no real cell has.
 */
export const NO_CELL: number = 1 << 9;

/**
 * The excluders that can exclude a combination of digits. Each entry is the set of an excluder's
 * candidates.
 */
const relevant = new Uint16Array(20);

/**
 * Tests the combinations of digits of three cells, and sets `allowed`. All of the first `count`
 * excluders must see the second and the last cell. Only the excluders that also see the first cell
 * are used.
 *
 * @returns Whether some digit of the cells is in no allowed combination.
 */
export function excludes(
  candidates: Uint16Array,
  excluders: Uint8Array,
  count: number,
  first: number,
  second: number,
  last: number,
): boolean {
  const single = first === NO_CELL;
  const digits0 = single ? NO_CELL : candidates[first];
  const digits1 = candidates[second];
  const digits2 = candidates[last];
  const others = ~(digits0 | digits1 | digits2);
  let used = 0;
  for (let i = 0; i < count; i++) {
    const set = candidates[excluders[i]];
    if ((set & others) === 0 && (single || arePeers(first, excluders[i]))) relevant[used++] = set;
  }
  if (used < 2) return false;
  const linked01 = !single && arePeers(first, second);
  const unlike0 = !single && arePeers(first, last) ? -1 : 0;
  const unlike1 = arePeers(second, last) ? -1 : 0;
  let allowed0 = 0;
  let allowed1 = 0;
  let allowed2 = 0;
  for (let rest0 = digits0; rest0 !== 0; rest0 &= rest0 - 1) {
    const digit0 = rest0 & -rest0;
    for (let rest1 = digits1; rest1 !== 0; rest1 &= rest1 - 1) {
      const digit1 = rest1 & -rest1;
      if (linked01 && digit0 === digit1) continue;
      let left = digits2 & ~((digit0 & unlike0) | (digit1 & unlike1));
      for (let i = 0; i < used; i++) {
        const rest = relevant[i] & ~(digit0 | digit1);
        if ((rest & (rest - 1)) === 0) left &= rest === 0 ? 0 : ~rest;
      }
      if (left === 0) continue;
      allowed0 |= digit0;
      allowed1 |= digit1;
      allowed2 |= left;
      if (allowed1 === digits1 && allowed2 === digits2) break;
    }
  }
  allowed[0] = allowed0;
  allowed[1] = allowed1;
  allowed[2] = allowed2;
  return allowed0 !== digits0 || allowed1 !== digits1 || allowed2 !== digits2;
}
