import { cutGrid, findGrid, scan } from '@nonet/scan';
import type { Outline, ScanOutcome } from '../../picture/scanning.ts';
import { answerRequests } from '../answering.ts';
import { type ApiOf, immediate } from '../work.ts';
import { pixelsOf } from './pixels.ts';
import { scannedGrid } from './scanned-grid.ts';

/** The longest side of a picture that is read. */
const LONGEST = 1_600;

/** The side of the grid that the page shows of the photograph. */
const SHOWN = 540;

/** The outline of the grid in a frame of the camera. Undefined if there is none. */
function outline(frame: ImageBitmap): Outline | undefined {
  const pixels = pixelsOf(frame, LONGEST);
  frame.close();
  return findGrid(pixels)?.corners.map(({ x, y }) => [x / pixels.width, y / pixels.height]);
}

async function read(photo: Blob | ImageBitmap): Promise<ScanOutcome> {
  let pixels: ImageData;
  try {
    const bitmap = await createImageBitmap(photo);
    pixels = pixelsOf(bitmap, LONGEST);
    bitmap.close();
  } catch {
    return { kind: 'unreadable' };
  }
  const found = scan(pixels);
  const grid = found && scannedGrid(found, cutGrid(pixels, found.corners, SHOWN));
  return grid ? { kind: 'read', grid } : { kind: 'no-grid' };
}

const handlers = {
  find: (frame: ImageBitmap) => immediate(() => outline(frame)),
  read: async (photo: Blob | ImageBitmap) => {
    const outcome = await read(photo);
    return immediate(() => outcome);
  },
};

export type ScanApi = ApiOf<typeof handlers>;

answerRequests<ScanApi>(handlers);
