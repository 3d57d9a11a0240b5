declare module 'fontkit' {
  interface Path {
    /** Maps each point to (ax + cy + e, bx + dy + f). */
    transform(a: number, b: number, c: number, d: number, e: number, f: number): Path;
    /** The path as the attribute `d` has it, with at most two decimals. */
    toSVG(): string;
  }

  interface Glyph {
    readonly advanceWidth: number;
    readonly path: Path;
  }

  /** Lengths are in units of the font, of which `unitsPerEm` are the font size. */
  export interface Font {
    readonly unitsPerEm: number;
    glyphForCodePoint(codePoint: number): Glyph;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): {
      readonly advanceWidth: number;
      readonly glyphs: readonly Glyph[];
      readonly positions: readonly { readonly xAdvance: number }[];
    };
  }

  export function create(bytes: Uint8Array): Font;
}
