/** The 97.5 % quantile of the normal distribution, for intervals of 95 %. */
const Z = 1.96;

/** The sum of `of` over the chunks, divided by the sum of `per`, with its interval of 95 %. */
export function ratio(chunks, of, per) {
  const tops = chunks.map(of);
  const bottoms = chunks.map(per);
  const bottom = sum(bottoms);
  const value = sum(tops) / bottom;
  const squares = tops.map((top, i) => (top - value * bottoms[i]) ** 2);
  const n = chunks.length;
  const error = (Z * Math.sqrt((sum(squares) * n) / (n - 1))) / Math.abs(bottom);
  return { value, low: value - error, high: value + error };
}

export function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
