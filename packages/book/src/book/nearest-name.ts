/**
 * Finds the known name that was probably meant: the nearest one, if at most a third of its letters
 * differ. Case, hyphens and underscores do not count.
 */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const letters = plain(name);
  let [nearest, least]: [string | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const candidate of known) {
    const meant = plain(candidate);
    const most = Math.max(1, Math.floor(meant.length / 3));
    if (Math.abs(meant.length - letters.length) > most) continue;
    const edits = editsBetween(letters, meant);
    if (edits <= most && edits < least) [nearest, least] = [candidate, edits];
  }
  return nearest;
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[-_ ]/g, '');
}

/** How many letters to insert, delete, replace or swap with the next one (Damerau, Levenshtein). */
function editsBetween(one: string, other: string): number {
  let previous: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, j) => j);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped =
        i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next[j] = Math.min(
        row[j] + 1,
        next[j - 1] + 1,
        row[j - 1] + (isSame ? 0 : 1),
        isSwapped ? previous[j - 2] + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [previous, row] = [row, next];
  }
  return row[other.length];
}
