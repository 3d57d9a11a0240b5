/**
 * Random numbers that are the same everywhere: xoshiro128** 1.1 (Blackman and Vigna 2018), seeded
 * from a text. Period 2^128 − 1.
 */
export class Random {
  private readonly state: Uint32Array;

  /** The same text gives the same numbers. */
  constructor(seed: string) {
    this.state = seedState(seed);
  }

  /** The next 32 bits, as a whole number from 0 to 2^32 − 1. */
  next(): number {
    return xoshiro128(this.state);
  }

  /** A whole number from 0 to n − 1, each as likely as the others; n is 1 to 2^32. */
  below(n: number): number {
    // Numbers past the last full run of n would favour the small ones: draw again.
    const bound = 0x1_0000_0000 - (0x1_0000_0000 % n);
    for (;;) {
      const drawn = this.next();
      if (drawn < bound) return drawn % n;
    }
  }

  /** Puts a list in random order, in place (Fisher and Yates). */
  shuffle<T>(list: T[]): T[] {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [list[i], list[j]] = [list[j], list[i]];
    }
    return list;
  }
}

/** A step of xoshiro128**: the output of the state, which moves on. */
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

function rotated(x: number, by: number): number {
  return (x << by) | (x >>> (32 - by));
}

/** 128 bits of a text: cyrb128, a hash in the manner of MurmurHash3 (bryc 2018, public domain). */
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
  // xoshiro must not start from four zeros; the constant keeps even that text, if there is one, out.
  return Uint32Array.from([a ^ b ^ c ^ d, b ^ a, c ^ a, (d ^ a) | 1]);
}
