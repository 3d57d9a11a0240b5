/** A picture as `ImageData` of a browser: 4 bytes per pixel (red, green, blue, alpha), rows from the top. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** Throws a `RangeError` if the data does not have 4 bytes per pixel. */
export function verifyPixels({ width, height, data }: Pixels): void {
  const isSize = (side: number) => Number.isSafeInteger(side) && side >= 0;
  if (!isSize(width) || !isSize(height)) {
    throw new RangeError(`expected whole numbers as the size, found ${width}×${height}`);
  }
  if (data.length !== 4 * width * height) {
    const expected = `${4 * width * height} bytes for ${width}×${height} pixels`;
    throw new RangeError(`expected ${expected}, found ${data.length}`);
  }
}
