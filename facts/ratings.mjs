import { sum } from './interval.mjs';

/** Adds the counts of tables such as { rating → puzzles }. */
export function addTables(tables) {
  const total = {};
  for (const table of tables) {
    for (const [key, count] of Object.entries(table)) total[key] = (total[key] ?? 0) + count;
  }
  return total;
}

/** The numbers of puzzles as shares of the table. */
export function share(table, accepts) {
  const all = sum(Object.values(table));
  const some = Object.entries(table).filter(([key]) => accepts(key));
  return sum(some.map(([, count]) => count)) / all;
}

/** The mean of the keys, and their standard deviation. */
export function moments(table) {
  const entries = Object.entries(table).map(([key, count]) => [Number(key), count]);
  const all = sum(Object.values(table));
  const mean = sum(entries.map(([key, count]) => key * count)) / all;
  const square = sum(entries.map(([key, count]) => (key - mean) ** 2 * count)) / all;
  return { mean, deviation: Math.sqrt(square) };
}

/** The classes of ER that the pages name, as in the table of docs/how-hard.md. */
export const ER_CLASSES = [
  [1.0, 1.5],
  [1.6, 2.5],
  [2.6, 4.0],
  [4.1, 6.4],
  [6.5, 7.4],
  [7.5, 8.9],
  [9.0, 12.0],
];
