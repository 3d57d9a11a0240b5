import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const SOURCE = new URL('../src/', import.meta.url);
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });
const read = (name: string): string => readFileSync(new URL(name, SOURCE), 'utf8');
/** A cell has the looks of the engine's layers as classes. */
const LOOKS = '../../engine/src/draw/layer.ts';
const code = [LOOKS, ...files.filter((name) => /\.tsx?$/.test(name))].map(read);
const words = new Set(code.join('\n').match(/[\w-]+/g));

describe.each(files.filter((name) => name.endsWith('.css')))('%s', (name) => {
  const sheet = read(name).replaceAll(/\/\*.*?\*\//gs, '');

  it('changes only at the widths that styles/tokens.css names', () => {
    const named = new Set(read('styles/tokens.css').match(/\d+px(?=[^.]*\. Nothing else)/g));
    const widths = Array.from(sheet.matchAll(/\(width [<>]=? (\d+px)\)/g), ([, width]) => width);
    expect(named.size).toBe(5);
    expect(widths.filter((width) => !named.has(width))).toEqual([]);
    expect(sheet).not.toMatch(/\((?:min|max)-width|\d+px <=? width/);
  });

  it('has no class that the page does not use, and at most 300 lines', () => {
    const selectors = sheet.replaceAll(/\{[^{}]*\}/g, '');
    const classes = Array.from(selectors.matchAll(/\.([a-z][\w-]*)/g), ([, found]) => found);
    expect(classes.filter((found) => !words.has(found))).toEqual([]);
    expect(read(name).split('\n').length).toBeLessThanOrEqual(301);
  });
});

it('no room styles a class of another room, whose sheet stays when the room is left', () => {
  const rooms = new Map<string, Set<string>>();
  for (const name of files.filter((file) => /^rooms\/.*\.css$/.test(file))) {
    const sheet = read(name).replaceAll(/\/\*.*?\*\//gs, '');
    for (const [, found] of sheet.matchAll(/[;{},]\s*\.([a-z][\w-]*)(?=[^{};]*\{)/g)) {
      rooms.set(found, (rooms.get(found) ?? new Set()).add(name.split('/')[1]));
    }
  }
  const shared = Array.from(rooms).filter(([, names]) => names.size > 1);
  expect(shared.map(([found]) => found)).toEqual([]);
});
