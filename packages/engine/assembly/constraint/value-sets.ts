// Sets of values from 0 to 31: value v is bit v.

export function isSingle(set: i32): bool {
  return (set & (set - 1)) == 0;
}

export function largest(set: i32): i32 {
  return 31 - clz(set);
}

/** The set of `most` − v for each value v of the set. `most` may be less than 0. */
export function mirrored(set: i32, most: i32): i32 {
  set = ((set >>> 1) & 0x55555555) | ((set & 0x55555555) << 1);
  set = ((set >>> 2) & 0x33333333) | ((set & 0x33333333) << 2);
  set = ((set >>> 4) & 0x0f0f0f0f) | ((set & 0x0f0f0f0f) << 4);
  const reversed = <u64>bswap(<u32>set) << 31;
  return most < 0 || most > 62 ? 0 : <i32>(reversed >> (62 - most));
}
