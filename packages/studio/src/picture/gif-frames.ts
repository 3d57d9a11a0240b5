/**
 * The frames of a GIF, all of one size. A pixel is four bytes: red, green, blue, alpha. Alpha is
 * ignored.
 */
export interface GifFrames {
  readonly width: number;
  readonly height: number;
  readonly frames: readonly Uint8ClampedArray[];
  /** Milliseconds per frame. */
  readonly delay: number;
}
