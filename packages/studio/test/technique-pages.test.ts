import { readFileSync } from 'node:fs';
import { techniqueNames } from '@nonet/engine/explain';
import { type TechniqueId, techniqueRows } from '@nonet/engine/rating';
import { describe, expect, it } from 'vitest';
import { anySizeFinders } from '../../engine/dist/technique/any-size/finders.js';
import { languages } from '../src/words/words.ts';
import { koreanFile, pageFiles, pageHtml, techniquesOn } from '../technique-pages/pages.ts';
import { codeWithPictures } from '../technique-pages/picture.ts';

/** Techniques that `findSteps` has, but not the coach, whose list is HoDoKu's table. */
const UNEXPLAINED = [
  'squirmbag',
  'whale',
  'leviathan',
  'franken-jellyfish',
  'finned-franken-jellyfish',
  'mutant-x-wing',
  'mutant-swordfish',
  'mutant-jellyfish',
  'finned-mutant-x-wing',
  'finned-mutant-swordfish',
  'finned-mutant-jellyfish',
  'kraken-fish-type-1',
  'kraken-fish-type-2',
  'death-blossom',
  'dual-two-string-kite',
  'dual-empty-rectangle',
  'template-set',
  'template-delete',
];

const pages = pageFiles.map((en) => ({ en, ko: koreanFile(en) }));

/** The techniques that have a heading, and the text of the heading. */
function headings(html: string): ReadonlyMap<string, string> {
  const found = html.matchAll(/<h3 tabindex="-1" data-technique="([^"]+)">([^<]+)<\/h3>/g);
  return new Map(Array.from(found, ([, technique, text]) => [technique, text]));
}

describe('the pages of the techniques', () => {
  it.each(languages)('have a heading for every technique that the coach names: %s', (language) => {
    const explained = new Map(pages.flatMap((page) => [...headings(pageHtml(page[language]))]));
    const ids: TechniqueId[] = techniqueRows
      .flatMap(({ techniques }) => techniques)
      .filter((id) => id !== 'brute-force');
    for (const id of ids) expect(explained.get(id), id).toBe(techniqueNames[id][language]);
    const others = (Object.keys(anySizeFinders) as TechniqueId[]).filter((id) => !ids.includes(id));
    expect(others.filter((id) => !explained.has(id)).sort()).toEqual(UNEXPLAINED.sort());
  });

  it('are about the same techniques in both languages', () => {
    for (const { en, ko } of pages) {
      expect([...techniquesOn(ko).values()], en).toEqual([...techniquesOn(en).values()]);
    }
  });

  it('have links to pages and headings that exist', () => {
    const targets = new Map(
      pages.map(({ en }) => [/([\w-]+)\.md$/.exec(en)?.[1], [...techniquesOn(en).values()]]),
    );
    for (const file of pages.flatMap(({ en, ko }) => [en, ko])) {
      const links = [
        ...pageHtml(file).matchAll(/data-page="([^"]+)"(?: data-technique="([^"]+)")?/g),
      ];
      for (const [link, page, technique] of links) {
        expect(targets.has(page), `${file}: ${link}`).toBe(true);
        if (technique) expect(targets.get(page), `${file}: ${link}`).toContain(technique);
      }
    }
  });

  it('have pictures whose colours are those of the theme', () => {
    const theme = readFileSync(new URL('../src/styles/theme.css', import.meta.url), 'utf8');
    const code = pages.map(({ en }) => codeWithPictures({ en: pageHtml(en) })).join('');
    const colours = new Set(code.match(/--sudoku-[\w-]+/g));
    expect(colours.size).toBeGreaterThan(10);
    for (const colour of colours) expect(theme).toContain(`  ${colour}:`);
    expect(code).not.toMatch(/#[0-9a-f]{6}|\{\{/);
  });
});
