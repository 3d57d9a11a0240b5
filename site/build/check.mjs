// Checks that every link of a built site leads to a file of the site, and to an anchor that exists.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';

const LINK = /\s(?:href|src)="([^"]*)"/g;
const ANCHOR = /\s(?:id|name)="([^"]*)"/g;
const OUTSIDE = /^([a-z][a-z0-9+.-]*:|\/\/)/i;

/**
 * @param except the folder that is not checked, because it is not made of pages
 * @returns what is wrong, one line per link
 */
export function deadLinks(folder, { except }) {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && !file.startsWith(except),
  );
  const anchors = new Map();
  const anchorsOf = (page) => {
    if (!anchors.has(page)) {
      const text = readFileSync(join(folder, page), 'utf8');
      anchors.set(page, new Set([...text.matchAll(ANCHOR)].map(([, name]) => unescaped(name))));
    }
    return anchors.get(page);
  };
  const dead = new Set();
  for (const page of pages) {
    for (const [, escaped] of readFileSync(join(folder, page), 'utf8').matchAll(LINK)) {
      const link = unescaped(escaped);
      if (OUTSIDE.test(link)) continue;
      const [, path, anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(link);
      if (path.startsWith('/')) dead.add(`${page}: ${link} is not relative`);
      let target = path === '' ? page : posix.join(posix.dirname(page), decodeURI(path));
      if (existsSync(join(folder, target)) && statSync(join(folder, target)).isDirectory()) {
        target = posix.join(target, 'index.html');
      }
      if (!existsSync(join(folder, target))) dead.add(`${page}: ${link} does not exist`);
      else if (
        anchor &&
        target.endsWith('.html') &&
        // What follows # in an address of the studio is no anchor.
        !target.startsWith(except) &&
        !anchorsOf(target).has(decodeURIComponent(anchor))
      )
        dead.add(`${page}: ${link} has no such anchor`);
    }
  }
  return [...dead];
}

const unescaped = (text) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
