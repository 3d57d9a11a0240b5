import type { Pixels } from '@nonet/scan';

/** How a camera was held: 1 upright, 3 upside down, 6 and 8 on a side; 2, 4, 5 and 7 are mirrored. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const ORIENTATION = 0x0112;
const ENTRY = 12;

/**
 * Reads the orientation from the content of an APP1 segment: "Exif", two zeros, and a TIFF header whose
 * first directory has entries of 12 bytes (Exif 2.32, 4.6).
 */
export function orientationIn(segment: Uint8Array): Orientation | undefined {
  if (segment.length < 16 || new TextDecoder('latin1').decode(segment.subarray(0, 6)) !== EXIF) {
    return undefined;
  }
  const tiff = new DataView(segment.buffer, segment.byteOffset + 6, segment.length - 6);
  const isLittle = tiff.getUint16(0) === LITTLE_ENDIAN;
  const directory = tiff.getUint32(4, isLittle);
  if (directory + 2 > tiff.byteLength) return undefined;
  const entries = tiff.getUint16(directory, isLittle);
  for (let entry = 0; entry < entries; entry++) {
    const at = directory + 2 + ENTRY * entry;
    if (at + ENTRY > tiff.byteLength) return undefined;
    if (tiff.getUint16(at, isLittle) !== ORIENTATION) continue;
    const value = tiff.getUint16(at + 8, isLittle);
    return value >= 1 && value <= 8 ? (value as Orientation) : undefined;
  }
  return undefined;
}

const EXIF = 'Exif\0\0';
const LITTLE_ENDIAN = 0x4949;

/** Turns and mirrors a picture so that it is upright. */
export function upright({ width, height, data }: Pixels, orientation: Orientation): Pixels {
  if (orientation === 1) return { width, height, data };
  const isTurned = orientation >= 5;
  const isFromRight = [2, 3, 7, 8].includes(orientation);
  const isFromBottom = [3, 4, 6, 7].includes(orientation);
  const [columns, rows] = isTurned ? [height, width] : [width, height];
  const right = isFromRight ? -1 : 1;
  const down = isFromBottom ? -width : width;
  const [perColumn, perRow] = isTurned ? [down, right] : [right, down];
  const first = (isFromBottom ? (height - 1) * width : 0) + (isFromRight ? width - 1 : 0);
  // A pixel is a word. The buffer of a decoder begins with the first pixel.
  const from = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const to = new Uint32Array(width * height);
  for (let row = 0, at = 0; row < rows; row++) {
    let source = first + row * perRow;
    for (let column = 0; column < columns; column++, source += perColumn) to[at++] = from[source];
  }
  return { width: columns, height: rows, data: new Uint8Array(to.buffer) };
}
