/**
 * The position of something in an order. Ranks have equal lengths and are compared number by
 * number. The lowest rank comes first.
 */
export type Rank = readonly number[];

export function compareRanks(a: Rank, b: Rank): number {
  const i = a.findIndex((number, index) => number !== b[index]);
  return i < 0 ? 0 : a[i] - b[i];
}
