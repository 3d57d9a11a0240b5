// Lets the Korean search find the pages that exist in English only. VitePress has one index for each
// language, with the pages of that language.
import { relative } from 'node:path';
import MiniSearch from 'minisearch';

const HEADING = /<h(\d)[^>]*>(.*?)<a[^>]* href="#([^"]*)"[^>]*>.*?<\/a><\/h\1>/g;
/** What VitePress calls the index of Korean. */
const INDEX = '/@localSearchIndexko';

/**
 * @param folder the folder of the pages
 * @param isForeign whether a Korean reader gets this page, such as `kernel.md`, in English
 * @param base the path of the site
 * @returns the option `_splitIntoSections` of VitePress, and a plugin for Vite
 */
export function koreanSearch({ folder, isForeign, base }) {
  const sections = new Map();
  const splitIntoSections = (file, html) => {
    const found = sectionsOf(html);
    const page = relative(folder, file);
    const id = `${base}${page.replace(/(^|\/)index\.md$/, '$1').replace(/\.md$/, '.html')}`;
    for (const { anchor, titles, text } of isForeign(page) ? found : []) {
      const [title, ...above] = titles.toReversed();
      sections.set(`${id}#${anchor}`, { title, titles: above.toReversed(), text });
    }
    return found;
  };
  const plugin = {
    name: 'korean-search',
    enforce: 'post',
    transform(code, id) {
      if (id !== INDEX) return undefined;
      const options = { fields: ['title', 'titles', 'text'], storeFields: ['title', 'titles'] };
      const index = MiniSearch.loadJSON(JSON.parse(code.replace('export default ', '')), options);
      index.addAll([...sections].map(([id, section]) => ({ id, ...section })));
      return `export default ${JSON.stringify(JSON.stringify(index))}`;
    },
  };
  return { splitIntoSections, plugin };
}

/** The sections of a page: the headings, from the title on, and the text below. */
export function sectionsOf(html) {
  const [, ...parts] = html.split(HEADING);
  const above = [];
  const sections = [];
  for (let i = 0; i < parts.length; i += 4) {
    const [level, heading, anchor, content] = parts.slice(i, i + 4);
    above.length = Number(level) - 1;
    above.push(textOf(heading).trim());
    const titles = above.filter(Boolean);
    if (titles.length > 0 && content) sections.push({ anchor, titles, text: textOf(content) });
  }
  return sections;
}

const textOf = (html) => html.replace(/<[^>]*>/g, '');
