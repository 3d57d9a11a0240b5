import { drawLine, fade, printGlyph } from './page.mjs';
import { addNoise, blur, compress, shake } from './photo.mjs';
import { written } from './strokes.mjs';

/** The classes: empty, 16 printed values, 9 written digits, and none of these. */
export const EMPTY = 0;
export const WRITTEN = 16;
export const NONE = 26;

const SIDE = 32;
const MIDDLE = (SIDE - 1) / 2;
/** The ink of a digit is so many levels of gray darker than the paper. */
const LEAST_LEVELS = 18;
const MIDDLE_PIXEL = (SIDE / 2) * SIDE + SIDE / 2;

/** The lines of the grid at the edges of a cell, as they are after an imperfect cut. */
function rule(ink, random) {
  const darkness = random.between(0.3, 1);
  const thin = random.between(0.2, 1.3);
  const thick = random.between(0.8, 2.8);
  const drift = random.chance(0.25) ? 3 : 1;
  for (let edge = 0; edge < 4; edge++) {
    if (random.chance(0.06)) continue;
    const at = edge < 2 ? random.normal() * drift * 0.7 : SIDE - 1 + random.normal() * drift * 0.7;
    const tilt = random.normal() * 0.6 * drift;
    const bow = random.normal() * 0.4 * drift;
    const points = [
      [-2, at - tilt],
      [MIDDLE, at + bow],
      [SIDE + 1, at + tilt],
    ];
    const radius = (random.chance(0.35) ? thick : thin) / 2 + 0.1;
    drawLine(
      ink,
      SIDE,
      edge % 2 === 0 ? points : points.map(([x, y]) => [y, x]),
      radius,
      darkness * random.between(0.7, 1),
    );
  }
}

function place(random, height, width, offset, turn) {
  return {
    x: MIDDLE + random.normal() * offset,
    y: MIDDLE + random.normal() * offset,
    scale: height / 44,
    width: random.between(1 - width, 1 + width),
    slant: random.normal() * 0.06,
    turn: turn + random.normal() * 0.07,
    bend: random.chance(0.4) ? random.between(0, 0.5) : 0,
    wave: random.between(0.15, 0.4),
    phase: random.between(0, 6.3),
  };
}

function spread(random) {
  return {
    gain: random.between(1, 2.5),
    more: random.chance(0.4) ? random.between(-0.25, 0.35) : 0,
  };
}

function print(ink, glyph, random, turn) {
  const height = random.chance(0.85) ? random.between(13, 24) : random.between(9, 28);
  const at = place(random, height, 0.15, Math.min(2, (30 - height) / 6), turn);
  printGlyph(ink, SIDE, glyph, at, random.between(0.55, 1), spread(random));
  return height;
}

function write(ink, digit, fonts, random) {
  const height = random.between(12, 28);
  const darkness = random.between(0.35, 1);
  const offset = Math.min(2.5, (32 - height) / 5);
  if (random.chance(0.35)) {
    const at = place(random, height, 0.25, offset, 0);
    at.slant = random.normal() * 0.15;
    at.bend = random.between(0, 0.09) * height;
    at.wave = random.between(3, 7) / height;
    at.turn = random.normal() * 0.13;
    printGlyph(
      ink,
      SIDE,
      fonts.glyph(random.pick(fonts.written), digit - 1),
      at,
      darkness,
      spread(random),
    );
    return height;
  }
  const x = MIDDLE + random.normal() * offset;
  const y = MIDDLE + random.normal() * offset;
  const radius = random.between(0.4, Math.min(1.9, height * 0.075));
  for (const stroke of written(digit, random)) {
    drawLine(
      ink,
      SIDE,
      stroke.map(([u, v]) => [x + u * height, y + v * height]),
      radius,
      darkness,
    );
  }
  return height;
}

/** Small digits that someone noted in an empty cell. */
function note(ink, fonts, random) {
  const height = random.between(4, 7.5);
  const isPrinted = random.chance(0.3);
  for (let count = random.below(5) + 1; count > 0; count--) {
    const x = 4 + (random.below(3) + 0.5) * 8 + random.normal();
    const y = 4 + (random.chance(0.6) ? 0 : random.below(3)) * 8 + 3 + random.normal();
    const digit = random.below(9) + 1;
    if (isPrinted) {
      const at = { ...place(random, height, 0.1, 0, 0), x, y };
      printGlyph(
        ink,
        SIDE,
        fonts.glyph(random.pick(fonts.printed), digit - 1),
        at,
        0.8,
        spread(random),
      );
    } else {
      for (const stroke of written(digit, random)) {
        drawLine(
          ink,
          SIDE,
          stroke.map(([u, v]) => [x + u * height, y + v * height]),
          0.3,
          0.7,
        );
      }
    }
  }
}

function dirty(ink, random) {
  for (let count = random.below(4); count > 0; count--) {
    const x = random.between(0, SIDE);
    const y = random.between(0, SIDE);
    const length = random.chance(0.6) ? random.between(0, 2) : random.between(2, 14);
    const angle = random.between(0, 6.3);
    const bow = random.normal() * length * 0.3;
    const points = [
      [x, y],
      [
        x + length * 0.5 * Math.cos(angle) - bow * Math.sin(angle),
        y + length * 0.5 * Math.sin(angle) + bow * Math.cos(angle),
      ],
      [x + length * Math.cos(angle), y + length * Math.sin(angle)],
    ];
    drawLine(
      ink,
      SIDE,
      points,
      random.between(0.2, 1.6) * (length > 3 ? 0.4 : 1),
      random.between(0.1, 0.8),
    );
  }
}

/** What is on the other side of thin paper: mirrored, pale and soft. */
function shineThrough(paper, fonts, random) {
  const back = new Float64Array(SIDE * SIDE);
  const height = random.chance(0.6) ? random.between(5, 12) : random.between(12, 40);
  const line = random.between(-height, height);
  for (let y = line; y < SIDE + height; y += height * 1.5) {
    for (
      let x = random.between(-height, 0);
      x < SIDE + height;
      x += height * random.between(0.6, 1)
    ) {
      const at = { ...place(random, height, 0.2, 0, 0), x, y };
      at.width = -at.width;
      printGlyph(
        back,
        SIDE,
        fonts.glyph(random.pick(fonts.printed), random.below(16)),
        at,
        1,
        spread(random),
      );
    }
  }
  blur(back, SIDE, random.between(0.7, 2));
  const strength = random.between(0.04, 0.22);
  for (let pixel = 0; pixel < back.length; pixel++) paper[pixel] *= 1 - back[pixel] * strength;
}

/** The paper's brightness: white or tinted, in uneven light, perhaps with a shadow or a screen of dots. */
function lightPaper(random) {
  const paper = new Float64Array(SIDE * SIDE);
  const white = random.chance(0.8) ? random.between(120, 250) : random.between(60, 140);
  const [gx, gy] = [random.normal() * 0.1, random.normal() * 0.1];
  const hasShadow = random.chance(0.12);
  const [angle, at, soft, dark] = [
    random.between(0, 6.3),
    random.between(-12, 12),
    random.between(0.5, 8),
    random.between(0.5, 0.9),
  ];
  const hasScreen = random.chance(0.06);
  const [pitch, dot, tilt] = [
    random.between(1.6, 3.5),
    random.between(0.05, 0.25),
    random.between(0, 1.6),
  ];
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const [u, v] = [x - MIDDLE, y - MIDDLE];
      let level = white * (1 + (gx * u + gy * v) / SIDE);
      if (hasShadow) {
        const across = (u * Math.cos(angle) + v * Math.sin(angle) - at) / soft;
        level *= 1 - (1 - dark) / (1 + Math.exp(-across * 3));
      }
      if (hasScreen) {
        const a = ((x * Math.cos(tilt) + y * Math.sin(tilt)) * 2 * Math.PI) / pitch;
        const b = ((y * Math.cos(tilt) - x * Math.sin(tilt)) * 2 * Math.PI) / pitch;
        level *= 1 - dot * (0.5 + 0.25 * (Math.cos(a) + Math.cos(b)));
      }
      paper[y * SIDE + x] = level;
    }
  }
  return paper;
}

/** Photographs a cell with a digit of a height, whose ink is darker than paper by `contrast`: it can be read. */
function photograph(picture, height, contrast, random) {
  const softest = Math.min(2.6, height * 0.135);
  blur(picture, SIDE, random.chance(0.5) ? random.between(0.3, 1) : random.between(0.3, softest));
  if (random.chance(0.12))
    shake(picture, SIDE, random.between(1, height / 5), random.between(0, 3.2));
  const noise = random.chance(0.75) ? random.between(0, 4) : random.between(3, 13);
  addNoise(picture, SIDE, Math.min(noise, contrast * 0.16), random.chance(0.5), random);
  if (random.chance(0.35)) {
    const coarseness = Math.min(random.between(0.3, 2.5), contrast * 0.02);
    compress(picture, SIDE, coarseness, random.below(8), random.below(8));
  }
}

/** A quarter turn that makes nonsense of a digit: 1 and 8 look alike upside down, and so on. */
function wrongTurn(value, random) {
  const isAmbiguous = [1, 2, 5, 6, 8, 9].includes(value) || value === 13;
  const quarters = isAmbiguous || random.chance(0.6) ? 1 + 2 * random.below(2) : 2;
  return (quarters * Math.PI) / 2;
}

/** Draws something. Returns its class and its height. */
function drawClass(ink, fonts, random) {
  const kind = random.next();
  if (kind < 0.22) {
    if (random.chance(0.15)) note(ink, fonts, random);
    return [EMPTY, 20];
  }
  const value =
    kind < 0.65 ? random.below(9) + 1 : kind < 0.73 ? random.below(7) + 10 : random.below(9) + 1;
  if (kind < 0.73)
    return [value, print(ink, fonts.glyph(random.pick(fonts.printed), value - 1), random, 0)];
  if (kind < 0.92) return [WRITTEN + value, write(ink, value, fonts, random)];
  const glyph = fonts.glyph(random.pick(fonts.printed), value - 1);
  return [NONE, print(ink, glyph, random, wrongTurn(value, random))];
}

/** Writes a photographed cell of 32×32 pixels. Returns its class. */
export function makeCell(cells, from, fonts, random) {
  const ink = new Float64Array(SIDE * SIDE);
  const [label, height] = drawClass(ink, fonts, random);
  if (random.chance(0.2)) fade(ink, SIDE, random.between(0.2, 0.6), random);
  let darkest = 0;
  for (const share of ink) darkest = Math.max(darkest, share);
  rule(ink, random);
  if (random.chance(label === EMPTY ? 0.4 : 0.15)) dirty(ink, random);
  const picture = lightPaper(random);
  const full = picture[MIDDLE_PIXEL] * (label === EMPTY ? 0.7 : darkest);
  const wanted = random.chance(0.8) ? random.between(0.5, 0.95) : random.between(0.25, 0.6);
  const contrast = Math.min(1, Math.max(wanted, LEAST_LEVELS / full));
  if (random.chance(0.15)) shineThrough(picture, fonts, random);
  for (let pixel = 0; pixel < picture.length; pixel++) picture[pixel] *= 1 - ink[pixel] * contrast;
  photograph(picture, height, contrast * full, random);
  for (let pixel = 0; pixel < picture.length; pixel++) {
    cells[from + pixel] = Math.min(255, Math.max(0, Math.round(picture[pixel])));
  }
  return label;
}
