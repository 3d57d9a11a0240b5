/** Pictures of one size, four bytes a pixel: red, green, blue, and one that is not looked at. */
export interface GifFrames {
  readonly width: number;
  readonly height: number;
  readonly frames: readonly Uint8ClampedArray[];
  /** Milliseconds that each is shown. */
  readonly delay: number;
}

/** An index a pixel into a palette of 256. */
interface Indexed {
  readonly pixels: Uint8Array;
  readonly palette: Uint8Array;
}

/** An animated GIF that begins again at its end (GIF89a), each frame with a palette of its own. */
export function encodeGif({ width, height, frames, delay }: GifFrames): Uint8Array<ArrayBuffer> {
  const out = new Bytes();
  out.text('GIF89a');
  out.words(width, height);
  out.bytes(0, 0, 0);
  out.bytes(0x21, 0xff, 11);
  out.text('NETSCAPE2.0');
  out.bytes(3, 1, 0, 0, 0);
  for (const frame of frames) {
    const { pixels, palette } = indexed(frame);
    out.bytes(0x21, 0xf9, 4, 0);
    out.words(Math.round(delay / 10));
    out.bytes(0, 0);
    out.bytes(0x2c);
    out.words(0, 0, width, height);
    out.bytes(0x87);
    out.bytes(...palette);
    out.bytes(8);
    const packed = compressed(pixels);
    for (let at = 0; at < packed.length; at += 255) {
      const block = packed.subarray(at, at + 255);
      out.bytes(block.length, ...block);
    }
    out.bytes(0);
  }
  out.bytes(0x3b);
  return out.taken();
}

/** Bits of a channel that tell colours apart. */
const BITS = 5;

/** The 256 most frequent colours, up to the lowest bits, and for all others the nearest of them. */
function indexed(frame: Uint8ClampedArray): Indexed {
  const shift = 8 - BITS;
  const count = frame.length / 4;
  const bins = new Uint16Array(count);
  const sums = new Float64Array(4 << (3 * BITS));
  for (let i = 0; i < count; i++) {
    const [r, g, b] = [frame[4 * i], frame[4 * i + 1], frame[4 * i + 2]];
    const bin = ((r >> shift) << (2 * BITS)) | ((g >> shift) << BITS) | (b >> shift);
    bins[i] = bin;
    sums[4 * bin] += r;
    sums[4 * bin + 1] += g;
    sums[4 * bin + 2] += b;
    sums[4 * bin + 3]++;
  }
  const met = Array.from({ length: 1 << (3 * BITS) }, (_, bin) => bin)
    .filter((bin) => sums[4 * bin + 3] > 0)
    .sort((a, b) => sums[4 * b + 3] - sums[4 * a + 3]);
  const palette = new Uint8Array(3 * 256);
  const indexOf = new Uint8Array(1 << (3 * BITS));
  met.forEach((bin, rank) => {
    const colour = [0, 1, 2].map((channel) => sums[4 * bin + channel] / sums[4 * bin + 3]);
    if (rank < 256) palette.set(colour.map(Math.round), 3 * rank);
    indexOf[bin] = rank < 256 ? rank : nearest(palette, colour);
  });
  return { pixels: Uint8Array.from(bins, (bin) => indexOf[bin]), palette };
}

function nearest(palette: Uint8Array, [r, g, b]: readonly number[]): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 256; i++) {
    const distance =
      (palette[3 * i] - r) ** 2 + (palette[3 * i + 1] - g) ** 2 + (palette[3 * i + 2] - b) ** 2;
    if (distance < least) {
      least = distance;
      best = i;
    }
  }
  return best;
}

const CLEAR = 256;
const END = 257;
const MOST_CODES = 4_096;

/** Lempel, Ziv and Welch, with codes of 9 to 12 bits, the lowest bit first. Hot: a step a pixel. */
function compressed(pixels: Uint8Array): Uint8Array {
  const out = new Bytes();
  // (prefix, pixel) → code; 0 where there is none.
  const codes = new Uint16Array(MOST_CODES * 256);
  let next = END + 1;
  let width = 9;
  let held = 0;
  let bits = 0;
  const write = (code: number): void => {
    held |= code << bits;
    bits += width;
    while (bits >= 8) {
      out.byte(held & 255);
      held >>>= 8;
      bits -= 8;
    }
  };
  write(CLEAR);
  let prefix = pixels[0];
  for (let i = 1; i < pixels.length; i++) {
    const key = prefix * 256 + pixels[i];
    if (codes[key] !== 0) {
      prefix = codes[key];
      continue;
    }
    write(prefix);
    prefix = pixels[i];
    if (next === MOST_CODES) {
      write(CLEAR);
      codes.fill(0);
      next = END + 1;
      width = 9;
      continue;
    }
    if (next === 1 << width) width++;
    codes[key] = next++;
  }
  write(prefix);
  write(END);
  if (bits > 0) out.byte(held & 255);
  return out.taken();
}

/** Bytes that are written one after another. */
class Bytes {
  private held = new Uint8Array(1 << 16);
  private length = 0;

  byte(value: number): void {
    if (this.length === this.held.length) {
      const longer = new Uint8Array(2 * this.length);
      longer.set(this.held);
      this.held = longer;
    }
    this.held[this.length++] = value;
  }

  bytes(...values: number[]): void {
    for (const value of values) this.byte(value);
  }

  /** Of two bytes each, the lower one first. */
  words(...values: number[]): void {
    for (const value of values) this.bytes(value & 255, value >> 8);
  }

  text(text: string): void {
    for (const symbol of text) this.byte(symbol.charCodeAt(0));
  }

  taken(): Uint8Array<ArrayBuffer> {
    return this.held.slice(0, this.length);
  }
}
