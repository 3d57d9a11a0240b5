import { Random } from '@nonet/engine/generate';
import { drawBytes, drawDigits, spell } from './puzzles.mjs';

const CELLS = 81;
/** On average, one call out of this many has enough puzzles to fill a batch of the kernel. */
const LARGE_CALLS = 200;
const LIMITS = [1, 1, 1, 2, 2, 2, 2, 3, 7, 50, 300];
const LARGEST_LIMIT = 0xffff_ffff;

/**
 * @typedef {object} Call A call of `solve`. Its arrays are parts of larger buffers filled with
 *   noise (random bytes).
 * @property {Uint8Array} puzzles
 * @property {Uint8Array} solutions
 * @property {Uint32Array} counts
 * @property {{ limit: number, stride: number }} options
 * @property {boolean} refused Whether `solve` must throw.
 */

/**
 * Draws the calls of a test case. They depend only on the seed and the case number.
 *
 * @returns {Call[]}
 */
export function drawCase(seed, number) {
  const random = new Random(`${seed} ${number}`);
  return Array.from({ length: 1 + random.below(5) }, () => {
    const call = drawCall(random);
    return random.below(6) === 0 ? refusedCall(call, random) : call;
  });
}

/** Returns a call with one puzzle of 81 bytes. */
export function callOf(bytes, limit) {
  return {
    puzzles: Uint8Array.from(bytes),
    solutions: new Uint8Array(CELLS),
    counts: new Uint32Array(1),
    options: { limit, stride: CELLS },
    refused: false,
  };
}

function drawCall(random) {
  const batch = drawBatch(random);
  const total = batch.puzzles.length;
  const stride = CELLS + [0, 0, 1, 8, random.below(300)][random.below(5)];
  const used = total === 0 ? 0 : (total - 1) * stride + CELLS;
  const puzzles = inNoise(Uint8Array, used + random.below(2) * random.below(200), random);
  batch.puzzles.forEach((bytes, i) => {
    puzzles.set(bytes, i * stride);
  });
  const solutions = inNoise(
    Uint8Array,
    total * CELLS + random.below(2) * random.below(200),
    random,
  );
  const counts = inNoise(Uint32Array, total, random);
  return { puzzles, solutions, counts, options: { limit: batch.limit, stride }, refused: false };
}

function drawBatch(random) {
  const quick = () => spell(drawDigits(random, 'nearlyFull'), random);
  if (random.below(LARGE_CALLS) === 0) {
    const different = Array.from({ length: 20 }, quick);
    const total = [4_095, 4_096, 4_097, 8_193][random.below(4)];
    const puzzles = Array.from({ length: total }, () => different[random.below(20)]);
    return { puzzles, limit: 1 + random.below(2) };
  }
  const total = [0, 1, 7, 8, 9, random.below(60)][random.below(6)];
  if (random.below(20) === 0)
    return { puzzles: Array.from({ length: total }, quick), limit: LARGEST_LIMIT };
  const puzzles = Array.from({ length: total }, () => drawBytes(random));
  return { puzzles, limit: LIMITS[random.below(LIMITS.length)] };
}

/** Makes a call invalid: a bad limit or stride, or an array that is too short. */
function refusedCall(call, random) {
  const { puzzles, solutions, counts, options } = call;
  const total = counts.length;
  const pick = (values) => values[random.below(values.length)];
  const limit = pick([0, -1, 0.5, Number.NaN, 2 ** 32, Number.POSITIVE_INFINITY]);
  const stride = pick([80, 0, -81, 81.5, Number.NaN, Number.POSITIVE_INFINITY]);
  const bad = [{ options: { ...options, limit } }, { options: { ...options, stride } }];
  if (total > 0) {
    const needed = (total - 1) * options.stride + CELLS;
    bad.push({ puzzles: puzzles.subarray(0, random.below(needed)) });
    bad.push({ solutions: solutions.subarray(0, random.below(total * CELLS)) });
  }
  if (total > 1) bad.push({ options: { ...options, stride: 2 ** pick([16, 31, 32, 40]) } });
  return { ...call, ...pick(bad), refused: true };
}

/** Returns a part of a larger array that is filled with noise. */
function inNoise(Type, length, random) {
  const before = random.below(20);
  const whole = new Type(before + length + random.below(20));
  for (let i = 0; i < whole.length; i++) whole[i] = random.next();
  return whole.subarray(before, before + length);
}
