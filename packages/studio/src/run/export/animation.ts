import type { GifFrames } from '../../picture/gif-frames.ts';
import type { Drawing } from '../../picture/svg-strip.ts';
import { pixelsOf, rasterOf } from './raster.ts';

/**
 * Makes an animated GIF with one frame per drawing, each shown for `delay` milliseconds. A separate
 * worker encodes it.
 */
export async function animationOf(drawings: readonly Drawing[], delay: number): Promise<Blob> {
  const frames: Uint8ClampedArray<ArrayBuffer>[] = [];
  let [width, height] = [0, 0];
  for (const drawing of drawings) {
    const canvas = await rasterOf([drawing], 1, 1);
    ({ width, height } = canvas);
    frames.push(pixelsOf(canvas));
  }
  const worker = new Worker(new URL('../../worker/gif-worker.ts', import.meta.url), {
    type: 'module',
  });
  try {
    const bytes = await new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = ({ message }) => reject(new Error(message));
      const request: GifFrames = { width, height, frames, delay };
      worker.postMessage(
        request,
        frames.map(({ buffer }) => buffer),
      );
    });
    return new Blob([bytes], { type: 'image/gif' });
  } finally {
    worker.terminate();
  }
}
