interface TableOptions {
  /** Whether to pad the cells so that the columns line up on a terminal. */
  readonly padded?: boolean;
}

/** Returns a Markdown table. The first column is aligned left, the other columns right. */
export function markdown(
  head: readonly (string | number)[],
  rows: readonly (readonly (string | number)[])[],
  { padded = false }: TableOptions = {},
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

/** Rounds to three significant figures and puts commas between the thousands. */
export function figure(value: number): string {
  const rounded = Number(value.toPrecision(3));
  return rounded.toLocaleString('en', { maximumFractionDigits: 4 });
}
