import { readdirSync, readFileSync } from 'node:fs';
import { explainStep, type Language, techniqueNames } from '@nonet/engine/explain';
import type { TechniqueId } from '@nonet/engine/rating';
import { describe, expect, it } from 'vitest';
import { fillIn } from '../docs/kernel/markers.mjs';
import { exampleBlocks, indexBlock, LANGUAGES } from '../docs/techniques/blocks.mjs';
import { EXAMPLES, exampleOf } from '../docs/techniques/examples.mjs';
import { PAGES, TECHNIQUES } from '../docs/techniques/pages.mjs';
import { pictureOf, wWingPicture } from '../docs/techniques/pictures.mjs';

const docs = new URL('../docs/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, docs), 'utf8');
const headingsOf = (page: string): string[] =>
  [...page.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);

const pages = LANGUAGES.flatMap(({ language, suffix }) =>
  Object.entries(PAGES).map(([page, ids]) => ({
    page,
    ids: ids as TechniqueId[],
    language: language as Language,
    file: `techniques/${page}${suffix}.md`,
  })),
);

describe('the pages of the techniques', () => {
  it('have every technique of the table except brute force, each once', () => {
    const withPage = TECHNIQUES.filter(({ page }) => page !== undefined).map(
      ({ id }): string => id,
    );
    expect(Object.values(PAGES).flat().sort()).toEqual(withPage.sort());
    expect(TECHNIQUES.filter(({ page }) => page === undefined)).toMatchObject([
      { id: 'brute-force' },
    ]);
  });

  it.each(pages)('have a heading for every technique: $file', ({ ids, language, file }) => {
    const names = ids.map((id) => techniqueNames[id][language]);
    expect(headingsOf(read(file))).toEqual(names);
  });

  it.each(pages)('say why, and how to spot it: $file', ({ ids, language, file }) => {
    const count = (text: string): number => read(file).split(`\n**${text}**`).length - 1;
    const [why, how] =
      language === 'ko'
        ? ['왜 성립하나요?', '어떻게 찾나요?']
        : ['Why it is true.', 'How to spot it.'];
    expect([count(why), count(how)]).toEqual([ids.length, ids.length]);
  });

  it.each(pages)('have up-to-date examples: $file', ({ page, language, file }) => {
    const text = read(file);
    expect(text).toBe(fillIn(text, 'example', exampleBlocks(page, language)));
  });

  it.each(LANGUAGES)('have an up-to-date table: $language', ({ language, suffix }) => {
    const text = read(`techniques${suffix}.md`);
    expect(text).toBe(fillIn(text, 'table', { techniques: indexBlock(language) }));
  });
});

it.each(LANGUAGES)('the page of explain has the picture of the library: $language', (of) => {
  expect(read(`explain${of.suffix}.svg`)).toBe(wWingPicture(of.language));
});

describe('the examples of the techniques', () => {
  const ids = Object.keys(EXAMPLES);

  it('have a picture each, and there are no other pictures', () => {
    const pictures = readdirSync(new URL('techniques/images/', docs));
    expect(pictures.sort()).toEqual(ids.map((id) => `${id}.svg`).sort());
  });

  it.each(ids)('have the picture and the sentences of the library: %s', (id) => {
    const example = exampleOf(id);
    expect(read(`techniques/images/${id}.svg`)).toBe(pictureOf(example));
    const { page } = TECHNIQUES.find((it) => it.id === id)!;
    expect(read(`techniques/${page}.md`)).toContain(explainStep(example.step, 'en'));
    expect(read(`techniques/${page}.ko.md`)).toContain(explainStep(example.step, 'ko'));
  });
});
