declare module 'fontkit' {
  interface Font {
    readonly unitsPerEm: number;
    glyphForCodePoint(codePoint: number): { readonly advanceWidth: number };
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): { readonly advanceWidth: number };
  }

  export function create(bytes: Uint8Array): Font;
}
