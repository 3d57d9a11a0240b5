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

/** Leaves a frame on the screen while the next one is drawn over it. */
const KEEP = 1;

/** The colour of pixels that have not changed: they are transparent. */
const UNCHANGED = [0, 0, 0] as const;

/**
 * Encodes an animated GIF that repeats forever. A frame has only the pixels that have changed, with a palette of
 * their colours: the file is a tenth as long as with whole frames.
 */
export function encodeGif({ width, height, frames, delay }: GifFrames): Uint8Array<ArrayBuffer> {
  const gif = GIFEncoder();
  let before: Uint32Array | undefined;
  for (const { buffer, byteOffset } of frames) {
    const pixels = new Uint32Array(buffer, byteOffset, width * height);
    const isNew = (pixel: number, at: number): boolean => pixel !== before?.[at];
    const changed = new Uint8ClampedArray(pixels.filter(isNew).buffer);
    const colours = changed.length > 0 ? quantize(changed, 255) : [];
    const indices = applyPalette(changed, colours).values();
    const drawn = Uint8Array.from(pixels, (pixel, at) =>
      isNew(pixel, at) ? indices.next().value! : colours.length,
    );
    gif.writeFrame(drawn, width, height, {
      palette: [...colours, UNCHANGED],
      delay,
      transparent: before !== undefined,
      transparentIndex: colours.length,
      dispose: KEEP,
    });
    before = pixels;
  }
  gif.finish();
  return gif.bytes();
}
