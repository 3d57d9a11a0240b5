import { USUAL_SIZES } from '../../grid/geometry.ts';

/**
 * A grid whose blank cells are spaces, with no sign or one space between two cells, written with
 * dots. Empty if the text is no such grid: it must have as many lines as a row has cells.
 */
export function withDots(text: string): string {
  const lines = text
    .replace(/^\n+(?=.*\S)|\s*\n*$/g, '')
    .replaceAll('\u00a0', ' ')
    .split('\n');
  const whole = text.replaceAll('\u00a0', ' ').replace(/\n$/, '').split('\n');
  return dotted(whole, 1) || dotted(whole, 2) || dotted(lines, 1) || dotted(lines, 2);
}

function dotted(lines: readonly string[], step: 1 | 2): string {
  const size = lines.length;
  if (!USUAL_SIZES.includes(size)) return '';
  const width = step * (size - 1) + 1;
  const rows = lines.map((line) => line.trimEnd().padEnd(width));
  const isGrid = rows.every(
    (row) =>
      row.length === width &&
      /^[\d ]*$/.test(row) &&
      Array.from(row).every((sign, at) => at % step === 0 || sign === ' '),
  );
  const cells = rows.map((row) =>
    Array.from({ length: size }, (_, cell) => row[step * cell]).join(''),
  );
  const blanks = cells.filter((row) => row.includes(' '));
  const isWide = lines.some((line) => line.trimEnd().length === width);
  const isPuzzle = isWide && /\d/.test(cells.join('')) && 2 * blanks.length > size;
  if (!isGrid || !isPuzzle || cells.some((row) => row.includes('0'))) return '';
  return cells.join('\n').replaceAll(' ', '.');
}
