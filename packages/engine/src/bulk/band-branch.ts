// Hot: runs once a guess. Plain loops, integers, preallocated arrays.
import { CHANGED, NAKED, NODE_WORDS, OPEN } from './band-node.ts';
import { BOX } from './band-tables.ts';

/** The cell and the digit to guess, 128 × digit + cell, where every open cell has two candidates or more. */
export function chooseAny(node: Int32Array): number {
  for (let band = 0; band < 3; band++) {
    let one = 0;
    let two = 0;
    let three = 0;
    for (let word = band; word < 27; word += 3) {
      const a = node[word];
      three |= two & a;
      two |= one & a;
      one |= a;
    }
    const pairs = node[OPEN + band] & two & ~three;
    if (pairs !== 0) return lowestChoice(node, band, pairs & -pairs);
  }
  return chooseFewest(node);
}

/** The same: the first open cell and its smallest candidate. */
export function chooseFirst(node: Int32Array): number {
  let band = 0;
  while (node[OPEN + band] === 0) band++;
  const open = node[OPEN + band];
  return lowestChoice(node, band, open & -open);
}

function lowestChoice(node: Int32Array, band: number, bit: number): number {
  let word = band;
  while ((node[word] & bit) === 0) word += 3;
  return 128 * ((word - band) / 3) + 27 * band + 31 - Math.clz32(bit);
}

/** Where no cell has two candidates: the digit with the fewest places in a house, or the cell. */
function chooseFewest(node: Int32Array): number {
  let fewest = 10;
  let choice = 0;
  for (let digit = 0; digit < 9; digit++) {
    for (let band = 0; band < 3; band++) {
      const a = node[3 * digit + band];
      for (let i = 0; i < 3; i++) {
        const inBox = a & (BOX << (3 * i));
        const inRow = a & (511 << (9 * i));
        let places = count(inBox);
        if (places !== 0 && places < fewest) {
          fewest = places;
          choice = 128 * digit + 27 * band + 31 - Math.clz32(inBox & -inBox);
        }
        places = count(inRow);
        if (places !== 0 && places < fewest) {
          fewest = places;
          choice = 128 * digit + 27 * band + 31 - Math.clz32(inRow & -inRow);
        }
      }
    }
  }
  for (let band = 0; band < 3; band++) {
    for (let open = node[OPEN + band]; open !== 0; open &= open - 1) {
      const bit = open & -open;
      let candidates = 0;
      for (let word = band; word < 27; word += 3) if ((node[word] & bit) !== 0) candidates++;
      if (candidates >= fewest) continue;
      fewest = candidates;
      choice = lowestChoice(node, band, bit);
    }
  }
  return choice;
}

function count(set: number): number {
  let left = set - ((set >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Makes `child` the node with the digit in the cell, and leaves `node` as the one without. */
export function branch(node: Int32Array, child: Int32Array, choice: number): void {
  const cell = choice & 127;
  const band = cell < 27 ? 0 : cell < 54 ? 1 : 2;
  const bit = 1 << (cell - 27 * band);
  const chosen = 3 * (choice >> 7) + band;
  for (let i = 0; i < NODE_WORDS; i++) child[i] = node[i];
  let others = 0;
  for (let word = band; word < 27; word += 3) {
    if (word === chosen || (child[word] & bit) === 0) continue;
    child[word] = (child[word] ^ bit) | CHANGED;
    others++;
  }
  child[NAKED] = 0;
  child[NAKED + 1] = 0;
  child[NAKED + 2] = 0;
  child[NAKED + band] = bit;
  node[chosen] = (node[chosen] ^ bit) | CHANGED;
  node[NAKED] = 0;
  node[NAKED + 1] = 0;
  node[NAKED + 2] = 0;
  if (others === 1) node[NAKED + band] = bit;
}
