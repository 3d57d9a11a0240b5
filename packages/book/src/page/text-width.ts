export function textWidth(
  text: string,
  size: number,
  _weight: 'regular' | 'bold' = 'regular',
): number {
  return size * Array.from(text).reduce((sum, it) => sum + (it > '\u2e7f' ? 0.864 : 0.56), 0);
}
export function wrap(
  text: string,
  width: number,
  size: number,
  weight: 'regular' | 'bold' = 'regular',
): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`, size, weight) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
