/** Eight letters and digits to name an unnamed run by, so that it can be had again; tells them. */
export function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  const seed = Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
  process.stderr.write(`seed ${seed}\n`);
  return seed;
}
