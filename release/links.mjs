import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { ROOT } from './command.mjs';
import { Refusal } from './refusal.mjs';

/** Blocks and spans of code, which stay as they are, or the target of a link or a picture. */
const PARTS =
  /^```[\s\S]*?^```$|`[^`\n]*`|(!?\[(?:[^[\]]|!\[[^\]]*\]\([^)]*\))*\]\()([^)\s]+)|(\b(?:src|srcset|href)=")([^"]+)/gm;
const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** Whether git has this file, or a file in this folder. */
function isInRepository(path) {
  if (path.startsWith('..')) return false;
  const { stdout } = spawnSync('git', ['ls-files', '--', path], { cwd: ROOT });
  return stdout.length > 0;
}

/**
 * Returns a Markdown text with absolute addresses instead of relative ones. `folder` is the path of
 * its file in the repository, and `tag` the tag of the release.
 */
export function absoluteLinks(text, { address, folder, tag }) {
  const absolute = (link) => {
    if (/^[a-z][a-z\d+.-]*:|^\/\/|^#/i.test(link)) return link;
    const [path, anchor] = link.split('#');
    const target = posix.join(folder, decodeURIComponent(path));
    if (!isInRepository(target)) {
      throw new Refusal(`${folder}/README.md: expected a file of the repository, found ${link}`);
    }
    const isFolder = statSync(join(ROOT, target)).isDirectory();
    const kind = isFolder ? 'tree' : PICTURE.test(target) ? 'raw' : 'blob';
    const place = `${address}/${kind}/${tag}/${encodeURI(target.replace(/\/$/, ''))}`;
    return anchor === undefined ? place : `${place}#${anchor}`;
  };
  return text.replace(PARTS, (whole, opening, link, attribute, value) => {
    // The text of a link can be a picture.
    if (link) return absoluteLabel(opening) + absolute(link);
    return value ? attribute + absolute(value) : whole;
  });

  function absoluteLabel(opening) {
    return opening.replace(/(!\[[^\]]*\]\()([^)\s]+)/g, (_, start, link) => start + absolute(link));
  }
}
