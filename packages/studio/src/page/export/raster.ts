import type { Drawing } from '../../picture/svg-strip.ts';

/** Every browser supports a canvas with this many pixels. */
const MOST_PIXELS = 16_000_000;

/**
 * Draws drawings of the same size on one canvas, in columns. One unit of a drawing is `scale`
 * pixels, or fewer if the canvas would be too large.
 */
export async function rasterOf(
  drawings: readonly Drawing[],
  columns: number,
  scale: number,
): Promise<HTMLCanvasElement> {
  const [{ width, height, ground }] = drawings;
  const rows = Math.ceil(drawings.length / columns);
  const fitting = Math.min(scale, Math.sqrt(MOST_PIXELS / (width * columns * height * rows)));
  const [across, down] = [Math.round(width * fitting), Math.round(height * fitting)];
  const canvas = document.createElement('canvas');
  canvas.width = columns * across;
  canvas.height = rows * down;
  const context = contextOf(canvas);
  context.fillStyle = ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (const [i, { svg }] of drawings.entries()) {
    const image = await imageOf(svg);
    context.drawImage(image, (i % columns) * across, Math.floor(i / columns) * down, across, down);
  }
  return canvas;
}

async function imageOf(svg: string): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}

export function pixelsOf(canvas: HTMLCanvasElement): Uint8ClampedArray<ArrayBuffer> {
  return contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height).data;
}

export async function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('expected a canvas that can be written as PNG');
  return blob;
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('expected a canvas that can be drawn on');
  return context;
}
