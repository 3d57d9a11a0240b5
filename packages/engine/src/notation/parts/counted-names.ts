// The names of rows and columns: `A B C`, `0 1 2`, `1 2 3`, `r1 r2 r3`, `[,1] [,2] [,3]`.

const NAME = /^[\W_]*(?:([A-Y])|(\p{L}*)[\W_]*(\d{1,2})\p{L}?)[\W_]*$/iu;

/** Where a row or a column is by its name: 1 for `1`, `A`, `r1` and `Row 1`. Undefined if it has none. */
export function placeOf(name: string): number | undefined {
  const [, letter, , number] = NAME.exec(name) ?? [];
  if (letter !== undefined) return letter.toUpperCase().charCodeAt(0) - 64;
  return number === undefined ? undefined : Number(number);
}

/** Whether names count from 0, 1 or A, with the same word before each number. */
export function areCounted(names: readonly string[]): boolean {
  const first = placeOf(names[0] ?? '');
  if (names.length < 4 || (first !== 0 && first !== 1)) return false;
  const word = wordOf(names[0]);
  return names.every((name, at) => placeOf(name) === first + at && wordOf(name) === word);
}

function wordOf(name: string): string | undefined {
  return NAME.exec(name)?.[2];
}
