import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeGif } from '../src/workers/gif/gif.ts';

/**
 * Decodes the frames of a GIF into one colour per pixel. Knows only the blocks that the encoder
 * writes.
 */
function decoded(gif: Uint8Array): { width: number; height: number; frames: number[][] } {
  const word = (at: number): number => gif[at] | (gif[at + 1] << 8);
  expect(String.fromCharCode(...gif.subarray(0, 6))).toBe('GIF89a');
  const [width, height] = [word(6), word(8)];
  const frames: number[][] = [];
  /** The size in bytes of the colour table that these flags describe. */
  const tableBytes = (flags: number): number => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);
  let palette = gif.subarray(13, 13 + tableBytes(gif[10]));
  let at = 13 + palette.length;
  /** The index of the pixels of the next frame that do not change. */
  let unchanged: number | undefined;
  while (gif[at] !== 0x3b) {
    const isImage = gif[at] === 0x2c;
    let least = 0;
    if (isImage) {
      const own = tableBytes(gif[at + 9]);
      if (own > 0) palette = gif.subarray(at + 10, at + 10 + own);
      at += 10 + own;
      least = gif[at++];
    } else {
      const isControl = gif[at + 1] === 0xf9;
      if (isControl) unchanged = gif[at + 3] & 1 ? gif[at + 6] : undefined;
      at += 2;
    }
    const data: number[] = [];
    for (; gif[at] > 0; at += gif[at] + 1) data.push(...gif.subarray(at + 1, at + 1 + gif[at]));
    at++;
    if (isImage) {
      const pixels = unpacked(data, least);
      const before = frames.at(-1);
      frames.push(
        pixels.flatMap((index, pixel) =>
          index === unchanged
            ? before!.slice(3 * pixel, 3 * pixel + 3)
            : [...palette.subarray(3 * index, 3 * index + 3)],
        ),
      );
    }
  }
  expect(at).toBe(gif.length - 1);
  return { width, height, frames };
}

function unpacked(data: readonly number[], least: number): number[] {
  const clear = 1 << least;
  const fresh = (): number[][] =>
    Array.from({ length: clear + 2 }, (_, i) => (i < clear ? [i] : []));
  const pixels: number[] = [];
  let table = fresh();
  let [bit, width] = [0, least + 1];
  let before: number[] | undefined;
  for (;;) {
    let code = 0;
    for (let i = 0; i < width; i++, bit++) code |= ((data[bit >> 3] >> (bit & 7)) & 1) << i;
    if (code === clear + 1) return pixels;
    if (code === clear) {
      [table, width, before] = [fresh(), least + 1, undefined];
      continue;
    }
    const entry = table[code] ?? [...before!, before![0]];
    pixels.push(...entry);
    if (before && table.length < 4_096) table.push([...before, entry[0]]);
    if (table.length === 1 << width && width < 12) width++;
    before = entry;
  }
}

describe('the GIF encoder', () => {
  it('preserves every pixel of flat pictures, for any number of frames', () => {
    const colours = fc.array(fc.tuple(fc.nat(31), fc.nat(31), fc.nat(31)), {
      minLength: 1,
      maxLength: 200,
    });
    const pictures = fc.record({
      width: fc.integer({ min: 1, max: 90 }),
      height: fc.integer({ min: 1, max: 90 }),
      colours,
      seeds: fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 3 }),
    });
    fc.assert(
      fc.property(pictures, ({ width, height, colours: few, seeds }) => {
        const frames = seeds.map((seed) =>
          Uint8ClampedArray.from({ length: width * height * 4 }, (_, i) => {
            const pixel = i >> 2;
            const colour = few[((pixel * 7_919 + seed * (pixel % 13)) >>> 0) % few.length];
            return i % 4 === 3 ? 255 : colour[i % 4] << 3;
          }),
        );
        const back = decoded(encodeGif({ width, height, frames, delay: 1_000 }));
        expect(back.width).toBe(width);
        expect(back.height).toBe(height);
        expect(back.frames).toEqual(
          frames.map((frame) => [...frame].filter((_, i) => i % 4 !== 3)),
        );
      }),
      { numRuns: 15 },
    );
  });

  it('writes of a frame what has changed', () => {
    const [width, height] = [200, 200];
    const frames = Array.from({ length: 20 }, (_, at) =>
      Uint8ClampedArray.from({ length: width * height * 4 }, (_, i) =>
        i >> 2 === Math.min(at, 15) ? 0 : (17 * (i >> 2)) % 256,
      ),
    );
    const one = encodeGif({ width, height, frames: frames.slice(0, 1), delay: 100 });
    expect(encodeGif({ width, height, frames, delay: 100 }).length).toBeLessThan(3 * one.length);
  });

  it('with more than 256 colours, preserves flat colours and approximates blends', () => {
    const inks = [
      [251, 250, 247],
      [27, 27, 26],
      [0, 114, 178],
      [230, 159, 0],
      [184, 74, 0],
    ];
    const frame = Uint8ClampedArray.from({ length: 300 * 300 * 4 }, (_, i) => {
      const pixel = i >> 2;
      const [from, to] = [inks[0], inks[1 + (pixel % 4)]];
      const blend = pixel % 5 === 0 ? ((pixel * 31) % 101) / 100 : 0;
      return i % 4 === 3 ? 255 : from[i % 4] + (to[i % 4] - from[i % 4]) * blend;
    });
    const [shown] = decoded(
      encodeGif({ width: 300, height: 300, frames: [frame], delay: 100 }),
    ).frames;
    const furthest = shown.reduce(
      (most, value, i) => Math.max(most, Math.abs(value - frame[4 * Math.floor(i / 3) + (i % 3)])),
      0,
    );
    expect(furthest).toBeLessThanOrEqual(16);
  });
});
