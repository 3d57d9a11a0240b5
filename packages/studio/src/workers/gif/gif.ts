import { applyPalette, GIFEncoder, quantize } from 'gifenc';

/** The frames of a GIF, all of one size. */
export interface GifFrames {
  readonly width: number;
  readonly height: number;
  /** A pixel is four bytes: red, green, blue, alpha. Alpha is ignored. */
  readonly frames: readonly Uint8ClampedArray[];
  /** Milliseconds per frame. */
  readonly delay: number;
}

/** Encodes an animated GIF that repeats forever. Each frame has its own palette. */
export function encodeGif({ width, height, frames, delay }: GifFrames): Uint8Array<ArrayBuffer> {
  const gif = GIFEncoder();
  for (const frame of frames) {
    const palette = quantize(frame, 256);
    gif.writeFrame(applyPalette(frame, palette), width, height, { palette, delay });
  }
  gif.finish();
  return gif.bytes();
}
