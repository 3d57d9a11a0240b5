// Hot code: plain loops, integers and preallocated arrays only.
import { HOUSE_CELLS, LOWEST } from '../../classic-tables.ts';
import type { Position } from '../../position.ts';
import type { Closure } from './closure.ts';
import { FIRST_GROUP } from './nodes.ts';
import type { Proof } from './proof.ts';

/**
 * The number of verities. There are three kinds: a candidate is on or off, a cell has one of its
 * candidates, or a digit has one of its places in a house. They are numbered in the order of
 * HoDoKu.
 */
export const VERITIES: number = FIRST_GROUP + 81 + 27 * 9;

const FIRST_HOUSE = FIRST_GROUP + 81;

/**
 * Reads the proof of a conclusion from a verity. Returns false if the verity does not prove it.
 *
 * @param verity A number below `VERITIES`.
 */
export function readVerity(
  verity: number,
  conclusion: number,
  { candidates, places }: Position,
  closure: Closure,
  proof: Proof,
): boolean {
  const end = conclusion >> 1;
  proof.begin(-1);
  if (verity < FIRST_GROUP) {
    const cell = Math.floor(verity / 9);
    if ((candidates[cell] & (1 << (verity % 9))) === 0) return false;
    if (cell === Math.floor(end / 9)) return false;
    proof.add(verity * 2 + 1, conclusion);
    proof.add(verity * 2, conclusion);
  } else if (verity < FIRST_HOUSE) {
    const cell = verity - FIRST_GROUP;
    for (let rest = candidates[cell]; rest !== 0; rest &= rest - 1) {
      proof.add((cell * 9 + LOWEST[rest]) * 2 + 1, conclusion);
    }
  } else {
    const index = verity - FIRST_HOUSE;
    const digit = index % 9;
    const first = index - digit;
    proof.begin(first / 9);
    for (let rest = places[index]; rest !== 0; rest &= rest - 1) {
      proof.add((HOUSE_CELLS[first + LOWEST[rest]] * 9 + digit) * 2 + 1, conclusion);
    }
  }
  for (let i = 0; i < proof.count; i++) {
    if (!closure.has(closure.rows[proof.starts[i]], conclusion)) return false;
  }
  return proof.count > 0;
}
