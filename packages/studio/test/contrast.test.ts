import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const SOURCE = new URL('../src/', import.meta.url);
const sheets = new Map(
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => [name, readFileSync(new URL(name, SOURCE), 'utf8')]),
);
const theme = sheets.get('styles/theme.css') ?? '';

/**
 * Every text colour, and the backgrounds behind it. A new pair in a stylesheet must be added here.
 */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  // A printed page, which has only black on it.
  white: [],
  'var(--paper)': [
    'ink',
    'quiet',
    'placed',
    'dead',
    'solution',
    'bookmark',
    'filled',
    'trial',
    'wrong',
  ],
  'var(--wash)': ['ink', 'quiet'],
  'var(--ink)': ['paper'],
  'var(--current)': ['on-current'],
  'var(--ring)': ['paper'],
  'var(--solution)': ['paper'],
  'var(--dead)': ['paper'],
  'var(--bookmark)': ['paper'],
  'var(--veil)': [],
  'color-mix(in srgb, var(--placed) 7%, transparent)': ['ink', 'placed', 'dead', 'solution'],
  'color-mix(in srgb, var(--ink) 6%, transparent)': ['ink', 'filled', 'trial', 'wrong'],
  'color-mix(in srgb, var(--placed) 16%, transparent)': ['ink', 'filled', 'trial', 'wrong'],
  'color-mix(in srgb, var(--current) 32%, transparent)': ['ink', 'filled', 'trial', 'wrong'],
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((colour) => [
      `var(--colour-${colour})`,
      ['ink', 'filled', 'trial', 'wrong'],
    ]),
  ),
  'color-mix(in srgb, var(--current) 26%, var(--paper))': ['ink'],
  'color-mix(in srgb, var(--solution) 14%, transparent)': ['ink'],
  'color-mix(in srgb, var(--placed) 42%, transparent)': ['ink'],
  // The veil over the page while a file is dragged, and bars. They have no text.
  'color-mix(in srgb, var(--paper) 75%, transparent)': [],
  'var(--placed)': [],
  'var(--quiet)': [],
  'var(--hair)': [],
};
const LEAST = { light: 4.5, dark: 4.5, contrast: 7 };
type Theme = keyof typeof LEAST;
const THEMES = Object.keys(LEAST) as Theme[];

type Colour = readonly number[];

/** Parses the colour syntaxes of the stylesheets. Returns red, green and blue from 0 to 1. */
function colourOf(text: string, theme: Theme): Colour {
  if (text.startsWith('#')) {
    return [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16) / 255);
  }
  if (text === 'transparent') return colourOf('var(--paper)', theme);
  const [, name, inside] = /^([\w-]+)\((.*)\)$/s.exec(text) ?? [];
  const [first, second, third] = inside?.split(/,\s*(?![^(]*\))/) ?? [];
  if (name === 'var') return colourOf(definitionOf(first), theme);
  if (name === 'light-dark') return colourOf(theme === 'dark' ? second : first, theme);
  const [, colour, amount] = /^(.*) (\S+)$/s.exec(second ?? '') ?? [];
  if (name !== 'color-mix' || first !== 'in srgb') throw new Error(`expected a colour: ${text}`);
  const all = theme === 'contrast' ? 100 : 0;
  const share = (amount === 'var(--contrast)' ? all : Number.parseFloat(amount)) / 100;
  const under = colourOf(third, theme);
  return colourOf(colour, theme).map((value, i) => value * share + under[i] * (1 - share));
}

function definitionOf(token: string): string {
  const value = new RegExp(`  ${token}: ([^;]*);`).exec(theme)?.[1];
  if (!value) throw new Error(`expected ${token} among the tokens`);
  return value;
}

/** The contrast ratio of WCAG 2.2. */
function contrast(a: Colour, b: Colour): number {
  const [darker, lighter] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The relative luminance of WCAG 2.2. */
function luminance(colour: Colour): number {
  const [r, g, b] = colour.map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

describe('the colours', () => {
  it.each(
    THEMES.flatMap((theme) =>
      Object.entries(TEXTS).flatMap(([ground, texts]) =>
        texts.map((text) => [theme, text, ground] as const),
      ),
    ),
  )('are legible in %s: %s on %s', (theme, text, ground) => {
    const ratio = contrast(colourOf(`var(--${text})`, theme), colourOf(ground, theme));
    expect(ratio).toBeGreaterThanOrEqual(LEAST[theme]);
  });

  it('are compared by the WCAG formula', () => {
    expect(contrast(colourOf('#ffffff', 'light'), colourOf('#000000', 'light'))).toBe(21);
    expect(contrast(colourOf('#777777', 'light'), colourOf('#ffffff', 'light'))).toBeCloseTo(4.48);
    expect(colourOf('var(--mark)', 'dark')).toEqual(colourOf('#f2b33d', 'dark'));
  });

  it('are defined only in the theme', () => {
    for (const [name, sheet] of sheets) {
      if (name !== 'styles/theme.css')
        expect(sheet, name).not.toMatch(/#[\da-f]{3,8}\b(?![^;{]*\{)|\brgb/i);
    }
  });

  it('are combined in the stylesheets only as listed here', () => {
    const rules = [...sheets.values()].flatMap((sheet) => [...sheet.matchAll(/\{([^{}]*)\}/g)]);
    expect(rules.length).toBeGreaterThan(100);
    const declared = (rule: string, property: string) =>
      new RegExp(`(?:^|[\\s;])${property}: ([^;]*);`).exec(rule)?.[1];
    // A gradient from a colour to the same colour counts as this colour.
    const flat = (text: string | undefined) =>
      (text && /linear-gradient\(\s*(\S.*\)),\s*\1/.exec(text)?.[1]) || text;
    const isColour = (text: string | undefined) => text && !/^(none|inherit)$/.test(text);
    for (const [, rule] of rules) {
      const ground = flat(declared(rule, 'background(?:-color)?'));
      const text = declared(rule, 'color');
      if (isColour(ground)) expect(Object.keys(TEXTS)).toContain(ground);
      if (!isColour(text)) continue;
      const grounds = isColour(ground) ? [ground] : Object.keys(TEXTS);
      const texts = grounds.flatMap((on) => TEXTS[on ?? ''].map((token) => `var(--${token})`));
      expect(texts, rule).toContain(text);
    }
  });
});
