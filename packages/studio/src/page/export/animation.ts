import type { Drawing } from '../../picture/svg-strip.ts';
import type { Clients } from '../../workers/clients.ts';
import { pixelsOf, rasterOf } from './raster.ts';

/** Makes an animated GIF with one frame per drawing, each shown for `delay` milliseconds. */
export async function animationOf(
  { gif }: Clients,
  drawings: readonly Drawing[],
  delay: number,
): Promise<Blob> {
  const frames: Uint8ClampedArray<ArrayBuffer>[] = [];
  let [width, height] = [0, 0];
  for (const drawing of drawings) {
    const canvas = await rasterOf([drawing], 1, 1);
    ({ width, height } = canvas);
    frames.push(pixelsOf(canvas));
  }
  const transfer = frames.map(({ buffer }) => buffer);
  const bytes = await gif.ask('encode', { width, height, frames, delay }, { transfer });
  return new Blob([bytes], { type: 'image/gif' });
}
