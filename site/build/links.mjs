// Moves Markdown from the repository to the site: links between files become links between pages.
import { posix } from 'node:path';

/** Parts of a text that are not rewritten: fenced code, code spans and comments. */
const CODE = /^(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1[ \t]*$|(`+)(?:(?!\2)[\s\S])+?\2|<!--[\s\S]*?-->/gm;
const LINK = /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^()\s]+(?:\([^()\s]*\)[^()\s]*)*)\)/g;
const ATTRIBUTE = /\b(src|srcset|href)="([^"]+)"/g;
const PICTURE =
  /<picture>\s*<source[^>]*srcset="([^"]+)"[^>]*>\s*<img ([^>]*?)src="([^"]+)"([^>]*)>\s*<\/picture>/g;
const OUTSIDE = /^([a-z][a-z0-9+.-]*:|#|\/\/)/i;
/** The link to the same page in the other language, in a line of links. The site has it in its header. */
const LANGUAGE_LINK = /^\[(한국어|English)\]\([^)]*\)(?: · |\n+)/m;

/**
 * Rewrites a Markdown file for the page `page.id` of the site.
 *
 * @param {string} text
 * @param {{ source: string, id: string }} page the path of the file in the repository, and the
 *   path of its page in the site without `.md`
 * @param {object} site
 * @param {(path: string) => string | undefined} site.pageOf file → id of its page
 * @param {(path: string) => boolean} site.exists whether the repository has the file or folder
 * @param {(path: string) => string} site.asset keeps a file for the site and returns its path there
 * @param {(link: string) => void} site.dead is told of each link to a file that does not exist
 */
export function rewrite(text, page, site) {
  const { source, id } = page;
  /** Returns the file that a link means, and what follows it in the link. */
  const targetOf = (link) => {
    const [path, ...rest] = link.split(/(?=[#?])/);
    const target = posix.join(posix.dirname(source), decodeURI(path)).replace(/\/$/, '');
    return { target, rest: rest.join('') };
  };
  const linkTo = (path) => {
    const link = posix.relative(posix.dirname(id), path);
    return link.startsWith('.') ? link : `./${link}`;
  };
  const fileLink = (link) => {
    const { target } = targetOf(link);
    if (site.exists(target)) return linkTo(site.asset(target));
    site.dead(link);
    return link;
  };
  const pageLink = (link) => {
    const { target, rest } = targetOf(link);
    const found = site.pageOf(target);
    if (found === undefined && !site.exists(target)) site.dead(link);
    return found === undefined ? undefined : `${linkTo(`${found}.md`)}${rest}`;
  };
  const markdownLink = (whole, image, label, link) => {
    if (OUTSIDE.test(link)) return whole;
    if (image) return `![${label}](${fileLink(link)})`;
    const inside = label.replace(LINK, markdownLink);
    const rewritten = pageLink(link);
    if (rewritten !== undefined) return `[${inside}](${rewritten})`;
    return targetOf(link).target.endsWith(label) ? `\`${label}\`` : inside;
  };
  const attribute = (whole, name, link) => {
    if (OUTSIDE.test(link)) return whole;
    return `${name}="${name === 'href' ? (pageLink(link) ?? link) : fileLink(link)}"`;
  };
  return outsideCode(text.replace(LANGUAGE_LINK, ''), (part) =>
    part
      .replace(PICTURE, twoPictures)
      .replace(LINK, markdownLink)
      .replace(/<[a-z][^>]*>/g, (tag) => tag.replace(ATTRIBUTE, attribute)),
  );
}

/** The theme of the site decides between the pictures, and not the system. */
function twoPictures(_, dark, before, light, after) {
  const image = (name, link) => `<img class="${name}" ${before}src="${link}"${after}>`;
  return image('when-light', light) + image('when-dark', dark);
}

/** Calls `change` for the parts of a Markdown text that are not code, and leaves comments out. */
function outsideCode(text, change) {
  // A link may have code in its label, so code spans are put back afterwards. Until then, their
  // numbers stand between two characters for private use.
  const codes = [];
  const rest = text.replace(CODE, (code) => {
    if (code.startsWith('<!--')) return '';
    codes.push(code);
    return `\uE000${codes.length - 1}\uE000`;
  });
  return change(rest).replace(/\uE000(\d+)\uE000/g, (_, index) => codes[index]);
}

/** The first heading of a Markdown text, as plain text. */
export function titleOf(text) {
  const heading = /^# (.+)$/m.exec(text)?.[1] ?? '';
  return heading.replace(LINK, '$2').replace(/\\(.)|[`*]/g, '$1');
}
