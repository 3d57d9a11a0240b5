import { randomGrid } from '@nonet/engine/generate';
import { CLASSIC, randomTransform, transformed } from '@nonet/engine/grid';
import { parsePuzzle } from '@nonet/engine/notation';

// Random puzzles of several kinds. A puzzle is first drawn as digits (0 is a blank). Then the
// digits are converted to the bytes that a solver reads.

const FAMOUS = [
  '103000509002109400000704000300502006060000050700803004000401000009205800804000107',
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
  '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..',
  '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
  '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9',
  '......12........3..23..4....18....5..6..7.8.......9.....85.....9...4.5..47...6...',
].map((text) => parsePuzzle(text).record.givens);

const KINDS = {
  dug: (random) => dug(random, 20 + random.below(45)),
  nearlyFull: (random) => dug(random, random.below(13)),

  famous: (random) => {
    const givens = FAMOUS[random.below(FAMOUS.length)];
    const transform = randomTransform(CLASSIC, (n) => random.below(n));
    return transformed(givens, transform).digits.slice();
  },

  sparse: (random) => {
    const digits = new Uint8Array(CLASSIC.cells);
    const different = 1 + random.below(9);
    for (let givens = random.below(20); givens > 0; givens--) {
      digits[random.below(CLASSIC.cells)] = 1 + random.below(different);
    }
    return digits;
  },

  /**
   * At least two digits are missing. Swapping two of the missing digits in a solution gives a
   * different solution.
   */
  renamable: (random) => {
    const kept = random.below(8);
    return dug(random, random.below(10)).map((digit) => (digit > kept ? 0 : digit));
  },

  empty: () => new Uint8Array(CLASSIC.cells),
};
const NAMES = Object.keys(KINDS);

/** Draws a puzzle of a kind. Two puzzles out of five get one or two random changes. */
export function drawDigits(random, kind = NAMES[random.below(NAMES.length)]) {
  const digits = KINDS[kind](random);
  for (let changes = Math.max(0, random.below(5) - 2); changes > 0; changes--) {
    digits[random.below(CLASSIC.cells)] = random.below(10);
  }
  return digits;
}

/** Draws a puzzle as bytes. One in ten is noise. */
export function drawBytes(random) {
  const range = [256, 64, 11][random.below(30)];
  if (range) return Uint8Array.from({ length: CLASSIC.cells }, () => random.below(range));
  return spell(drawDigits(random), random);
}

/** Turns digits into bytes (7 → 7 or '7') and blanks into bytes that are not digits. */
export function spell(digits, random) {
  const digitForms = [[0], [48], [0, 48]][random.below(3)];
  const blankForms = [[46], [0], [48], [10, 47, 58, 128, 129, 177, 185, 255], []][random.below(5)];
  return digits.map((digit) => {
    if (digit > 0) return digit + digitForms[random.below(digitForms.length)];
    if (blankForms.length > 0) return blankForms[random.below(blankForms.length)];
    const byte = random.below(256);
    return digitOfByte(byte) === 0 ? byte : 0;
  });
}

/**
 * Returns the digit of a byte: 7 and '7' → 7. All bytes other than 1–9 and '1'–'9' are blanks (0).
 */
export function digitOfByte(byte) {
  if (byte >= 1 && byte <= 9) return byte;
  return byte >= 49 && byte <= 57 ? byte - 48 : 0;
}

function dug(random, blanks) {
  const digits = randomGrid(CLASSIC, random).digits.slice();
  const cells = random.shuffle([...digits.keys()]);
  for (const cell of cells.slice(0, blanks)) digits[cell] = 0;
  return digits;
}
