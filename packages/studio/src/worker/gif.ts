import { applyPalette, GIFEncoder, quantize } from 'gifenc';

/** Pictures of one size, four bytes a pixel: red, green, blue, and one that is not looked at. */
export interface GifFrames {
  readonly width: number;
  readonly height: number;
  readonly frames: readonly Uint8ClampedArray[];
  /** Milliseconds that each is shown. */
  readonly delay: number;
}

/** An animated GIF that begins again at its end, each frame with a palette of its own. */
export function encodeGif({ width, height, frames, delay }: GifFrames): Uint8Array<ArrayBuffer> {
  const gif = GIFEncoder();
  for (const frame of frames) {
    const palette = quantize(frame, 256);
    gif.writeFrame(applyPalette(frame, palette), width, height, { palette, delay });
  }
  gif.finish();
  return gif.bytes();
}
