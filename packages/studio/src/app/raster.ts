import type { Drawing } from '../picture/svg-strip.ts';

/** Pixels a canvas may have in all browsers. */
const MOST_PIXELS = 16_000_000;

/** A drawing on a canvas, as many pixels a unit as `scale` says and a canvas may have. */
export async function rasterOf(
  { svg, width, height }: Drawing,
  scale: number,
): Promise<HTMLCanvasElement> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const fitting = Math.min(scale, Math.sqrt(MOST_PIXELS / (width * height)));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * fitting);
    canvas.height = Math.round(height * fitting);
    contextOf(canvas).drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas;
  } finally {
    URL.revokeObjectURL(url);
  }
}

export function pixelsOf(canvas: HTMLCanvasElement): Uint8ClampedArray {
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
