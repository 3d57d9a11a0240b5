const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Decodes Base64 without line breaks. Not every environment has `atob` or `Buffer`. */
export function bytesOf(text: string): ArrayBuffer {
  const digits = text.replace(/=+$/, '');
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  const values = new Uint8Array(128);
  for (let value = 0; value < 64; value++) values[ALPHABET.charCodeAt(value)] = value;
  let held = 0;
  for (let at = 0, place = 0; place < digits.length; place++) {
    held = (held << 6) | values[digits.charCodeAt(place)];
    if (place % 4 > 0) bytes[at++] = held >> (6 - 2 * (place % 4));
  }
  return bytes.buffer;
}
