const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Character code → its six bits. */
const BITS = new Uint8Array(128);
for (let i = 0; i < ALPHABET.length; i++) BITS[ALPHABET.charCodeAt(i)] = i;

/** Decodes base64. Not every environment has `atob` or `Buffer`. */
export function bytesOfBase64(text: string): Uint8Array {
  const length = text.replace(/=+$/, '').length;
  const bytes = new Uint8Array((length * 3) >> 2);
  // Four characters are three bytes.
  for (let from = 0, at = 0; from < length; from += 4) {
    const bits =
      (BITS[text.charCodeAt(from)] << 18) |
      (BITS[text.charCodeAt(from + 1)] << 12) |
      (BITS[text.charCodeAt(from + 2)] << 6) |
      BITS[text.charCodeAt(from + 3)];
    bytes[at++] = bits >> 16;
    bytes[at++] = bits >> 8;
    bytes[at++] = bits;
  }
  return bytes;
}
