import { textTag } from '@nonet/engine/draw';
import { wrap } from '../page/text-width.ts';
import type { Leaf, LeafSize } from './leaf.ts';

interface TextStyle {
  readonly size: number;
  readonly isBold?: boolean;
  /** The space after the text. Default: half its size. */
  readonly after?: number;
}

/** Texts and pictures that run from one leaf to the next. */
export class Flow {
  private readonly title: string;
  private readonly size: LeafSize;
  private readonly leaves: string[][] = [[]];
  /** How much of the last leaf is used. */
  private used = 0;

  constructor(title: string, size: LeafSize) {
    this.title = title;
    this.size = size;
  }

  text(text: string, { after, isBold = false, size }: TextStyle): void {
    const style = { 'font-size': size, ...(isBold && { 'font-weight': 700 }) };
    for (const line of wrap(text, this.size.width, size, isBold ? 'bold' : 'regular')) {
      this.room(1.4 * size);
      this.draw(textTag(0, this.used + 1.05 * size, style, line), 1.4 * size);
    }
    this.used += after ?? size / 2;
  }

  /** How high a text is, with the space after it. */
  heightOf(text: string, { after, isBold = false, size }: TextStyle): number {
    const lines = wrap(text, this.size.width, size, isBold ? 'bold' : 'regular');
    return 1.4 * size * lines.length + (after ?? size / 2);
  }

  /** Draws something that cannot be divided. `markup` gets the distance from the top of the leaf. */
  picture(height: number, markup: (y: number) => string): void {
    this.room(height);
    this.draw(markup(this.used), height);
  }

  /** Begins a new leaf if so much does not fit on this one. */
  room(height: number): void {
    if (this.used === 0 || this.used + height <= this.size.height) return;
    this.leaves.push([]);
    this.used = 0;
  }

  /** The height that is left on the last leaf. */
  get left(): number {
    return this.size.height - this.used;
  }

  finished(): Leaf[] {
    return this.leaves.map((markup) => ({ title: this.title, markup }));
  }

  private draw(markup: string, height: number): void {
    this.leaves[this.leaves.length - 1].push(markup);
    this.used += height;
  }
}
