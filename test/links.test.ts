import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
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
  return text.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`\n]*[[\]][^`\n]*`/g, '');
}

/** The targets of the links and pictures of a page. */
function linksOf(page: string): string[] {
  const found = textOf(page).matchAll(/\]\(([^)\s]+)\)|\b(?:src|srcset|href)="([^"]+)"/g);
  return [...found].map(([, link, attribute]) => link ?? attribute);
}

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
