/** What is used of gifenc, which has no types of its own. */
declare module 'gifenc' {
  type Palette = readonly (readonly [number, number, number])[];

  export function GIFEncoder(): {
    writeFrame(
      indices: Uint8Array,
      width: number,
      height: number,
      options: { palette: Palette; delay: number },
    ): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  };
  /** The colours that stand for those of a picture, at most so many. */
  export function quantize(rgba: Uint8ClampedArray, colours: number): Palette;
  export function applyPalette(rgba: Uint8ClampedArray, palette: Palette): Uint8Array;
}
