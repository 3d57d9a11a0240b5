import { type DrawingColours, drawingColours } from '../../picture/drawing.ts';

/** The page's current colors as #rrggbb. Drawing them on a canvas resolves color-mix(). */
export function coloursOfPage(): DrawingColours {
  const canvas = document.createElement('canvas');
  canvas.width = drawingColours.length;
  canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('expected a canvas that can be drawn on');
  const probe = document.body.appendChild(document.createElement('i'));
  drawingColours.forEach((name, x) => {
    probe.style.color = `var(--${name})`;
    context.fillStyle = getComputedStyle(probe).color;
    context.fillRect(x, 0, 1, 1);
  });
  probe.remove();
  const { data } = context.getImageData(0, 0, canvas.width, 1);
  const all = drawingColours.map((name, x) => {
    const channels = Array.from(data.subarray(4 * x, 4 * x + 3), (value) =>
      value.toString(16).padStart(2, '0'),
    );
    return [name, `#${channels.join('')}`];
  });
  return Object.fromEntries(all) as DrawingColours;
}
