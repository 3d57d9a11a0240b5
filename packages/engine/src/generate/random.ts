/**
 * Pseudorandom numbers from a seed text, the same on every platform. The generator is xoshiro128**
 * 1.1 (Blackman and Vigna 2018). Its period is 2^128 − 1.
 */
export class Random {
  /** The four words of xoshiro128**. Hot code may change them. */
  readonly state: Uint32Array;

  constructor(seed: string) {
    this.state = seedState(seed);
  }

  /**
   * Switches to a stream of a seed. The next numbers depend only on the seed's state, on `index`
   * (an integer up to 2^53) and on `branch` (an integer up to 2^32). The finalizer of MurmurHash3
   * (Appleby 2011) mixes `index` and `branch` into each word of the state.
   */
  enter(seed: Uint32Array, index: number, branch: number): void {
    const low = index >>> 0;
    const high = Math.floor(index / 0x1_0000_0000);
    for (let word = 0; word < 4; word++) {
      let mixed = mix(seed[word] ^ mix(low + Math.imul(word + 1, GOLDEN)));
      mixed = mix(mixed ^ mix(high + Math.imul(word + 5, GOLDEN)));
      this.state[word] = mix(mixed ^ mix(branch + Math.imul(word + 9, GOLDEN)));
    }
    // xoshiro must not start from four zeros.
    this.state[3] |= 1;
  }

  /** The next 32 bits, as an integer from 0 to 2^32 − 1. */
  next(): number {
    return xoshiro128(this.state);
  }

  /** Returns a uniform integer from 0 to n − 1. n is 1 to 2^32. */
  below(n: number): number {
    // Numbers from `bound` on would make small results more likely, so they are drawn again.
    const bound = 0x1_0000_0000 - (0x1_0000_0000 % n);
    for (;;) {
      const drawn = this.next();
      if (drawn < bound) return drawn % n;
    }
  }

  /**
   * Like `below`, but several times faster, because it multiplies instead of dividing (Lemire
   * 2019). It returns other numbers than `below`. n is 1 to 2^21, so the product is exact.
   */
  belowSmall(n: number): number {
    for (;;) {
      const drawn = this.next();
      const rest = Math.imul(drawn, n) >>> 0;
      if (rest >= n || rest >= (0x1_0000_0000 - n) % n)
        return ((drawn * n - rest) / 0x1_0000_0000) | 0;
    }
  }

  /** Shuffles a list in place (Fisher–Yates). */
  shuffle<T>(list: T[]): T[] {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [list[i], list[j]] = [list[j], list[i]];
    }
    return list;
  }
}

/** Makes one step of xoshiro128**. Updates the state and returns the next output. */
export function xoshiro128(s: Uint32Array): number {
  const result = Math.imul(rotated(Math.imul(s[1], 5), 7), 9) >>> 0;
  const shifted = s[1] << 9;
  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= shifted;
  s[3] = rotated(s[3], 11);
  return result;
}

const GOLDEN = 0x9e3779b9;

function mix(x: number): number {
  let h = x | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

function rotated(x: number, by: number): number {
  return (x << by) | (x >>> (32 - by));
}

/**
 * A seed with a separate stream of random numbers for each puzzle. Stream i depends only on the
 * seed and on i, not on the other streams.
 */
export class Seed {
  private readonly state: Uint32Array;

  constructor(text: string) {
    this.state = seedState(text);
  }

  /**
   * Switches `random` to stream `index`. `branch` selects one of several streams with the same
   * index.
   */
  start(random: Random, index: number, branch = 0): Random {
    random.enter(this.state, index, branch);
    return random;
  }
}

/**
 * Returns the cyrb128 hash of a text. It has 128 bits, and resembles MurmurHash3 (bryc 2018, public
 * domain).
 */
function seedState(seed: string): Uint32Array {
  let a = 1779033703;
  let b = 3144134277;
  let c = 1013904242;
  let d = 2773480762;
  for (let i = 0; i < seed.length; i++) {
    const unit = seed.charCodeAt(i);
    a = b ^ Math.imul(a ^ unit, 597399067);
    b = c ^ Math.imul(b ^ unit, 2869860233);
    c = d ^ Math.imul(c ^ unit, 951274213);
    d = a ^ Math.imul(d ^ unit, 2716044179);
  }
  a = Math.imul(c ^ (a >>> 18), 597399067);
  b = Math.imul(d ^ (b >>> 22), 2869860233);
  c = Math.imul(a ^ (c >>> 17), 951274213);
  d = Math.imul(b ^ (d >>> 19), 2716044179);
  // xoshiro must not start from four zeros, so one bit is always set.
  return Uint32Array.from([a ^ b ^ c ^ d, b ^ a, c ^ a, (d ^ a) | 1]);
}
