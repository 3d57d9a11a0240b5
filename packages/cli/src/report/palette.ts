/** The SGR parameters of each role on a terminal without colors. */
const MONOCHROME = {
  plain: '',
  strong: '1',
  quiet: '',
  faint: '',
  given: '1',
  placed: '',
  call: '4',
  current: '1',
  pointer: '1',
  dead: '1',
  solved: '1',
};

/**
 * What a character on the screen means. The palette turns this meaning into a color or a weight.
 */
export type Role = keyof typeof MONOCHROME;

/** Role → its SGR parameters, for example `1;31`. Plain text has none. */
export type Palette = Readonly<Record<Role, string>>;

/**
 * A color in three forms: as `#rrggbb`, as one of 256 terminal colors, and as the SGR code of one
 * of 16 colors.
 */
interface Ink {
  readonly hex: string;
  readonly of256: number;
  readonly of16: number;
}

/**
 * The studio's colors, after Okabe and Ito. A terminal can be black or white, so each color is
 * between the colors of the studio's light and dark themes. The contrast is at least 4:1 on black,
 * and on white too, except for orange.
 */
export const INKS: Readonly<Record<'blue' | 'orange' | 'red' | 'green' | 'grey', Ink>> = {
  blue: { hex: '#1e7fc0', of256: 32, of16: 94 },
  orange: { hex: '#e69f00', of256: 214, of16: 33 },
  red: { hex: '#c8501e', of256: 166, of16: 91 },
  green: { hex: '#00875f', of256: 29, of16: 32 },
  grey: { hex: '#7b7b76', of256: 243, of16: 90 },
};

/**
 * @param colorDepth The color depth in bits: 1, 4, 8 or 24, as `WriteStream.getColorDepth` returns.
 */
export function paletteOf(colorDepth: number): Palette {
  if (colorDepth < 4) return MONOCHROME;
  const ink = ({ hex, of256, of16 }: Ink): string => {
    if (colorDepth < 8) return `${of16}`;
    return colorDepth < 24 ? `38;5;${of256}` : `38;2;${channels(hex)}`;
  };
  const { blue, orange, red, green, grey } = INKS;
  return {
    plain: '',
    strong: '1',
    quiet: ink(grey),
    faint: `2;${ink(grey)}`,
    given: '1',
    placed: ink(blue),
    call: `1;${ink(blue)}`,
    current: `1;${background(orange, colorDepth)}`,
    pointer: ink(orange),
    dead: `1;${ink(red)}`,
    solved: ink(green),
  };
}

/** Returns the SGR parameters for black text on this color. */
function background({ hex, of256, of16 }: Ink, colorDepth: number): string {
  if (colorDepth < 8) return `30;${of16 + 10}`;
  return colorDepth < 24 ? `38;5;16;48;5;${of256}` : `38;2;20;20;19;48;2;${channels(hex)}`;
}

function channels(hex: string): string {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(';');
}
