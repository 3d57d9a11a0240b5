/**
 * A random seed of eight letters and digits. Math.random is good enough for puzzles. Node needs a
 * few milliseconds to load the Web Crypto API.
 */
export function drawSeed(): string {
  return Array.from({ length: 8 }, () => Math.floor(36 * Math.random()).toString(36)).join('');
}
