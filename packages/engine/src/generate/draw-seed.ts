/** What the engine needs of the Web Crypto API; every environment it runs in has it. */
interface WebCrypto {
  getRandomValues(bytes: Uint8Array): Uint8Array;
}

/** A random seed of eight letters and digits, for a run that names none. */
export function drawSeed(): string {
  const { crypto } = globalThis as { readonly crypto?: WebCrypto };
  if (!crypto) throw new Error('expected a seed: there is no source of randomness here');
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}
