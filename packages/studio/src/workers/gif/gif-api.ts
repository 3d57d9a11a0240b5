import type { Exchange } from '../work.ts';

/** The frames of a GIF, all of one size. */
export interface GifFrames {
  readonly width: number;
  readonly height: number;
  /** A pixel is four bytes: red, green, blue, alpha. Alpha is ignored. */
  readonly frames: readonly Uint8ClampedArray[];
  /** Milliseconds per frame. */
  readonly delay: number;
}

export interface GifApi {
  /** Encodes an animated GIF that repeats forever. */
  encode: Exchange<GifFrames, Uint8Array<ArrayBuffer>>;
}
