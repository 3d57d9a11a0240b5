// Finds the Markdown files that are pages of the site, and writes them to a folder for VitePress.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { rewrite, titleOf } from './links.mjs';
import { insertBoard } from './live.mjs';
import { withPrograms } from './programs.mjs';

/** Pages outside docs/. `x.ko.md` beside such a file is its Korean page. */
const OTHERS = ['README', 'GLOSSARY', 'ARCHITECTURE', 'CONTRIBUTING', 'CHANGELOG', 'bench/results'];
/** The folder of the pictures, among the pages. */
const FILES = '_files';

/** @returns the pages as `{ source, id, text }`, in English and Korean, without those of the API. */
export function findPages(root) {
  const docs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file));
  const others = OTHERS.flatMap((name) => [`${name}.md`, `${name}.ko.md`]);
  const homes = ['site/home.md', 'site/home.ko.md'];
  return [...homes, ...others, ...docs.sort()]
    .filter((source) => existsSync(join(root, source)))
    .map((source) => ({
      source,
      id: idOf(source),
      text: readFileSync(join(root, source), 'utf8'),
    }));
}

/** `docs/x.ko.md` → `ko/x`; `README.md` → `overview`. */
export function idOf(source) {
  const name = source
    .replace(/(\.ko)?\.md$/, '')
    .replace(/^docs\/README$/, 'contents')
    .replace(/^docs\//, '')
    .replace(/^site\/home$/, 'index')
    .replace(/^README$/, 'overview')
    .replace(/^bench\/results$/, 'figures')
    .replace(/\/README$/, '/index')
    .toLowerCase();
  return source.endsWith('.ko.md') ? `ko/${name}` : name;
}

/**
 * Writes the pages and their pictures.
 *
 * @returns the titles of the pages, by id
 */
export function writePages({ root, pages, folder }) {
  const ids = new Map(pages.map(({ source, id }) => [source, id]));
  const titles = new Map(pages.map(({ id, text }) => [id, titleOf(text)]));
  const dead = [];
  for (const page of pages) {
    const { source, id, text } = page;
    const site = {
      // A folder stands for its README.
      pageOf: (path) => ids.get(path) ?? ids.get(`${path}/README.md`),
      exists: (path) => existsSync(join(root, path)),
      asset: (path) => {
        cpSync(join(root, path), join(folder, FILES, path), { recursive: true });
        return `${FILES}/${path}`;
      },
      dead: (link) => dead.push(`${source}: ${link}`),
    };
    const twin = id.startsWith('ko/') ? id.slice(3) : `ko/${id}`;
    const head = titles.has(twin) ? { twin } : {};
    const file = join(folder, `${id}.md`);
    mkdirSync(dirname(file), { recursive: true });
    const linked = rewrite(withPrograms(text, id, root), page, site);
    writeFileSync(file, withHead(insertBoard(linked, page), head));
  }
  if (dead.length > 0) throw new Error(`dead links:\n${dead.join('\n')}`);
  return titles;
}

/** Adds entries to the front matter of a page. */
function withHead(text, entries) {
  const lines = Object.entries(entries).map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`);
  const head = /^---\n([\s\S]*?)---\n/.exec(text);
  const rest = head ? text.slice(head[0].length) : text;
  return `---\n${head?.[1] ?? ''}${lines.join('')}---\n\n${rest}`;
}
