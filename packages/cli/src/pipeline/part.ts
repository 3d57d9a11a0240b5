import type { Part } from '../core/part-source.ts';

/**
 * Returns where a part begins and ends if there are `length` items in all. Each part begins where
 * the previous one ends.
 */
export function rangeOf({ number, of }: Part, length: number): { from: number; to: number } {
  const bound = (part: number): number => Number((BigInt(length) * BigInt(part)) / BigInt(of));
  return { from: bound(number - 1), to: bound(number) };
}

/** The name of a part of a file in messages, for example "puzzles.txt[3/10]". */
export function partLabel(file: string, { number, of }: Part): string {
  return `${file}[${number}/${of}]`;
}
