import { applyPalette, GIFEncoder, quantize } from 'gifenc';

/** Frames of one size. A pixel has four bytes: red, green, blue and alpha. Alpha is ignored. */
export interface GifFrames {
  readonly width: number;
  readonly height: number;
  readonly frames: readonly Uint8ClampedArray[];
  /** Milliseconds per frame. */
  readonly delay: number;
}

/** A looping animated GIF, with one palette per frame. */
export function encodeGif({ width, height, frames, delay }: GifFrames): Uint8Array<ArrayBuffer> {
  const gif = GIFEncoder();
  for (const frame of frames) {
    const palette = quantize(frame, 256);
    gif.writeFrame(applyPalette(frame, palette), width, height, { palette, delay });
  }
  gif.finish();
  return gif.bytes();
}
