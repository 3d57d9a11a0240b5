/**
 * Returns a Markdown table. The first column is aligned left, the other columns right. With
 * `padded`, the columns also line up as plain text.
 */
export function markdown(
  head: readonly (string | number)[],
  rows: readonly (readonly (string | number)[])[],
  { padded = false }: { readonly padded?: boolean } = {},
): string {
  const texts = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) =>
    padded ? Math.max(3, ...texts.map((row) => row[column].length)) : 0,
  );
  const line = (row: readonly string[]): string => {
    const cells = row.map((text, i) =>
      i === 0 ? text.padEnd(widths[i]) : text.padStart(widths[i]),
    );
    return `| ${cells.join(' | ')} |`;
  };
  const rule = widths.map((width, i) =>
    i === 0 ? '---'.padEnd(width, '-') : '--:'.padStart(width, '-'),
  );
  return [texts[0], rule, ...texts.slice(1)].map(line).join('\n');
}

/** Rounds to three significant figures and groups thousands: 1234567 → "1,230,000". */
export function figure(value: number): string {
  const rounded = Number(value.toPrecision(3));
  return rounded.toLocaleString('en', { maximumFractionDigits: 4 });
}
