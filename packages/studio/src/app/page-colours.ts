import { type DrawingColours, drawingColours } from '../picture/svg-moment.ts';

/** The colours as the page has them now, in hexadecimal: what they are mixed of stays with it. */
export function coloursOfPage(): DrawingColours {
  const probe = document.body.appendChild(document.createElement('i'));
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('expected a canvas that can be drawn on');
  const hexOf = (name: string): string => {
    probe.style.color = `var(--${name})`;
    context.fillStyle = getComputedStyle(probe).color;
    context.fillRect(0, 0, 1, 1);
    const [...channels] = context.getImageData(0, 0, 1, 1).data.subarray(0, 3);
    return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  };
  const all = drawingColours.map((name) => [name, hexOf(name)]);
  probe.remove();
  return Object.fromEntries(all) as DrawingColours;
}
