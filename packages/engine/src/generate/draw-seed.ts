/** The part of the Web Crypto API that the engine uses. */
interface WebCrypto {
  getRandomValues(bytes: Uint8Array): Uint8Array;
}

/** A random seed of eight letters and digits. */
export function drawSeed(): string {
  const { crypto } = globalThis as { readonly crypto?: WebCrypto };
  if (!crypto) throw new Error('expected a seed: this environment has no source of random numbers');
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}
