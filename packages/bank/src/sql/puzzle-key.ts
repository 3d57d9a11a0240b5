/**
 * Packs the canonical form of a puzzle into bytes: 35 for 9×9, instead of 81 characters. The first byte
 * is the shape of a box, `rows · 16 + columns`. Up to 9×9, the digits follow as one decimal number;
 * above, each has four bits.
 *
 * @param form One character per cell: `.` for a blank, then 1 to 9, A, B and C.
 * @returns Hexadecimal, as `decode(key, 'hex')` reads it.
 */
export function puzzleKey(form: string, boxRows: number, boxColumns: number): string {
  const shape = (16 * boxRows + boxColumns).toString(16).padStart(2, '0');
  const digits = form.replaceAll('.', '0');
  if (boxRows * boxColumns > 9) return shape + digits.toLowerCase();
  // 10^n − 1 has this many bytes.
  const bytes = Math.ceil((form.length * Math.log2(10)) / 8);
  return (
    shape +
    BigInt(digits)
      .toString(16)
      .padStart(2 * bytes, '0')
  );
}

export function formOfKey(key: string): string {
  const [boxRows, boxColumns] = [key[0], key[1]].map((digit) => Number.parseInt(digit, 16));
  const size = boxRows * boxColumns;
  const digits =
    size > 9
      ? key.slice(2).toUpperCase()
      : BigInt(`0x${key.slice(2)}`)
          .toString()
          .padStart(size * size, '0');
  return digits.replaceAll('0', '.');
}
