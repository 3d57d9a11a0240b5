import type { Pixels } from '@nonet/scan';
import { decode } from 'jpeg-js';
import { type Orientation, orientationIn } from './exif.ts';
import { PhotoError } from './photo-error.ts';
import { verifySize } from './picture-size.ts';

// Layout of a JPEG file (ITU-T T.81, annex B): segments of a marker (0xFF and a byte), a length of two
// bytes, which counts itself, and the content.

const START_OF_SCAN = 0xda;
const EXIF_SEGMENT = 0xe1;
/** Start of frame: 0xC0 to 0xCF, but for tables of Huffman codes, extensions and arithmetic coding. */
const NOT_FRAMES = [0xc4, 0xc8, 0xcc];

/** Every block of 8×8 pixels has at least one bit, so a shorter file is cut. */
const MOST_PIXELS_PER_BYTE = 512;

/** The decoder takes about 21 bytes per pixel. */
const MEGABYTES = 1_536;

interface Header {
  readonly width: number;
  readonly height: number;
  /** 1 in a gray picture, 3 in color, 4 in CMYK. */
  readonly components: number;
  readonly orientation: Orientation;
}

export function isJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
}

/** @throws PhotoError if the file is damaged, or has a picture of another kind */
export function readJpeg(bytes: Uint8Array): Pixels & { readonly orientation: Orientation } {
  const { components, height, orientation, width } = headerOf(bytes);
  verifySize(width, height);
  if (bytes.length < (width * height) / MOST_PIXELS_PER_BYTE) throw damaged();
  if (components === 4) {
    throw new PhotoError('a JPEG file in color or gray', 'one in CMYK, the colors of printers');
  }
  try {
    const { data } = decode(bytes, {
      useTArray: true,
      tolerantDecoding: false,
      maxResolutionInMP: Infinity,
      maxMemoryUsageInMB: MEGABYTES,
    });
    return { width, height, data, orientation };
  } catch {
    throw damaged();
  }
}

function headerOf(bytes: Uint8Array): Header {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let orientation: Orientation = 1;
  for (let at = 2; at + 4 <= bytes.length; ) {
    if (bytes[at] !== 0xff) break;
    const marker = bytes[at + 1];
    // A marker may have fill bytes in front.
    if (marker === 0xff) {
      at++;
      continue;
    }
    const length = view.getUint16(at + 2);
    if (marker === START_OF_SCAN || length < 2) break;
    const content = bytes.subarray(at + 4, at + 2 + length);
    if (marker === EXIF_SEGMENT) orientation = orientationIn(content) ?? orientation;
    if ((marker & 0xf0) === 0xc0 && !NOT_FRAMES.includes(marker) && content.length >= 6) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      return { width, height, components: content[5], orientation };
    }
    at += 2 + length;
  }
  throw damaged();
}

function damaged(): PhotoError {
  return new PhotoError('a whole JPEG file', 'a damaged one');
}
