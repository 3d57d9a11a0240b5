const MOST = 3;

/**
 * Returns up to three texts that someone may have meant: those that begin in the same way or differ
 * in a few characters, or else those that contain what was found.
 *
 * @param plain Removes what people write differently.
 */
export function nearTexts(
  found: string,
  all: readonly string[],
  plain: (text: string) => string,
): string[] {
  const wanted = plain(found);
  if (wanted.length < 3) return [];
  const begins = (text: string): boolean => plain(text).startsWith(wanted);
  const isNear = (text: string): boolean =>
    begins(text) || edits(wanted, plain(text)) <= wanted.length / 4;
  const near = all.filter(isNear);
  const likely = near.length > 0 ? near : all.filter((text) => plain(text).includes(wanted));
  return likely.toSorted((a, b) => a.length - b.length).slice(0, MOST);
}

/** The fewest characters to insert, remove or replace to turn a text into another (Levenshtein). */
function edits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const replaced = row[j - 1] + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, row[j] + 1, next[j - 1] + 1));
    }
    row = next;
  }
  return row[to.length];
}
