import type { Attributes } from './svg.ts';

/**
 * The colors of a drawing. Each is also a CSS variable, such as `--sudoku-ink`, with which a page
 * can change the color.
 */
export const defaultTheme = {
  paper: '#ffffff',
  /** Givens and the lines between boxes. */
  ink: '#1f2933',
  /** Candidates and labels. */
  quiet: '#7b8794',
  /** The lines between cells. */
  hair: '#d5dbe1',
  placed: '#1f2933',
  solution: '#007a5a',
  current: '#e69f00',
  edge: '#a86200',
  'on-current': '#1b1b1a',
  dead: '#b84a00',
  house: '#1d4ed8',
  link: '#4338ca',
  removed: '#c81e1e',
  conclusion: '#047857',
  fin: '#be185d',
  'group-1': '#bfdbfe',
  'group-1-edge': '#1d4ed8',
  'group-2': '#fde68a',
  'group-2-edge': '#b45309',
  'group-3': '#ddd6fe',
  'group-3-edge': '#6d28d9',
  'group-4': '#a7f3d0',
  'group-4-edge': '#047857',
  /** The outlines and the thin lines of constraints. */
  rule: '#4b5763',
  /** The discs of constraints, which are white and black on any paper. */
  white: '#ffffff',
  black: '#1f2933',
  /** Regions, and the shapes of odd and even cells. */
  tint: '#e0e5ea',
  diagonal: '#9db4e0',
  thermo: '#d3d9df',
  whisper: '#a3dbb4',
  renban: '#ebc5ee',
  palindrome: '#b3bfcb',
  entropic: '#f8cba6',
  modular: '#9edad6',
  sumline: '#ecda8a',
  equal: '#a9ccf5',
};

export type ThemeColor = keyof typeof defaultTheme;
export type Theme = Readonly<Record<ThemeColor, string>>;

export type Paint = (fill: ThemeColor | 'none', stroke?: ThemeColor) => Attributes;

/**
 * Each color is written twice: as a CSS variable with a fallback, and as a plain attribute for
 * programs that do not know CSS variables, such as Inkscape.
 */
export function paintOf(theme: Partial<Theme> = {}): Paint {
  const colors = { ...defaultTheme, ...theme };
  const variable = (name: ThemeColor): string => `var(--sudoku-${name},${colors[name]})`;
  return (fill, stroke) => ({
    fill: fill === 'none' ? fill : colors[fill],
    ...(stroke && { stroke: colors[stroke] }),
    style: [
      ...(fill === 'none' ? [] : [`fill:${variable(fill)}`]),
      ...(stroke ? [`stroke:${variable(stroke)}`] : []),
    ].join(';'),
  });
}
