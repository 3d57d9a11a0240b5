import type { Ink, PdfDocument } from './document.ts';
import { BEFORE, INITIAL, inherit, isBold, type Style } from './style.ts';
import type { SvgNode } from './svg-nodes.ts';
import { runOf, writeRun } from './text-run.ts';

export const fonts = { regular: 'regular', bold: 'bold' } as const;

/** Paints elements, each over those before it. All colors become shares of black. */
export function paint(
  canvas: PdfDocument,
  nodes: readonly SvgNode[],
  outer: Style = INITIAL,
): void {
  for (const node of nodes) {
    const { attributes, children, name } = node;
    const style = inherit(outer, attributes);
    const { transform } = attributes;
    if (transform !== undefined) {
      canvas.save();
      transformed(canvas, transform);
    }
    if (name === 'g') paint(canvas, children, style);
    else if (name === 'text') paintText(canvas, node, style);
    else paintShape(canvas, node, style);
    if (transform !== undefined) canvas.restore();
  }
}

const CALL = /(\w+)\(([^)]*)\)/g;

function transformed(canvas: PdfDocument, transform: string): void {
  for (const [, name, list] of transform.matchAll(CALL)) {
    const [a, b] = list
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (name === 'translate') canvas.transform(1, 0, 0, 1, a, b ?? 0);
    else if (name === 'scale') canvas.transform(a, 0, 0, b ?? a, 0, 0);
    else if (name === 'rotate') {
      const [sin, cos] = [Math.sin((a * Math.PI) / 180), Math.cos((a * Math.PI) / 180)];
      canvas.transform(cos, sin, -sin, cos, 0, 0);
    } else throw new Error(`expected translate, scale or rotate, got ${name}`);
  }
}

function paintShape(canvas: PdfDocument, { attributes, name }: SvgNode, style: Style): void {
  const of = (key: string): number => Number(attributes[key] ?? 0);
  if (name === 'path') canvas.path(attributes.d);
  else if (name === 'circle') canvas.circle(of('cx'), of('cy'), of('r'));
  else if (name === 'rect' && of('rx') > 0) {
    canvas.roundedRect(of('x'), of('y'), of('width'), of('height'), of('rx'));
  } else if (name === 'rect') canvas.rect(of('x'), of('y'), of('width'), of('height'));
  else throw new Error(`expected a shape, a text or a group, got ${name}`);
  const fill = inkOf(style.fill, style['fill-opacity']);
  const stroke = inkOf(style.stroke, style['stroke-opacity']);
  if (stroke) {
    canvas.lineWidth(Number(style['stroke-width']));
    canvas.lineCap(style['stroke-linecap']).lineJoin(style['stroke-linejoin']);
    const [length, space] = style['stroke-dasharray'].split(' ').map(Number);
    if (length > 0) canvas.dash(length, { space });
    else canvas.undash();
  }
  if (fill && stroke) canvas.fillAndStroke(fill, stroke);
  else if (fill) canvas.fill(fill);
  else if (stroke) canvas.stroke(stroke);
}

function paintText(canvas: PdfDocument, { attributes, text }: SvgNode, style: Style): void {
  const ink = inkOf(style.fill, style['fill-opacity']);
  if (!ink || text === '') return;
  canvas.font(isBold(style) ? fonts.bold : fonts.regular);
  canvas.fontSize(Number(style['font-size'])).fillColor(ink);
  const run = runOf(canvas._font, text);
  const width = (run.width * canvas._fontSize) / 1000;
  const before = width * (BEFORE[style['text-anchor']] ?? 0);
  writeRun(canvas, run, Number(attributes.x) - before, Number(attributes.y));
}

/**
 * The share of black that a color has, as bright as it is. Printers want no transparency, so what is
 * half transparent becomes half as dark. Undefined if nothing is painted.
 */
function inkOf(color: string, opacity: string): Ink | undefined {
  if (color === 'none') return undefined;
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const light = (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
  return [0, 0, 0, Math.round(100 * (1 - light) * Number(opacity))];
}
