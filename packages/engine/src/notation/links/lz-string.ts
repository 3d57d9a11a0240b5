// LZString by Pieroxy (pieroxy.net/blog/pages/lz-string), in base64. It is LZ78 over UTF-16 units.
// The bits of a code come lowest bit first, six per character. Codes get wider as the dictionary
// grows. Three codes are reserved: an 8-bit unit follows NEW_BYTE, a 16-bit unit follows NEW_UNIT,
// and END ends the text.

const NEW_BYTE = 0;
const NEW_UNIT = 1;
const END = 2;
const FIRST_FREE = 3;

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The maximum length of an unpacked text. Without it, a short link could unpack to a huge text. */
export const MAX_UNPACKED = 262_144;

/** Compresses a text to base64. The inverse of unpack. */
export function pack(text: string): string {
  const bits = new BitWriter();
  const codes = new Map<string, number>();
  const unwritten = new Set<string>();
  const width = new CodeWidth(2, 2);
  let phrase = '';
  const write = () => {
    if (unwritten.delete(phrase)) {
      const unit = phrase.charCodeAt(0);
      bits.write(unit < 256 ? NEW_BYTE : NEW_UNIT, width.bits);
      bits.write(unit, unit < 256 ? 8 : 16);
      width.step();
    } else {
      bits.write(codes.get(phrase)!, width.bits);
    }
    width.step();
  };
  for (let index = 0; index < text.length; index++) {
    const unit = text[index];
    if (!codes.has(unit)) {
      codes.set(unit, FIRST_FREE + codes.size);
      unwritten.add(unit);
    }
    if (codes.has(phrase + unit)) {
      phrase += unit;
      continue;
    }
    write();
    codes.set(phrase + unit, FIRST_FREE + codes.size);
    phrase = unit;
  }
  if (phrase !== '') write();
  bits.write(END, width.bits);
  return bits.end();
}

/** Decompresses base64. Undefined if it is invalid, or if the text is longer than MAX_UNPACKED. */
export function unpack(base64: string): string | undefined {
  const bits = new BitReader(base64);
  const width = new CodeWidth(2, 1);
  const phrases = ['', '', ''];
  const parts: string[] = [];
  let before: string | undefined;
  for (let length = 0; length <= MAX_UNPACKED; ) {
    let code = bits.read(width.bits);
    if (code === undefined) return undefined;
    if (code === END) return parts.join('');
    if (code === NEW_BYTE || code === NEW_UNIT) {
      const unit = bits.read(code === NEW_BYTE ? 8 : 16);
      if (unit === undefined) return undefined;
      code = phrases.push(String.fromCharCode(unit)) - 1;
      width.step();
    }
    if (code > phrases.length || (code === phrases.length && before === undefined))
      return undefined;
    const phrase = phrases[code] ?? before! + before![0];
    parts.push(phrase);
    length += phrase.length;
    if (before !== undefined) {
      phrases.push(before + phrase[0]);
      width.step();
    }
    before = phrase;
  }
  return undefined;
}

/** The width of the next code in bits. It grows by one bit when all codes of a width are used. */
class CodeWidth {
  bits: number;
  private left: number;

  constructor(bits: number, left: number) {
    this.bits = bits;
    this.left = left;
  }

  step(): void {
    this.left--;
    if (this.left > 0) return;
    this.left = 2 ** this.bits;
    this.bits++;
  }
}

class BitWriter {
  private text = '';
  private sextet = 0;
  private filled = 0;

  write(value: number, bits: number): void {
    for (let bit = 0; bit < bits; bit++) {
      this.sextet = (this.sextet << 1) | ((value >>> bit) & 1);
      this.filled++;
      if (this.filled === 6) this.flush();
    }
  }

  /** Adds one to six zero bits, and then `=` up to a multiple of four characters. */
  end(): string {
    this.sextet <<= 6 - this.filled;
    this.flush();
    return this.text + '='.repeat((4 - (this.text.length % 4)) % 4);
  }

  private flush(): void {
    this.text += BASE64[this.sextet];
    this.sextet = 0;
    this.filled = 0;
  }
}

class BitReader {
  private readonly text: string;
  private at = 0;

  constructor(text: string) {
    this.text = text;
  }

  /**
   * Reads the next bits as a number. Undefined at the end of the text, or if a character is not
   * base64.
   */
  read(bits: number): number | undefined {
    let value = 0;
    for (let bit = 0; bit < bits; bit++, this.at++) {
      const sextet = BASE64.indexOf(this.text[Math.floor(this.at / 6)] ?? '=');
      if (sextet < 0) return undefined;
      value |= ((sextet >>> (5 - (this.at % 6))) & 1) << bit;
    }
    return value;
  }
}
