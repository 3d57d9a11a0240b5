/** Set of ten values at most → the set of 9 − v for each value v of the set. */
const MIRRORED = new Uint16Array(1024);
for (let set = 1; set < MIRRORED.length; set++) {
  MIRRORED[set] = (MIRRORED[set >>> 1] >>> 1) | ((set & 1) << 9);
}

/** The set of `most` − v for each value v of the set, from 0 on: value v is bit v. `most` may be less than 0. */
export function mirrored(set: number, most: number): number {
  if (most < 0) return 0;
  if (set >= 0 && set < MIRRORED.length) {
    if (most < 10) return MIRRORED[set] >>> (9 - most);
    return most < 41 ? MIRRORED[set] << (most - 9) : 0;
  }
  set = ((set >>> 1) & 0x55555555) | ((set & 0x55555555) << 1);
  set = ((set >>> 2) & 0x33333333) | ((set & 0x33333333) << 2);
  set = ((set >>> 4) & 0x0f0f0f0f) | ((set & 0x0f0f0f0f) << 4);
  set = ((set >>> 8) & 0x00ff00ff) | ((set & 0x00ff00ff) << 8);
  set = (set >>> 16) | (set << 16);
  if (most < 32) return set >>> (31 - most);
  return most < 63 ? set << (most - 31) : 0;
}

/** Set of ten values at most → their sum. */
const SUMS = new Uint8Array(1024);
for (let set = 1; set < SUMS.length; set++) {
  SUMS[set] = SUMS[set & (set - 1)] + 31 - Math.clz32(set & -set);
}

/** The sum of the values of a set. */
export function sumOf(set: number): number {
  if (set >= 0 && set < SUMS.length) return SUMS[set];
  let sum = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) sum += 31 - Math.clz32(rest & -rest);
  return sum;
}
