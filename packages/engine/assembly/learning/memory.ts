// All arrays of a search lie one behind the other. They are reserved when a search begins. Only the
// clauses and the watch lists grow later: they move to larger places, and leave the old ones unused.

const PAGE: usize = 1 << 16;

/** The first byte that is not reserved. */
let end: usize = __heap_base;

/** Returns the address of so many bytes that nothing else uses. They are 0. Traps if there are none. */
export function reserve(bytes: usize): usize {
  const start = (end + 7) & ~7;
  end = start + bytes;
  const pages = <i32>((end + PAGE - 1) / PAGE) - memory.size();
  if (pages > 0 && memory.grow(pages) < 0) unreachable();
  return start;
}

/** Returns the address of so many integers of 32 bits. */
export function reserveIntegers(count: i32): usize {
  return reserve((<usize>count) << 2);
}

// @ts-expect-error: decorator
@inline
export function integer(array: usize, index: i32): i32 {
  return load<i32>(array + ((<usize>index) << 2));
}

// @ts-expect-error: decorator
@inline
export function setInteger(array: usize, index: i32, value: i32): void {
  store<i32>(array + ((<usize>index) << 2), value);
}
