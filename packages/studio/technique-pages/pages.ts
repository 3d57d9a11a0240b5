import { readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Marked } from 'marked';
import { anchorOf } from '../../../docs/techniques/anchor.mjs';
import { pictureMarkup } from './picture.ts';

const DOCS = fileURLToPath(new URL('../../../docs', import.meta.url));

/** The pages in English: the list of all techniques, and the pages that explain some of them. */
export const pageFiles: readonly string[] = [
  resolve(DOCS, 'techniques.md'),
  ...readdirSync(resolve(DOCS, 'techniques'))
    .filter((name) => /^[\w-]+\.md$/.test(name))
    .map((name) => resolve(DOCS, 'techniques', name)),
];

/** The line with links to the other language and to the list. The studio has buttons for both. */
const LINKS = /^\[(English|한국어)\]\(.*\n/m;

export function koreanFile(file: string): string {
  return file.replace(/\.md$/, '.ko.md');
}

/** The anchors of the sections of a page, each with its technique: the one of its example. */
export function techniquesOn(file: string): ReadonlyMap<string, string> {
  const sections = readFileSync(file, 'utf8').split(/^## /m).slice(1);
  return new Map(
    sections.flatMap((section) => {
      const [, technique] = /^<!-- example (\S+) -->$/m.exec(section) ?? [];
      const [heading] = section.split('\n', 1);
      return technique ? [[anchorOf(heading), technique]] : [];
    }),
  );
}

/**
 * A page as HTML. Its title is an h2, because the h1 is that of the studio. The heading of a
 * technique has `data-technique`. A link to another page is a button with `data-page` and, if it
 * leads to a heading, `data-technique`.
 */
export function pageHtml(file: string): string {
  const techniques = techniquesOn(file);
  const marked = new Marked({
    renderer: {
      heading({ depth, text, tokens }) {
        const level = `h${depth + 1}`;
        const technique = attribute('technique', techniques.get(anchorOf(text)));
        return `<${level} tabindex="-1"${technique}>${this.parser.parseInline(tokens)}</${level}>\n`;
      },
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        if (/^https?:/.test(href)) {
          return `<a href="${href}" target="_blank" rel="noopener">${text}</a>`;
        }
        const [path, anchor] = href.split('#');
        const target = resolve(dirname(file), path);
        const page = pageFiles.find((it) => it === target || koreanFile(it) === target);
        if (!page) return text;
        const technique = anchor && techniquesOn(target).get(anchor);
        if (anchor && !technique) throw new Error(`${file}: ${href} leads to no technique`);
        return `<button type="button" class="inline"${attribute('page', nameOf(page))}${attribute('technique', technique)}>${text}</button>`;
      },
      image: ({ href, text }) => pictureMarkup(resolve(dirname(file), href), text),
      // The comments in which scripts write.
      html: () => '',
    },
  });
  return marked.parse(readFileSync(file, 'utf8').replace(LINKS, ''), { async: false });
}

function nameOf(file: string): string {
  return file.replace(/^.*\/|\.md$/g, '');
}

function attribute(name: string, value: string | undefined): string {
  return value ? ` data-${name}="${value}"` : '';
}
