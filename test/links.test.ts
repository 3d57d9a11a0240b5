import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { anchorOf } from '../docs/techniques/anchor.mjs';

const ROOT = new URL('..', import.meta.url);

/** The Markdown files of the project, also new ones that are not committed yet. */
const pages = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], {
  cwd: fileURLToPath(ROOT),
  encoding: 'utf8',
})
  .stdout.split('\n')
  .filter((name) => name !== '' && existsSync(new URL(name, ROOT)));

/** A page without what is shown as it is: blocks and spans of code. */
function textOf(page: string | URL): string {
  const text = readFileSync(new URL(page, ROOT), 'utf8');
  return text
    .replace(/^```[\s\S]*?^```$/gm, '')
    .replace(/`[^`\n]*`/g, (code) => (/[[\]]/.test(code) ? '' : code));
}

/** The targets of the links and pictures in a text. */
function linksIn(text: string): string[] {
  const found = text.matchAll(/\]\(([^)\s]+)\)|\b(?:src|srcset|href)="([^"]+)"/g);
  return [...found].map(([, link, attribute]) => link ?? attribute);
}

const linksOf = (page: string): string[] => linksIn(textOf(page));

/** What stands before the first heading of the second level, and from each such heading on. */
const sectionsOf = (page: string): string[] => textOf(page).split(/^## /m);

function anchorsOf(page: URL): string[] {
  const seen = new Map<string, number>();
  return [...textOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => {
    const anchor = anchorOf(heading);
    const count = seen.get(anchor) ?? 0;
    seen.set(anchor, count + 1);
    return count === 0 ? anchor : `${anchor}-${count}`;
  });
}

/** Returns whether a link leads out of the project, or to a file and a heading that exist. */
function leadsSomewhere(link: string, page: string): boolean {
  if (/^[a-z]+:/.test(link)) return true;
  const [path, anchor] = link.split('#');
  const target = new URL(path, new URL(page, ROOT));
  if (!existsSync(target)) return false;
  return anchor === undefined || anchorsOf(target).includes(decodeURIComponent(anchor));
}

it('there are pages', () => {
  expect(pages.length).toBeGreaterThan(100);
});

it.each(pages)('the links of %s lead to files and headings that exist', (page) => {
  expect(linksOf(page).filter((link) => !leadsSomewhere(link, page))).toEqual([]);
});

it('a page in English and its twin in Korean have links to each other', () => {
  const hasLink = (from: string, to: string): boolean =>
    linksOf(from).includes(to.slice(to.lastIndexOf('/') + 1));
  const broken = pages.filter((korean) => {
    // Each page of the site has a link to its twin in its head.
    if (!korean.endsWith('.ko.md') || korean.startsWith('site/')) return false;
    const english = korean.replace('.ko.md', '.md');
    return !hasLink(english, korean) || !hasLink(korean, english);
  });
  expect(broken).toEqual([]);
});

describe('the screenshots', () => {
  const taken = readdirSync(new URL('docs/studio/', ROOT));

  it.each(['.ko.md', '.md'])('are each on a page of its language: %s', (end) => {
    const isOf = (name: string): boolean => name.includes('.ko.') === (end === '.ko.md');
    const shown = pages
      .filter(isOf)
      .flatMap(linksOf)
      .filter((link) => /\.(gif|png)$/.test(link));
    const names = new Set(shown.map((link) => basename(link)));
    expect([...names].sort()).toEqual(taken.filter(isOf).sort());
  });
});

describe('a page and its Korean twin', () => {
  /** The targets of the links of each section, without the language. */
  const targetsOf = (page: string): string[][] =>
    sectionsOf(page).map((section) => {
      const targets = linksIn(section).map((link) => link.replace(/#.*/, '').replace('.ko.', '.'));
      const own = page.slice(page.lastIndexOf('/') + 1).replace('.ko.', '.');
      return [...new Set(targets)].filter((target) => target !== '' && target !== own).sort();
    });
  const twins = pages.filter((page) => page.endsWith('.ko.md') && !page.startsWith('site/'));

  it.each(twins)('have the same sections, with the same links: %s', (korean) => {
    expect(targetsOf(korean)).toEqual(targetsOf(korean.replace('.ko.md', '.md')));
  });
});
