import { applyPalette, GIFEncoder, quantize } from 'gifenc';
import type { GifFrames } from './gif-api.ts';

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
