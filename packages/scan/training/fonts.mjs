import { readFileSync } from 'node:fs';

const GLYPH = 64 * 64;
const GLYPHS = 16;

/** The faces of `glyphs.py` that are held out of the training, or those that aren't. */
export function readFonts(folder, isHeldOut) {
  const bytes = readFileSync(`${folder}/glyphs.bin`);
  const faces = JSON.parse(readFileSync(`${folder}/faces.json`, 'utf8'));
  const of = (kind) =>
    faces.flatMap((face, index) =>
      face.kind === kind && face.heldOut === isHeldOut ? [index] : [],
    );
  return {
    faces,
    printed: of('printed'),
    written: of('written'),
    glyph(face, index) {
      const start = (face * GLYPHS + index) * GLYPH;
      return bytes.subarray(start, start + GLYPH);
    },
  };
}
