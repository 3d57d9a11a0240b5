/** Types for the functions of gifenc that the studio uses. The package has no types. */
declare module 'gifenc' {
  type Palette = readonly (readonly [number, number, number])[];

  export function GIFEncoder(): {
    writeFrame(
      indices: Uint8Array,
      width: number,
      height: number,
      options: {
        palette: Palette;
        delay: number;
        transparent: boolean;
        transparentIndex: number;
        dispose: number;
      },
    ): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  };
  /** Chooses a palette of at most `colours` colors for an image. */
  export function quantize(rgba: Uint8ClampedArray, colours: number): Palette;
  export function applyPalette(rgba: Uint8ClampedArray, palette: Palette): Uint8Array;
}
